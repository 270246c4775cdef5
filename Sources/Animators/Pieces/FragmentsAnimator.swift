import TransitionKit
import UIKit

/// An animator that flies the tiles of the outgoing screen out by an edge, or the tiles of the incoming
/// screen in. The tiles lift off toward the viewer and turn. They leave in a wave from a corner at the edge,
/// each at its own speed.
///
/// Inspired by the fragments of WXSTransition.
public struct FragmentsAnimator: Animator, Hashable {
    /// The ways in which the tiles can move.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The tiles of the outgoing screen fly out.
        case out
        /// The tiles of the incoming screen fly in.
        case `in`
    }

    /// The edge the tiles leave by or enter from. The default is trailing.
    public var edge: TransitionEdge
    /// The number of tiles along the shorter side of the screen, from 1 to 40. The default is 4. Values out
    /// of range are clamped, and there are at most 40 along the longer side. There are more if tiles would
    /// otherwise be wider than 200 points, as on a tablet.
    public var tilesAcross: Int
    /// The motion of the tiles in the forward direction. Backward, the animator uses the other style. The
    /// default is `.out`.
    public var style: Style
    /// The seed for the random paths. The same seed always gives the same paths. The default is 0.
    public var seed: UInt64
    public var duration: TimeInterval

    /// Creates a fragments animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(
        edge: TransitionEdge = .trailing,
        tilesAcross: Int = 4,
        style: Style = .out,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.7
    ) {
        self.edge = edge
        self.tilesAcross = tilesAcross
        self.style = style
        self.seed = seed
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        style == .out ? leaving(in: scene) : arriving(in: scene)
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        style == .out ? arriving(in: scene) : leaving(in: scene)
    }

    private func arriving(in scene: TransitionScene) -> Choreography {
        var choreography = leaving(in: scene.reversed()).reversed()
        // A finger pulls the first tiles in from the edge.
        guard !scene.followsFinger else { return choreography }
        // The first tiles come from far away, and nobody should have to wait for them.
        choreography.participants = choreography.participants.map { participant in
            participant.with(
                keyframes: participant.keyframes.map {
                    Keyframe(at: pow($0.time, Self.hurry), $0.pose, timing: $0.timing)
                }
            )
        }
        return choreography
    }

    private func leaving(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        let slices = Slicing.tiles(alongShorterSide: tilesAcross, in: scene.outgoingFrame.size)
        let columns = max(slices.prefix { $0.minY == slices[0].minY }.count, 1)
        let tiles = slices.enumerated().map { index, slice in
            // Neighbors fly at different heights, in four lanes, or they would cut into each other as they
            // tilt: one lane above the tile before, and two above the one in the row before.
            let lane = (index % columns + 2 * (index / columns)) % 4
            return Fragment(slice, lane: lane, edge: edge, in: scene, using: &random).participant
        }
        // The transition is over once the last tile is out of view.
        let last = tiles.compactMap(\.keyframes.last?.time).max() ?? 1
        let flying = tiles.map { tile in
            tile.with(
                keyframes: tile.keyframes.map { Keyframe(at: $0.time / last, $0.pose, timing: $0.timing) }
            )
        }
        // It isn't farther back, because tiles rise so far as they turn that they don't reach down to it.
        let dark = Pose.rest.dimmed(to: scene.coveredDimming(Self.dimming))
        let beneath = Participant(.incoming, from: dark).within(0...Self.brightTime)
        return Choreography(
            timing: .linear,
            eyeDistance: Fragment.eyeDistance(in: scene),
            participants: scene.uncovering(beneath) + flying
        )
    }

    /// How dark the screen beneath the tiles is at first, as a fraction. Otherwise, light tiles couldn't be
    /// told from it.
    private static let dimming: CGFloat = 0.35
    /// When the screen beneath is bright, as a fraction of the transition: before the last tiles are out of
    /// view, so that nothing changes anymore once nothing flies.
    private static let brightTime: CGFloat = 0.88
    /// How much earlier tiles fly in than others fly out: the power to which the moments, as fractions of the
    /// transition, are raised. What would be seen at a quarter is seen before a tenth.
    private static let hurry: CGFloat = 1.75
}

extension Animator where Self == FragmentsAnimator {
    /// Returns an animator that flies a screen's tiles out or in by an edge. See ``FragmentsAnimator``.
    public static func fragments(
        edge: TransitionEdge = .trailing,
        tilesAcross: Int = 4,
        style: FragmentsAnimator.Style = .out,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.7
    ) -> FragmentsAnimator {
        FragmentsAnimator(edge: edge, tilesAcross: tilesAcross, style: style, seed: seed, duration: duration)
    }
}
