import TransitionKit
import UIKit

/// The new screen slides over the old one, which stays where it is. Backward it slides off again.
public struct CoverAnimator: Animator, Hashable {
    /// The edge the new screen comes from. The bottom by default.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(edge: TransitionEdge = .bottom, duration: TimeInterval = 0.5) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let outside = scene.translation(moving: scene.incomingFrame, outBy: edge)
        return Choreography(
            timing: .spring(dampingRatio: 1),
            [Participant(.outgoing), Participant(.incoming, from: .rest.translated(by: outside))]
        )
    }
}

extension Animator where Self == CoverAnimator {
    /// The new screen slides over the old one, which stays where it is; see ``CoverAnimator``.
    public static func cover(edge: TransitionEdge = .bottom, duration: TimeInterval = 0.5) -> CoverAnimator {
        CoverAnimator(edge: edge, duration: duration)
    }
}
