import TransitionKit
import UIKit

/// The old screen's tiles fly out by an edge, each at its own speed; or the new screen's tiles fly in.
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

    public func forward(in scene: TransitionScene) -> Choreography {
        var random = SeededGenerator(seed: seed)
        let way = scene.travel(towards: edge)
        let tiles = Slicing.tiles(columns: columns, in: scene.size).map { tile in
            Participant(
                .slice(tile, of: .outgoing),
                to: .rest.translated(by: way, times: .random(in: 1.1...2.2, using: &random))
            )
        }
        let flyingOut = Choreography(
            timing: Self.leaving,
            [Participant(.incoming, from: .rest.dimmed(to: 0.25))] + tiles
        )
        guard style == .in else { return flyingOut }
        var flyingIn = flyingOut.reversed()
        flyingIn.timing = Self.arriving
        return flyingIn
    }

    // Neither dawdles at its slow end.
    private static let leaving = TimingCurve.cubic(CGPoint(x: 0.35, y: 0.2), CGPoint(x: 0.8, y: 0.75))
    private static let arriving = TimingCurve.cubic(CGPoint(x: 0.1, y: 0.4), CGPoint(x: 0.65, y: 0.85))

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        choreography.timing = style == .out ? Self.arriving : Self.leaving
        return choreography
    }
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
