/// The items of one section of a flow layout, arranged in lines. Lengths are along the scroll direction, and
/// breadths are across it.
struct FlowLines {
    struct Size: Equatable {
        var length: CGFloat
        var breadth: CGFloat
    }

    struct Line {
        let items: Range<Int>
        let start: CGFloat
        let end: CGFloat
    }

    /// The position of an item along the scroll direction, and across it.
    struct Place {
        let start: CGFloat
        let side: CGFloat
    }

    private(set) var lines: [Line] = []
    private(set) var places: [Place] = []

    /// The total length of the lines along the scroll direction.
    var length: CGFloat { lines.last?.end ?? 0 }

    /// The tolerance for rounding errors in sums.
    private static let tolerance: CGFloat = 1e-6

    /// - Parameters:
    ///   - breadth: The available breadth.
    ///   - spacing: The minimum spacing between two items of a line.
    ///   - lineSpacing: The spacing between two lines.
    init(_ sizes: [Size], breadth: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) {
        places.reserveCapacity(sizes.count)
        let isUniform = sizes.allSatisfy { $0 == sizes[0] }
        let columns = sizes.first.map { Self.count(of: $0.breadth, in: breadth, spacing: spacing) } ?? 1
        var first = 0
        while first < sizes.count {
            let end = Self.lineEnd(from: first, of: sizes, breadth: breadth, spacing: spacing)
            let line = Array(sizes[first..<end])
            let (side, gap) =
                isUniform || end < sizes.count
                ? Self.distribution(of: line, in: isUniform ? columns : line.count, breadth: breadth)
                : (0, spacing)
            let start = lines.last.map { $0.end + lineSpacing } ?? 0
            let depth = line.map(\.length).max() ?? 0
            var next = side
            for size in line {
                places.append(Place(start: start + (depth - size.length) / 2, side: next))
                next += size.breadth + gap
            }
            lines.append(Line(items: first..<end, start: start, end: start + depth))
            first = end
        }
    }

    private static func lineEnd(from first: Int, of sizes: [Size], breadth: CGFloat, spacing: CGFloat) -> Int
    {
        var used = sizes[first].breadth
        var next = first + 1
        while next < sizes.count, used + spacing + sizes[next].breadth <= breadth + tolerance {
            used += spacing + sizes[next].breadth
            next += 1
        }
        return next
    }

    /// Returns the number of items of a given breadth that fit in a line.
    private static func count(of item: CGFloat, in breadth: CGFloat, spacing: CGFloat) -> Int {
        guard item + spacing > 0 else { return 1 }
        return max(Int(min((breadth + spacing + tolerance) / (item + spacing), 1e6)), 1)
    }

    /// Returns the start of a justified line, and its gaps. A single item in a line is centered.
    private static func distribution(
        of line: [Size],
        in columns: Int,
        breadth: CGFloat
    ) -> (side: CGFloat, gap: CGFloat) {
        let used = line[0].breadth * CGFloat(columns - line.count) + line.map(\.breadth).reduce(0, +)
        let rest = max(breadth - used, 0)
        return columns > 1 ? (0, rest / CGFloat(columns - 1)) : (rest / 2, 0)
    }

    /// Returns the lines that touch an interval.
    func lines(from start: CGFloat, to end: CGFloat) -> ArraySlice<Line> {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].end < start { low = middle + 1 } else { high = middle }
        }
        return lines[low...].prefix { $0.start <= end }
    }
}
