import TransitionKit
import UIKit

/// An animator that shrinks and fades the outgoing screen, while the incoming one fades in slightly enlarged
/// and settles. Backward, it plays in reverse.
///
/// It scales pictures of the screens, so that their content scales too. Inspired by the animator of objc.io
/// issue 12.
public struct ScaleFadeAnimator: Animator, Hashable {
    /// The scale to which the outgoing screen shrinks. The default is 0.85, which also replaces non-finite
    /// values.
    public var scale: CGFloat
    /// The backdrop that shows between the two screens, and their corners and shadow. The default is
    /// ``Staging/on(_:)`` the color of the incoming screen.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a scale fade animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.35 seconds.
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
    /// Returns an animator that shrinks and fades one screen and then fades in the other. See
    /// ``ScaleFadeAnimator``.
    public static func scaleFade(
        scale: CGFloat = 0.85,
        staging: Staging = .on(.incoming),
        duration: TimeInterval = 0.35
    ) -> ScaleFadeAnimator {
        ScaleFadeAnimator(scale: scale, staging: staging, duration: duration)
    }
}
