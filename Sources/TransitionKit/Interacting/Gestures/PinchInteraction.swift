import UIKit

/// An interaction that follows a pinch. Moving the fingers toward each other goes back: it dismisses, pops,
/// or switches to the previous tab or child. Moving them apart goes forward.
@available(tvOS, unavailable)
@preconcurrency @MainActor public final class PinchInteraction: GestureInteraction {
    /// The factor by which the distance between the fingers changes for an entire transition. The default is
    /// 2, which also replaces non-finite values and values of 1 or less.
    public var scale: CGFloat { didSet { source = PinchSource(scale: scale) } }

    /// Creates a pinch interaction.
    ///
    /// The parameter sets the property of the same name.
    public init(scale: CGFloat = 2) {
        self.scale = scale
        super.init(PinchSource(scale: scale))
    }
}

/// Two fingers that move toward each other or apart.
@available(tvOS, unavailable)
private struct PinchSource: GestureSource {
    private let factor: CGFloat

    init(scale: CGFloat) { factor = scale.isFinite && scale > 1 ? scale : 2 }

    var axis: TransitionAxis? { nil }
    var forwardSense: GestureSense { .opening }

    func makeRecognizer() -> UIGestureRecognizer { UIPinchGestureRecognizer() }

    func reading(of recognizer: UIGestureRecognizer) -> GestureReading {
        guard let pinch = recognizer as? UIPinchGestureRecognizer else { return GestureReading() }
        return GestureReading(value: 1 - pinch.scale, velocity: -pinch.velocity)
    }

    func sense(of recognizer: UIGestureRecognizer, landing: CGPoint?) -> GestureSense? {
        let reading = reading(of: recognizer)
        let change = reading.value != 0 ? reading.value : reading.velocity
        return change > 0 ? .closing : .opening
    }

    func movement(in sense: GestureSense, on view: UIView?) -> CGVector { CGVector(dx: 0, dy: 0) }

    func gestureLength(for sense: GestureSense, travel: CGFloat?, in size: CGSize) -> CGFloat {
        sense == .closing ? 1 - 1 / factor : factor - 1
    }
}
