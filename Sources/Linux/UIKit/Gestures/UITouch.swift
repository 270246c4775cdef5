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
    /// When the touch landed or last changed.
    open internal(set) var timestamp: TimeInterval = 0
    /// How many times the finger came down about here in quick succession.
    open internal(set) var tapCount = 1
    /// The view that was hit; `nil` if none was, or if a transition kept the touch away.
    open internal(set) var view: UIView?
    open internal(set) weak var window: UIWindow?
    open internal(set) var type = TouchType.direct
    /// The recognisers that the touch is given to, those of the hit view first.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    var positionInWindow = CGPoint.zero
    var previousPositionInWindow = CGPoint.zero
    /// Where the finger came down.
    var firstPositionInWindow = CGPoint.zero

    /// Whether the finger is on the screen.
    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// Where the finger is in `view`'s coordinates; in the window's for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(positionInWindow, from: nil) ?? positionInWindow
    }

    /// Where the finger was at the event before this one.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousPositionInWindow, from: nil) ?? previousPositionInWindow
    }

    func stopGiving(to recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }
}
