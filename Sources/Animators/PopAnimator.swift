import TransitionKit
import UIKit

/// The new screen pops up out of its centre on a loose spring. Backward it shrinks back to a dot and is gone.
///
/// After WXSTransition's boom.
public final class PopAnimator: Animator {
    /// How the spring settles: 1 without overshoot, smaller values swing further. 0.4 by default.
    public var dampingRatio: CGFloat
    /// The scale it pops up from. 0.1 by default.
    public var scale: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.7 by default.
    public init(dampingRatio: CGFloat = 0.4, scale: CGFloat = 0.1, duration: TimeInterval = 0.7) {
        self.dampingRatio = dampingRatio
        self.scale = scale
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let start = Pose.rest.scaled(by: scale)
        // It has faded in long before the spring swings back, and stays opaque.
        let opaque = start.interpolated(to: .rest, at: 0.15)
        return Choreography(
            timing: .spring(dampingRatio: dampingRatio),
            [
                Participant(.outgoing),
                Participant(
                    .incoming,
                    rendering: .picture,
                    keyframes: [
                        Keyframe(at: 0, start.faded(to: 0)), Keyframe(at: 0.15, opaque),
                        Keyframe(at: 1, .rest),
                    ]
                ),
            ]
        )
    }

    public override func backwardChoreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .easeIn,
            [
                Participant(.incoming),
                Participant(.outgoing, rendering: .picture, to: .rest.scaled(by: 0.01)),
            ]
        )
    }
}
