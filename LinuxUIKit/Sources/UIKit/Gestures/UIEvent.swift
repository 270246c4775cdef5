/// An action of the user: a touch, a press, or a scroll.
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
    /// The touches on the screen, including those that didn't change.
    open internal(set) var allTouches: Set<UITouch>?

    open var type: EventType { .touches }

    /// The windows of the touches.
    var windows: Set<UIWindow> { Set((allTouches ?? []).compactMap(\.window)) }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// Returns the touches that `gesture` receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}
