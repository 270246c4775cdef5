import TransitionKit
import UIKit

/// The new screen pops up out of its center on a loose spring. Backward it shrinks back to a dot and is gone.
///
/// After WXSTransition's boom.
public struct PopUpAnimator: Animator, Hashable {
    /// How the spring settles: 1 without overshoot, smaller values swing further. 0.4 by default, and where it is
    /// not finite.
    public var dampingRatio: CGFloat
    /// The scale it pops up from. 0.1 by default, and where it is not finite.
    public var scale: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.7 by default.
    public init(dampingRatio: CGFloat = 0.4, scale: CGFloat = 0.1, duration: TimeInterval = 0.7) {
        self.dampingRatio = dampingRatio
        self.scale = scale
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let start = Pose.rest.scaled(by: scale.playable(or: 0.1))
        // It has faded in long before the spring swings back, and stays opaque.
        let opaque = start.interpolated(to: .rest, at: 0.15)
        return Choreography(
            timing: .spring(dampingRatio: dampingRatio.playable(or: 0.4)),
            [
                Participant(.outgoing),
                Participant(
                    .picture(of: .incoming),
                    keyframes: [
                        Keyframe(at: 0, start.faded(to: 0)), Keyframe(at: 0.15, opaque),
                        Keyframe(at: 1, .rest),
                    ]
                ),
            ]
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .easeIn,
            [Participant(.incoming), Participant(.picture(of: .outgoing), to: .rest.scaled(by: 0.01))]
        )
    }
}

extension Animator where Self == PopUpAnimator {
    /// The new screen pops up out of its center on a loose spring; see ``PopUpAnimator``.
    public static func popUp(
        dampingRatio: CGFloat = 0.4,
        scale: CGFloat = 0.1,
        duration: TimeInterval = 0.7
    ) -> PopUpAnimator {
        PopUpAnimator(dampingRatio: dampingRatio, scale: scale, duration: duration)
    }
}
