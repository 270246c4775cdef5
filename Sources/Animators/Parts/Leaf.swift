import TransitionKit
import UIKit

/// Half of a screen that turns over about the middle, like a page or the leaf of a split-flap board.
struct Leaf {
    /// The edge of the half that lifts.
    let edge: TransitionEdge
    /// How dark it is edge on, and what lies under it, 0…1.
    let shade: CGFloat

    /// How far the lifting edge is from the opposite one, in points.
    func length(in size: CGSize) -> CGFloat { Hinge(edge).length(in: size) }

    /// The halves that stay: of the new screen under the leaf, of the old one where it will land.
    var resting: [Participant] {
        [
            Participant(
                .slice(Slicing.half(at: edge), of: .incoming),
                shade: Participant.Shade(strongestAt: edge.opposite, rest: 0.2),
                keyframes: [Keyframe(at: 0, .rest.dimmed(to: shade)), Keyframe(at: 0.5, .rest)]
            ),
            Participant(
                .slice(Slicing.half(at: edge.opposite), of: .outgoing),
                shade: Participant.Shade(strongestAt: edge, rest: 0.2),
                keyframes: [Keyframe(at: 0.5, .rest), Keyframe(at: 1, .rest.dimmed(to: shade))]
            ),
        ]
    }

    /// The half of the old screen that lifts, on its hinge in the middle.
    func lifting(_ keyframes: [Keyframe]) -> Participant {
        Participant(
            .slice(Slicing.half(at: edge), of: .outgoing),
            anchor: Hinge(edge.opposite).anchor,
            shade: Participant.Shade(strongestAt: edge.opposite, rest: 0.4),
            keyframes: keyframes
        )
    }

    /// The half of the new screen that lands.
    func landing(_ keyframes: [Keyframe]) -> Participant {
        Participant(
            .slice(Slicing.half(at: edge.opposite), of: .incoming),
            anchor: Hinge(edge).anchor,
            shade: Participant.Shade(strongestAt: edge, rest: 0.4),
            keyframes: keyframes
        )
    }

    /// The lifting half upright.
    var lifted: Pose { Hinge(edge.opposite).lifted(by: .pi / 2).dimmed(to: shade) }

    /// The landing half upright.
    var landingLifted: Pose { Hinge(edge).lifted(by: .pi / 2).dimmed(to: shade) }
}
