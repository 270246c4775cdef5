import UIKit

/// The device and the settings that an app meets in a test.
public struct TestDevice: Sendable {
    /// The size of the screen, in points. A side that is not positive counts as one point.
    public var size: CGSize
    /// The pixels for each point. A number that is not positive counts as 1.
    public var scale: CGFloat
    /// What the device takes from each edge. `nil` means a notched phone's insets for a screen that is upright, and none
    /// for one that is not.
    public var safeAreaInsets: UIEdgeInsets?
    /// The light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// The direction of the app's language.
    public var layoutDirection: UIUserInterfaceLayoutDirection
    /// Whether the user has turned on Reduce Motion.
    public var reducesMotion: Bool

    /// Creates a phone of 390 by 844 points, or a device that differs from it.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 2,
        safeAreaInsets: UIEdgeInsets? = nil,
        userInterfaceStyle: UIUserInterfaceStyle = .light,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        reducesMotion: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.reducesMotion = reducesMotion
    }
}
