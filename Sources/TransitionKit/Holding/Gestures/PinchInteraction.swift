import UIKit

/// Drives transitions with two fingers: together goes back (dismiss, pop, the tab or child before), apart goes
/// forward.
@available(tvOS, unavailable)
@MainActor public final class PinchInteraction: GestureInteraction {
    /// How many times nearer the fingers have to come for the whole way back, and how many times farther apart
    /// for the whole way forward. 2 by default; values of 1 and below count as 2, as do those that are not finite.
    public var scale: CGFloat = 2 {
        didSet { source = PinchSource(scale: scale) }
    }

    public init() {
        super.init(PinchSource(scale: 2))
    }
}

/// Two fingers that come together or move apart.
@available(tvOS, unavailable)
private struct PinchSource: GestureSource {
    private let factor: CGFloat

    init(scale: CGFloat) {
        factor = scale.isFinite && scale > 1 ? scale : 2
    }

    var axis: TransitionAxis? { nil }
    var forwardSense: GestureSense { .opening }

    func makeRecognizer() -> UIGestureRecognizer { UIPinchGestureRecognizer() }

    func reading(of recognizer: UIGestureRecognizer) -> GestureReading {
        guard let pinch = recognizer as? UIPinchGestureRecognizer else { return GestureReading() }
        return GestureReading(value: 1 - pinch.scale, velocity: -pinch.velocity)
    }

    func sense(of recognizer: UIGestureRecognizer, landing: CGPoint?) -> GestureSense? {
        let reading = reading(of: recognizer)
        let way = reading.value != 0 ? reading.value : reading.velocity
        return way > 0 ? .closing : .opening
    }

    func movement(in sense: GestureSense, on view: UIView?) -> CGVector { CGVector(dx: 0, dy: 0) }

    func gestureLength(for sense: GestureSense, travel: CGFloat?, in size: CGSize) -> CGFloat {
        sense == .closing ? 1 - 1 / factor : factor - 1
    }
}
