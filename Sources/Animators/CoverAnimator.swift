import TransitionKit
import UIKit

/// The new screen slides over the old one, which stays where it is. Backward it slides off again.
public final class CoverAnimator: Animator {
    /// The edge the new screen comes from. The bottom by default.
    public var edge: TransitionEdge

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(edge: TransitionEdge = .bottom, duration: TimeInterval = 0.5) {
        self.edge = edge
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let outside = scene.translation(moving: scene.incomingFrame, outBy: edge)
        return Choreography(
            timing: .spring(dampingRatio: 1),
            [Participant(.outgoing), Participant(.incoming, from: .rest.translated(by: outside))]
        )
    }
}
