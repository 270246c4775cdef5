import TransitionKit
import UIKit

/// An explosion, which scatters the tiles of a screen.
struct Burst {
    /// The point from which the tiles burst, in fractions of the screen.
    let origin: CGPoint
    /// The frame of the screen.
    let screen: CGRect
    /// The size of the container, at least one point wide and high.
    let size: CGSize
    /// The strength of the burst, as a multiple of ``side``.
    let spread: CGFloat
    /// The maximum angle by which a tile spins, in radians.
    let spin: CGFloat
    let followsFinger: Bool

    /// The shorter side of the container, in points.
    var side: CGFloat { min(size.width, size.height) }

    /// The distance of the eye, in points.
    var eye: CGFloat { 1.5 * side }

    /// Returns a tile that flies away, and falls out of view.
    func tile(_ tile: CGRect, using random: inout SeededGenerator) -> Participant {
        let flight = Flight(of: tile, in: self, using: &random)
        return Participant(
            .slice(tile, of: .outgoing),
            shade: .tumbling(strongestAt: flight.turn > 0 ? .leading : .trailing, minimumStrength: 0.15),
            keyframes: flight.keyframes
        )
    }
}

/// The path of a tile.
private struct Flight {
    private let burst: Burst
    /// The center of the tile, relative to that of the container, in points.
    private let middle: CGPoint
    /// Half of the tile's size, in points.
    private let half: CGSize
    /// The direction away from the origin.
    private let direction: CGVector
    /// How far the burst moves it, in points.
    private let force: CGFloat
    /// How far it comes toward the viewer, in points.
    private let depth: CGFloat
    /// How far it falls, in points.
    private let fall: CGFloat
    private let axis: Rotation.Axis
    /// The angle by which it has spun at the end, in radians.
    let turn: CGFloat
    /// The moment at which it takes off.
    private let start: CGFloat

    init(of tile: CGRect, in burst: Burst, using random: inout SeededGenerator) {
        // `Double` gives the same random numbers as `CGFloat`, but several times as fast.
        func between(_ range: ClosedRange<Double>) -> CGFloat {
            CGFloat(Double.random(in: range, using: &random))
        }
        let (screen, size, eye) = (burst.screen, burst.size, burst.eye)
        let x = (tile.midX - burst.origin.x) * screen.width + between(-8...8)
        let y = (tile.midY - burst.origin.y) * screen.height + between(-8...8)
        let distance = max(hypot(x, y), 1)
        let nearness = 1 - min(hypot(x, y) / screen.size.reach(from: burst.origin), 1)
        let force = max(burst.spread, 0) * burst.side * (0.35 + 0.65 * nearness) * between(0.7...1.3)
        let direction = CGVector(dx: x / distance, dy: y / distance)
        axis = Rotation.Axis(x: between(-1...1), y: between(-1...1), z: 1)
        turn = between(-1...1) * burst.spin
        let middle = CGPoint(
            x: screen.minX + tile.midX * screen.width - size.width / 2,
            y: screen.minY + tile.midY * screen.height - size.height / 2
        )
        // The tile stays in front of the viewer, and ends so far down that it's out of view even if it's
        // rotated. Under a finger, it's only just out of view, or the rest of the finger's way would move
        // nothing.
        let diagonal = hypot(tile.width * screen.width, tile.height * screen.height)
        let depth = min(force, 0.75 * eye)
        let end = size.height / 2 * (eye - depth) / eye + diagonal * (burst.followsFinger ? 0.65 : 1)
        fall = max(end - middle.y - direction.dy * force, 0)
        half = CGSize(width: tile.width * screen.width / 2, height: tile.height * screen.height / 2)
        // The wave runs outward from the origin.
        start = 0.22 * (1 - nearness)
        (self.burst, self.middle, self.direction) = (burst, middle, direction)
        (self.force, self.depth) = (force, depth)
    }

