import TransitionKit
import UIKit

/// The new screen fades in and pops up to its size on a spring. Backward it shrinks and is gone.
///
/// After WXSTransition's boom.
public struct PopUpAnimator: Animator, Hashable {
    /// How the spring settles: 1 without overshoot, smaller values swing further. 0.6 by default, and where it is
    /// not finite.
    public var dampingRatio: CGFloat
    /// The scale it pops up from. 0.6 by default, and where it is not finite.
    public var scale: CGFloat
    /// The corners and the shadow of the new screen while it is small; a backdrop does not show.
    /// ``Staging/standard`` by default.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.45 by default.
    public init(
        dampingRatio: CGFloat = 0.6,
        scale: CGFloat = 0.6,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) {
        self.dampingRatio = dampingRatio
        self.scale = scale
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let spring = TimingCurve.spring(dampingRatio: dampingRatio.playable(or: 0.6))
        return Choreography(
            timing: .linear,
            [
                Participant(.outgoing, to: .rest.dimmed(to: 0.3)),
                Participant(
                    .picture(of: .incoming),
                    shadow: Staging.shadowShape,
                    keyframes: Keyframe.sampled { time in
                        var pose = small(in: scene).interpolated(to: .rest, at: spring.value(at: time))
                        // Round until the edges are nearly there.
                        let inset = (1 - pose.scaleX) * scene.size.width / 2
                        pose.cornerRadius = small(in: scene).cornerRadius * min(max(inset / 16, 0), 1)
                        // Opaque long before the spring swings back.
                        return pose.faded(to: min(time / 0.12, 1))
                    }
                ),
            ]
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .linear,
            [
                Participant(.incoming, from: .rest.dimmed(to: 0.3)),
                Participant(
                    .picture(of: .outgoing),
                    shadow: Staging.shadowShape,
                    keyframes: [
                        Keyframe(at: 0, .rest),
                        Keyframe(at: 0.75, .rest.interpolated(to: small(in: scene), at: 0.8)),
                        Keyframe(at: 0.9, small(in: scene).faded(to: 0)),
                    ]
                ),
            ]
        )
    }

    private func small(in scene: TransitionScene) -> Pose {
        staging.away(.rest.scaled(by: scale.playable(or: 0.6)), in: scene)
    }
}

extension Animator where Self == PopUpAnimator {
    /// The new screen pops up out of its center on a loose spring; see ``PopUpAnimator``.
    public static func popUp(
        dampingRatio: CGFloat = 0.6,
        scale: CGFloat = 0.6,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) -> PopUpAnimator {
        PopUpAnimator(dampingRatio: dampingRatio, scale: scale, staging: staging, duration: duration)
    }
}
