import TransitionKit
import UIKit

/// An animator that slides both screens together. The farther a screen is from the center, the smaller it is.
///
/// Inspired by Hero's `zoomSlide`.
public struct ZoomSlideAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from. The outgoing screen leaves by the opposite edge. The default
    /// is trailing.
    public var edge: TransitionEdge
    /// The scale of a screen at the end of its path. The default is 0.85, which also replaces non-finite
    /// values. Negative values are treated as 0.
    public var scale: CGFloat
    /// The backdrop, corners, and shadow of the screens while they move. The default is ``Staging/standard``.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a zoom slide animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.45 seconds.
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
        let travel = scene.travel(toward: edge)
        let scale = scale.playable(or: Self().scale, within: 0...1e6)
        let small = staging.applied(to: .rest.scaled(by: scale), in: scene)
        let inset = (1 - scale) / 2 * scene.size.height
        /// Returns how much farther a screen goes than one that fills the container, to be out of view.
        func excess(_ side: TransitionSide, outBy edge: TransitionEdge) -> CGFloat {
            let frame = scene.frame(of: side)
            let box = CGRect(
                center: CGPoint(x: frame.midX, y: frame.midY),
                size: CGSize(width: frame.width * scale, height: frame.height * scale)
            )
            let (way, outward) = (scene.translation(moving: box, outBy: edge), edge.outward)
            let usual = (1 + scale) / 2 * Hinge(edge).length(in: scene.size)
            return max(way.dx * outward.dx + way.dy * outward.dy - usual, 0)
        }
        let (leaving, coming) = (excess(.outgoing, outBy: edge.opposite), excess(.incoming, outBy: edge))
        /// Returns the pose at a part of the way out of the container, along or against the travel.
        func pose(_ part: CGFloat, along direction: CGFloat, farther excess: CGFloat) -> Pose {
            // The gap between the screens opens and closes. Their edges leave and arrive together, so that
            // none of them is ever alone beside a strip of the backdrop.
            let middle = 4 * part * (1 - part)
            return Pose.rest.interpolated(to: small, at: part)
                .translated(by: travel, times: direction * ((1 + scale) / 2 * part + Self.gap / 2 * middle))
                .translated(by: edge.outward, times: direction * excess * part)
                .shadowed(to: small.shadowOpacity * middle)
                .rounded(to: small.cornerRadius * roundness(atInset: part * inset))
        }
        return Choreography(
            timing: .responsive,
            participants: staging.backdropParticipants(in: scene)
                + Participant(
                    .outgoing,
                    shadow: Staging.shadowShape,
                    keyframes: Keyframe.sampled(steps: 20) { pose($0, along: -1, farther: leaving) }
                ).withRim(in: scene)
                + Participant(
                    .incoming,
                    shadow: Staging.shadowShape,
                    keyframes: Keyframe.sampled(steps: 20) { pose(1 - $0, along: 1, farther: coming) }
                ).withRim(in: scene)
        )
    }

    /// The width of the gap between the screens when both are halfway, as a fraction of the container's
    /// width, or of its height if they move vertically.
    private static let gap: CGFloat = 0.14
}

extension Animator where Self == ZoomSlideAnimator {
    /// Returns an animator that slides both screens and scales them with their distance from the center. See
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
