/// A layout guide that follows something that moves.
@available(iOS 15.0, *)
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The place of the keyboard in a view, also while a finger pulls it down, which no notification reports.
///
/// Without a keyboard, the guide has no height, and is at the bottom of the safe area or of the view. It
/// exists from its first use, and has a frame from the view's next layout pass.
@available(iOS 15.0, *)
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    @available(iOS 17.0, *)
    open var usesBottomSafeArea = true
    /// Here, keyboards are always docked.
    open var followsUndockedKeyboard = false

    /// A Boolean value that indicates whether the view has been laid out since the guide exists.
    private var isLaidOut = false
    /// The guide's frame in the view's last layout pass.
    private var laidOutFrame = CGRect.zero

    init(_ view: UIView) {
        super.init()
        owningView = view
        UIApplication.shared.register(self)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var layoutFrame: CGRect {
        guard isLaidOut, let view = owningView else { return .zero }
        let bottom = view.bounds.maxY - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        let none = CGRect(x: view.bounds.minX, y: bottom, width: view.bounds.width, height: 0)
        guard let keyboard = UIApplication.shared.keyboardFrame, view.window != nil else { return none }
        let top = max(view.convert(keyboard, from: UIScreen.main.coordinateSpace).minY, view.bounds.minY)
        guard top < bottom else { return none }
        return CGRect(x: view.bounds.minX, y: top, width: view.bounds.width, height: view.bounds.maxY - top)
    }

    func viewWillBeLaidOut() {
        isLaidOut = true
        laidOutFrame = layoutFrame
    }

    /// Follows a keyboard that came up, moved, or went down while the view wasn't in a window.
    func viewDidEnterWindow() {
        // In tests, views can be older than the application object.
        UIApplication.shared.register(self)
        if hasMoved || UIApplication.shared.keyboardFrame != nil { owningView?.setNeedsLayout() }
    }

    /// A Boolean value that indicates whether the guide has moved since the view's last layout pass.
    var hasMoved: Bool { isLaidOut && owningView?.window != nil && layoutFrame != laidOutFrame }
}

/// A keyboard layout guide that's in use as long as its view exists.
struct WeakKeyboardGuide {
    weak var guide: UIKeyboardLayoutGuide?
}
