/// A finger on the screen.
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

    open internal(set) var phase = Phase.began
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var tapCount = 1
    open internal(set) weak var view: UIView?
    open internal(set) weak var window: UIWindow?
    var positionInWindow = CGPoint.zero
    var previousPositionInWindow = CGPoint.zero

    /// Where the finger is in `view`'s coordinates; in the window's for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(positionInWindow, from: nil) ?? positionInWindow
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousPositionInWindow, from: nil) ?? previousPositionInWindow
    }
}
