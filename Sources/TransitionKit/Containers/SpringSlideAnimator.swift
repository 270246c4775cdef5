import UIKit

/// Both screens slide along together with a gap between them, crossing their opacity, and settle on a spring.
///
/// The default of ``ContainerViewController``; made after the container of objc.io issue 12.
public final class SpringSlideAnimator: Animator {
    /// The gap between the screens, in points. 16 by default.
    public var spacing: CGFloat
    /// How the spring settles: 1 without overshoot, smaller values swing. 0.75 by default.
    public var dampingRatio: CGFloat
    /// The speed the spring starts with, in whole ways a second. 0.5 by default.
    public var initialVelocity: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 1 by default.
    public init(
        spacing: CGFloat = 16,
        dampingRatio: CGFloat = 0.75,
        initialVelocity: CGFloat = 0.5,
        duration: TimeInterval = 1
    ) {
        self.spacing = spacing
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let travel = scene.size.width + spacing
        return Choreography(
            timing: .spring(dampingRatio: dampingRatio, initialVelocity: initialVelocity),
            [
                Participant(.outgoing, to: .rest.translated(x: -travel).faded(to: 0)),
                Participant(.incoming, from: .rest.translated(x: travel).faded(to: 0)),
            ]
        )
    }
}
