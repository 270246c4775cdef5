import TransitionKit
import UIKit

/// A Venetian blind: one after another, slats of the old screen turn, and on their backs is the new one.
public final class BlindsAnimator: Animator {
    /// The way the slats lie. Horizontal by default.
    public var axis: TransitionAxis
    /// How many slats there are. 8 by default, at least 1 and at most 40.
    public var slats: Int

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.7 by default.
    public init(axis: TransitionAxis = .horizontal, slats: Int = 8, duration: TimeInterval = 0.7) {
        self.axis = axis
        self.slats = slats
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let strips = Slicing.strips(min(slats, 40), along: axis == .horizontal ? .vertical : .horizontal)
        let turn: Rotation.Axis = axis == .horizontal ? .x : .y
        // Seen from far away, a slat that is edge on can't be seen, wherever it is.
        func edgeOn(_ angle: CGFloat) -> Pose { .rest.rotated(to: angle, about: turn).dimmed(to: 0.5) }
        // The last slat sets off when the first has turned two thirds of its way.
        func time(_ index: Int, _ fraction: CGFloat) -> CGFloat {
            let delay = CGFloat(index) / CGFloat(max(strips.count - 1, 1))
            return 0.4 * delay + 0.6 * fraction
        }
        let old = strips.enumerated().map { index, strip in
            Participant(
                .outgoing,
                slice: strip,
                keyframes: [
                    Keyframe(at: time(index, 0), .rest),
                    Keyframe(at: time(index, 0.5), edgeOn(-.pi / 2), timing: .easeIn),
                ]
            )
        }
        let new = strips.enumerated().map { index, strip in
            Participant(
                .incoming,
                slice: strip,
                keyframes: [
                    Keyframe(at: time(index, 0.5), edgeOn(.pi / 2)),
                    Keyframe(at: time(index, 1), .rest, timing: .easeOut),
                ]
            )
        }
        return Choreography(timing: .linear, hasBlackBackground: true, old + new)
    }
}
