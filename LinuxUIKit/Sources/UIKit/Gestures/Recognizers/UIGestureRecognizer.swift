/// An object that watches the touches of a view, and of the views below it, for a gesture.
///
/// A discrete gesture changes from `possible` to `ended` or `failed`. A continuous gesture changes to
/// `began`, any number of times to `changed`, and finally to `ended` or `cancelled`. When its touches have
/// ended, the recognizer is reset to `possible`. Subclasses set `state`, which takes effect if the delegate
/// and the other recognizers allow it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The state of a discrete gesture after its recognition, which is the same as `ended`.
        public static var recognized: State { .ended }
    }

    /// Creates a recognizer. There's no Objective-C runtime here to send messages to a target, so `target`
    /// must be `nil`.
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

    // MARK: State that the arbiter stores in each recognizer

    var shownState = State.possible
    /// The requested states that wait until other recognizers have failed.
    var waitingStates: [State] = []
    /// The states that haven't been reported to the handlers yet.
    var unreportedStates: [State] = []
    /// A Boolean value that indicates whether the recognizer is watching input. This lasts from its first
    /// touch until it's reset.
    var isEngaged = false
    /// The touches that it currently receives.
    var touches: [UITouch] = []
    /// All touches that it has received since the last reset.
    var seenTouches: Set<UITouch> = []
    /// The presses that it currently receives.
    var presses: [UIPress] = []
    /// All presses that it has received since the last reset.
    var seenPresses: Set<UIPress> = []
    /// The scroll that it currently receives.
    var scroll: ScrollEvent?
    /// The scroll that it has received since the last reset.
    var seenScroll: ScrollEvent?
    /// The center of its fingers in the window, or the last center if no finger remains. For a scroll, this
    /// is the pointer's position.
    var centroid = CGPoint.zero
    private var failureRequirements: [WeakRecognizer] = []
    private var handlers: [Handler] = []

    private struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    private struct Handler {
        let owner: ObjectIdentifier?
        let call: (UIGestureRecognizer) -> Void
    }

    /// The touches whose fingers are down.
    var fingers: [UITouch] { touches.filter(\.isDown) }

    /// A Boolean value that indicates whether the gesture is in progress or has just ended.
    var hasRecognized: Bool { shownState == .began || shownState == .changed || shownState == .ended }

    /// A Boolean value that indicates whether the state can't change anymore before the next reset.
    var isOver: Bool { shownState == .ended || shownState == .cancelled || shownState == .failed }

    /// A Boolean value that indicates whether the recognizer receives any input.
    var holdsInput: Bool { !touches.isEmpty || !presses.isEmpty || scroll != nil }

    /// Returns a Boolean value that indicates whether both recognizers watch the same touch, press, or
    /// scroll.
    func sharesInput(with other: UIGestureRecognizer) -> Bool {
        !seenTouches.isDisjoint(with: other.seenTouches) || !seenPresses.isDisjoint(with: other.seenPresses)
            || seenScroll != nil && seenScroll === other.seenScroll
    }

    private var arbiter: GestureArbiter { UIApplication.shared.touchRouter.arbiter }

    // MARK: State

    /// The state of the gesture. Subclasses set it.
    open var state: State {
        get { shownState }
        set { arbiter.request(newValue, by: self) }
    }

    /// A Boolean value that indicates whether the recognizer is enabled. Disabling it during a gesture
    /// cancels the gesture.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { arbiter.withdraw(self) } }
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open private(set) weak var view: UIView?
    open var name: String?

    /// A Boolean value that indicates whether the touches in views are canceled when the gesture is
    /// recognized.
    open var cancelsTouchesInView = true
    /// A Boolean value that indicates whether views receive no touches while the gesture is possible.
    open var delaysTouchesBegan = false
    /// A Boolean value that indicates whether views aren't notified of the end of touches while the gesture
    /// is possible.
    open var delaysTouchesEnded = true

    /// The raw values of the kinds of touches that the recognizer watches. The default is all of them.
    open var allowedTouchTypes: [NSNumber] = [
        UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
    ].map { NSNumber(value: $0.rawValue) }

    /// The raw values of the buttons that the recognizer watches. The default is the remote's Select button.
    /// If a recognizer receives a press but never ends, no other recognizer that received this press can
    /// begin again.
    open var allowedPressTypes: [NSNumber] = [NSNumber(value: UIPress.PressType.select.rawValue)]

    /// Adds a handler that's called whenever the gesture begins, changes, ends, or is canceled. It replaces
    /// the target and action, which require the Objective-C runtime.
    ///
    /// - Parameter owner: The object that stands for the target. It isn't retained. As with a target, the
    ///   handler remains after the object is gone, until ``removeHandlers(for:)`` removes it.
    @_spi(Host) public func addHandler(
        for owner: AnyObject? = nil,
        _ handler: @escaping (UIGestureRecognizer) -> Void
    ) {
        handlers.append(Handler(owner: owner.map { ObjectIdentifier($0) }, call: handler))
    }

    /// Removes the handlers of an owner. It replaces `removeTarget(_:action:)`.
    @_spi(Host) public func removeHandlers(for owner: AnyObject) {
        handlers.removeAll { $0.owner == ObjectIdentifier(owner) }
    }

    @_spi(Host) public var handlerCount: Int { handlers.count }

    func callHandlers() {
        for handler in handlers { handler.call(self) }
    }

    /// Makes this gesture wait until the other one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    func wasToldToRequireFailure(of other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.recognizer === other }
    }

    // MARK: Touches

    open var numberOfTouches: Int { fingers.count }

    /// Returns the center of the fingers in `view`'s coordinates, or in the window's if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(centroid, from: nil) ?? centroid
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let fingers = fingers
        precondition(
            fingers.indices.contains(touchIndex),
            "-[\(type(of: self)) locationOfTouch:inView:]: "
                + "index (\(touchIndex)) beyond bounds (\(fingers.count))"
        )
        return fingers[touchIndex].location(in: view)
    }

    /// Stops watching a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        seenTouches.remove(touch)
        touch.stopGiving(to: self)
    }

    /// Stops watching a press.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        presses.removeAll { $0 === button }
        seenPresses.remove(button)
        button.gestureRecognizers?.removeAll { $0 === self }
    }

    // MARK: For subclasses

    /// Called when the gesture has ended, before the next one can begin.
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

    /// A Boolean value that indicates whether a recognizer of UIKit's own views can leave the possible state.
    var mayBegin: Bool { true }

    // MARK: Views

    /// Sets the view. The view owns its recognizers, and each recognizer has a reference to its view.
    func attach(to view: UIView?) {
        if view == nil { arbiter.withdraw(self) }
        self.view = view
    }

    /// Withdraws the recognizer when its view leaves the window. The handlers are called in the next turn,
    /// and not during the change of the view hierarchy.
    func viewDidLeaveWindow() {
        arbiter.withdraw(self, reportsLater: true)
    }
}
