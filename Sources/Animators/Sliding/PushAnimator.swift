import TransitionKit
import UIKit

/// The platform's push, in all four directions: the new screen covers the old one with a shadow at its edge,
/// while the old one lags behind and dims a little.
public struct PushAnimator: Animator, Hashable {
    /// The edge the new screen comes from. Trailing by default.
    public var edge: TransitionEdge
    /// The part of the way that the old screen moves, 0…1. A third by default, and where it is not finite.
    public var parallax: CGFloat
    /// How dark the old screen becomes, 0…1. 0.1 by default, and where it is not finite.
    public var dimming: CGFloat
    /// Whether the new screen throws a shadow. `true` by default.
    public var shadow: Bool
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.35 by default.
    public init(
        edge: TransitionEdge = .trailing,
        parallax: CGFloat = 1 / 3,
        dimming: CGFloat = 0.1,
        shadow: Bool = true,
        duration: TimeInterval = 0.35
    ) {
        self.edge = edge
        self.parallax = parallax
        self.dimming = dimming
        self.shadow = shadow
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let travel = scene.travel(towards: edge)
        let lagging = Pose.rest.translated(by: travel, times: -parallax.playable(or: 1 / 3))
        return Choreography(
            timing: .prompt,
            [
                Participant(.outgoing, to: lagging.dimmed(to: dimming.playable(or: 0.1))),
                .covering(from: .rest.translated(by: travel), shadow: shadow ? 0.5 : 0, in: scene),
            ]
        )
    }
}

extension Animator where Self == PushAnimator {
    /// The platform's push, in all four directions; see ``PushAnimator``.
    public static func push(
        edge: TransitionEdge = .trailing,
        parallax: CGFloat = 1 / 3,
        dimming: CGFloat = 0.1,
        shadow: Bool = true,
        duration: TimeInterval = 0.35
    ) -> PushAnimator {
        PushAnimator(edge: edge, parallax: parallax, dimming: dimming, shadow: shadow, duration: duration)
    }
}
