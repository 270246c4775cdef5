import TransitionKit
import UIKit

/// The old screen bursts from a point: square tiles fly away from it, the nearest first and farthest, come toward the
/// viewer, fall, spin, and fade. Backward they come together again.
///
/// After the explosion of VCTransitionsLibrary.
public struct ExplodeAnimator: Animator, Hashable {
    /// How many tiles lie side by side. 10 by default, at least 1 and at most 40.
    public var columns: Int
    /// How far a tile flies at most, in widths of the container. 0.5 by default, and where it is not finite.
    public var spread: CGFloat
    /// How far a tile spins at most, in radians, either way. A quarter turn by default, and where it is not finite.
    public var spin: CGFloat
    /// Where it bursts from: a point in fractions of the screen, an element that a screen names or a view, by its
    /// middle. The middle of the screen by default, and where neither screen shows the element or the view.
    public var origin: TransitionOrigin
    /// What the flights are drawn from: the same seed flies the same way. 0 by default.
    public var seed: UInt64
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(
        columns: Int = 10,
        spread: CGFloat = 0.5,
        spin: CGFloat = .pi / 2,
        origin: TransitionOrigin = .center,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.5
    ) {
        self.columns = columns
        self.spread = spread
        self.spin = spin
        self.origin = origin
        self.seed = seed
        self.duration = duration
    }

    public var targets: [TransitionTarget] { origin.target.map { [$0] } ?? [] }

    public func forward(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        let burst = Burst(
            origin: origin.point(in: scene.outgoingFrame, of: scene),
            size: CGSize(width: max(scene.size.width, 1), height: max(scene.size.height, 1)),
            spread: spread.playable(or: 0.5),
            spin: spin.playable(or: .pi / 2)
        )
        let tiles = Slicing.tiles(columns: columns, in: scene.size).map { burst.tile($0, using: &random) }
        // The new screen lies behind all that flies, as much larger as it is further away.
        let (eye, depth) = (1.5 * burst.size.width, 2 * burst.size.width)
        let behind = Pose.rest.translated(z: -depth).scaled(by: 1 + depth / eye).dimmed(to: 0.3)
        return Choreography(
            timing: .linear,
            eyeDistance: eye,
            [Participant(.incoming, from: behind)] + tiles
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        // The first tiles are pale and far off; nobody should wait for them.
        choreography.participants = choreography.participants.map { participant in
            Participant(
                participant.subject,
                keyframes: participant.keyframes.map { Keyframe(at: pow($0.time, 1.4), $0.pose) }
            )
        }
        return choreography
    }
}

/// The flight of the tiles of a screen that bursts.
private struct Burst {
    /// In fractions of the screen.
    let origin: CGPoint
    let size: CGSize
    let spread: CGFloat
    let spin: CGFloat

    func tile(_ tile: CGRect, using random: inout SeededGenerator) -> Participant {
        func between(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        let x = (tile.midX - origin.x) * size.width + between(-8...8)
        let y = (tile.midY - origin.y) * size.height + between(-8...8)
        let (distance, nearness) = (max(hypot(x, y), 1), 1 - min(hypot(x, y) / reach, 1))
        let force = spread * size.width * (0.35 + 0.65 * nearness) * between(0.7...1.3)
        let axis = Rotation.Axis(x: between(-1...1), y: between(-1...1), z: 1)
        let turn = between(-1...1) * spin
        /// A part of the flight. What flies, falls: the longer, the faster.
        func flown(_ part: CGFloat) -> Pose {
            let way = force * part
            return .rest.scaled(by: lerp(1, 0.7, part)).rotated(to: turn * part, about: axis)
                .translated(x: x / distance * way, y: y / distance * way, z: way)
                .translated(y: spread * 1.4 * size.height * part * part)
                .dimmed(to: min(part / 0.3, 1) * 0.5 * abs(turn) / (.pi / 2))
        }
        // The wave runs outward from the origin. Straight pieces, since there are hundreds of tiles.
        let start = 0.25 * (1 - nearness)
        return Participant(
            .slice(tile, of: .outgoing),
            shade: Participant.Shade(strongestAt: turn > 0 ? .leading : .trailing, rest: 0.4),
            keyframes: [
                Keyframe(at: start, .rest), Keyframe(at: lerp(start, 1, 0.25), flown(0.3)),
                Keyframe(at: lerp(start, 1, 0.5), flown(0.6)),
                Keyframe(at: lerp(start, 1, 0.75), flown(0.85)),
                Keyframe(at: 1, flown(1.05).faded(to: 0)),
            ]
        )
    }

    /// How far the farthest corner is from the origin, in points.
    private var reach: CGFloat {
        let x = max(abs(origin.x), abs(1 - origin.x)) * size.width
        return max(hypot(x, max(abs(origin.y), abs(1 - origin.y)) * size.height), 1)
    }
}

extension Animator where Self == ExplodeAnimator {
    /// The old screen bursts into square tiles that fly and fall; see ``ExplodeAnimator``.
    public static func explode(
        columns: Int = 10,
        spread: CGFloat = 0.5,
        spin: CGFloat = .pi / 2,
        origin: TransitionOrigin = .center,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.5
    ) -> ExplodeAnimator {
        ExplodeAnimator(
            columns: columns,
            spread: spread,
            spin: spin,
            origin: origin,
            seed: seed,
            duration: duration
        )
    }
}
