import TransitionKit
import UIKit

/// A circle grows from a point until it has uncovered the new screen. Backward it closes on the point.
///
/// After WXSTransition's point spread.
public final class CircleRevealAnimator: Animator {
    /// The point, in fractions of the screen: (0, 0) is the upper leading corner, (1, 1) the lower trailing one.
    /// The middle by default.
    public var origin: CGPoint

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(origin: CGPoint = CGPoint(x: 0.5, y: 0.5), duration: TimeInterval = 0.5) {
        self.origin = origin
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let (width, height) = (max(scene.size.width, 1), max(scene.size.height, 1))
        let radius = hypot(
            max(abs(origin.x), abs(1 - origin.x)) * width,
            max(abs(origin.y), abs(1 - origin.y)) * height
        )
        let point = CGRect(origin: origin, size: .zero)
        let circle = point.insetBy(dx: -radius / width, dy: -radius / height)
        return Choreography([
            Participant(.outgoing),
            Participant(
                .incoming,
                from: .rest.clipped(to: point),
                to: .rest.clipped(to: circle, cornerRadius: radius)
            ),
        ])
    }
}
