import TransitionKit
import UIKit

/// The new screen springs in from an edge, passes its place and settles; the old one dims behind it. Backward it
/// drops away by the same edge, without swinging.
///
/// After the custom presentations of appcoda's and onevcat's tutorials.
public final class BounceAnimator: Animator {
    /// The edge the new screen comes from. The bottom by default.
    public var edge: TransitionEdge
    /// How the spring settles: 1 without overshoot, smaller values swing further. 0.6 by default.
    public var dampingRatio: CGFloat
    /// The speed the spring starts with, in whole ways a second. 0 by default.
    public var initialVelocity: CGFloat
    /// How dark the old screen becomes, 0…1. 0.5 by default; 0 leaves it as it is.
    public var dimming: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.8 by default.
    public init(
        edge: TransitionEdge = .bottom,
        dampingRatio: CGFloat = 0.6,
        initialVelocity: CGFloat = 0,
        dimming: CGFloat = 0.5,
        duration: TimeInterval = 0.8
    ) {
        self.edge = edge
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
        self.dimming = dimming
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let outside = scene.translation(moving: scene.incomingFrame, outBy: edge)
        return Choreography(
            timing: .spring(dampingRatio: dampingRatio, initialVelocity: initialVelocity),
            [
                Participant(.outgoing, to: .rest.dimmed(to: dimming)),
                Participant(.incoming, from: .rest.translated(by: outside)),
            ]
        )
    }

    public override func backwardChoreography(in scene: TransitionScene) -> Choreography {
        var choreography = super.backwardChoreography(in: scene)
        choreography.timing = .easeIn
        return choreography
    }
}
