/// A finger on the screen, from the moment it lands until it lifts.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        public static var stylus: TouchType { .pencil }
    }

    open internal(set) var phase = Phase.began
    /// The time when the touch began or last changed.
    open internal(set) var timestamp: TimeInterval = 0
    /// The number of taps in quick succession at about the same position.
    open internal(set) var tapCount = 1
    /// The view that was hit, or `nil` if none was or a transition blocked the touch.
    open internal(set) var view: UIView?
    open internal(set) weak var window: UIWindow?
    open internal(set) var type = TouchType.direct
    /// The recognizers that receive the touch, starting with those of the hit view.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    var positionInWindow = CGPoint.zero
    var previousPositionInWindow = CGPoint.zero
    /// The position where the finger landed.
    var firstPositionInWindow = CGPoint.zero

    /// A Boolean value that indicates whether the finger is on the screen.
    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// Returns the position of the finger in `view`'s coordinates, or in the window's if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(positionInWindow, from: nil) ?? positionInWindow
    }

    /// Returns the position of the finger at the previous event.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousPositionInWindow, from: nil) ?? previousPositionInWindow
    }

    func stopGiving(to recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }
}

@MainActor
extension [UITouch] {
    /// The center of the touches in the window.
    var center: CGPoint {
        let sum = reduce(CGPoint.zero) { $0 + $1.positionInWindow }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
