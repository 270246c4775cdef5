/// Something the user did: touched the screen, pressed a button or scrolled.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    open internal(set) var timestamp: TimeInterval = 0
    /// The touches on the screen, also those that did not change.
    open internal(set) var allTouches: Set<UITouch>?

    open var type: EventType { .touches }

    /// The windows that it concerns.
    var windows: Set<UIWindow> { Set((allTouches ?? []).compactMap(\.window)) }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches that `gesture` is given.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}
