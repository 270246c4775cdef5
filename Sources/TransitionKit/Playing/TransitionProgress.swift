import CoreGraphics

/// How far a transition has come, and who moves it.
public struct TransitionProgress: Hashable, Sendable {
    /// Who moves a transition.
    public enum Phase: Hashable, Sendable {
        /// Its own animation.
        case running
        /// A finger, or whoever updates its interaction controller.
        case held
        /// Its own animation, after it has been let go, on its way to the end if it `completes`, otherwise back to its
        /// beginning.
        case settling(completes: Bool)
        /// Nobody anymore: it is over. It has been canceled unless it is `completed`.
        case ended(completed: Bool)
    }

    /// How much of their way the screens are seen to have gone: 0 at the beginning, 1 at the end, and somewhat more while
    /// a spring swings past its end.
    ///
    /// Somebody else's animation controller does not tell its curve: while it plays by itself, this is the fraction of
    /// its time.
    public let fraction: CGFloat
    /// Who moves it.
    public let phase: Phase

    /// Each parameter sets the property of its name.
    public init(fraction: CGFloat, phase: Phase) {
        self.fraction = fraction
        self.phase = phase
    }
}
