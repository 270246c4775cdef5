import UIKit

/// Both screens slide along together with a gap between them, the old one dimming, and settle on a spring. Where they
/// pass their places, more of their own grounds shows.
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

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(
        spacing: CGFloat = 16,
        dampingRatio: CGFloat = 0.75,
        initialVelocity: CGFloat = 0.5,
        duration: TimeInterval = 0.5
    ) {
        self.spacing = spacing
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let travel = scene.size.width + spacing.finite(or: 16)
        let gone = Keyframe(at: 1, .rest.translated(x: -travel).dimmed(to: 0.25))
        let leaving = [Keyframe(at: 0, .rest), gone]
        let coming = [Keyframe(at: 0, .rest.translated(x: travel)), Keyframe(at: 1, .rest)]
        return Choreography(
            timing: .spring(
                dampingRatio: dampingRatio.finite(or: 0.75),
                initialVelocity: initialVelocity.finite(or: 0.5)
            ),
            gap(in: scene)
                + ground(scene.outgoingColor, beyond: CGRect(x: -0.2, y: 0, width: 0.2, height: 1), leaving)
                + ground(scene.incomingColor, beyond: CGRect(x: 1, y: 0, width: 0.2, height: 1), coming)
                + [Participant(.outgoing, keyframes: leaving), Participant(.incoming, keyframes: coming)]
        )
    }

    /// What shows between the screens: the old one's ground in the shade.
    private func gap(in scene: TransitionScene) -> [Participant] {
        guard let color = scene.outgoingColor else { return [] }
        return [.backdrop(Optional(color).interpolated(to: .black, at: 0.17) ?? color)]
    }

    /// The ground of a screen on its outer side, where it shows while the spring swings.
    private func ground(_ color: UIColor?, beyond frame: CGRect, _ keyframes: [Keyframe]) -> [Participant] {
        color.map { [Participant(.decoration(.color($0, in: frame)), keyframes: keyframes)] } ?? []
    }
}

extension Animator where Self == SpringSlideAnimator {
    /// Both screens slide along together and settle on a spring; see ``SpringSlideAnimator``.
    public static func springSlide(
        spacing: CGFloat = 16,
        dampingRatio: CGFloat = 0.75,
        initialVelocity: CGFloat = 0.5,
        duration: TimeInterval = 0.5
    ) -> SpringSlideAnimator {
        SpringSlideAnimator(
            spacing: spacing,
            dampingRatio: dampingRatio,
            initialVelocity: initialVelocity,
            duration: duration
        )
    }
}
