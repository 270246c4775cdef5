import CoreGraphics

/// The outcome of a transition, or the one it's heading for.
package enum Outcome {
    case completed
    case cancelled

    init(completed: Bool) { self = completed ? .completed : .cancelled }

    /// Creates the outcome that's closer to a progress.
    init(nearestTo progress: CGFloat) { self = progress >= 0.5 ? .completed : .cancelled }

    /// The progress at which the outcome is reached.
    var progress: CGFloat { self == .completed ? 1 : 0 }
}
