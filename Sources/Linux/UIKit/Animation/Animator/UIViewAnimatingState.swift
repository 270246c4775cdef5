/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started yet, or over.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, and waiting to be finished.
    case stopped = 2
}
