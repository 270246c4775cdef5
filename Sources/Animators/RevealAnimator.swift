import TransitionKit
import UIKit

/// The old screen slides off the new one, which waits beneath. Backward it slides over it again.
public final class RevealAnimator: Animator {
    /// The edge the old screen leaves by. Leading by default.
    public var edge: TransitionEdge

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(edge: TransitionEdge = .leading, duration: TimeInterval = 0.5) {
        self.edge = edge
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let outside = scene.translation(moving: scene.outgoingFrame, outBy: edge)
        return Choreography(
            timing: .spring(dampingRatio: 1),
            [Participant(.incoming), Participant(.outgoing, to: .rest.translated(by: outside))]
        )
    }
}
