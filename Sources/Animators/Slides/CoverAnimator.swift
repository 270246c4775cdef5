import TransitionKit
import UIKit

/// An animator that slides the incoming screen over the outgoing one, which stays in place and dims.
/// Backward, the screen slides off again.
///
/// Inspired by Hero's `cover`. Backward, it resembles `uncover`.
public struct CoverAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from. The default is the bottom.
    public var edge: TransitionEdge
    public var duration: TimeInterval

    /// Creates a cover animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.45 seconds.
    public init(edge: TransitionEdge = .bottom, duration: TimeInterval = 0.45) {
        self.edge = edge
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let outside = scene.translation(moving: scene.incomingFrame, outBy: edge)
        return Choreography(
            timing: .responsive,
            participants: [Participant.covered(in: scene, dimmedTo: 0.25)]
                + Participant.covering(
                    from: .rest.translated(by: outside),
                    shadow: 0.4,
                    isRounded: true,
                    in: scene
                )
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        backward(in: scene, timing: .departing)
    }
}

extension Animator where Self == CoverAnimator {
    /// Returns an animator that slides the incoming screen over the outgoing one. See ``CoverAnimator``.
    public static func cover(edge: TransitionEdge = .bottom, duration: TimeInterval = 0.45) -> CoverAnimator {
        CoverAnimator(edge: edge, duration: duration)
    }
}
