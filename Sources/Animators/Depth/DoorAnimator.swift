import TransitionKit
import UIKit

/// An animator that swings the incoming screen shut over the outgoing one, like a door. Backward, the door
/// opens.
///
/// The outgoing screen darkens as the door closes. Inspired by TaaskyFlip of TransitionTreasury.
public struct DoorAnimator: Animator, Hashable {
    /// The edge of the hinge. The default is trailing.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Creates a door animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.6 seconds.
    public init(edge: TransitionEdge = .trailing, duration: TimeInterval = 0.6) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let hinge = Hinge(edge)
        return Choreography(
            // The door starts edge on, so it needs some speed to be seen.
            timing: .cubic(CGPoint(x: 0.2, y: 0.15), CGPoint(x: 0.65, y: 0.95)),
            eyeDistance: 3 * hinge.length(in: scene.size),
            [
                // The door's shadow falls on the screen that it covers, darkest at the hinge.
                Participant(
                    .outgoing,
                    shade: Participant.Shade(strongestAt: edge, rest: 0.3),
                    to: .rest.dimmed(to: 0.75)
                ),
                Participant(
                    .incoming,
                    anchor: hinge.anchor,
                    shade: .turnedAway(strongestAt: edge, rest: 0.3),
                    from: hinge.lifted(by: .pi / 2).dimmed(to: 0.55)
                ),
            ]
        )
    }
}

extension Animator where Self == DoorAnimator {
    /// Returns an animator that swings the incoming screen shut like a door. See ``DoorAnimator``.
    public static func door(edge: TransitionEdge = .trailing, duration: TimeInterval = 0.6) -> DoorAnimator {
        DoorAnimator(edge: edge, duration: duration)
    }
}
