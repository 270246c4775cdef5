import TransitionKit
import UIKit

/// The new screen slides over the old one, which stays where it is. Backward it slides off again.
public struct CoverAnimator: Animator, Hashable {
    /// The edge the new screen comes from. The bottom by default.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.45 by default.
    public init(edge: TransitionEdge = .bottom, duration: TimeInterval = 0.45) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let outside = scene.translation(moving: scene.incomingFrame, outBy: edge)
        return Choreography(
            timing: .prompt,
            [
                Participant(.outgoing, to: .rest.dimmed(to: 0.15)),
                .covering(from: .rest.translated(by: outside), shadow: 0.4, in: scene),
            ]
        )
    }
}

extension Animator where Self == CoverAnimator {
    /// The new screen slides over the old one, which stays where it is; see ``CoverAnimator``.
    public static func cover(edge: TransitionEdge = .bottom, duration: TimeInterval = 0.45) -> CoverAnimator {
        CoverAnimator(edge: edge, duration: duration)
    }
}
