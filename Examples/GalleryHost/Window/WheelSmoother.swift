import Foundation

/// Spreads the steps of a coarse wheel over some frames.
struct WheelSmoother {
    /// After this many seconds 63 % of a step are done.
    private static let pace = 0.045
    /// Less than this, in points, is done at once.
    private static let rest: CGFloat = 0.5

    private var pending = CGPoint.zero

    var isMoving: Bool { pending != .zero }

    mutating func add(_ delta: CGPoint) {
        // Who turns back wants to turn back now.
        if pending.x * delta.x < 0 { pending.x = 0 }
        if pending.y * delta.y < 0 { pending.y = 0 }
        pending.x += delta.x
        pending.y += delta.y
    }

    /// What is due after `seconds` more.
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
