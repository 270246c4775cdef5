import TransitionKit
import UIKit

/// An animator that bursts the outgoing screen into square tiles. The tiles fly away from a point toward the
/// viewer, spin, and fall out of view. Backward, they come together again.
///
/// The tiles closest to the point fly first and farthest. Inspired by the explosion of VCTransitionsLibrary.
public struct ExplodeAnimator: Animator, Hashable {
    /// The number of tiles along the shorter side of the screen, from 1 to 40. The default is 7. Values out
    /// of range are clamped, and there are at most 40 along the longer side. There are more if tiles would
    /// otherwise be wider than 200 points, as on a tablet.
    public var tilesAcross: Int
    /// The strength of the burst. The tiles closest to the point fly outward by about this multiple of the
    /// container's shorter side, and just as far toward the viewer, but never past the viewer. Tiles farther
    /// away fly less far. At 0, they only spin and fall. The default is 0.6, which also replaces non-finite
    /// values. Negative values are treated as 0.
    public var spread: CGFloat
    /// The maximum angle by which a tile spins in either direction, in radians. The default is a quarter
    /// turn, which also replaces non-finite values.
    public var spin: CGFloat
    /// The point from which the tiles burst. The default is the center of the screen, which is also used if
    /// neither screen shows the view.
    public var origin: TransitionOrigin
    /// The seed for the random paths. The same seed always gives the same paths. The default is 0.
    public var seed: UInt64
    public var duration: TimeInterval

    /// Creates an explode animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(
        tilesAcross: Int = 7,
        spread: CGFloat = 0.6,
        spin: CGFloat = .pi / 2,
        origin: TransitionOrigin = .center,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.7
    ) {
        self.tilesAcross = tilesAcross
        self.spread = spread
        self.spin = spin
        self.origin = origin
        self.seed = seed
        self.duration = duration
    }

    public var targets: [TransitionTarget] { origin.targets }

    public func forward(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        let burst = Burst(
            origin: origin.point(in: scene.outgoingFrame, of: scene),
            screen: scene.outgoingFrame,
            size: CGSize(width: max(scene.size.width, 1), height: max(scene.size.height, 1)),
            spread: spread.playable(or: Self().spread),
            spin: spin.playable(or: Self().spin),
            followsFinger: scene.followsFinger
        )
        let tiles = Slicing.tiles(alongShorterSide: tilesAcross, in: scene.outgoingFrame.size).map {
            burst.tile($0, using: &random)
        }
        // The incoming screen lies behind all tiles.
        let (eye, depth) = (burst.eye, 2 * burst.side)
        let behind = scene.pose(keeping: scene.incomingFrame, atDepth: depth, eyeDistance: eye)
        let beneath = Participant(.incoming, from: behind.dimmed(to: scene.coveredDimming(0.3)))
        return Choreography(
            timing: .linear,
            eyeDistance: eye,
            participants: scene.uncovering(beneath) + tiles
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        // Otherwise, the first tiles would be in view at once.
        choreography.participants = choreography.participants.map { participant in
            participant.with(
                keyframes: participant.keyframes.map { Keyframe(at: pow($0.time, 0.9), $0.pose) }
            )
        }
        return choreography
    }
}

/// The paths of the tiles of an exploding screen.
private struct Burst {
    /// The point from which the tiles burst, in fractions of the screen.
    let origin: CGPoint
    /// The frame of the screen.
    let screen: CGRect
    let size: CGSize
    let spread: CGFloat
    let spin: CGFloat
    let followsFinger: Bool

    /// The shorter side of the container, in points.
    var side: CGFloat { min(size.width, size.height) }

    /// The distance of the eye, in points.
    var eye: CGFloat { 1.5 * side }

