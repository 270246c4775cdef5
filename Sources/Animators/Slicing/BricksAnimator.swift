import TransitionKit
import UIKit

/// The new screen is laid brick by brick over the old one, row upon row from the bottom; or the old one falls apart.
///
/// The bond is the running bond of a wall: every second row is shifted by half a brick.
public struct BricksAnimator: Animator, Hashable {
    /// What the bricks do.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The new screen's bricks come down and make a wall.
        case laying
        /// The old screen's bricks fall, the lowest row first.
        case falling
    }

    /// How many bricks lie side by side. 4 by default, at least 1 and at most 20.
    public var columns: Int
    /// What the bricks do going forward; backward it is the other. `.laying` by default.
    public var style: Style
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.75 by default.
    public init(columns: Int = 4, style: Style = .laying, duration: TimeInterval = 0.75) {
        self.columns = columns
        self.style = style
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        (style == .laying ? laying(in: scene) : falling(in: scene)).brisk()
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        (style == .laying ? falling(in: scene) : laying(in: scene)).brisk()
    }

    private func laying(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .linear,
            [Participant(.outgoing, to: .rest.dimmed(to: 0.3))]
                + bricks(in: scene).map { laid($0, height: scene.size.height) }
        )
    }

    private func falling(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .linear,
            [Participant(.incoming, from: .rest.dimmed(to: 0.3))]
                + bricks(in: scene).map { fallen($0, height: scene.size.height) }
        )
    }

    /// A brick comes down from a little above its place.
    private func laid(_ brick: Brick, height: CGFloat) -> Participant {
        let (start, flight) = (brick.turn * 0.74, CGFloat(0.26))
        let above = Pose.rest.translated(y: -0.22 * height).shadowed(to: 0.45)
        return Participant(
            .slice(brick.part, of: .incoming),
            shadow: Participant.Shadow(radius: 8, y: 3),
            keyframes: [
                Keyframe(at: start, above.faded(to: 0)),
                Keyframe(
                    at: start + 0.3 * flight,
                    above.interpolated(to: .rest, at: 0.15).shadowed(to: 0.45)
                ),
                Keyframe(at: start + flight, .rest, timing: .easeIn),
            ]
        )
    }

    /// A brick falls out of the screen and tips over as it goes.
    private func fallen(_ brick: Brick, height: CGFloat) -> Participant {
        let (start, flight) = (brick.turn * 0.45, CGFloat(0.5))
        let gone = Pose.rest.translated(y: height * (1.1 - brick.part.minY))
            .rotated(to: brick.isOdd ? -0.35 : 0.35)
        return Participant(
            .slice(brick.part, of: .outgoing),
            shadow: Participant.Shadow(radius: 8, y: 3),
            keyframes: [
                Keyframe(at: start, .rest),
                Keyframe(
                    at: start + 0.1 * flight,
                    Pose.rest.interpolated(to: gone, at: 0.01).shadowed(to: 0.4)
                ),
                Keyframe(at: start + flight, gone.shadowed(to: 0.4), timing: Self.fall),
            ]
        )
    }

    /// Faster and faster, but at once.
    private static let fall = TimingCurve.cubic(CGPoint(x: 0.3, y: 0.15), CGPoint(x: 0.75, y: 0.6))

    private struct Brick {
        let part: CGRect
        /// When it is its turn, 0…1: row by row from the lowest, each along its length, from the side at which the one
        /// below ended.
        let turn: CGFloat
        let isOdd: Bool
    }

    private func bricks(in scene: TransitionScene) -> [Brick] {
        let rows = Slicing.bond(columns: min(max(columns, 1), 20), in: scene.size)
        return rows.reversed().enumerated().flatMap { level, row in
            row.enumerated().map { index, part in
                let place = level.isMultiple(of: 2) ? index : row.count - 1 - index
                let along = CGFloat(place) / CGFloat(row.count)
                return Brick(
                    part: part,
                    turn: (CGFloat(level) + along) / CGFloat(rows.count),
                    isOdd: !(level + index).isMultiple(of: 2)
                )
            }
        }
    }
}

extension Animator where Self == BricksAnimator {
    /// The new screen is laid brick by brick, or the old one falls apart; see ``BricksAnimator``.
    public static func bricks(
        columns: Int = 4,
        style: BricksAnimator.Style = .laying,
        duration: TimeInterval = 0.75
    ) -> BricksAnimator {
        BricksAnimator(columns: columns, style: style, duration: duration)
    }
}
