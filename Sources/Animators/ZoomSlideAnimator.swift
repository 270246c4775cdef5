import TransitionKit
import UIKit

/// Both screens slide along together, and each is smaller the further it is from its place.
///
/// After Hero's zoomSlide.
public final class ZoomSlideAnimator: Animator {
    /// The edge the new screen comes from; the old one leaves by the opposite one. Trailing by default.
    public var edge: TransitionEdge
    /// The scale at the far ends. 0.8 by default.
    public var scale: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.45 by default.
    public init(edge: TransitionEdge = .trailing, scale: CGFloat = 0.8, duration: TimeInterval = 0.45) {
        self.edge = edge
        self.scale = scale
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let travel = scene.travel(towards: edge)
        let small = Pose.rest.scaled(by: scale)
        return Choreography(
            hasBlackBackground: true,
            [
                Participant(.outgoing, rendering: .picture, to: small.translated(by: travel, times: -1)),
                Participant(.incoming, rendering: .picture, from: small.translated(by: travel)),
            ]
        )
    }
}
