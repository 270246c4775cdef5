import TransitionKit
import UIKit

/// An animator that slides the incoming screen over the outgoing one, which recedes and dims.
///
/// Inspired by Hero's `pageIn`. Backward, it resembles `pageOut`.
public struct PageAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from. The default is trailing.
    public var edge: TransitionEdge
    /// The scale to which the outgoing screen recedes, about the edge opposite ``edge``. The default is 0.92,
    /// which also replaces non-finite values. Negative values are treated as 0.
    public var scale: CGFloat
    /// How much the outgoing screen darkens, from 0 (not at all) to 1 (black). The default is 0.1, which also
    /// replaces non-finite values. Values out of range are clamped. At about 0.17, a white screen can't be
    /// told from the standard backdrop in Light Mode.
    public var dimming: CGFloat
    /// The backdrop, corners, and shadow of the receding screen. The default is ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a page animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.45 seconds.
    public init(
        edge: TransitionEdge = .trailing,
        scale: CGFloat = 0.92,
        dimming: CGFloat = 0.1,
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
        let scale = scale.playable(or: Self().scale, within: 0...1e6)
        let sunken = Pose.rest.scaled(by: scale).dimmed(to: dimming.fraction(or: Self().dimming))
        return Choreography(
            timing: .responsive,
            participants: staging.backdropParticipants(in: scene)
                + Participant(
                    .outgoing,
                    // About the edge that the incoming screen reaches last, so that no strip of the backdrop
                    // remains beside it.
                    anchor: Hinge(edge.opposite).anchor,
                    shadow: Staging.shadowShape,
                    to: staging.applied(to: sunken, in: scene)
                ).withRim(in: scene)
                + Participant.covering(
                    from: .rest.translated(by: scene.travel(toward: edge)),
                    shadow: 0.4,
                    in: scene
                )
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        departing(in: scene)
    }
}

extension Animator where Self == PageAnimator {
    /// Returns an animator that slides the incoming screen over the receding outgoing one. See
    /// ``PageAnimator``.
    public static func page(
        edge: TransitionEdge = .trailing,
        scale: CGFloat = 0.92,
        dimming: CGFloat = 0.1,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) -> PageAnimator {
        PageAnimator(edge: edge, scale: scale, dimming: dimming, staging: staging, duration: duration)
    }
}
