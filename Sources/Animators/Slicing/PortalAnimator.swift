import TransitionKit
import UIKit

/// The old screen parts in the middle like a portal, and the new one comes forward from behind it.
///
/// After the portal of VCTransitionsLibrary.
public struct PortalAnimator: Animator, Hashable {
    /// The way the halves leave: sideways by default, or up and down with `.vertical`.
    public var axis: TransitionAxis
    /// The scale the new screen comes forward from. 0.8 by default, and where it is not finite.
    public var zoomScale: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.6 by default.
    public init(axis: TransitionAxis = .horizontal, zoomScale: CGFloat = 0.8, duration: TimeInterval = 0.6) {
        self.axis = axis
        self.zoomScale = zoomScale
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let far = Pose.rest.scaled(by: zoomScale.playable(or: 0.8)).dimmed(to: 0.4)
        let behind = [Participant.backdrop(.black), Participant(.picture(of: .incoming), from: far)]
        return Choreography(behind + Halves.parting(.outgoing, along: axis, in: scene))
    }
}

extension Animator where Self == PortalAnimator {
    /// The old screen parts like a portal, and the new one comes forward from behind it; see ``PortalAnimator``.
    public static func portal(
        axis: TransitionAxis = .horizontal,
        zoomScale: CGFloat = 0.8,
        duration: TimeInterval = 0.6
    ) -> PortalAnimator {
        PortalAnimator(axis: axis, zoomScale: zoomScale, duration: duration)
    }
}
