import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer for one or two fingers, which ignores all others. Its subclasses determine when the gesture
/// begins.
///
/// They override methods for fingers instead of UIKit's methods for touches. With Objective-C, only files
/// that import UIKit's header for subclasses can override those, or set the state.
@MainActor class FingerRecognizer: UIGestureRecognizer {
    /// The fingers, in the order in which they landed, and their positions in the window at the last event.
    private(set) var fingers: [(touch: UITouch, place: CGPoint)] = []

    /// Called when a finger has landed.
    func fingerLands(at time: TimeInterval) {}

    /// Called when the fingers have moved.
    ///
    /// - Returns: Whether the gesture begins with this movement. Once it has begun, whether it changes.
    func fingersMove(_ change: DragTransform.Change, at time: TimeInterval) -> Bool { true }

    /// Called when fingers have left, before the gesture ends or fails.
    func fingersLeave(at time: TimeInterval) {}

    /// Called when the gesture is over, before the next one.
    func forgetFingers() {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches {
            if fingers.count < 2 {
                fingers.append((touch, touch.location(in: nil)))
                fingerLands(at: event.timestamp)
            } else {
                ignore(touch, for: event)
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let places = fingers.map { $0.touch.location(in: nil) }
        guard let change = DragTransform.Change(from: fingers.map { $0.place }, to: places) else { return }
        for index in fingers.indices { fingers[index].place = places[index] }
        if fingersMove(change, at: event.timestamp) { state = state == .possible ? .began : .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        fingers.removeAll { touches.contains($0.touch) }
        fingersLeave(at: event.timestamp)
        if fingers.isEmpty { state = state == .possible ? .failed : .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        fingers = []
        forgetFingers()
    }
}
