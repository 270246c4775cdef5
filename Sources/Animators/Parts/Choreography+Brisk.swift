import TransitionKit
import UIKit

extension Choreography {
    /// Returns a choreography that starts five times as fast and then slows down, for parts that would be too
    /// small or too far away to notice at first.
    ///
    /// The choreography's timing must be linear, and stays linear. The keyframes move instead, because
    /// straight segments at constant speed need the fewest steps to play.
    func brisk() -> Choreography {
        var result = self
        // Many participants share the same times.
        var earlier: [CGFloat: CGFloat] = [:]
        for time in Set(participants.flatMap { $0.keyframes.map(\.time) }) {
            earlier[time] = Self.pace.time(of: time)
        }
        result.participants = participants.map { participant in
            participant.with(
                keyframes: participant.keyframes.map {
                    Keyframe(at: earlier[$0.time] ?? $0.time, $0.pose, timing: $0.timing)
                }
            )
        }
        return result
    }

    private static let pace = TimingCurve.cubic(CGPoint(x: 0.06, y: 0.3), CGPoint(x: 0.8, y: 0.7))
}

extension TimingCurve {
    /// Returns the time at which a curve that never decreases reaches a value from 0 to 1.
    fileprivate func time(of value: CGFloat) -> CGFloat {
        guard value > 0, value < 1 else { return value }
        var (early, late): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<30 {
            let middle = (early + late) / 2
            if self.value(at: middle) < value { early = middle } else { late = middle }
        }
        return (early + late) / 2
    }
}
