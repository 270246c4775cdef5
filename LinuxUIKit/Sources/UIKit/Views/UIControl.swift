/// A view that reports the user's actions.
@preconcurrency @MainActor
open class UIControl: UIView {
    private var handlers: [(action: UIAction, events: Event)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that runs `primaryAction` on its main event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: State

    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Called when the state changes, for subclasses whose appearance depends on it.
    func stateDidChange() {
        setNeedsLayout()
    }

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    // MARK: Actions

    /// Runs `action` whenever one of `controlEvents` occurs. It replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    open var allControlEvents: Event {
        handlers.reduce(into: Event()) { $0.formUnion($1.events) }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Runs the actions for `controlEvents`, as if the user had caused the events.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in handlers where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    }

    /// The events of a tap. Only a button has its primary action triggered; other controls, and those of the
    /// app, send that event themselves.
    var tapEvents: [Event] { [.touchUpInside] }

    // MARK: Tracking

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        guard continueTracking(touch, with: event) else { return stopTracking() }
        let isInside = keeps(touch, with: event)
        if isInside != isTouchInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        isTouchInside = isInside
        isHighlighted = isInside
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        let isInside = touches.first.map { keeps($0, with: event) } ?? isTouchInside
        endTracking(touches.first, with: event)
        stopTracking()
        guard isInside else { return sendActions(for: .touchUpOutside) }
        if isEnabled { for event in tapEvents { sendActions(for: event) } }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    /// Returns a Boolean value that indicates whether a touch that the control follows counts as inside. It
    /// does up to about 70 points from the edges, because a finger that presses a control slips easily.
    final func keeps(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        return point(inside: place, with: event) || bounds.insetBy(dx: -70, dy: -70).contains(place)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    override var isAccessibilityElementByDefault: Bool { true }

    /// The traits that describe the state to assistive technologies.
    final var stateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isSelected ? .selected : .none
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
