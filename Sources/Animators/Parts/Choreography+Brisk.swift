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
            earlier[time] = time > 0 && time < 1 ? Self.arrival.value(at: time) : time
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

    /// When the progress of the curve with the control points (0.06, 0.3) and (0.8, 0.7) comes to a value:
    /// the same curve with its axes swapped.
    private static let arrival = TimingCurve.cubic(CGPoint(x: 0.3, y: 0.06), CGPoint(x: 0.7, y: 0.8))
}
