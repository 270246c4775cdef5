/// The direction of a transition: forward, toward a new or later screen, or backward, toward an earlier one.
///
/// It doesn't say from where a screen comes. A push, for example, is forward in any layout direction, and
/// from any edge.
public enum TransitionDirection: Hashable, Sendable, CaseIterable {
    /// Presenting, pushing, or switching to a later tab or child.
    case forward
    /// Dismissing, popping, or switching to an earlier tab or child.
    case backward

    /// The opposite direction, which is that of the reverse transition.
    public var reversed: TransitionDirection { self == .forward ? .backward : .forward }
}
