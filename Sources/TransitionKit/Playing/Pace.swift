import CoreGraphics
import Foundation

/// The inverse of a timing that's built into keyframes. It converts a progress to the time at which the
/// animation shows it, so that a finger that has caught the animation moves it linearly.
struct Pace {
    private let timing: TimingCurve
    private let duration: TimeInterval
    /// The fraction of the duration at which the timing first reaches the end.
    private let arrival: CGFloat

    /// - Parameter duration: The duration, in seconds.
    /// - Returns: `nil` if the timing has reached its end before, because a spring that oscillates shows each
    ///   progress several times.
    init?(_ timing: TimingCurve, duration: TimeInterval, at fraction: CGFloat) {
        let count = 240
        let times = (1...count).map { CGFloat($0) / CGFloat(count) }
        let arrival = times.first { timing.value(at: $0, duration: duration) >= 1 } ?? 1
        guard fraction < arrival, timing.value(at: fraction, duration: duration) < 1 else { return nil }
        (self.timing, self.duration, self.arrival) = (timing, duration, arrival)
    }

    func progress(at fraction: CGFloat) -> CGFloat {
        timing.value(at: fraction, duration: duration).unit(or: 0)
    }

    /// Until it reaches the end, a timing increases, so that bisection finds the fraction.
    func fraction(at progress: CGFloat) -> CGFloat {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return arrival }
        var (low, high): (CGFloat, CGFloat) = (0, arrival)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if timing.value(at: middle, duration: duration) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
