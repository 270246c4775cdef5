import TransitionKit
import UIKit

/// The new screen springs in from an edge, passes its place and settles; the old one dims behind it. Where the screen
/// is past its place, more of its ground shows. Backward it drops away by the same edge, without swinging.
///
/// After the custom presentations of appcoda's and onevcat's tutorials.
public struct BounceAnimator: Animator, Hashable {
    /// The edge the new screen comes from. The bottom by default.
    public var edge: TransitionEdge
    /// How the spring settles: 1 without overshoot, smaller values swing further. 0.6 by default, and where it is
    /// not finite.
    public var dampingRatio: CGFloat
    /// The speed the spring starts with, in whole ways a second. 0 by default, and where it is not finite.
    public var initialVelocity: CGFloat
    /// How dark the old screen becomes, 0…1. 0.4 by default, and where it is not finite; 0 leaves it as it is.
    public var dimming: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.7 by default.
    public init(
        edge: TransitionEdge = .bottom,
        dampingRatio: CGFloat = 0.6,
        initialVelocity: CGFloat = 0,
        dimming: CGFloat = 0.4,
        duration: TimeInterval = 0.7
    ) {
        self.edge = edge
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
        self.dimming = dimming
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let outside = scene.translation(moving: scene.incomingFrame, outBy: edge)
        return Choreography(
            timing: .spring(
                dampingRatio: dampingRatio.playable(or: 0.6),
                initialVelocity: initialVelocity.playable(or: 0)
            ),
            [
                Participant(.outgoing, to: .rest.dimmed(to: dimming.playable(or: 0.4)))
                // Where the screen passes its place, its own ground shows.
            ]
                + Ground.beyond(
                    [edge],
                    of: .covering(from: .rest.translated(by: outside), shadow: 0.4, in: scene),
                    in: scene
                )
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        choreography.timing = .easeIn
        return choreography
    }
}

extension Animator where Self == BounceAnimator {
    /// The new screen springs in from an edge, passes its place and settles; see ``BounceAnimator``.
    public static func bounce(
        edge: TransitionEdge = .bottom,
        dampingRatio: CGFloat = 0.6,
        initialVelocity: CGFloat = 0,
        dimming: CGFloat = 0.4,
        duration: TimeInterval = 0.7
    ) -> BounceAnimator {
        BounceAnimator(
            edge: edge,
            dampingRatio: dampingRatio,
            initialVelocity: initialVelocity,
            dimming: dimming,
            duration: duration
        )
    }
}
