import TransitionKit
import UIKit

/// An animator that lays the incoming screen brick by brick over the outgoing one, from the bottom row up, or
/// lets the outgoing screen fall apart.
///
/// The bricks form a running bond: every other row is offset by half a brick.
public struct BricksAnimator: Animator, Hashable {
    /// The motion of the bricks.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The bricks of the incoming screen come down and form a wall.
        case laying
        /// The bricks of the outgoing screen fall, starting with the bottom row.
        case falling
    }

    /// The number of bricks in a row, from 1 to 20. The default is 4. Values out of range are clamped.
    public var columns: Int
    /// The motion of the bricks in the forward direction. Backward, the animator uses the other style. The
    /// default is `.laying`.
    public var style: Style
    public var duration: TimeInterval

    /// Creates a bricks animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.75 seconds.
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
                + bricks(in: scene).map { fallen($0, in: scene) }
        )
    }

    /// Returns a brick that comes down from slightly above its final position.
    private func laid(_ brick: Brick, height: CGFloat) -> Participant {
        let (start, flight) = (brick.turn * 0.74, CGFloat(0.26))
        let above = Pose.rest.translated(y: -0.22 * height).shadowed(to: 0.45)
        return Participant(
            .slice(brick.part, of: .incoming),
            shadow: Self.shadow,
            keyframes: [
                Keyframe(at: start, above.faded(to: 0)),
                Keyframe(
                    at: start + 0.3 * flight,
                    above.interpolated(to: .rest, at: 0.15).shadowed(to: 0.45)
                ),
                Keyframe(at: start + flight, .rest, timing: .easeIn),
            ]
        ).flyingApart()
    }

    /// Returns a brick that falls out of the screen and tips over as it goes.
    private func fallen(_ brick: Brick, in scene: TransitionScene) -> Participant {
        let (start, flight) = (brick.turn * 0.45, CGFloat(0.5))
        let (screen, part) = (scene.outgoingFrame, brick.part)
        let angle: CGFloat = brick.isOdd ? -0.35 : 0.35
        let way = scene.translation(
            moving: CGRect(
                x: screen.minX + part.minX * screen.width,
                y: screen.minY + part.minY * screen.height,
                width: part.width * screen.width,
                height: part.height * screen.height
            ),
            turnedBy: angle,
            shadow: Self.shadow,
            outBy: .bottom,
            atLeast: scene.size.height * (1.1 - part.minY)
        )
        let gone = Pose.rest.translated(by: way).rotated(to: angle)
        return Participant(
            .slice(brick.part, of: .outgoing),
            shadow: Self.shadow,
            keyframes: [
                Keyframe(at: start, .rest),
                Keyframe(
                    at: start + 0.1 * flight,
                    Pose.rest.interpolated(to: gone, at: 0.01).shadowed(to: 0.4)
                ),
                Keyframe(at: start + flight, gone.shadowed(to: 0.4), timing: Self.fall),
            ]
        ).flyingApart()
    }

    private static let shadow = Participant.Shadow(radius: 8, y: 3)

    /// A curve that accelerates, but starts at once.
    private static let fall = TimingCurve.cubic(CGPoint(x: 0.3, y: 0.15), CGPoint(x: 0.75, y: 0.6))

    private struct Brick {
        let part: CGRect
        /// The moment at which it's the brick's turn, from 0 to 1. Rows go from the bottom up, and each row
        /// starts at the side where the one below it ended.
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
    /// Returns an animator that lays the incoming screen brick by brick. See ``BricksAnimator``.
    public static func bricks(
        columns: Int = 4,
        style: BricksAnimator.Style = .laying,
        duration: TimeInterval = 0.75
    ) -> BricksAnimator {
        BricksAnimator(columns: columns, style: style, duration: duration)
    }
}
