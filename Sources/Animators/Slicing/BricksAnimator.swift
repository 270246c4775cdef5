import TransitionKit
import UIKit

/// The old screen's halves part and show the new one; or the new screen's halves meet over the old one.
///
/// After WXSTransition's bricks.
public struct BricksAnimator: Animator, Hashable {
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
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(axis: TransitionAxis = .horizontal, style: Style = .opening, duration: TimeInterval = 0.5) {
        self.axis = axis
        self.style = style
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let opening = Choreography(
            [Participant(.incoming)] + Halves.parting(.outgoing, along: axis, in: scene)
        )
        return style == .opening ? opening : opening.reversed()
    }
}

extension Animator where Self == BricksAnimator {
    /// The old screen's halves part, or the new one's meet; see ``BricksAnimator``.
    public static func bricks(
        axis: TransitionAxis = .horizontal,
        style: BricksAnimator.Style = .opening,
        duration: TimeInterval = 0.5
    ) -> BricksAnimator {
        BricksAnimator(axis: axis, style: style, duration: duration)
    }
}
