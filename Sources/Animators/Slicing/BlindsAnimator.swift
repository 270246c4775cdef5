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

    public func forward(in scene: TransitionScene) -> Choreography {
        let strips = Slicing.strips(min(slats, 40), along: axis == .horizontal ? .vertical : .horizontal)
        let turn: Rotation.Axis = axis == .horizontal ? .x : .y
        // Far enough back for no slat to cut through it, and from far away that can't be seen either.
        let depth = axis == .horizontal ? scene.size.height : scene.size.width
        let behind = Participant(.incoming, from: .rest.translated(z: -depth).dimmed(to: 0.4))
        let blind = strips.enumerated().map { index, strip in
            // The last slat sets off when the first has turned two thirds of its way.
            let start = 0.4 * CGFloat(index) / CGFloat(max(strips.count - 1, 1))
            return Participant(
                .slice(strip, of: .outgoing),
                shade: Participant.Shade(strongestAt: axis == .horizontal ? .bottom : .trailing, rest: 0.3),
                keyframes: [
                    Keyframe(at: start, .rest),
                    // Seen from far away, a slat that is edge on can't be seen, wherever it is.
                    Keyframe(
                        at: start + 0.6,
                        .rest.rotated(to: -.pi / 2, about: turn).dimmed(to: 0.7),
                        timing: .prompt
                    ),
                ]
            )
        }
        return Choreography(timing: .linear, [behind] + blind)
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