    /// The keyframes. The path has straight segments because there are hundreds of tiles.
    var keyframes: [Keyframe] {
        [Keyframe(at: start, .rest)]
            + steps.map { Keyframe(at: lerp(start, 1, $0.time), pose(after: $0.part)) }
    }

    /// Returns the pose after a part of the flight. The burst slows down, and the fall speeds up.
    private func pose(after part: CGFloat) -> Pose {
        let way = force * part * (1.6 - 0.6 * part)
        // Under a finger, it turns around in an arc. Straight above its place, it would hang.
        let aside: CGFloat = direction.dx < 0 ? -1 : 1
        let drift = burst.followsFinger ? 0.06 * burst.side * aside * sin(.pi * part) : 0
        return .rest.rotated(to: turn * part, about: axis)
            .translated(
                x: direction.dx * way + drift,
                y: direction.dy * way,
                z: force > 0 ? depth * way / force : 0
            )
            .translated(y: fall * part * part)
            // Even a tile that hardly turns is shaded, so that its shape is visible.
            .dimmed(to: min(part / 0.3, 1) * lerp(0.2, 0.45, min(abs(turn) / (.pi / 2), 1)))
    }

    // MARK: Its speed

    /// The parts of the flight at which there's a keyframe, and the moments at which it has flown them.
    private var steps: [(part: CGFloat, time: CGFloat)] {
        if burst.followsFinger { return steady([0.04, 0.1, 0.18, 0.27, 0.37, 0.48, 0.6, 0.72, 0.86, 1]) }
        let moments: [CGFloat] = [0.12, 0.28, 0.46, 0.64, 0.82, 1]
        // It takes off gradually.
        return [(part: 0.016, time: 0.03)] + moments.map { (part: $0, time: $0) }
    }

    /// Returns the moments at which the tile has flown parts of its way if it looks equally fast all the way.
    /// Where it turns around, it would hang under a finger, and when people let go, it would start again
    /// while everything else slows down.
    private func steady(_ parts: [CGFloat]) -> [(part: CGFloat, time: CGFloat)] {
        var (last, ways): ([CGPoint], [CGFloat]) = (corners(after: 0), [])
        for part in parts {
            let next = corners(after: part)
            let way = zip(last, next).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
            // It starts at half of its speed.
            ways.append((ways.last ?? 0) + way * (ways.isEmpty ? 2 : 1))
            last = next
        }
        let length = max(ways.last ?? 0, 1e-3)
        return zip(parts, ways).map { (part: $0, time: $1 / length) }
    }

    /// Returns where the corners of the tile appear after a part of the flight, relative to the center of the
    /// container, in points.
    private func corners(after part: CGFloat) -> [CGPoint] {
        let pose = pose(after: part)
        let signs: [(CGFloat, CGFloat)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        return signs.map { x, y in
            let arm = SIMD3(Double(x * half.width), Double(y * half.height), 0)
                .turned(by: Double(turn * part), about: axis)
            let nearer = burst.eye / max(burst.eye - pose.z - CGFloat(arm.z), 1)
            return CGPoint(
                x: (middle.x + pose.x + CGFloat(arm.x)) * nearer,
                y: (middle.y + pose.y + CGFloat(arm.y)) * nearer
            )
        }
    }
}

extension SIMD3<Double> {
    /// Returns the vector rotated by an angle, in radians, by Rodrigues' rotation formula.
    fileprivate func turned(by angle: Double, about axis: Rotation.Axis) -> SIMD3<Double> {
        let line = SIMD3(Double(axis.x), Double(axis.y), Double(axis.z))
        let axis = line / (line * line).sum().squareRoot()
        let cross = SIMD3(
            axis.y * z - axis.z * y,
            axis.z * x - axis.x * z,
            axis.x * y - axis.y * x
        )
        return self * cos(angle) + cross * sin(angle) + axis * ((axis * self).sum() * (1 - cos(angle)))
    }
}
