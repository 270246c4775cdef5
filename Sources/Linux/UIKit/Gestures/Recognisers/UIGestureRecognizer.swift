/// Watches the touches of a view, and of the views below it, for a gesture.
///
/// A gesture of one moment goes from `possible` to `ended` or `failed`; one that lasts goes to `began`, any number
/// of times to `changed`, and to `ended` or `cancelled`. When its touches are gone the recogniser is reset to
/// `possible`. Subclasses set `state`; it takes effect if the delegate and the other recognisers let it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// What a gesture of one moment becomes; the same as `ended`.
        public static var recognized: State { .ended }
    }

    /// There is no Objective-C runtime here to message a target: `target` must be `nil`.
    public init(target: Any?, action: Selector?) {
        precondition(target == nil, "targets cannot be messaged here, add a handler instead")
        super.init()
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    public init?(coder: NSCoder) {
        super.init()
    }

    // MARK: What the arbiter keeps with each recogniser

    var shownState = State.possible
    /// States asked for that wait until other recognisers have failed.
    var waitingStates: [State] = []
    /// States that the handlers have not heard of yet.
    var unreportedStates: [State] = []
    /// Whether it is watching something: from its first touch until it is reset.
    var isEngaged = false
    /// The touches it is given now.
    var touches: [UITouch] = []
    /// All touches it was given since it was last reset.
    var seenTouches: Set<UITouch> = []
    /// The presses it is given now.
    var presses: [UIPress] = []
    /// All presses it was given since it was last reset.
    var seenPresses: Set<UIPress> = []
    /// The scroll it is given now.
    var scroll: ScrollEvent?
    /// The scroll it was given since it was last reset.
    var seenScroll: ScrollEvent?
    /// The middle of its fingers, in the window; the last one when no finger is left. Of a scroll, the pointer's place.
    var centroid = CGPoint.zero
    private var failureRequirements: [WeakRecognizer] = []
    private var handlers: [(UIGestureRecognizer) -> Void] = []

    private struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    /// The touches whose fingers are down.
    var fingers: [UITouch] { touches.filter(\.isDown) }

    /// Whether it is in the middle of its gesture or has just seen all of it.
    var hasRecognized: Bool { shownState == .began || shownState == .changed || shownState == .ended }

    /// Whether nothing can become of it before it is reset.
    var isOver: Bool { shownState == .ended || shownState == .cancelled || shownState == .failed }

    /// Whether something of the user's is in its hands.
    var holdsInput: Bool { !touches.isEmpty || !presses.isEmpty || scroll != nil }

    /// Whether both watch the same touch, press or scroll.
    func sharesInput(with other: UIGestureRecognizer) -> Bool {
        !seenTouches.isDisjoint(with: other.seenTouches) || !seenPresses.isDisjoint(with: other.seenPresses)
            || seenScroll != nil && seenScroll === other.seenScroll
    }

    private var arbiter: GestureArbiter { UIApplication.shared.touchRouter.arbiter }

    // MARK: State

    /// Where the gesture stands. For subclasses to set.
    open var state: State {
        get { shownState }
        set { arbiter.request(newValue, by: self) }
    }

    /// A recogniser that is disabled in the middle of a gesture cancels it.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { arbiter.withdraw(self) } }
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open private(set) weak var view: UIView?
    open var name: String?

    /// Whether the views' touches are cancelled once the gesture is recognised.
    open var cancelsTouchesInView = true
    /// Whether the views get no touches while the gesture is possible.
    open var delaysTouchesBegan = false
    /// Whether the views do not hear of the end of their touches while the gesture is possible.
    open var delaysTouchesEnded = true

    /// The raw values of the buttons it watches: the remote's Select, unless set. One that takes a press and never
    /// comes to an end keeps all others that take it from beginning anew.
    open var allowedPressTypes: [NSNumber] = [NSNumber(value: UIPress.PressType.select.rawValue)]

    /// Calls `handler` whenever the gesture began, changed, ended or was cancelled: what target and action do
    /// where there is an Objective-C runtime.
    @_spi(Host) public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    func callHandlers() {
        for handler in handlers { handler(self) }
    }

    /// Waits, whenever this gesture is recognised, until the other one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    func wasToldToRequireFailure(of other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.recognizer === other }
    }

    // MARK: Touches

    open var numberOfTouches: Int { fingers.count }

    /// The middle of the fingers, in `view`'s coordinates; in the window's for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(centroid, from: nil) ?? centroid
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let candidates = fingers.isEmpty ? touches : fingers
        precondition(candidates.indices.contains(touchIndex), "there is no touch \(touchIndex)")
        return candidates[touchIndex].location(in: view)
    }

    /// Leaves a touch to others.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        seenTouches.remove(touch)
        touch.stopGiving(to: self)
    }

    /// Leaves a press to others.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        presses.removeAll { $0 === button }
        seenPresses.remove(button)
        button.gestureRecognizers?.removeAll { $0 === self }
    }

    // MARK: For subclasses

    /// Called when the gesture is over, before the next one can begin.
    open func reset() {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// What the recognisers of UIKit's own views have to say when they are about to leave the possible state.
    var mayBegin: Bool { true }

    // MARK: Views

    /// The view stores its recognisers, and a recogniser knows its view.
    func attach(to view: UIView?) {
        if view == nil { arbiter.withdraw(self) }
        self.view = view
    }

    /// A view that is taken off the screen takes its gestures with it. Its handlers hear of it in the next turn,
    /// not from within the change of the tree.
    func viewDidLeaveWindow() {
        arbiter.withdraw(self, reportsLater: true)
    }
}
