import TransitionKit
import UIKit

/// The old screen opens like the cover of a book, on its hinge, and shows the new one inside. Backward the cover
/// closes.
///
/// After WXSTransition's page.
public final class BookAnimator: Animator {
    /// The edge with the hinge. Leading by default.
    public var edge: TransitionEdge

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.8 by default.
    public init(edge: TransitionEdge = .leading, duration: TimeInterval = 0.8) {
        self.edge = edge
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let hinge = Hinge(edge)
        return Choreography(
            eyeDistance: 3 * hinge.length(in: scene.size),
            [
                Participant(.incoming, from: .rest.dimmed(to: 0.4)),
                Participant(.outgoing, anchor: hinge.anchor, to: hinge.lifted(by: .pi / 2).dimmed(to: 0.2)),
            ]
        )
    }
}
