import TransitionKit
import UIKit

/// An animator that flies the tiles of the outgoing screen out by an edge, or the tiles of the incoming
/// screen in. Tiles near the edge leave first, each at its own speed.
///
/// Inspired by the fragments of WXSTransition.
public struct FragmentsAnimator: Animator, Hashable {
    /// The motion of the tiles.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The tiles of the outgoing screen fly out.
        case out
        /// The tiles of the incoming screen fly in.
        case `in`
    }

    /// The edge the tiles leave by or enter from. The default is trailing.
    public var edge: TransitionEdge
    /// The number of tiles in a row, from 1 to 40. The default is 8. Values out of range are clamped.
    public var columns: Int
    /// The motion of the tiles in the forward direction. Backward, the animator uses the other style. The
    /// default is `.out`.
    public var style: Style
    /// The seed for the random paths. The same seed always gives the same paths. The default is 0.
    public var seed: UInt64
    public var duration: TimeInterval

    /// Creates a fragments animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.6 seconds.
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
            // Tiles at the edge leave first.
            let start = 0.35 * distance(of: tile) * .random(in: 0.7...1, using: &random)
            let gone = Pose.rest.translated(by: way, times: .random(in: 1...1.45, using: &random))
            return Participant(
                .slice(tile, of: .outgoing),
                keyframes: [
                    Keyframe(at: start, .rest), Keyframe(at: start + 0.65, gone, timing: Self.takeoff),
                ]
            ).flyingApart()
        }
        return Choreography(timing: .linear, [Participant(.incoming, from: .rest.dimmed(to: 0.3))] + tiles)
    }

    /// Returns a tile's distance from the edge that all tiles leave by, from 0 to 1.
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
    /// Returns an animator that flies a screen's tiles out or in by an edge. See ``FragmentsAnimator``.
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
