import CoreGraphics

/// The columns of pixels that a convex polygon has in each row.
struct PolygonRows {
    private struct Side {
        let top: Vector2
        let bottom: Vector2
        /// The change of the x-coordinate per row, or 0 if the side is horizontal.
        let slope: Double

        init(from start: Vector2, to end: Vector2) {
            (top, bottom) = start.y <= end.y ? (start, end) : (end, start)
            slope = top.y == bottom.y ? 0 : (bottom.x - top.x) / (bottom.y - top.y)
        }
    }

    private let sides: [Side]

    init(_ polygon: ConvexPolygon) {
        let points = polygon.points
        sides = zip(points, points.dropFirst() + points.prefix(1)).map { Side(from: $0, to: $1) }
    }

    /// Returns the columns of pixels that the polygon touches in a row, or almost does. Returns `nil` if it
    /// touches none.
    func columns(near row: Int) -> Range<Int>? {
        let (above, below) = (Double(row) - 1, Double(row) + 2)
        var (left, right) = (Double.infinity, -Double.infinity)
        for side in sides where side.top.y <= below && side.bottom.y >= above {
            let first = side.top.x + side.slope * (max(side.top.y, above) - side.top.y)
            let last = side.bottom.x + side.slope * (min(side.bottom.y, below) - side.bottom.y)
            (left, right) = (min(left, first, last), max(right, first, last))
        }
        guard left <= right, left < 1e9, right > -1e9 else { return nil }
        return Int(max(left, -1e9).rounded(.down)) - 1..<Int(min(right, 1e9).rounded(.up)) + 1
    }

    /// Returns the columns of pixels that are entirely inside the polygon in a row, or almost all of them.
    func columns(inside row: Int) -> Range<Int> {
        guard let above = extent(at: Double(row) - 1), let below = extent(at: Double(row) + 2) else {
            return 0..<0
        }
        let left = max(above.lowerBound, below.lowerBound).rounded(.up) + 1
        let right = min(above.upperBound, below.upperBound).rounded(.down) - 1
        guard left < right, left > -1e9, right < 1e9 else { return 0..<0 }
        return Int(left)..<Int(right)
    }

    /// Returns the part of a horizontal line that's inside the polygon.
    private func extent(at y: Double) -> ClosedRange<Double>? {
        var (left, right) = (Double.infinity, -Double.infinity)
        for side in sides where side.top.y <= y && side.bottom.y >= y && side.top.y < side.bottom.y {
            let x = side.top.x + side.slope * (y - side.top.y)
            (left, right) = (min(left, x), max(right, x))
        }
        return left <= right ? left...right : nil
    }
}
