/// The direction of a transition: forward, toward a new or later screen, or backward, toward an earlier one.
///
/// The direction doesn't determine the edge from which a screen comes. A push, for example, is forward from
/// any edge, and in any layout direction.
public enum TransitionDirection: Hashable, Sendable, CaseIterable {
    /// Presenting, pushing, or switching to a later tab or child.
    case forward
    /// Dismissing, popping, or switching to an earlier tab or child.
    case backward

    /// The opposite direction, which is that of the reverse transition.
    public var reversed: TransitionDirection { self == .forward ? .backward : .forward }
}
