import TransitionKit
import UIKit

/// An animator that slides the outgoing screen off to reveal the incoming one beneath it. Backward, the
/// screen slides back over it.
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
        return Choreography(
            timing: .departing,
            participants: [
                Participant(.incoming, shade: .covered(.incoming, in: scene), from: .rest.dimmed(to: 0.25))
            ]
                + Participant(
                    .outgoing,
                    shadow: Participant.Shadow(radius: 16),
                    from: .rest.shadowed(to: 0.5),
                    to: .rest.translated(by: outside)
                ).withRim(from: .rest.faded(to: 0), to: .rest.translated(by: outside), in: scene)
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
