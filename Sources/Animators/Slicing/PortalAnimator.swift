import TransitionKit
import UIKit

/// An animator that parts the outgoing screen in the middle while the incoming one comes forward from behind
/// it.
///
/// Inspired by the portal of VCTransitionsLibrary.
public struct PortalAnimator: Animator, Hashable {
    /// The axis along which the halves part. The default is horizontal.
    public var axis: TransitionAxis
    /// The scale at which the incoming screen starts. The default is 0.9, which also replaces non-finite
    /// values.
    public var zoomScale: CGFloat
    /// The backdrop, corners, and shadow of the incoming screen while it's small. The default is
    /// ``Staging/on(_:)`` the color of the incoming screen.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a portal animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.5 seconds.
    public init(
        axis: TransitionAxis = .horizontal,
        zoomScale: CGFloat = 0.9,
        staging: Staging = .on(.incoming),
        duration: TimeInterval = 0.5
    ) {
        self.axis = axis
        self.zoomScale = zoomScale
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let far = Pose.rest.scaled(by: zoomScale.playable(or: 0.9)).dimmed(to: 0.3)
        let coming = Participant(
            .picture(of: .incoming),
            shadow: Staging.shadowShape,
            from: staging.away(far, in: scene)
        )
        return Choreography(
            timing: .prompt,
            staging.backdrop(in: scene) + [coming] + Halves.parting(.outgoing, along: axis, in: scene)
        )
    }
}

extension Animator where Self == PortalAnimator {
    /// Returns an animator that parts the outgoing screen while the incoming one comes forward. See
    /// ``PortalAnimator``.
    public static func portal(
        axis: TransitionAxis = .horizontal,
        zoomScale: CGFloat = 0.9,
        staging: Staging = .on(.incoming),
        duration: TimeInterval = 0.5
    ) -> PortalAnimator {
        PortalAnimator(axis: axis, zoomScale: zoomScale, staging: staging, duration: duration)
    }
}
