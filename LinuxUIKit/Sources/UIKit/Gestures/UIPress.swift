/// A press of a button on a remote or a game controller, from the moment the button goes down until it comes
/// up.
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
    }

    /// The time when the button went down or last changed.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase = Phase.began
    open internal(set) var type = PressType.select
    open internal(set) weak var window: UIWindow?
    /// The responder with the focus when the button went down.
    open internal(set) var responder: UIResponder?
    /// The recognizers that receive the press, starting with those of the focused view.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// The key, if the press is one on a keyboard.
    open internal(set) var key: UIKey?
    /// A Boolean value that indicates whether no responder has kept the press from the next one.
    var isUnheard = false
    /// The force, which is 0 for buttons that are only up or down.
    open internal(set) var force: CGFloat = 0

    /// A Boolean value that indicates whether the button is down.
    var isDown: Bool { phase != .ended && phase != .cancelled }
}

/// A change of buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }

    /// The presses of buttons that are down or have just come up.
    open internal(set) var allPresses: Set<UIPress> = []

    /// Returns the presses that a recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    override var windows: Set<UIWindow> { Set(allPresses.compactMap(\.window)) }
}
