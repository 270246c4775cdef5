extension CGPath {
    /// The smallest rectangle that contains the outline itself. It's null if the path is empty.
    public var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        for (index, step) in steps.enumerated() {
            switch step {
            case .move(let point):
                start = point
                // A move without a subsequent element draws nothing. It counts only if it's the only element.
                let isLast = index == steps.count - 1
                if !isLast || steps.count == 1 { points.append(point) }
                current = point
            case .line(let point):
                points.append(point)
                current = point
            case .quad(let control, let end):
                let curve = CubicCurve(current, quadraticControl: control, end)
                points.append(contentsOf: curve.extremes)
                points.append(end)
                current = end
            case .cubic(let control1, let control2, let end):
                points.append(contentsOf: CubicCurve(current, control1, control2, end).extremes)
                points.append(end)
                current = end
            case .close:
                current = start
            }
        }
        return CGRect(around: points)
    }

    /// Returns a Boolean value that indicates whether filling the path would cover the point. The transform
    /// is applied to the point first.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        guard boundingBox.insetBy(dx: -1, dy: -1).contains(point) else { return false }
        var winding = 0
        for polygon in polygons() {
            for (index, from) in polygon.enumerated() {
                let to = polygon[(index + 1) % polygon.count]
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
                if x > point.x { winding += to.y > from.y ? 1 : -1 }
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Returns a Boolean value that indicates whether the path is a rectangle with horizontal and vertical
    /// sides, and passes back that rectangle.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var corners = steps
        if corners.last == .close { corners.removeLast() }
        let points = corners.flatMap(\.points)
        guard points.count == corners.count, points.count == 4 || points.count == 5 else { return false }
        guard points.count == 4 || points[4] == points[0], case .move = corners[0] else { return false }
        guard !corners.dropFirst().contains(where: { if case .move = $0 { true } else { false } }) else {
            return false
        }
        let alternates =
            (points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
                && points[3].x == points[0].x)
            || (points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
                && points[3].y == points[0].y)
        if alternates { rect?.pointee = CGRect(around: points) }
        return alternates
    }

    /// The subpaths as polygons, precise enough for any screen.
    private func polygons() -> [[CGPoint]] {
        let extent = boundingBox
        let tolerance = max(extent.width, extent.height, 1) * 1e-6
        var polygons: [[CGPoint]] = []
        var polygon: [CGPoint] = []
        func current() -> CGPoint { polygon.last ?? .zero }
        for step in steps {
            switch step {
            case .move(let point):
                polygons.append(polygon)
                polygon = [point]
            case .line(let point):
                polygon.append(point)
            case .quad(let control, let end):
                let curve = CubicCurve(current(), quadraticControl: control, end)
                polygon += curve.flattened(tolerance: tolerance)
            case .cubic(let control1, let control2, let end):
                polygon += CubicCurve(current(), control1, control2, end).flattened(tolerance: tolerance)
            case .close:
                polygons.append(polygon)
                polygon = polygon.isEmpty ? [] : [polygon[0]]
            }
        }
        return (polygons + [polygon]).filter { $0.count > 1 }
    }
}
