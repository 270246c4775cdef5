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
        // The first tiles are far away, so people shouldn't have to wait for them.
        choreography.participants = choreography.participants.map { participant in
            participant.with(
                keyframes: participant.keyframes.map {
                    Keyframe(at: pow($0.time, 1.75), $0.pose, timing: $0.timing)
                }
            )
        }
        return choreography
    }

    private func leaving(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        let eye = 1.6 * max(scene.size.width, scene.size.height, 1)
        let slices = Slicing.tiles(alongShorterSide: tilesAcross, in: scene.outgoingFrame.size)
        let columns = max(slices.prefix { $0.minY == slices[0].minY }.count, 1)
        let tiles = slices.enumerated().map { index, slice in
            // Neighbors fly at different heights, in four lanes, or they would cut into each other as they
            // tilt.
            let lane = (index % columns + 2 * (index / columns)) % 4
            return tile(slice, lane: lane, eye: eye, in: scene, using: &random)
        }
        // The transition is over soon after the last tile is out of view.
        let last = tiles.compactMap(\.keyframes.last?.time).max() ?? 1
        let flying = tiles.map { tile in
            tile.with(
                keyframes: tile.keyframes.map { Keyframe(at: $0.time / last, $0.pose, timing: $0.timing) }
            )
        }
        // As tiles turn, they rise so far that they don't reach down to the incoming screen.
        let dark = Pose.rest.dimmed(to: scene.coveredDimming(0.35))
        let beneath = Participant(.incoming, from: dark).within(0...0.88)
        return Choreography(
            timing: .linear,
            eyeDistance: eye,
            participants: scene.uncovering(beneath) + flying
        )
    }

    /// Returns a tile that lifts off toward the viewer, turns, and flies out by the edge.
    ///
    /// - Parameter lane: The lane in which the tile flies, from 0 for the lowest one to 3.
    private func tile(
        _ tile: CGRect,
        lane: Int,
        eye: CGFloat,
        in scene: TransitionScene,
        using random: inout SeededGenerator
    ) -> Participant {
        // If all tiles at the edge left before the next ones, a straight gap would open along it.
        let (depth, across) = place(of: tile)
        let wait =
            0.22 * depth + 0.27 * across + CGFloat.random(in: 0...0.08, using: &random)
            + CGFloat.random(in: 0...0.08, using: &random) - 0.09
        let start = min(max(wait, 0), 0.57)
        let speed = CGFloat.random(in: 1.1...1.35, using: &random)
        let axis = Rotation.Axis(
            x: .random(in: -0.6...0.6, using: &random),
            y: .random(in: -0.6...0.6, using: &random),
            z: .random(in: -0.6...0.6, using: &random)
        )
        let turn = CGFloat.random(in: 0.25...0.8, using: &random) * (.random(using: &random) ? 1 : -1)
        // At most half of the longer side, as on a phone. Otherwise, the tiles would come so close that they
        // would be out of view too soon.
        let (size, side) = (scene.size, max(min(scene.size.width, scene.size.height, eye / 3.2), 1))
        let (way, drift) = (scene.travel(toward: edge), CGFloat.random(in: -0.2...0.2, using: &random) * side)
        let aside = CGVector(dx: abs(edge.outward.dy) * drift, dy: abs(edge.outward.dx) * drift)
        let rise = 0.14 * CGFloat(lane)
        let lift = 0.16 + rise / 2
        // As it lifts off, perspective would also move it outward, away from its neighbors, and slits would
        // open.
        let inward = CGVector(
            dx: (0.5 - tile.midX) * size.width * lift * side / eye,
            dy: (0.5 - tile.midY) * size.height * lift * side / eye
        )
        func flown(_ part: CGFloat, turned: CGFloat, height: CGFloat) -> Pose {
            .rest.rotated(to: turn * turned, about: axis).translated(by: way, times: speed * part)
                .translated(by: aside, times: part).translated(z: height * side)
                .dimmed(to: 0.35 * min(turned / 0.3, 1)).shadowed(to: 0.35)
        }
        let (near, gone) = (
            flown(0.4, turned: 0.65, height: 0.6 + rise), flown(1, turned: 1, height: 0.9 + rise)
        )
        // Under a finger, it ends where it's out of view, or the rest of the finger's way would move nothing.
        let end = scene.followsFinger ? exit(of: tile, between: near, and: gone, eye: eye, in: scene) : 1
        return Participant(
            .slice(tile, of: .outgoing),
            shadow: Participant.Shadow(radius: 7, y: 5),
            shade: .tumbling(strongestAt: turn > 0 ? .leading : .trailing, minimumStrength: 0.2),
            keyframes: [
                Keyframe(at: start, .rest),
                Keyframe(
                    at: start + 0.07,
                    flown(0, turned: 0.3, height: lift).translated(by: inward),
                    timing: Self.rising
                ),
                Keyframe(at: start + 0.24, near, timing: Self.settingOff),
                Keyframe(
                    at: start + lerp(0.24, 0.42, end),
                    end < 1 ? near.interpolated(to: gone, at: end) : gone
                ),
            ]
        )
    }

    /// Returns the part of the way between two poses after which a tile is out of view, from 0 to 1.
    private func exit(
        of tile: CGRect,
        between near: Pose,
        and gone: Pose,
        eye: CGFloat,
        in scene: TransitionScene
    ) -> CGFloat {
        let (frame, outward) = (tile.part(of: scene.outgoingFrame), edge.outward)
        // However it's turned, nothing of it is farther from its center. With the shadow, that's a bit more.
        let radius = hypot(frame.width, frame.height) / 2 + 12
        let half = (abs(outward.dx) * scene.size.width + abs(outward.dy) * scene.size.height) / 2
        // The distances from the center of the container to the innermost point, in the direction of the
        // edge, and the heights.
        func distance(_ pose: Pose) -> CGFloat {
            outward.dx * (frame.midX + pose.x - scene.size.width / 2)
                + outward.dy * (frame.midY + pose.y - scene.size.height / 2) - radius
        }
        let (start, way, rise) = (distance(near), distance(gone) - distance(near), gone.z - near.z)
        // It's out of view when perspective moves this point to the edge: eye / (eye - height) * distance
        // is half of the container.
        let part = (half * (eye - near.z) - eye * start) / max(eye * way + half * rise, 1)
        return min(max(part, 0.01), 1)
    }

    /// Returns a tile's distance from the edge that all tiles leave by, from 0 for those at this edge to 1
    /// for those at the opposite one, and its position along the edge, from 0 to 1.
    private func place(of tile: CGRect) -> (depth: CGFloat, across: CGFloat) {
        let x = tile.minX / max(1 - tile.width, 0.001)
        let y = tile.minY / max(1 - tile.height, 0.001)
        switch edge {
        case .top: return (y, x)
        case .leading: return (x, y)
        case .bottom: return (1 - y, x)
        case .trailing: return (1 - x, y)
        }
    }

    /// The curve with which a tile rises from the screen.
    private static let rising = TimingCurve.cubic(CGPoint(x: 0.15, y: 0.12), CGPoint(x: 0.75, y: 0.8))
    /// The curve with which a tile that has risen sets off toward the edge.
    private static let settingOff = TimingCurve.cubic(CGPoint(x: 0.4, y: 0.1), CGPoint(x: 0.8, y: 0.65))
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
