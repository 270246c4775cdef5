/// The direction of a transition.
public enum TransitionDirection: Hashable, Sendable, CaseIterable {
    /// Presenting, pushing, or switching to a later tab or child.
    case forward
    /// Dismissing, popping, or switching to an earlier tab or child.
    case backward

    /// The opposite direction.
    public var reversed: TransitionDirection { self == .forward ? .backward : .forward }
}
