import TransitionKit
import UIKit

/// The new screen slides over the old one, which sinks away and dims.
///
/// After Hero's pageIn; backward it is its pageOut.
public final class PageAnimator: Animator {
    /// The edge the new screen comes from. Trailing by default.
    public var edge: TransitionEdge
    /// The scale the old screen sinks to. 0.7 by default.
    public var scale: CGFloat
    /// How dark the old screen becomes, 0…1. 0.3 by default.
    public var dimming: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.45 by default.
    public init(
        edge: TransitionEdge = .trailing,
        scale: CGFloat = 0.7,
        dimming: CGFloat = 0.3,
        duration: TimeInterval = 0.45
    ) {
        self.edge = edge
        self.scale = scale
        self.dimming = dimming
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            hasBlackBackground: true,
            [
                Participant(.outgoing, rendering: .picture, to: .rest.scaled(by: scale).dimmed(to: dimming)),
                .covering(from: .rest.translated(by: scene.travel(towards: edge)), shadow: 0.4, in: scene),
            ]
        )
    }
}
