import TransitionKit
import UIKit

/// The new screen pops up out of its centre on a loose spring. Backward it shrinks back to a dot and is gone.
///
/// After WXSTransition's boom.
public final class PopAnimator: Animator {
    /// How the spring settles: 1 without overshoot, smaller values swing further. 0.4 by default.
    public var dampingRatio: CGFloat
    /// The scale it pops up from. 0.1 by default.
    public var scale: CGFloat

    /// - Parameter duration: in seconds, 0.7 by default.
    public init(dampingRatio: CGFloat = 0.4, scale: CGFloat = 0.1, duration: TimeInterval = 0.7) {
        self.dampingRatio = dampingRatio
        self.scale = scale
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .spring(dampingRatio: dampingRatio),
            [
                Participant(.outgoing),
                Participant(.incoming, rendering: .picture, from: .rest.scaled(by: scale).faded(to: 0)),
            ]
        )
    }

    public override func backwardChoreography(in scene: TransitionScene) -> Choreography {
        var choreography = super.backwardChoreography(in: scene)
        choreography.timing = .easeIn
        return choreography
    }
}
