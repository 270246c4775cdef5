import TransitionKit
import UIKit

/// The old screen slides off the new one, which waits beneath. Backward it slides over it again.
public struct RevealAnimator: Animator, Hashable {
    /// The edge the old screen leaves by. Leading by default.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.45 by default.
    public init(edge: TransitionEdge = .leading, duration: TimeInterval = 0.45) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let outside = scene.translation(moving: scene.outgoingFrame, outBy: edge)
        return Choreography(
            timing: .prompt,
            [
                Participant(.incoming, from: .rest.dimmed(to: 0.25)),
                Participant(
                    .outgoing,
                    shadow: Participant.Shadow(radius: 16),
                    from: .rest.shadowed(to: 0.5),
                    to: .rest.translated(by: outside)
                ),
            ]
        )
    }
}

extension Animator where Self == RevealAnimator {
    /// The old screen slides off the new one, which waits beneath; see ``RevealAnimator``.
    public static func reveal(
        edge: TransitionEdge = .leading,
        duration: TimeInterval = 0.45
    ) -> RevealAnimator {
        RevealAnimator(edge: edge, duration: duration)
    }
}
