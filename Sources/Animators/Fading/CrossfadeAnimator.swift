import TransitionKit
import UIKit

/// One screen fades over the other; neither moves.
public struct CrossfadeAnimator: Animator, Hashable {
    /// Which of the screens fades.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The screen further on fades: in over the old one going forward, and out again going backward.
        case cross
        /// Only the incoming screen fades, in over the old one, whichever way it goes. In a dismissal that
        /// leaves the presenter in its place nothing comes in, and the old screen fades out instead.
        case `in`
        /// Only the outgoing screen fades, out above the new one, whichever way it goes. In a presentation that
        /// leaves the presenter in its place nothing goes out, and the new screen fades in instead.
        case out
    }

    /// Which of the screens fades. `.cross` by default.
    public var style: Style
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.35 by default.
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
    /// One screen fades over the other; see ``CrossfadeAnimator``.
    public static func crossfade(
        style: CrossfadeAnimator.Style = .cross,
        duration: TimeInterval = 0.35
    ) -> CrossfadeAnimator {
        CrossfadeAnimator(style: style, duration: duration)
    }
}
