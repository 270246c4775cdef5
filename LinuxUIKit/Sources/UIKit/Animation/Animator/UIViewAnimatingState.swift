/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started yet, or finished.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, but not finished yet.
    case stopped = 2
}
