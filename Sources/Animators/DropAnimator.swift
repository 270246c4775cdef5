import TransitionKit
import UIKit

/// The new screen falls from above, goes a little too far, springs back and rests. Backward it drops off the
/// screen, tilting as it falls.
///
/// After IBAnimatable's drop-down presentation.
public final class DropAnimator: Animator {
    /// How far it may tilt as it drops off, in radians; negative angles tilt to the left. -0.3…0.3 by default.
    public var tilt: ClosedRange<CGFloat>
    /// What the tilt is drawn from: the same seed falls the same way. 0 by default.
    public var seed: UInt64

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.6 by default.
    public init(tilt: ClosedRange<CGFloat> = -0.3...0.3, seed: UInt64 = 0, duration: TimeInterval = 0.6) {
        self.tilt = tilt
        self.seed = seed
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let above = scene.translation(moving: scene.incomingFrame, outBy: .top)
        // 20 points too far and 10 back on a screen of 844.
        let (below, rebound) = (scene.size.height / 42, -scene.size.height / 84)
        return Choreography(
            timing: .linear,
            [
                Participant(.outgoing),
                Participant(
                    .incoming,
                    keyframes: [
                        Keyframe(at: 0, .rest.translated(by: above)),
                        Keyframe(at: 0.5, .rest.translated(y: below), timing: .easeOut),
                        Keyframe(at: 0.75, .rest.translated(y: rebound), timing: .easeInOut),
                        Keyframe(at: 1, .rest, timing: .easeInOut),
                    ]
                ),
            ]
        )
    }

    public override func backwardChoreography(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        // A tilted screen is out only when its corner is.
        let distance = scene.translation(moving: scene.incomingFrame, outBy: .bottom).dy * 1.2
        let fallen = Pose.rest.translated(y: distance).rotated(to: CGFloat.random(in: tilt, using: &random))
        return Choreography(
            timing: .easeIn,
            [Participant(.incoming), Participant(.outgoing, rendering: .picture, to: fallen)]
        )
    }
}
