import UIKit

/// A linear section of a motion. It leads from the visible state at its start to the state at a progress of the
/// transition.
struct Step: Equatable {
    /// The start, as a fraction of the transition's time.
    let start: CGFloat
    /// The moment at the end.
    let stop: Course.Stop

    /// The end, as a fraction of the transition's time.
    var end: CGFloat { stop.time }
    /// The progress of the transition at the end.
    var progress: CGFloat { stop.progress }
}

/// A number that changes over time, and its maximum invisible deviations.
struct Line {
    let values: [CGFloat]
    /// The maximum deviation of each value.
    let tolerances: [CGFloat]
    /// The maximum change in a single step.
    var reach = CGFloat.infinity
}

extension [Line] {
    /// Returns the fewest moments between which linear sections stay close enough to all lines.
    ///
    /// Each section leads from one of these moments to the last one that it can reach. The slopes at which a
    /// section passes a moment closely enough form a range. The ranges of all moments along the section must
    /// overlap, so it's enough to examine each moment once.
    ///
    /// - Parameters:
    ///   - times: The moments in ascending order. The first and the last one are always included.
    ///   - kept: For each moment, whether it must be included.
    /// - Returns: The indexes of the moments.
    func corners(at times: [CGFloat], keeping kept: [Bool]) -> [Int] {
        guard let last = times.indices.last else { return [] }
        var corners = [0]
        corners.reserveCapacity(times.count)
        var (low, high) = ([CGFloat](repeating: 0, count: count), [CGFloat](repeating: 0, count: count))
        while let start = corners.last, start < last {
            for index in indices { (low[index], high[index]) = (-.infinity, .infinity) }
            var end = start + 1
            for next in end...last {
                var (isStraight, isOpen) = (true, true)
                for index in indices {
                    let rise = self[index].values[next] - self[index].values[start]
                    let slope = rise / (times[next] - times[start])
                    if slope < low[index] || slope > high[index] || abs(rise) > self[index].reach {
                        isStraight = false
                    }
                    let slack = self[index].tolerances[next] / (times[next] - times[start])
                    low[index] = Swift.max(low[index], slope - slack)
                    high[index] = Swift.min(high[index], slope + slack)
                    if low[index] > high[index] { isOpen = false }
                }
                if isStraight { end = next }
                if !isOpen || kept[next] { break }
            }
            corners.append(end)
        }
        return corners
    }
}
