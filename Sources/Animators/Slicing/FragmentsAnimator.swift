import TransitionKit
import UIKit

/// The old screen's tiles fly out by an edge, those near it first and each at its own speed; or the new screen's tiles
/// fly in.
///
/// After WXSTransition's fragments.
public struct FragmentsAnimator: Animator, Hashable {
    /// What the tiles do.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The old screen's tiles fly out.
        case out
        /// The new screen's tiles fly in.
        case `in`
    }

    /// The edge the tiles leave by, or come from. Trailing by default.
    public var edge: TransitionEdge
    /// How many tiles lie side by side. 8 by default, at least 1 and at most 40.
    public var columns: Int
    /// What the tiles do going forward; backward it is the other. `.out` by default.
    public var style: Style
    /// What the flights are drawn from: the same seed flies the same way. 0 by default.
    public var seed: UInt64
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.6 by default.
    public init(
        edge: TransitionEdge = .trailing,
        columns: Int = 8,
        style: Style = .out,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.6
    ) {
        self.edge = edge
        self.columns = columns
        self.style = style
        self.seed = seed
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography { flight(in: scene).brisk() }

    public func backward(in scene: TransitionScene) -> Choreography {
        flight(in: scene.reversed()).reversed().brisk()
    }

    private func flight(in scene: TransitionScene) -> Choreography {
        let leaving = leaving(in: style == .out ? scene : scene.reversed())
        return style == .out ? leaving : leaving.reversed()
    }

    private func leaving(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        let way = scene.travel(towards: edge)
        let tiles = Slicing.tiles(columns: columns, in: scene.size).map { tile in
            // Those at the edge are off first.
            let start = 0.35 * distance(of: tile) * .random(in: 0.7...1, using: &random)
            let gone = Pose.rest.translated(by: way, times: .random(in: 1...1.45, using: &random))
            return Participant(
                .slice(tile, of: .outgoing),
                keyframes: [
                    Keyframe(at: start, .rest), Keyframe(at: start + 0.65, gone, timing: Self.takeoff),
                ]
            )
        }
        return Choreography(timing: .linear, [Participant(.incoming, from: .rest.dimmed(to: 0.3))] + tiles)
    }

    /// How far a tile is from the edge that all leave by, 0…1.
    private func distance(of tile: CGRect) -> CGFloat {
        switch edge {
        case .top: tile.minY
        case .leading: tile.minX
        case .bottom: 1 - tile.maxY
        case .trailing: 1 - tile.maxX
        }
    }

    private static let takeoff = TimingCurve.cubic(CGPoint(x: 0.45, y: 0.05), CGPoint(x: 0.9, y: 0.75))
}

extension Animator where Self == FragmentsAnimator {
    /// The old screen's tiles fly out by an edge, or the new one's fly in; see ``FragmentsAnimator``.
    public static func fragments(
        edge: TransitionEdge = .trailing,
        columns: Int = 8,
        style: FragmentsAnimator.Style = .out,
        seed: UInt64 = 0,
        duration: TimeInterval = 0.6
    ) -> FragmentsAnimator {
        FragmentsAnimator(edge: edge, columns: columns, style: style, seed: seed, duration: duration)
    }
}