    /// Returns a tile that flies away, and falls out of view.
    func tile(_ tile: CGRect, using random: inout SeededGenerator) -> Participant {
        // `Double` gives the same random numbers as `CGFloat`, but several times as fast.
        func between(_ range: ClosedRange<Double>) -> CGFloat {
            CGFloat(Double.random(in: range, using: &random))
        }
        let x = (tile.midX - origin.x) * screen.width + between(-8...8)
        let y = (tile.midY - origin.y) * screen.height + between(-8...8)
        let distance = max(hypot(x, y), 1)
        let nearness = 1 - min(hypot(x, y) / screen.size.reach(from: origin), 1)
        let force = max(spread, 0) * side * (0.35 + 0.65 * nearness) * between(0.7...1.3)
        let axis = Rotation.Axis(x: between(-1...1), y: between(-1...1), z: 1)
        let turn = between(-1...1) * spin
        // The tile stays in front of the viewer, and ends so far down that it's out of view even if it's
        // rotated. Under a finger, it's only just out of view, or the rest of the finger's way would move
        // nothing.
        let diagonal = hypot(tile.width * screen.width, tile.height * screen.height)
        let depth = min(force, 0.75 * eye)
        let end = size.height / 2 * (eye - depth) / eye + diagonal * (followsFinger ? 0.65 : 1)
        let below = screen.minY + tile.midY * screen.height - size.height / 2
        let fall = max(end - below - y / distance * force, 0)
        /// Returns the pose after a fraction of the flight. The burst slows down, and the fall speeds up.
        func flown(_ part: CGFloat) -> Pose {
            let way = force * part * (1.6 - 0.6 * part)
            // Under a finger, it turns around in an arc. Straight above its place, it would hang.
            let drift = followsFinger ? 0.06 * side * (x < 0 ? -1 : 1) * sin(.pi * part) : 0
            return .rest.rotated(to: turn * part, about: axis)
                .translated(
                    x: x / distance * way + drift,
                    y: y / distance * way,
                    z: force > 0 ? depth * way / force : 0
                )
                .translated(y: fall * part * part)
                // Even a tile that hardly turns is shaded, so that its shape is visible.
                .dimmed(to: min(part / 0.3, 1) * lerp(0.2, 0.45, min(abs(turn) / (.pi / 2), 1)))
        }
        // The wave runs outward from the origin. The paths have straight segments because there are hundreds
        // of tiles.
        let start = 0.22 * (1 - nearness)
        let moments: [CGFloat] = [0.03, 0.12, 0.28, 0.46, 0.64, 0.82, 1]
        var keyframes = [Keyframe(at: start, .rest)]
        if followsFinger {
            let middle = CGPoint(
                x: screen.minX + tile.midX * screen.width - size.width / 2,
                y: screen.minY + tile.midY * screen.height - size.height / 2
            )
            let corner = CGSize(width: tile.width * screen.width / 2, height: tile.height * screen.height / 2)
            func corners(_ part: CGFloat) -> [CGPoint] {
                let pose = flown(part)
                return [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { x, y in
                    let arm = SIMD3(Double(x * corner.width), Double(y * corner.height), 0)
                        .turned(by: Double(turn * part), about: axis)
                    let nearer = eye / max(eye - pose.z - CGFloat(arm.z), 1)
                    return CGPoint(
                        x: (middle.x + pose.x + CGFloat(arm.x)) * nearer,
                        y: (middle.y + pose.y + CGFloat(arm.y)) * nearer
                    )
                }
            }
            keyframes += steady(parts: [0.04, 0.1, 0.18, 0.27, 0.37, 0.48, 0.6, 0.72, 0.86, 1], corners).map {
                Keyframe(at: lerp(start, 1, $0.time), flown($0.part))
            }
        } else {
            keyframes += moments.map { Keyframe(at: lerp(start, 1, $0), flown($0 == 0.03 ? 0.016 : $0)) }
        }
        return Participant(
            .slice(tile, of: .outgoing),
            shade: .tumbling(strongestAt: turn > 0 ? .leading : .trailing, minimumStrength: 0.15),
            keyframes: keyframes
        )
    }

    /// Returns the moments at which a tile has flown parts of its way if it looks equally fast all the way.
    /// Where it turns around, it would hang under a finger, and when people let go, it would start again
    /// while everything else slows down.
    private func steady(
        parts: [CGFloat],
        _ corners: (CGFloat) -> [CGPoint]
    ) -> [(part: CGFloat, time: CGFloat)] {
        var (last, length): ([CGPoint], CGFloat) = (corners(0), 0)
        let ways = parts.map { part -> CGFloat in
            let next = corners(part)
            // It starts at half of its speed.
            let way = zip(last, next).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
            length += way * (part == parts.first ? 2 : 1)
            last = next
            return length
        }
        return zip(parts, ways).map { ($0, $1 / max(length, 1e-3)) }
    }
}

extension SIMD3<Double> {
    /// Returns the vector rotated by an angle, in radians.
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

extension Animator where Self == ExplodeAnimator {
    /// Returns an animator that bursts the outgoing screen into tiles. See ``ExplodeAnimator``.
    public static func explode(
        tilesAcross: Int = 7,
        spread: CGFloat = 0.6,
        spin: CGFloat = .pi / 2,
        origin: TransitionOrigin = .center,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.7
    ) -> ExplodeAnimator {
        ExplodeAnimator(
            tilesAcross: tilesAcross,
            spread: spread,
            spin: spin,
            origin: origin,
            seed: seed,
            duration: duration
        )
    }
}
