@_spi(Host) import CoreGraphics

/// The device's screen. By default, it's a phone in portrait orientation, with 390 × 844 points and a scale
/// of 2.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    private static let shared = UIScreen()
    open class var main: UIScreen { shared }

    open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    open private(set) var scale: CGFloat = 2
    open var nativeScale: CGFloat { scale }
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    open var maximumFramesPerSecond: Int { 60 }

    /// The coordinates in which the system reports what's on the screen, such as the keyboard.
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }

    /// The space that the housing and the system occupy at each edge. These are a full-screen window's safe
    /// area insets.
    private(set) var safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    private(set) var userInterfaceStyle = UIUserInterfaceStyle.light

    /// Configures the screen. If the safe area is `nil`, a portrait screen gets that of a phone with a notch,
    /// and a landscape screen gets none. Lengths and scales that aren't positive and finite count as 1, and
    /// insets that aren't finite as 0.
    @_spi(Host) public func configure(
        size: CGSize,
        scale: CGFloat = 2,
        safeAreaInsets: UIEdgeInsets? = nil,
        userInterfaceStyle: UIUserInterfaceStyle = .light
    ) {
        bounds = CGRect(origin: .zero, size: Self.size(size))
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.safeAreaInsets = safeAreaInsets.map(Self.finite) ?? Self.safeAreaInsets(of: bounds.size)
        self.userInterfaceStyle = userInterfaceStyle
        UITraitCollection.screenDidChange()
        for window in UIApplication.shared.windowsOnScreen {
            window.updateSafeAreaInsets()
            window.appearanceDidChange()
        }
        UIApplication.shared.softwareKeyboard?.screenDidChange()
    }

    /// Returns a screen size of at least one point in each direction.
    static func size(_ size: CGSize) -> CGSize {
        func side(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 1) : 1 }
        return CGSize(width: side(size.width), height: side(size.height))
    }

    private static func finite(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return UIEdgeInsets(
            top: finite(insets.top),
            left: finite(insets.left),
            bottom: finite(insets.bottom),
            right: finite(insets.right)
        )
    }

    private static func safeAreaInsets(of size: CGSize) -> UIEdgeInsets {
        size.height >= size.width ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero
    }

    func reset() {
        configure(size: CGSize(width: 390, height: 844))
    }

    /// Returns a picture of all windows, including the system's, at `MediaClock.now`. The default scale is
    /// the screen's own.
    @_spi(Host) public func image(scale: CGFloat? = nil) -> CGImage? {
        let scale = scale ?? self.scale
        let context = CGContext(
            pixelWidth: Int((bounds.width * scale).rounded(.up)),
            pixelHeight: Int((bounds.height * scale).rounded(.up)),
            scale: scale
        )
        for window in UIApplication.shared.windowsOnScreen {
            context.drawUpright(window.image(scale: scale), in: window.frame)
        }
        return context.makeImage()
    }

    /// Returns a picture of the whole screen at this moment.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.windows.last?.snapshotView(afterScreenUpdates: afterUpdates)
            ?? UIView(frame: bounds)
    }
}
