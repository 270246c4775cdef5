@_spi(Host) import CoreGraphics

/// The device's screen. By default a phone of 390 by 844 points with two pixels a point, in portrait.
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

    /// What the housing and the system take from each edge; a full-screen window's safe area insets.
    private(set) var safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    private(set) var userInterfaceStyle = UIUserInterfaceStyle.light

    /// Sets up the screen. A `nil` safe area means a notched phone's for a portrait screen, none for landscape.
    /// Sizes that are not positive count as one point.
    @_spi(Host) public func configure(
        size: CGSize,
        scale: CGFloat = 2,
        safeAreaInsets: UIEdgeInsets? = nil,
        userInterfaceStyle: UIUserInterfaceStyle = .light
    ) {
        bounds = CGRect(origin: .zero, size: Self.size(size))
        self.scale = scale > 0 ? scale : 1
        self.safeAreaInsets = safeAreaInsets ?? Self.safeAreaInsets(of: bounds.size)
        self.userInterfaceStyle = userInterfaceStyle
        UITraitCollection.screenDidChange()
        for window in UIApplication.shared.windowsOnScreen {
            window.updateSafeAreaInsets()
            window.appearanceDidChange()
        }
        UIApplication.shared.softwareKeyboard?.screenDidChange()
    }

    /// A screen's size, at least a point each way.
    static func size(_ size: CGSize) -> CGSize {
        func side(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 1) : 1 }
        return CGSize(width: side(size.width), height: side(size.height))
    }

    private static func safeAreaInsets(of size: CGSize) -> UIEdgeInsets {
        size.height >= size.width ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero
    }

    func reset() {
        configure(size: CGSize(width: 390, height: 844))
    }

    /// What the screen shows at `MediaClock.now`, in `scale` pixels a point (default: its own): all windows, also the
    /// system's.
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

    /// A picture of the whole screen as it is now.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.windows.last?.snapshotView(afterScreenUpdates: afterUpdates)
            ?? UIView(frame: bounds)
    }
}
