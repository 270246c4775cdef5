import TransitionKit
import UIKit

/// The old screen bursts from a point: square tiles fly away from it, the nearest first and farthest, toward the viewer and
/// down, spin and fade. Backward they come together again.
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
        let (width, height) = (max(scene.size.width, 1), max(scene.size.height, 1))
        let origin = origin.point(in: scene.outgoingFrame, of: scene)
        let (spin, spread) = (spin.playable(or: .pi / 2), spread.playable(or: 0.5))
        let reach = hypot(max(origin.x, 1 - origin.x) * width, max(origin.y, 1 - origin.y) * height)
        let tiles = Slicing.tiles(columns: columns, in: scene.size).map { tile -> Participant in
            let x = (tile.midX - origin.x) * width + .random(in: -8...8, using: &random)
            let y = (tile.midY - origin.y) * height + .random(in: -8...8, using: &random)
            let distance = max(hypot(x, y), 1)
            let nearness = 1 - min(distance / max(reach, 1), 1)
            let force = spread * width * (0.35 + 0.65 * nearness) * .random(in: 0.7...1.3, using: &random)
            let axis = Rotation.Axis(
                x: .random(in: -1...1, using: &random),
                y: .random(in: -1...1, using: &random),
                z: 1
            )
            let turn = CGFloat.random(in: -1...1, using: &random) * spin
            /// A part of the flight. What flies, falls: the longer, the faster.
            func flown(_ part: CGFloat) -> Pose {
                Pose.rest
                    .translated(
                        x: x / distance * force * part,
                        y: y / distance * force * part,
                        z: force * 0.6 * part
                    )
                    .translated(y: spread * 0.5 * height * part * part)
                    .rotated(to: turn * part, about: axis)
                    .scaled(by: lerp(1, 0.4, part))
            }
            // The wave runs outward from the origin. Straight pieces, since there are hundreds of tiles.
            let start = 0.25 * (1 - nearness)
            return Participant(
                .slice(tile, of: .outgoing),
                keyframes: [
                    Keyframe(at: start, .rest), Keyframe(at: lerp(start, 1, 0.25), flown(0.32)),
                    Keyframe(at: lerp(start, 1, 0.5), flown(0.6)), Keyframe(at: 1, flown(1).faded(to: 0)),
                ]
            )
        }
        // The new screen lies behind all that flies, as much larger as it is further away.
        let (eye, depth) = (1.5 * width, 2 * width)
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
        choreography.timing = .cubic(CGPoint(x: 0.25, y: 0.4), CGPoint(x: 0.7, y: 0.9))
        return choreography
    }
}

extension Animator where Self == ExplodeAnimator {
    /// The old screen breaks into square tiles that scatter; see ``ExplodeAnimator``.
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
