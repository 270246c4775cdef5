import TransitionKit
import UIKit

/// The old screen shrinks a little and fades; as it goes, the new one fades in, a little larger, and settles. Backward it
/// runs the other way.
///
/// After the animator of objc.io issue 12. It is a picture that shrinks, so that its content does too.
public struct ScaleFadeAnimator: Animator, Hashable {
    /// The scale that the old screen shrinks to. 0.85 by default, and where it is not finite.
    public var scale: CGFloat
    /// What shows behind the screens between the two. ``Staging/on(_:)`` the new screen's color by default.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.35 by default.
    public init(scale: CGFloat = 0.85, staging: Staging = .on(.incoming), duration: TimeInterval = 0.35) {
        self.scale = scale
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let small = staging.away(.rest.scaled(by: scale.playable(or: 0.85)), in: scene)
        let gone = Pose.rest.interpolated(to: small, at: 0.4).faded(to: 0)
        return Choreography(
            timing: .prompt,
            staging.backdrop(in: scene) + [
                Participant(
                    .picture(of: .outgoing),
                    shadow: Staging.shadowShape,
                    keyframes: [
                        Keyframe(at: 0, .rest), Keyframe(at: 0.4, gone), Keyframe(at: 1, small.faded(to: 0)),
                    ]
                ),
                Participant(
                    .picture(of: .incoming),
                    keyframes: [
                        Keyframe(at: 0.32, .rest.scaled(by: 1.04).faded(to: 0)), Keyframe(at: 1, .rest),
                    ]
                ),
            ]
        )
    }
}

extension Animator where Self == ScaleFadeAnimator {
    /// The old screen shrinks a little and fades, then the new one fades in; see ``ScaleFadeAnimator``.
    public static func scaleFade(
        scale: CGFloat = 0.85,
        staging: Staging = .on(.incoming),
        duration: TimeInterval = 0.35
    ) -> ScaleFadeAnimator {
        ScaleFadeAnimator(scale: scale, staging: staging, duration: duration)
    }
}
