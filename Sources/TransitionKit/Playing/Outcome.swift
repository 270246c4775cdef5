import CoreGraphics

/// How a transition ends, or where it is going when nobody holds it.
enum Outcome {
    case completed
    case cancelled

    init(completed: Bool) { self = completed ? .completed : .cancelled }

    /// The end that is nearer.
    init(nearestTo progress: CGFloat) { self = progress >= 0.5 ? .completed : .cancelled }

    /// The progress that it ends at.
    var progress: CGFloat { self == .completed ? 1 : 0 }
}
