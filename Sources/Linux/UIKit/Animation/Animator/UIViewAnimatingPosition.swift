/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    /// Somewhere between start and end.
    case current = 2
}
