import CoreGraphics

/// An index that finds the rectangles near another one without examining all of them.
///
/// Each rectangle is stored in the cells of a grid that it touches. There's about one cell per rectangle.
/// Rectangles that touch very many cells are stored separately.
struct Neighbors {
    private let area: CGRect
    private let columns: Int
    private let rows: Int
    private var cells: [[Int]]
    /// The rectangles that count as near everything.
    private var large: [Int] = []
    /// For each rectangle, the last search that found it.
    private var found: [Int] = []
    private var search = 0

    /// Creates an empty index for rectangles like these. You can also insert others.
    init(for rects: [CGRect]) {
        // Ignores a few rectangles that lie far outside, which would make the cells too large for all others.
        func middle(_ places: [CGFloat]) -> (start: CGFloat, length: CGFloat) {
            guard !places.isEmpty else { return (0, 0) }
            let sorted = places.sorted()
            let first = sorted[sorted.count / 20]
            return (first, sorted[sorted.count - 1 - sorted.count / 20] - first)
        }
        let (x, y) = (middle(rects.map(\.midX)), middle(rects.map(\.midY)))
        area = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        let side = min(max(Int(Double(rects.count).squareRoot()), 1), 256)
        (columns, rows) = (x.length > 0 ? side : 1, y.length > 0 ? side : 1)
        cells = Array(repeating: [], count: columns * rows)
    }

    /// Adds a rectangle with a unique number. Small numbers are best.
    mutating func insert(_ index: Int, _ rect: CGRect) {
        if index >= found.count { found += Array(repeating: 0, count: index + 1 - found.count) }
        let (across, down) = span(of: rect)
        // A rectangle in so many cells would be found almost always, and slow down each of these cells.
        guard across.count * down.count <= max(cells.count / 8, 8) else {
            large.append(index)
            return
        }
        for row in down {
            for column in across { cells[row * columns + column].append(index) }
        }
    }

    /// Returns the numbers of all rectangles that might touch the given one, in ascending order.
    mutating func near(_ rect: CGRect) -> [Int] {
        search += 1
        var result = large
        let (across, down) = span(of: rect)
        for row in down {
            for column in across {
                for index in cells[row * columns + column] where found[index] != search {
                    found[index] = search
                    result.append(index)
                }
            }
        }
        result.sort()
        return result
    }

    private func span(of rect: CGRect) -> (across: ClosedRange<Int>, down: ClosedRange<Int>) {
        let first = cell(rect.minX, rect.minY)
        let last = cell(rect.maxX, rect.maxY)
        return (first.column...max(first.column, last.column), first.row...max(first.row, last.row))
    }

    private func cell(_ x: CGFloat, _ y: CGFloat) -> (column: Int, row: Int) {
        func place(_ offset: CGFloat, of length: CGFloat, count: Int) -> Int {
            guard length > 0, offset.isFinite else { return 0 }
            return Int(min(max(offset / length * CGFloat(count), 0), CGFloat(count - 1)))
        }
        return (
            place(x - area.minX, of: area.width, count: columns),
            place(y - area.minY, of: area.height, count: rows)
        )
    }
}
