import TransitionKit
import UIKit

/// The new screen falls from above, goes a little too far, springs back and rests. Backward it drops off the
/// screen, tilting as it falls.
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
        // 20 points too far and 10 back on a screen of 844.
        let (below, rebound) = (scene.size.height / 42, -scene.size.height / 84)
        let start = Pose.rest.translated(by: above).translated(y: -below)
        let falling = Participant(
            .incoming,
            keyframes: [
                Keyframe(at: 0, start),
                Keyframe(at: 0.5, .rest.translated(y: below), timing: .easeOut),
                Keyframe(at: 0.78, .rest.translated(y: rebound), timing: .easeInOut),
                Keyframe(at: 1, .rest, timing: .easeInOut),
            ]
        )
        return Choreography(
            timing: .linear,
            [Participant(.outgoing, to: .rest.dimmed(to: 0.2))]
                + Ground.beyond([.top, .bottom], of: falling, reach: below, in: scene)
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
