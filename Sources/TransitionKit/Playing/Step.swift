import UIKit

/// A straight piece of a way: what is shown at its start goes evenly to what a progress of the transition shows.
struct Step: Equatable {
    /// The moment it sets off, as a fraction of the transition's time.
    let start: CGFloat
    /// The moment it arrives.
    let end: CGFloat
    /// How far the transition has come when it arrives.
    let progress: CGFloat
}

/// Something that changes over time, and how far off it may be shown without anybody seeing it.
struct Line {
    let values: [CGFloat]
    /// One for each value.
    let tolerances: [CGFloat]
    /// How far one straight piece may lead.
    var reach = CGFloat.infinity
}

extension [Line] {
    /// The fewest of some moments between which straight pieces come near enough to all lines.
    ///
    /// From each of them it goes on to the last one that a straight piece reaches. The slopes at which a piece from
    /// there passes a moment closely enough are a range, and the ranges of all moments on the way have to meet, so
    /// that one look at each is enough.
    ///
    /// - Parameters:
    ///   - times: the moments, each later than the one before; the first and the last one are taken.
    ///   - kept: whether a moment is taken in any case; one for each.
    /// - Returns: indices of moments.
    func corners(at times: [CGFloat], keeping kept: [Bool]) -> [Int] {
        guard let last = times.indices.last else { return [] }
        var corners = [0]
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
