import TransitionKit
import UIKit

/// The platform's push, in all four directions: the new screen covers the old one with a shadow at its edge,
/// while the old one lags behind and dims a little.
public final class PushAnimator: Animator {
    /// The edge the new screen comes from. Trailing by default.
    public var edge: TransitionEdge
    /// The part of the way that the old screen moves, 0…1. A third by default.
    public var parallax: CGFloat
    /// How dark the old screen becomes, 0…1. 0.1 by default.
    public var dimming: CGFloat
    /// Whether the new screen throws a shadow. `true` by default.
    public var shadow: Bool

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
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let travel = scene.travel(towards: edge)
        return Choreography(
            timing: .spring(dampingRatio: 1),
            [
                Participant(
                    .outgoing,
                    to: .rest.translated(by: travel, times: -parallax).dimmed(to: dimming)
                ),
                .covering(from: .rest.translated(by: travel), shadow: shadow ? 0.4 : 0, in: scene),
            ]
        )
    }
}
