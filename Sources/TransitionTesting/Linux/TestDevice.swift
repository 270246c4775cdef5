import UIKit

/// The device and the user's settings in a test.
public struct TestDevice: Sendable {
    /// The size of the screen, in points. A length that's zero, negative, or non-finite is treated as 1.
    public var size: CGSize
    /// The number of pixels per point. Values that are zero, negative, or non-finite are treated as 1.
    public var scale: CGFloat
    /// The safe area insets of the device. If `nil`, these are the insets of a phone with a notch if the
    /// screen is in portrait orientation, and zero otherwise. Insets that aren't finite are treated as 0.
    public var safeAreaInsets: UIEdgeInsets?
    /// The light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// The layout direction of the app's language.
    public var layoutDirection: UIUserInterfaceLayoutDirection
    /// A Boolean value that indicates whether Reduce Motion is on.
    public var isReduceMotionEnabled: Bool

    /// Creates a device. The default is a phone in portrait orientation with a screen of 390 by 844 points
    /// and 2 pixels per point, in light appearance, with a left-to-right layout and without Reduce Motion.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 2,
        safeAreaInsets: UIEdgeInsets? = nil,
        userInterfaceStyle: UIUserInterfaceStyle = .light,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        isReduceMotionEnabled: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.isReduceMotionEnabled = isReduceMotionEnabled
    }
}
