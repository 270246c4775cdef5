import TransitionKit
import UIKit

/// The new screen falls from above, bounces twice, and rests. Backward it drops off the screen, tilting as it falls.
///
/// After IBAnimatable's drop-down presentation.
public struct DropAnimator: Animator, Hashable {
    /// How far it may tilt as it drops off, in radians; negative angles tilt to the left. -0.3…0.3 by default. A
    /// bound of more than half a turn counts as half a turn, and one that is not finite as its default.
    public var tilt: ClosedRange<CGFloat>
    /// What the tilt is drawn from: the same seed falls the same way. 0 by default.
    public var seed: UInt64
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.6 by default.
    public init(tilt: ClosedRange<CGFloat> = -0.3...0.3, seed: UInt64 = 0, duration: TimeInterval = 0.6) {
        self.tilt = tilt
        self.seed = seed
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let above = scene.translation(moving: scene.incomingFrame, outBy: .top)
        // 24 points up again and then 6 on a screen of 844.
        let (bounce, low) = (scene.size.height / 35, Pose.rest.shadowed(to: 0.4))
        let falling = Participant(
            .incoming,
            shadow: Participant.Shadow(radius: 16),
            keyframes: [
                // With what shows beneath it when it bounces.
                Keyframe(at: 0, .rest.translated(by: above).translated(y: -bounce)),
                Keyframe(at: 0.46, low, timing: .cubic(CGPoint(x: 0.35, y: 0.2), CGPoint(x: 0.85, y: 0.7))),
                Keyframe(at: 0.63, low.translated(y: -bounce), timing: .easeOut),
                Keyframe(at: 0.8, low, timing: .easeIn),
                Keyframe(at: 0.9, low.translated(y: -bounce / 4), timing: .easeOut),
                Keyframe(at: 1, .rest, timing: .easeIn),
            ]
        )
        return Choreography(
            timing: .linear,
            [Participant(.outgoing, to: .rest.dimmed(to: 0.2))]
                + Ground.beyond([.bottom], of: falling, reach: bounce, in: scene)
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        // A tilted screen is out only when its corner is.
        let distance = scene.translation(moving: scene.outgoingFrame, outBy: .bottom).dy * 1.2
        let angle = CGFloat.random(in: playableTilt, using: &random)
        let fallen = Pose.rest.translated(y: distance).rotated(to: angle)
        return Choreography(
            timing: .easeIn,
            [
                Participant(.incoming, from: .rest.dimmed(to: 0.2)),
                Participant(
                    .picture(of: .outgoing),
                    shadow: Staging.shadowShape,
                    to: Staging.standard.away(fallen, in: scene)
                ),
            ]
        )
    }

    private var playableTilt: ClosedRange<CGFloat> {
        let first = tilt.lowerBound.playable(or: -0.3, within: -.pi ... .pi)
        let last = tilt.upperBound.playable(or: 0.3, within: -.pi ... .pi)
        // A bound's default may lie beyond the other bound.
        return min(first, last)...max(first, last)
    }
}

extension Animator where Self == DropAnimator {
    /// The new screen falls from above, springs back and rests; see ``DropAnimator``.
    public static func drop(
        tilt: ClosedRange<CGFloat> = -0.3...0.3,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.6
    ) -> DropAnimator {
        DropAnimator(tilt: tilt, seed: seed, duration: duration)
    }
}
