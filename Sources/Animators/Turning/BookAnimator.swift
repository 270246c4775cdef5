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

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.6 by default.
    public init(edge: TransitionEdge = .leading, duration: TimeInterval = 0.6) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let hinge = Hinge(edge)
        return Choreography(
            timing: .cubic(CGPoint(x: 0.25, y: 0.3), CGPoint(x: 0.7, y: 0.8)),
            eyeDistance: 3 * hinge.length(in: scene.size),
            [
                // The shadow of the cover lies deepest at the hinge, and draws back with it.
                Participant(
                    .incoming,
                    shade: Participant.Shade(strongestAt: edge, rest: 0.15),
                    from: .rest.dimmed(to: 0.65)
                ),
                Participant(
                    .outgoing,
                    anchor: hinge.anchor,
                    shade: Participant.Shade(strongestAt: edge, rest: 0.3),
                    to: hinge.lifted(by: .pi / 2).dimmed(to: 0.55)
                ),
            ]
        )
    }
}

extension Animator where Self == BookAnimator {
    /// The old screen opens like the cover of a book; see ``BookAnimator``.
    public static func book(edge: TransitionEdge = .leading, duration: TimeInterval = 0.6) -> BookAnimator {
        BookAnimator(edge: edge, duration: duration)
    }
}
