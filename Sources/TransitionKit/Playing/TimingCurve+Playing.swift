import UIKit

extension TimingCurve {
    /// The curve as UIKit takes it; `nil` for springs, which UIKit has others of.
    @MainActor var provider: (any UITimingCurveProvider)? {
        guard case .cubic(let first, let second) = playable else { return nil }
        return UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    }

    /// Moments between which the curve is as good as straight: 120 a second, one for each frame of the fastest screens, and
    /// besides those at which it first reaches certain values, where what follows it may turn sharply.
    func steps(
        through values: Set<CGFloat>,
        duration: TimeInterval
    ) -> [(time: CGFloat, progress: CGFloat)] {
        let count = 4 * Int(min(max((duration * 30).rounded(.up), 8), 300))
        let grid = (0...count).map { step in
            let time = CGFloat(step) / CGFloat(count)
            return (time: time, progress: step == count ? 1 : value(at: time, duration: duration))
        }
        let turns = values.compactMap { value -> (time: CGFloat, progress: CGFloat)? in
            guard value > 0, value < 1, let next = grid.firstIndex(where: { $0.progress >= value }),
                grid[next].progress > value
            else { return nil }
            var (low, high) = (grid[next - 1].time, grid[next].time)
            for _ in 0..<30 {
                let middle = (low + high) / 2
                if self.value(at: middle, duration: duration) < value { low = middle } else { high = middle }
            }
            return (high, value)
        }
        return (grid + turns).sorted { $0.time < $1.time }
    }
}
