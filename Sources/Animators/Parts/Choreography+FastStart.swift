import TransitionKit
import UIKit

extension Choreography {
    /// Returns a choreography that starts five times as fast and then slows down, for parts that would be too
    /// small or too far away to notice at first.
    ///
    /// The choreography's timing must be linear, and stays linear. Motion straight from the start to the end
    /// gets a timing of its own. Other keyframes move instead, because straight segments at constant speed
    /// need the fewest steps to play.
    func startingFast() -> Choreography {
        var result = self
        // Many participants share the same times.
        var earlier: [CGFloat: CGFloat] = [:]
        for time in Set(participants.flatMap { $0.keyframes.map(\.time) }) {
            earlier[time] = time > 0 && time < 1 ? Self.arrival.value(at: time) : time
        }
        result.participants = participants.map { participant in
            let keyframes = participant.keyframes
            let times = [0] + keyframes.map(\.time)
            return participant.with(
                keyframes: zip(times, keyframes).map { before, keyframe in
                    let isDirect = keyframe.time - before > 0.99 && keyframe.timing == .linear
                    return Keyframe(
                        at: earlier[keyframe.time] ?? keyframe.time,
                        keyframe.pose,
                        timing: isDirect ? Self.departure : keyframe.timing
                    )
                }
            )
        }
        return result
    }

    /// A curve that starts at five times the average speed.
    private static let departure = TimingCurve.cubic(CGPoint(x: 0.06, y: 0.3), CGPoint(x: 0.8, y: 0.7))
    /// The inverse of ``departure``, which maps progress to time: the same curve with its axes swapped.
    private static let arrival = TimingCurve.cubic(CGPoint(x: 0.3, y: 0.06), CGPoint(x: 0.7, y: 0.8))
}
