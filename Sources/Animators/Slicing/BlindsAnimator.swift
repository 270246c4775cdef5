import TransitionKit
import UIKit

/// A Venetian blind: one after another, slats of the old screen turn until they are edge on, and show the new one
/// behind them, which brightens.
public struct BlindsAnimator: Animator, Hashable {
    /// The way the slats lie. Horizontal by default.
    public var axis: TransitionAxis
    /// How many slats there are. 6 by default, at least 1 and at most 40.
    public var slats: Int
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.6 by default.
    public init(axis: TransitionAxis = .horizontal, slats: Int = 6, duration: TimeInterval = 0.6) {
        self.axis = axis
        self.slats = slats
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography { opening(in: scene).brisk() }

    public func backward(in scene: TransitionScene) -> Choreography {
        opening(in: scene.reversed()).reversed().brisk()
    }

    private func opening(in scene: TransitionScene) -> Choreography {
        let isHorizontal = axis == .horizontal
        let strips = Slicing.strips(min(slats, 40), along: isHorizontal ? .vertical : .horizontal)
        let length = isHorizontal ? scene.size.height : scene.size.width
        let (eye, depth) = (1.5 * max(length, 1), length / CGFloat(strips.count))
        // Behind all slats, and as much larger as it is further away.
        let behind = Pose.rest.translated(z: -depth).scaled(by: 1 + depth / eye)
        return Choreography(
            timing: .linear,
            eyeDistance: eye,
            [Participant(.incoming, from: behind.dimmed(to: 0.4))]
                + strips.enumerated().map { index, strip in
                    // The last slat sets off when the first has turned a quarter of its way.
                    slat(strip, depth: depth, from: 0.2 * CGFloat(index) / CGFloat(max(strips.count - 1, 1)))
                }
        )
    }

    /// A slat that turns until it is edge on, further back by as much as its near edge comes forward.
    private func slat(_ strip: CGRect, depth: CGFloat, from start: CGFloat) -> Participant {
        let axis: Rotation.Axis = axis == .horizontal ? .x : .y
        return Participant(
            .slice(strip, of: .outgoing),
            shade: Participant.Shade(strongestAt: self.axis == .horizontal ? .bottom : .trailing, rest: 0.4),
            keyframes: Keyframe.sampled(steps: 12) { time in
                let angle = time * .pi / 2
                // In perspective something would be seen of a slat that is edge on.
                return Pose.rest.translated(z: -depth / 2 * sin(angle)).rotated(to: -angle, about: axis)
                    .dimmed(to: 0.7 * sin(angle)).faded(to: min((1 - time) / 0.12, 1))
            }
        ).within(start...start + 0.8)
    }
}

extension Animator where Self == BlindsAnimator {
    /// A Venetian blind, the slats of which open on the new screen; see ``BlindsAnimator``.
    public static func blinds(
        axis: TransitionAxis = .horizontal,
        slats: Int = 6,
        duration: TimeInterval = 0.6
    ) -> BlindsAnimator {
        BlindsAnimator(axis: axis, slats: slats, duration: duration)
    }
}
