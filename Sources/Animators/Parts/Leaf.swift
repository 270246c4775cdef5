import TransitionKit
import UIKit

/// Half of a screen that turns over about the center, like a page or the leaf of a split-flap display.
struct Leaf {
    /// The edge of the half that lifts.
    let edge: TransitionEdge
    /// How much the half, and what lies beneath it, darkens when the half is edge on, from 0 to 1.
    let shade: CGFloat
    let scene: TransitionScene

    /// The distance of the lifting edge of a container from the opposite one, in points.
    var length: CGFloat { Hinge(edge).length(in: scene.size) }

    /// The halves that don't move: that of the incoming screen beneath the leaf, and that of the outgoing
    /// screen where the leaf lands.
    var resting: [Participant] {
        [
            Participant(
                half(at: edge, of: .incoming),
                shade: Participant.Shade(strongestAt: edge.opposite, rest: 0.2),
                keyframes: [Keyframe(at: 0, .rest.dimmed(to: shade)), Keyframe(at: 0.5, .rest)]
            ),
            Participant(
                half(at: edge.opposite, of: .outgoing),
                shade: Participant.Shade(strongestAt: edge, rest: 0.2),
                keyframes: [Keyframe(at: 0.5, .rest), Keyframe(at: 1, .rest.dimmed(to: shade))]
            ),
        ]
    }

    /// Returns the half of the outgoing screen that lifts, hinged at the center.
    func lifting(_ keyframes: [Keyframe]) -> Participant {
        Participant(
            half(at: edge, of: .outgoing),
            anchor: Hinge(edge.opposite).anchor,
            shade: .turnedAway(strongestAt: edge.opposite, rest: 0.4),
            keyframes: keyframes
        )
    }

    /// Returns the half of the incoming screen that lands.
    func landing(_ keyframes: [Keyframe]) -> Participant {
        Participant(
            half(at: edge.opposite, of: .incoming),
            anchor: Hinge(edge).anchor,
            shadow: .ofLeaf(hingedAt: edge),
            shade: .turnedAway(strongestAt: edge, rest: 0.4),
            keyframes: keyframes
        )
    }

    /// The pose of the lifting half when it's edge on.
    var lifted: Pose { Hinge(edge.opposite).lifted(by: .pi / 2).dimmed(to: shade) }

    /// The pose of the landing half when it's edge on.
    var landingLifted: Pose { Hinge(edge).lifted(by: .pi / 2).dimmed(to: shade).shadowed(to: 0.6) }

    private func half(at edge: TransitionEdge, of side: TransitionSide) -> Participant.Subject {
        .slice(Slicing.half(at: edge, in: scene.frame(of: side).size), of: side)
    }
}

extension Participant.Shadow {
    /// Returns the shadow of a screen that turns about an edge: on what it's about to cover, or uncovers, and
    /// not on what's behind its hinge.
    static func ofLeaf(hingedAt edge: TransitionEdge) -> Self {
        let outward = edge.opposite.outward
        return Self(radius: 14, x: 18 * outward.dx, y: 18 * outward.dy)
    }
}
