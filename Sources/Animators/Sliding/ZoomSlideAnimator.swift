import TransitionKit
import UIKit

/// Both screens slide along together, and each is smaller the further it is from its place.
///
/// After Hero's zoomSlide.
public struct ZoomSlideAnimator: Animator, Hashable {
    /// The edge the new screen comes from; the old one leaves by the opposite one. Trailing by default.
    public var edge: TransitionEdge
    /// The scale at the far ends. 0.85 by default, and where it is not finite.
    public var scale: CGFloat
    /// What shows around the screens while they are away from the edges. ``Staging/standard`` by default.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.45 by default.
    public init(
        edge: TransitionEdge = .trailing,
        scale: CGFloat = 0.85,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) {
        self.edge = edge
        self.scale = scale
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let travel = scene.travel(towards: edge)
        let small = staging.away(.rest.scaled(by: scale.playable(or: 0.85)), in: scene)
        // A little further than side by side, so that no shadow reaches in at rest.
        return Choreography(
            timing: .prompt,
            staging.backdrop(in: scene) + [
                Participant(
                    .picture(of: .outgoing),
                    shadow: Staging.shadowShape,
                    to: small.translated(by: travel, times: -1.06)
                ),
                Participant(
                    .picture(of: .incoming),
                    shadow: Staging.shadowShape,
                    from: small.translated(by: travel, times: 1.06)
                ),
            ]
        )
    }
}

extension Animator where Self == ZoomSlideAnimator {
    /// Both screens slide along together, smaller the further they are from their places; see
    /// ``ZoomSlideAnimator``.
    public static func zoomSlide(
        edge: TransitionEdge = .trailing,
        scale: CGFloat = 0.85,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) -> ZoomSlideAnimator {
        ZoomSlideAnimator(edge: edge, scale: scale, staging: staging, duration: duration)
    }
}
