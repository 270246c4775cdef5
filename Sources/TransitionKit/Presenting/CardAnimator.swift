import UIKit

/// The screen comes from beyond an edge, or grows and fades in, on a spring that does not swing. Backward it goes where it
/// came from.
///
/// A ``TransitionDelegate`` with a ``TransitionDelegate/presentation`` plays it where no other animator is set.
public struct CardAnimator: Animator, Hashable {
    /// The edge that the screen comes from. `nil` for none: it grows from 0.92 of its size while it fades in.
    public var edge: TransitionEdge?
    public var duration: TimeInterval

    /// How fast the screen is when it sets off backward, in points a second out over the edge: the speed of a finger that
    /// lets go of it. 0 by default; what is not finite counts as 0.
    public var velocity: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.4 by default.
    public init(edge: TransitionEdge? = .bottom, duration: TimeInterval = 0.4, velocity: CGFloat = 0) {
        self.edge = edge
        self.duration = duration
        self.velocity = velocity
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        guard let edge else {
            return Choreography(
                timing: .spring(dampingRatio: 1),
                [Participant(.outgoing), Participant(.incoming, from: .rest.scaled(by: 0.92).faded(to: 0))]
            )
        }
        let way = scene.translation(moving: scene.incomingFrame, outBy: edge)
        return Choreography(
            timing: .spring(dampingRatio: 1),
            [Participant(.outgoing), Participant(.incoming, from: .rest.translated(by: way))]
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        guard let edge else { return choreography }
        let way = scene.translation(moving: scene.outgoingFrame, outBy: edge)
        choreography.timing = timing(over: max(abs(way.dx), abs(way.dy)))
        return choreography
    }

    /// How the way out follows time.
    ///
    /// - Parameter distance: how long it is, in points.
    func timing(over distance: CGFloat) -> TimingCurve {
        let speed = max(velocity.finite(or: 0) / max(distance, 1), 0)
        return .spring(dampingRatio: 1, initialVelocity: speed)
    }
}

extension Animator where Self == CardAnimator {
    /// The screen comes from beyond an edge, or grows and fades in; see ``CardAnimator``.
    public static func card(edge: TransitionEdge? = .bottom, duration: TimeInterval = 0.4) -> CardAnimator {
        CardAnimator(edge: edge, duration: duration)
    }
}
