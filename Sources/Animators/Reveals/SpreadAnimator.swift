import TransitionKit
import UIKit

/// An animator that reveals the incoming screen, which doesn't move, through a rectangle that grows from an
/// edge. Backward, the rectangle recedes.
///
/// Inspired by the spread of WXSTransition.
public struct SpreadAnimator: Animator, Hashable {
    /// The edge from which the rectangle grows. The default is the bottom.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Creates a spread animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.4 seconds.
    public init(edge: TransitionEdge = .bottom, duration: TimeInterval = 0.4) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        // The incoming screen follows its edge a little, and everything on it is in its place at the end.
        let strip = CGRect(x: 0, y: 0, width: 1, height: 1).strip(inside: edge, thickness: Self.lag)
        let start = strip.strip(inside: edge.opposite, thickness: 0)
        // The moving edge casts a shadow on the outgoing screen.
        let shadow = Decoration.gradient(
            from: .black.withAlphaComponent(0.28),
            at: edge,
            to: .black.withAlphaComponent(0),
            in: CGRect(x: 0, y: 0, width: 1, height: 1).strip(inside: edge, thickness: 0.12)
        )
        let travel = scene.travel(towards: edge.opposite)
        return Choreography(
            timing: .responsive,
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
                Participant(
                    .incoming,
                    from: .rest.translated(by: scene.travel(towards: edge), times: Self.lag).clipped(
                        to: start
                    )
                ),
            ]
        )
    }

    /// How far the incoming screen is from its place at first, as a fraction of the container.
    private static let lag: CGFloat = 0.16

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        // The shadow at its edge moves first.
        choreography.timing = .cubic(CGPoint(x: 0.18, y: 0.02), CGPoint(x: 0.8, y: 0.78))
        return choreography
    }
}

extension Animator where Self == SpreadAnimator {
    /// Returns an animator that reveals the incoming screen through a growing rectangle. See
    /// ``SpreadAnimator``.
    public static func spread(
        edge: TransitionEdge = .bottom,
        duration: TimeInterval = 0.4
    ) -> SpreadAnimator {
        SpreadAnimator(edge: edge, duration: duration)
    }
}
