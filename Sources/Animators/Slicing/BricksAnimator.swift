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
        style == .laying ? laying(in: scene) : laying(in: scene.reversed()).reversed()
    }

    private func laying(in scene: TransitionScene) -> Choreography {
        let rows = Slicing.bond(columns: min(max(columns, 1), 20), in: scene.size)
        let last = CGFloat(max(rows.count - 1, 1))
        let bricks = rows.reversed().enumerated().flatMap { level, row in
            row.enumerated().map { index, brick in
                brickLaid(
                    brick,
                    // A row is laid along its length, each from the side that the one below ended at.
                    along: CGFloat(level.isMultiple(of: 2) ? index : row.count - 1 - index)
                        / CGFloat(max(row.count, 1)),
                    level: CGFloat(level) / last,
                    in: scene
                )
            }
        }
        return Choreography(timing: .linear, [Participant(.outgoing, to: .rest.dimmed(to: 0.3))] + bricks)
    }

    /// - Parameters:
    ///   - along: how far along its row it lies, 0…1.
    ///   - level: how far up its row lies, 0…1.
    private func brickLaid(
        _ brick: CGRect,
        along: CGFloat,
        level: CGFloat,
        in scene: TransitionScene
    ) -> Participant {
        let (rise, flight): (CGFloat, CGFloat) = (0.6, 0.32)
        let start = rise * level + (1 - rise - flight) * along
        let above = Pose.rest.translated(y: -scene.size.height * (brick.maxY + 0.05))
        return Participant(
            .slice(brick, of: .incoming),
            shadow: Participant.Shadow(radius: 8, y: 3),
            keyframes: [
                Keyframe(at: start, above.shadowed(to: 0.4)),
                Keyframe(at: start + flight, .rest, timing: .easeIn),
            ]
        )
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
