import UIKit

/// Both screens slide along together with a gap between them, crossing their opacity, and settle on a spring.
///
/// The default of ``ContainerViewController``; made after the container of objc.io issue 12.
public struct SpringSlideAnimator: Animator, Hashable {
    /// The gap between the screens, in points. 16 by default, and where it is not finite.
    public var spacing: CGFloat
    /// How the spring settles: 1 without overshoot, smaller values swing. 0.75 by default, and where it is not
    /// finite.
    public var dampingRatio: CGFloat
    /// The speed the spring starts with, in whole ways a second. 0.5 by default, and where it is not finite.
    public var initialVelocity: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.6 by default.
    public init(
        spacing: CGFloat = 16,
        dampingRatio: CGFloat = 0.75,
        initialVelocity: CGFloat = 0.5,
        duration: TimeInterval = 0.6
    ) {
        self.spacing = spacing
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let travel = scene.size.width + spacing.finite(or: 16)
        return Choreography(
            timing: .spring(
                dampingRatio: dampingRatio.finite(or: 0.75),
                initialVelocity: initialVelocity.finite(or: 0.5)
            ),
            [
                Participant(.outgoing, to: .rest.translated(x: -travel).faded(to: 0)),
                Participant(.incoming, from: .rest.translated(x: travel).faded(to: 0)),
            ]
        )
    }
}

extension Animator where Self == SpringSlideAnimator {
    /// Both screens slide along together, crossing their opacity, and settle on a spring; see
    /// ``SpringSlideAnimator``.
    public static func springSlide(
        spacing: CGFloat = 16,
        dampingRatio: CGFloat = 0.75,
        initialVelocity: CGFloat = 0.5,
        duration: TimeInterval = 0.6
    ) -> SpringSlideAnimator {
        SpringSlideAnimator(
            spacing: spacing,
            dampingRatio: dampingRatio,
            initialVelocity: initialVelocity,
            duration: duration
        )
    }
}
