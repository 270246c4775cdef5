import TransitionKit
import UIKit

/// The new screen swings shut like a door, over the old one, which darkens. Backward the door opens.
///
/// After TransitionTreasury's TaaskyFlip.
public struct DoorAnimator: Animator, Hashable {
    /// The edge with the hinge. Trailing by default.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.7 by default.
    public init(edge: TransitionEdge = .trailing, duration: TimeInterval = 0.7) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let hinge = Hinge(edge)
        return Choreography(
            eyeDistance: 3 * hinge.length(in: scene.size),
            [
                Participant(.outgoing, to: .rest.dimmed(to: 0.6)),
                Participant(.incoming, anchor: hinge.anchor, from: hinge.lifted(by: .pi / 2)),
            ]
        )
    }
}

extension Animator where Self == DoorAnimator {
    /// The new screen swings shut like a door, over the old one; see ``DoorAnimator``.
    public static func door(edge: TransitionEdge = .trailing, duration: TimeInterval = 0.7) -> DoorAnimator {
        DoorAnimator(edge: edge, duration: duration)
    }
}
