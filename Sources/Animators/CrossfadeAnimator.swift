import TransitionKit
import UIKit

/// One screen fades over the other; neither moves.
public final class CrossfadeAnimator: Animator {
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

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.35 by default.
    public init(style: Style = .cross, duration: TimeInterval = 0.35) {
        self.style = style
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        style == .out && scene.hasOutgoing ? Choreography.crossfade.reversed() : .crossfade
    }

    public override func backwardChoreography(in scene: TransitionScene) -> Choreography {
        // The scene is described forward: what goes out backward is its incoming screen.
        let fadesIn = style == .in && scene.hasOutgoing
        return fadesIn ? .crossfade : Choreography.crossfade.reversed()
    }
}
