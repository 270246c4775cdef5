import CoreGraphics

/// The progress and the phase of a transition.
public struct TransitionProgress: Hashable, Sendable {
    /// The phases of a transition.
    public enum Phase: Hashable, Sendable {
        /// The transition's own animation moves it.
        case running
        /// A finger, or another source of updates for its interaction controller, moves it.
        case interactive
        /// The rest of the animation moves it after people let go, toward the end if it `completes`,
        /// otherwise back to the beginning.
        case settling(completes: Bool)
        /// The transition is over. If it isn't `completed`, it was canceled.
        ///
        /// UIKit learns of the end only after this report, so don't begin another transition yet. Use
        /// `onTransitionEnd` of the delegate for that.
        case ended(completed: Bool)
    }

    /// The visible progress of the screens: 0 at the beginning and 1 at the end. In between, it can be less
    /// than 0 for curves that draw back, and greater than 1 for springs and curves that overshoot.
    ///
    /// TransitionKit doesn't know the timing curve of third-party animation controllers. While they play,
    /// this is the fraction of their duration.
    public let fraction: CGFloat
    /// The phase of the transition.
    public let phase: Phase

    /// Creates a progress value.
    ///
    /// Each parameter sets the property of the same name.
    public init(fraction: CGFloat, phase: Phase) {
        self.fraction = fraction
        self.phase = phase
    }
}
