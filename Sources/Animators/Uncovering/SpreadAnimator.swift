import TransitionKit
import UIKit

/// A rectangle grows from an edge until it has uncovered the new screen, which does not move. Backward it draws
/// back.
///
/// After WXSTransition's spread.
public struct SpreadAnimator: Animator, Hashable {
    /// The edge it grows from. The bottom by default.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.4 by default.
    public init(edge: TransitionEdge = .bottom, duration: TimeInterval = 0.4) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let strip =
            switch edge {
            case .top: CGRect(x: 0, y: 0, width: 1, height: 0)
            case .leading: CGRect(x: 0, y: 0, width: 0, height: 1)
            case .bottom: CGRect(x: 0, y: 1, width: 1, height: 0)
            case .trailing: CGRect(x: 1, y: 0, width: 0, height: 1)
            }
        // The shadow of the edge that moves falls on the old screen.
        let shadow = Decoration.gradient(
            from: .black.withAlphaComponent(0.28),
            at: edge,
            to: .black.withAlphaComponent(0),
            in: CGRect(x: 0, y: 0, width: 1, height: 1).strip(inside: edge, thickness: 0.12)
        )
        let travel = scene.travel(towards: edge.opposite)
        return Choreography(
            timing: .prompt,
            [
                Participant(.outgoing, to: .rest.dimmed(to: 0.2)),
                Participant(
                    .decoration(shadow),
                    keyframes: [
                        Keyframe(at: 0, .rest.faded(to: 0)),
                        Keyframe(at: 0.1, .rest.translated(by: travel, times: 0.1)),
                        Keyframe(at: 1, .rest.translated(by: travel)),
                    ]
                ),
                Participant(.incoming, from: .rest.clipped(to: strip)),
            ]
        )
    }
}

extension Animator where Self == SpreadAnimator {
    /// A rectangle grows from an edge until it has uncovered the new screen; see ``SpreadAnimator``.
    public static func spread(
        edge: TransitionEdge = .bottom,
        duration: TimeInterval = 0.4
    ) -> SpreadAnimator {
        SpreadAnimator(edge: edge, duration: duration)
    }
}
