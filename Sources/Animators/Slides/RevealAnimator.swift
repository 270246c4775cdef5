import TransitionKit
import UIKit

/// An animator that slides the outgoing screen off to reveal the incoming one beneath it, which is dimmed at
/// first. Backward, the screen slides back over it.
///
/// Inspired by Hero's `uncover`. Backward, it resembles `cover`.
public struct RevealAnimator: Animator, Hashable {
    /// The edge the outgoing screen leaves by. The default is leading.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Creates a reveal animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.45 seconds.
    public init(edge: TransitionEdge = .leading, duration: TimeInterval = 0.45) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let outside = scene.translation(moving: scene.outgoingFrame, outBy: edge)
        // Around a screen that's smaller than the container, the shadow must not suddenly appear.
        let covering = Participant.covering(
            from: .rest.translated(by: outside),
            shadow: 0.5,
            in: scene.reversed()
        )
        return Choreography(
            timing: .departing,
            participants: Participant.uncovered(in: scene, dimmedFrom: 0.25)
                + Choreography(participants: covering).reversed().participants
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        backward(in: scene, timing: .responsive)
    }
}

extension Animator where Self == RevealAnimator {
    /// Returns an animator that slides the outgoing screen off the incoming one. See ``RevealAnimator``.
    public static func reveal(
        edge: TransitionEdge = .leading,
        duration: TimeInterval = 0.45
    ) -> RevealAnimator {
        RevealAnimator(edge: edge, duration: duration)
    }
}
