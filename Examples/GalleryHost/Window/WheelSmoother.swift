import Foundation

/// Distributes the steps of a coarse wheel over several frames.
struct WheelSmoother {
    /// The time after which 63% of a step is complete, in seconds.
    private static let pace = 0.045
    /// The remaining distance that's completed at once, in points.
    private static let rest: CGFloat = 0.5

    private var pending = CGPoint.zero

    var isMoving: Bool { pending != .zero }

    mutating func add(_ delta: CGPoint) {
        // A reversed wheel takes effect immediately.
        if pending.x * delta.x < 0 { pending.x = 0 }
        if pending.y * delta.y < 0 { pending.y = 0 }
        pending.x += delta.x
        pending.y += delta.y
    }

    /// Returns the movement for the next `seconds`.
    mutating func advance(by seconds: Double) -> CGPoint {
        let share = CGFloat(1 - exp(-seconds / Self.pace))
        func take(_ value: inout CGFloat) -> CGFloat {
            let part = abs(value) < Self.rest ? value : value * share
            value -= part
            return part
        }
        return CGPoint(x: take(&pending.x), y: take(&pending.y))
    }

    mutating func stop() {
        pending = .zero
    }
}
