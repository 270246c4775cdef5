/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    /// A position between the start and the end.
    case current = 2
}
