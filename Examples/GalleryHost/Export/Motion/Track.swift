import Foundation

/// The change of a number, as times and values with linear interpolation.
///
/// It's encoded as `[time, value, time, value…]`, or as `[value]` for a number that doesn't change.
struct Track: Encodable, Equatable {
    private(set) var points: [Point]

    struct Point: Equatable {
        /// The time, from 0 to 1.
        var time: Double
        var value: Double
    }

    /// Creates a track with the fewest points that keep the line within a distance of all others. Two points
    /// with the same time are a jump.
    ///
    /// - Parameters:
    ///   - tolerance: The largest error of the value.
    ///   - keepsEnd: Whether the last segment keeps its slope, for values beyond the end. The default is
    ///     `false`.
    init(_ points: [Point], tolerance: Double, keepsEnd: Bool = false) {
        precondition(!points.isEmpty, "a track has at least one point")
        let rounded = points.map {
            Point(time: $0.time.rounded(to: 5), value: $0.value.rounded(to: Self.digits(for: tolerance)))
        }
        guard rounded.contains(where: { $0.value != rounded[0].value }) else {
            self.points = [Point(time: 0, value: rounded[0].value)]
            return
        }
        var isKept = Array(repeating: false, count: points.count)
        isKept[0] = true
        isKept[points.count - 1] = true
        if keepsEnd, points.count > 2 { isKept[points.count - 2] = true }
        Self.keep(&isKept, of: points, within: 0...points.count - 1, tolerance: tolerance)
        self.points = zip(rounded, isKept).filter(\.1).map(\.0)
    }

    /// The value, if it doesn't change.
    var constant: Double? { points.count == 1 ? points[0].value : nil }

    /// Keeps the point that's farthest from the line between two others, and does the same in both parts.
    /// This is the algorithm by David Douglas and Thomas Peucker (1973).
    private static func keep(
        _ isKept: inout [Bool],
        of points: [Point],
        within range: ClosedRange<Int>,
        tolerance: Double
    ) {
        let (first, last) = (points[range.lowerBound], points[range.upperBound])
        guard range.count > 2 else { return }
        let span = last.time - first.time
        var (farthest, distance) = (0, -1.0)
        for index in range.dropFirst().dropLast() {
            let part = span > 0 ? (points[index].time - first.time) / span : 0
            let off = abs(points[index].value - (first.value + (last.value - first.value) * part))
            if off > distance { (farthest, distance) = (index, off) }
        }
        let holdsKept = range.dropFirst().dropLast().contains { isKept[$0] }
        guard distance > tolerance || holdsKept else { return }
        if distance <= tolerance, let kept = range.dropFirst().dropLast().first(where: { isKept[$0] }) {
            farthest = kept
        }
        isKept[farthest] = true
        keep(&isKept, of: points, within: range.lowerBound...farthest, tolerance: tolerance)
        keep(&isKept, of: points, within: farthest...range.upperBound, tolerance: tolerance)
    }

    private static func digits(for tolerance: Double) -> Int {
        Int((-log10(tolerance)).rounded(.up))
    }

    func encode(to encoder: any Encoder) throws {
        let numbers = points.count == 1 ? [points[0].value] : points.flatMap { [$0.time, $0.value] }
        try numbers.encode(to: encoder)
    }
}

extension Double {
    /// Returns the nearest number with a number of decimal places.
    func rounded(to digits: Int) -> Double {
        let factor = pow(10, Double(digits))
        let result = (self * factor).rounded() / factor
        return result == 0 ? 0 : result
    }
}
