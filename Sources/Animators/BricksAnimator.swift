import TransitionKit
import UIKit

/// The old screen's halves part and show the new one; or the new screen's halves meet over the old one.
///
/// After WXSTransition's bricks.
public final class BricksAnimator: Animator {
    /// What the halves do.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The old screen's halves part.
        case opening
        /// The new screen's halves meet.
        case closing
    }

    /// The way the halves go: sideways by default, or up and down with `.vertical`.
    public var axis: TransitionAxis
    /// What the halves do going forward; backward it is the other. `.opening` by default.
    public var style: Style

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(axis: TransitionAxis = .horizontal, style: Style = .opening, duration: TimeInterval = 0.5) {
        self.axis = axis
        self.style = style
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let opening = Choreography(
            [Participant(.incoming)] + Halves.parting(.outgoing, along: axis, in: scene)
        )
        return style == .opening ? opening : opening.reversed()
    }
}
