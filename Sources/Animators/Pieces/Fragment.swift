import TransitionKit
import UIKit

/// A tile of a screen, which lifts off toward the viewer, turns, and flies out of the container by an edge.
struct Fragment {
    private let tile: CGRect
    private let edge: TransitionEdge
    private let scene: TransitionScene
    /// The lane in which it flies, from 0 for the lowest one to 3.
    private let lane: Int
    /// The moment at which it lifts off.
    private let start: CGFloat
    /// How far it flies, as a multiple of the container's extent, in the same time as all others. It's more
    /// than 1, so that a tile that's turned is out of view as well.
    private let reach: CGFloat
    private let axis: Rotation.Axis
    /// The angle by which it has turned at the end, in radians. It's less than a quarter turn, so that its
    /// back isn't seen.
    private let turn: CGFloat
    /// How far it drifts along the edge, as a fraction of ``side``. Otherwise, each row would stay a line.
    private let drift: CGFloat

    /// - Parameters:
    ///   - tile: The tile, in fractions of the outgoing screen.
    ///   - lane: The lane in which it flies, from 0 for the lowest one to 3.
    ///   - edge: The edge by which it flies out.
    ///   - scene: The scene.
    ///   - random: The generator of its path.
    init(
        _ tile: CGRect,
        lane: Int,
        edge: TransitionEdge,
        in scene: TransitionScene,
        using random: inout SeededGenerator
    ) {
        (self.tile, self.lane, self.edge, self.scene) = (tile, lane, edge, scene)
        start = Self.wait(of: Self.place(of: tile, from: edge), using: &random)
        reach = CGFloat.random(in: 1.1...1.35, using: &random)
        axis = Rotation.Axis(
            x: .random(in: -0.6...0.6, using: &random),
            y: .random(in: -0.6...0.6, using: &random),
            z: .random(in: -0.6...0.6, using: &random)
        )
        turn = CGFloat.random(in: 0.25...0.8, using: &random) * (.random(using: &random) ? 1 : -1)
        drift = CGFloat.random(in: -0.2...0.2, using: &random)
    }

    /// The tile, as a participant.
    var participant: Participant {
        Participant(
            .slice(tile, of: .outgoing),
            shadow: Self.shadow,
            shade: .tumbling(strongestAt: turn > 0 ? .leading : .trailing, minimumStrength: 0.2),
            keyframes: keyframes
        )
    }

    private var keyframes: [Keyframe] {
        let rise = Self.laneHeight * CGFloat(lane)
        let lift = Self.liftHeight + rise / 2
        let risen = pose(after: 0, turned: 0.3, height: lift).translated(by: inward(atHeight: lift))
        let near = pose(after: 0.4, turned: 0.65, height: 0.6 + rise)
        let gone = pose(after: 1, turned: 1, height: 0.9 + rise)
        // Under a finger, it ends where it's out of view, or the rest of the finger's way would move nothing.
        let end = scene.followsFinger ? exit(between: near, and: gone) : 1
        return [
            Keyframe(at: start, .rest),
            Keyframe(at: start + Self.riseTime, risen, timing: Self.rising),
            Keyframe(at: start + Self.departureTime, near, timing: Self.settingOff),
            Keyframe(
                at: start + lerp(Self.departureTime, Self.flightTime, end),
                end < 1 ? near.interpolated(to: gone, at: end) : gone
            ),
        ]
    }

    // MARK: Time

    /// How much later tiles at the opposite edge lift off than those at the edge by which all leave, in
    /// fractions of the transition.
    private static let depthDelay: CGFloat = 0.22
    /// How much later tiles at one end of the edge lift off than those at the other one. If all tiles at the
    /// edge left before the next ones, a straight gap would open along it.
    private static let acrossDelay: CGFloat = 0.27
    /// The range of each of two random delays, or tiles of the same row would lift off like clockwork.
    private static let randomDelay: ClosedRange<CGFloat> = 0...0.08
    /// How much earlier all tiles lift off: about the average of both random delays, or nothing would move at
    /// first.
    private static let headStart: CGFloat = 0.09

    /// When a tile has risen from the screen, after it has lifted off, in fractions of the transition.
    private static let riseTime: CGFloat = 0.07
    /// When a tile has set off toward the edge.
    private static let departureTime: CGFloat = 0.24
    /// When a tile has flown all of its way.
    private static let flightTime: CGFloat = 0.42

