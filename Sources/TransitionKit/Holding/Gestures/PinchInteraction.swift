import UIKit

/// Drives transitions with two fingers: together goes back (dismiss, pop, the tab or child before), apart goes
/// forward.
@available(tvOS, unavailable)
@MainActor public final class PinchInteraction: GestureInteraction {
    /// How many times nearer the fingers have to come for the whole way back, and how many times farther apart
    /// for the whole way forward. 2 by default; values of 1 and below count as 2.
    public var scale: CGFloat = 2

    private var factor: CGFloat { scale.isFinite && scale > 1 ? scale : 2 }

    override func makeRecognizer() -> UIGestureRecognizer { UIPinchGestureRecognizer() }

    override func reading(of attachment: GestureAttachment) -> (value: CGFloat, velocity: CGFloat) {
        guard let pinch = attachment.recognizer as? UIPinchGestureRecognizer else { return (0, 0) }
        return (1 - pinch.scale, -pinch.velocity)
    }

    override func sense(of attachment: GestureAttachment) -> GestureSense? {
        let reading = reading(of: attachment)
        let way = reading.value != 0 ? reading.value : reading.velocity
        return way > 0 ? .away : .toward
    }

    override func length(for sense: GestureSense, on view: UIView?) -> CGFloat {
        sense == .away ? 1 - 1 / factor : factor - 1
    }
}
