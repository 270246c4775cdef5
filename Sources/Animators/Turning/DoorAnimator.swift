import TransitionKit
import UIKit

/// The new screen swings shut like a door, over the old one, which darkens. Backward the door opens.
///
/// After TransitionTreasury's TaaskyFlip.
public struct DoorAnimator: Animator, Hashable {
    /// The edge with the hinge. Trailing by default.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.6 by default.
    public init(edge: TransitionEdge = .trailing, duration: TimeInterval = 0.6) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let hinge = Hinge(edge)
        return Choreography(
            timing: .cubic(CGPoint(x: 0.25, y: 0.3), CGPoint(x: 0.6, y: 0.9)),
            eyeDistance: 3 * hinge.length(in: scene.size),
            [
                // The door's shadow falls on what it closes over, deepest at the hinge.
                Participant(
                    .outgoing,
                    shade: Participant.Shade(strongestAt: edge, rest: 0.3),
                    to: .rest.dimmed(to: 0.75)
                ),
                Participant(
                    .incoming,
                    anchor: hinge.anchor,
                    shade: Participant.Shade(strongestAt: edge, rest: 0.3),
                    from: hinge.lifted(by: .pi / 2).dimmed(to: 0.55)
                ),
            ]
        )
    }
}

extension Animator where Self == DoorAnimator {
    /// The new screen swings shut like a door, over the old one; see ``DoorAnimator``.
    public static func door(edge: TransitionEdge = .trailing, duration: TimeInterval = 0.6) -> DoorAnimator {
        DoorAnimator(edge: edge, duration: duration)
    }
}
