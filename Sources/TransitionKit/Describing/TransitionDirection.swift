/// Which way a transition goes.
///
/// Forward is present, push, and a tab or child further on; backward is dismiss, pop, and one further back.
public enum TransitionDirection: Hashable, Sendable, CaseIterable {
    /// Present, push, a tab or child further on.
    case forward
    /// Dismiss, pop, a tab or child further back.
    case backward

    /// The other way.
    public var reversed: TransitionDirection { self == .forward ? .backward : .forward }
}
