import TransitionKit
import UIKit

/// The old screen parts in the middle like a portal, and the new one comes forward from behind it.
///
/// After the portal of VCTransitionsLibrary.
public struct PortalAnimator: Animator, Hashable {
    /// The way the halves leave: sideways by default, or up and down with `.vertical`.
    public var axis: TransitionAxis
    /// The scale the new screen comes forward from. 0.9 by default, and where it is not finite.
    public var zoomScale: CGFloat
    /// What shows around the new screen while it is far away. ``Staging/on(_:)`` the new screen's color by default.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
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
    /// The old screen parts like a portal, and the new one comes forward from behind it; see ``PortalAnimator``.
    public static func portal(
        axis: TransitionAxis = .horizontal,
        zoomScale: CGFloat = 0.9,
        staging: Staging = .on(.incoming),
        duration: TimeInterval = 0.5
    ) -> PortalAnimator {
        PortalAnimator(axis: axis, zoomScale: zoomScale, staging: staging, duration: duration)
    }
}
