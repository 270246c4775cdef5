import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan that can wait until a finger has moved as far as for the system's swipe back from the content, which
/// is further than for other pans. Gestures of the content that begin earlier take precedence.
@MainActor final class SwipeBackRecognizer: UIPanGestureRecognizer {
    /// Whether the recognizer waits for the current finger.
    var isPatient = false
    /// The distance that a finger moves before that, in points.
    private static let slop: CGFloat = 30

    private var landing: CGPoint?
    /// The recognizers that the app has made this one wait for.
    private(set) var awaited: [Weak<UIGestureRecognizer>] = []

    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        super.require(toFail: otherGestureRecognizer)
        awaited.append(Weak(object: otherGestureRecognizer))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if landing == nil { landing = touches.first?.location(in: nil) }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isPatient, state == .possible, let landing, let place = touches.first?.location(in: nil),
            hypot(place.x - landing.x, place.y - landing.y) < Self.slop
        {
            return
        }
        super.touchesMoved(touches, with: event)
    }

    override func reset() {
        super.reset()
        landing = nil
    }
}
