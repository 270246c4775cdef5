import TransitionKit
import UIKit

/// The old screen parts in the middle like a portal, and the new one comes forward from behind it.
///
/// After the portal of VCTransitionsLibrary.
public final class PortalAnimator: Animator {
    /// The way the halves leave: sideways by default, or up and down with `.vertical`.
    public var axis: TransitionAxis
    /// The scale the new screen comes forward from. 0.8 by default.
    public var zoomScale: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.6 by default.
    public init(axis: TransitionAxis = .horizontal, zoomScale: CGFloat = 0.8, duration: TimeInterval = 0.6) {
        self.axis = axis
        self.zoomScale = zoomScale
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            hasBlackBackground: true,
            [
                Participant(
                    .incoming,
                    rendering: .picture,
                    from: .rest.scaled(by: zoomScale).dimmed(to: 0.4)
                )
            ] + Halves.parting(.outgoing, along: axis, in: scene)
        )
    }
}
