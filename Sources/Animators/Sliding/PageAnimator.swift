import TransitionKit
import UIKit

/// The new screen slides over the old one, which sinks away and dims.
///
/// After Hero's pageIn; backward it is its pageOut.
public struct PageAnimator: Animator, Hashable {
    /// The edge the new screen comes from. Trailing by default.
    public var edge: TransitionEdge
    /// The scale the old screen sinks to, about its foot: the middle of its lower edge. 0.92 by default, and where it is not finite.
    public var scale: CGFloat
    /// How dark the old screen becomes, 0…1. 0.3 by default, and where it is not finite.
    public var dimming: CGFloat
    /// What shows around the old screen while it is sunk. ``Staging/standard`` by default.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.45 by default.
    public init(
        edge: TransitionEdge = .trailing,
        scale: CGFloat = 0.92,
        dimming: CGFloat = 0.3,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) {
        self.edge = edge
        self.scale = scale
        self.dimming = dimming
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let sunken = Pose.rest.scaled(by: scale.playable(or: 0.92)).dimmed(to: dimming.playable(or: 0.3))
        return Choreography(
            timing: .prompt,
            staging.backdrop(in: scene) + [
                Participant(
                    .picture(of: .outgoing),
                    anchor: Participant.Anchor(y: 1),
                    shadow: Staging.shadowShape,
                    to: staging.away(sunken, in: scene)
                ),
                .covering(from: .rest.translated(by: scene.travel(towards: edge)), shadow: 0.4, in: scene),
            ]
        )
    }
}

extension Animator where Self == PageAnimator {
    /// The new screen slides over the old one, which sinks away and dims; see ``PageAnimator``.
    public static func page(
        edge: TransitionEdge = .trailing,
        scale: CGFloat = 0.92,
        dimming: CGFloat = 0.3,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) -> PageAnimator {
        PageAnimator(edge: edge, scale: scale, dimming: dimming, staging: staging, duration: duration)
    }
}
