import TransitionKit
import UIKit

/// The old screen opens like the cover of a book, on its hinge, and shows the new one inside. Backward the cover
/// closes.
///
/// After WXSTransition's page.
public struct BookAnimator: Animator, Hashable {
    /// The edge with the hinge. Leading by default.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.8 by default.
    public init(edge: TransitionEdge = .leading, duration: TimeInterval = 0.8) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
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

extension Animator where Self == BookAnimator {
    /// The old screen opens like the cover of a book; see ``BookAnimator``.
    public static func book(edge: TransitionEdge = .leading, duration: TimeInterval = 0.8) -> BookAnimator {
        BookAnimator(edge: edge, duration: duration)
    }
}