    /// The curve with which a tile rises from the screen.
    private static let rising = TimingCurve.cubic(CGPoint(x: 0.15, y: 0.12), CGPoint(x: 0.75, y: 0.8))
    /// The curve with which a tile that has risen sets off toward the edge.
    private static let settingOff = TimingCurve.cubic(CGPoint(x: 0.4, y: 0.1), CGPoint(x: 0.8, y: 0.65))

    /// Returns how long a tile at a place waits until it lifts off.
    private static func wait(
        of place: (depth: CGFloat, across: CGFloat),
        using random: inout SeededGenerator
    ) -> CGFloat {
        let wait =
            depthDelay * place.depth + acrossDelay * place.across
            + CGFloat.random(in: randomDelay, using: &random)
            + CGFloat.random(in: randomDelay, using: &random) - headStart
        // The last tile has enough time left for its flight.
        return min(max(wait, 0), 0.57)
    }

    /// Returns a tile's distance from the edge that all tiles leave by, from 0 for those at this edge to 1
    /// for those at the opposite one, and its position along the edge, from 0 to 1.
    private static func place(of tile: CGRect, from edge: TransitionEdge)
        -> (depth: CGFloat, across: CGFloat)
    {
        let x = tile.minX / max(1 - tile.width, 0.001)
        let y = tile.minY / max(1 - tile.height, 0.001)
        switch edge {
        case .top: return (y, x)
        case .leading: return (x, y)
        case .bottom: return (1 - y, x)
        case .trailing: return (1 - x, y)
        }
    }

    // MARK: Space

    /// The eye distance, as a multiple of the container's longer side.
    private static let relativeEyeDistance: CGFloat = 1.6

    /// Returns the eye distance of a choreography with fragments, in points.
    static func eyeDistance(in scene: TransitionScene) -> CGFloat {
        relativeEyeDistance * max(scene.size.width, scene.size.height, 1)
    }

    private var eye: CGFloat { Self.eyeDistance(in: scene) }

    /// The shorter side of the container, in points, or half of the longer one, as on a phone, if that's
    /// less. Heights are fractions of it. Otherwise, the tiles would come so close that they would be out of
    /// view too soon.
    private var side: CGFloat {
        max(min(scene.size.width, scene.size.height, eye / (2 * Self.relativeEyeDistance)), 1)
    }

    /// How much higher a lane is than the one below it. Closer together, neighbors would cut into each other
    /// as they tilt.
    private static let laneHeight: CGFloat = 0.14
    /// The height to which a tile in the lowest lane has lifted off before it sets off. In its place, it
    /// would cut into the screen beneath as it turns.
    private static let liftHeight: CGFloat = 0.16
    private static let shadow = Participant.Shadow(radius: 7, y: 5)

    /// Returns a pose on the way.
    ///
    /// - Parameters:
    ///   - part: The part of its way out of the container, from 0 to 1.
    ///   - turned: The part of its turn, from 0 to 1.
    ///   - height: The height above its place, as a fraction of ``side``.
    private func pose(after part: CGFloat, turned: CGFloat, height: CGFloat) -> Pose {
        let (way, drift) = (scene.travel(toward: edge), drift * side)
        let aside = CGVector(dx: abs(edge.outward.dy) * drift, dy: abs(edge.outward.dx) * drift)
        return .rest.rotated(to: turn * turned, about: axis).translated(by: way, times: reach * part)
            .translated(by: aside, times: part).translated(z: height * side)
            .dimmed(to: 0.35 * min(turned / 0.3, 1)).shadowed(to: 0.35)
    }

    /// Returns the translation that keeps a tile at a height in front of its place. Otherwise, perspective
    /// would move it outward, away from its neighbors, and slits would open.
    private func inward(atHeight height: CGFloat) -> CGVector {
        CGVector(
            dx: (0.5 - tile.midX) * scene.size.width * height * side / eye,
            dy: (0.5 - tile.midY) * scene.size.height * height * side / eye
        )
    }

    /// Returns the part of the way between two poses after which the tile is out of view, from 0 to 1.
    private func exit(between near: Pose, and gone: Pose) -> CGFloat {
        let (frame, outward) = (tile.part(of: scene.outgoingFrame), edge.outward)
        // However it's turned, nothing of it is farther from its center. With its shadow, that's a bit more.
        let radius = hypot(frame.width, frame.height) / 2 + (Self.shadow.radius + Self.shadow.y)
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
}
