/// A button of a remote or a game controller, from the moment it goes down until it comes up.
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

    /// When the button went down or last changed.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase = Phase.began
    open internal(set) var type = PressType.select
    open internal(set) weak var window: UIWindow?
    /// Who had the focus when the button went down.
    open internal(set) var responder: UIResponder?
    /// The recognisers that the press is given to, those of the focused view first.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// The key, of a press on a keyboard.
    open internal(set) var key: UIKey?
    /// Whether no responder has kept it from the next.
    var isUnheard = false
    /// 0 for buttons that are down or up.
    open internal(set) var force: CGFloat = 0

    /// Whether the button is down.
    var isDown: Bool { phase != .ended && phase != .cancelled }
}

/// What happens to the buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }

    /// The buttons that are down or have just come up.
    open internal(set) var allPresses: Set<UIPress> = []

    /// The presses that a recogniser is given.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    override var windows: Set<UIWindow> { Set(allPresses.compactMap(\.window)) }
}
