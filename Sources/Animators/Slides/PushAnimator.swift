import TransitionKit
import UIKit

/// An animator that resembles the system's push, in any of four directions. The incoming screen covers the
/// outgoing one, which moves a shorter distance and dims.
///
/// Inspired by Hero's `push`. Backward, it resembles `pull`.
public struct PushAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from. The default is trailing.
    public var edge: TransitionEdge
    /// The distance the outgoing screen moves, as a fraction of the incoming screen's distance, from 0 to 1.
    /// The default is one third, which also replaces non-finite values. Values out of range are clamped.
    public var parallax: CGFloat
    /// How much the outgoing screen darkens, from 0 (not at all) to 1 (black). The default is 0.1, which also
    /// replaces non-finite values. Values out of range are clamped.
    public var dimming: CGFloat
    /// A Boolean value that determines whether the incoming screen casts a shadow. The default is `true`.
    public var castsShadow: Bool
    public var duration: TimeInterval

    /// Creates a push animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.35 seconds.
    public init(
        edge: TransitionEdge = .trailing,
        parallax: CGFloat = 1 / 3,
        dimming: CGFloat = 0.1,
        castsShadow: Bool = true,
        duration: TimeInterval = 0.35
    ) {
        self.edge = edge
        self.parallax = parallax
        self.dimming = dimming
        self.castsShadow = castsShadow
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let travel = scene.travel(toward: edge)
        let lagging = Pose.rest.translated(by: travel, times: -parallax.fraction(or: Self().parallax))
        let covered = Participant(.outgoing, to: lagging.dimmed(to: dimming.fraction(or: Self().dimming)))
        return Choreography(
            timing: .responsive,
            participants: [covered]
                + Participant.covering(
                    from: .rest.translated(by: travel),
                    shadow: castsShadow ? 0.5 : 0,
                    in: scene
                )
        )
    }
}

extension Animator where Self == PushAnimator {
    /// Returns an animator that resembles the system's push, in any of four directions. See ``PushAnimator``.
    public static func push(
        edge: TransitionEdge = .trailing,
        parallax: CGFloat = 1 / 3,
        dimming: CGFloat = 0.1,
        castsShadow: Bool = true,
        duration: TimeInterval = 0.35
    ) -> PushAnimator {
        PushAnimator(
            edge: edge,
            parallax: parallax,
            dimming: dimming,
            castsShadow: castsShadow,
            duration: duration
        )
    }
}
