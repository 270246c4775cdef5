import TransitionKit
import UIKit

/// An animator that fades one screen over the other. Neither screen moves.
public struct CrossfadeAnimator: Animator, Hashable {
    /// The screens that can fade.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The screen that lies on top fades: in if the transition goes forward, and out if it goes backward.
        case cross
        /// Only the incoming screen fades, in over the outgoing one, in both directions. If a dismissal
        /// leaves the presenting screen in place, there's no incoming view, and the outgoing screen fades out
        /// instead.
        case `in`
        /// Only the outgoing screen fades, out above the incoming one, in both directions. If a presentation
        /// leaves the presenting screen in place, there's no outgoing view, and the incoming screen fades in
        /// instead.
        case out
    }

    /// The screen that fades. The default is `.cross`.
    public var style: Style
    public var duration: TimeInterval

    /// Creates a crossfade animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.35 seconds.
    public init(style: Style = .cross, duration: TimeInterval = 0.35) {
        self.style = style
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        style == .out && scene.hasOutgoing ? Choreography.crossfade.reversed() : .crossfade
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        style == .in && scene.hasIncoming ? .crossfade : Choreography.crossfade.reversed()
    }
}

extension Animator where Self == CrossfadeAnimator {
    /// Returns an animator that fades one screen over the other. See ``CrossfadeAnimator``.
    public static func crossfade(
        style: CrossfadeAnimator.Style = .cross,
        duration: TimeInterval = 0.35
    ) -> CrossfadeAnimator {
        CrossfadeAnimator(style: style, duration: duration)
    }
}
