@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore

/// The root of the app's view hierarchy, whose frames appear on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification"
    )
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification"
    )
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
        "UIWindowDidBecomeKeyNotification"
    )
    public nonisolated static let didResignKeyNotification = NSNotification.Name(
        "UIWindowDidResignKeyNotification"
    )

    /// The appearance of the system around the window.
    @_spi(Host) public internal(set) var systemAppearance = SystemAppearance()
    /// The changes that the controllers of the window have reported, in this order.
    @_spi(Host) public internal(set) var systemAppearanceUpdates: [SystemAppearance.Update] = []

    private static weak var keyWindow: UIWindow?
    private lazy var renderer = LayerRenderer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow()
    }

    /// Creates a window that fills the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        setUpWindow()
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWindow()
    }

    open weak var windowScene: UIWindowScene?
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue, !isHidden { UIApplication.shared.windowDidBecomeVisible(self) } }
    }
    open var screen: UIScreen = .main
    open var isKeyWindow: Bool { Self.keyWindow === self }
    open var canBecomeKey: Bool { true }
    /// A Boolean value that indicates whether the window isn't one of the app's.
    var isSystemWindow: Bool { false }

    open override var next: UIResponder? { UIApplication.shared.windowScene }

    /// The controller whose view fills the window. Setting it replaces the previous controller's view.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue {
                oldValue.letGoOfTransitions()
                subviews.first { $0.owner === oldValue }?.removeFromSuperview()
            }
            if !isHidden { installRootView() }
        }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != isHidden else { return }
            super.isHidden = newValue
            layer.isRootOnScreen = !newValue
            if newValue {
                UIApplication.shared.windowDidBecomeHidden(self)
                if isKeyWindow { handOverKeys() }
                NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
            } else {
                UIApplication.shared.windowDidBecomeVisible(self)
                updateSafeAreaInsets()
                appearanceDidChange()
                installRootView()
                NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
            }
        }
    }

    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        let old = Self.keyWindow
        Self.keyWindow = self
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old)
        }
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    /// Makes the frontmost of the other windows the key window.
    private func handOverKeys() {
        Self.keyWindow = nil
        resignKey()
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
        UIApplication.shared.windows.last(where: \.canBecomeKey)?.makeKey()
    }

    /// Shows the window in front of all others at the same level or below, and makes it the key window.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { UIApplication.shared.windowDidBecomeVisible(self) }
        makeKey()
    }

    open func becomeKey() {}
    open func resignKey() {}

    /// Sends an event to the recognizers and views of this window that it concerns.
    open func sendEvent(_ event: UIEvent) {
        let router = UIApplication.shared.touchRouter
        switch event {
        case let event as UIPressesEvent: router.send(event, to: self)
        case let event as ScrollEvent: router.send(event, to: self)
        default: router.send(event, to: self)
        }
    }

    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = point + (frame.origin - bounds.origin)
        guard let window else { return onScreen }
        return onScreen - (window.frame.origin - window.bounds.origin)
    }

    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let onScreen = window.map { point + ($0.frame.origin - $0.bounds.origin) } ?? point
        return onScreen - (frame.origin - bounds.origin)
    }

    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }

    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }

    /// A window is its own window, and is hidden until it's shown explicitly.
    private func setUpWindow() {
        super.isHidden = true
        windowReference = self
    }

    private func installRootView() {
        guard let rootViewController, let rootView = rootViewController.view else { return }
        // In its callbacks, the controller may have given the window another root, or another size.
        guard self.rootViewController === rootViewController else { return }
        // A presentation that covers the window keeps the view, and puts it back when it's dismissed.
        if !rootViewController.isRemovedByPresentation {
            // Otherwise, an animation around this one that's reversed would also reverse this.
            UIView.performWithoutAnimation { rootView.frame = bounds }
            rootView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            let size = bounds.size
            insertSubview(rootView, at: 0)
            guard self.rootViewController === rootViewController else {
                // The other root may contain this one by now.
                if rootView.superview === self { rootView.removeFromSuperview() }
                return
            }
            if bounds.size != size { UIView.performWithoutAnimation { rootView.frame = bounds } }
        }
        updateSystemAppearance()
    }
}

extension UIWindow {
    /// Returns the frame at `MediaClock.now`. The default scale is the screen's.
    @_spi(Host) public func image(scale: CGFloat? = nil) -> CGImage {
        layer.displayTreeIfNeeded()
        let scale = scale ?? screen.scale
        let image = renderer.image(of: layer, size: bounds.size, scale: scale)
        let state = layer.presentation() ?? layer
        guard state.opacity < 1 || !CATransform3DIsIdentity(state.transform) else { return image }
        // A picture of a layer shows it upright and opaque, so what's drawn is a layer around the picture.
        let (screen, picture) = (CALayer(), CALayer())
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        screen.bounds = CGRect(origin: .zero, size: bounds.size)
        picture.contents = image
        picture.frame = screen.bounds
        picture.opacity = state.opacity
        picture.transform = state.transform
        screen.addSublayer(picture)
        CATransaction.commit()
        return LayerRenderer().image(of: screen, size: bounds.size, scale: scale)
    }

    @_spi(Host) public func drawn(scale: CGFloat? = nil) -> UIImage {
        let scale = scale ?? screen.scale
        return UIImage(cgImage: image(scale: scale), scale: scale, orientation: .up)
    }
}

extension CGPoint {
    static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
    static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
}
