/// Interpolates between paths that have the same elements in the same order.
enum PathInterpolation {
    private struct Element {
        var type: CGPathElementType
        var points: [CGPoint]
    }

    /// Returns `nil` if the paths differ in more than their points.
    static func interpolate(_ a: CGPath, _ b: CGPath, _ t: CGFloat) -> CGPath? {
        let (p, q) = (elements(of: a), elements(of: b))
        guard p.count == q.count, zip(p, q).allSatisfy({ $0.type == $1.type }) else { return nil }
        let result = CGMutablePath()
        for (first, second) in zip(p, q) {
            let points = zip(first.points, second.points).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
            }
            switch first.type {
            case .moveToPoint: result.move(to: points[0])
            case .addLineToPoint: result.addLine(to: points[0])
            case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint:
                result.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: result.closeSubpath()
            @unknown default: return nil
            }
        }
        return result
    }

    /// Returns the path's elements with polylines that are precise enough to move along the path by keyframes
    /// or by length. A curve's polyline has 32 segments.
    static func pieces(of path: CGPath) -> [PathPiece] {
        var result: [PathPiece] = []
        func addLine(_ ends: [CGPoint]) { result.append(PathPiece(controls: ends, points: ends)) }
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements(of: path) {
            let p = element.points
            switch element.type {
            case .moveToPoint:
                current = p[0]
                start = current
                continue
            case .addLineToPoint: addLine([current, p[0]])
            case .closeSubpath: if current != start { addLine([current, start]) }
            case .addQuadCurveToPoint, .addCurveToPoint:
                let from = current
                let points = (0...32).map { point(from, p, CGFloat($0) / 32) }
                result.append(PathPiece(controls: [from] + p, points: points))
            @unknown default: break
            }
            current = p.last ?? start
        }
        return result
    }

    private static func point(_ from: CGPoint, _ p: [CGPoint], _ t: CGFloat) -> CGPoint {
        let s = 1 - t
        func blend(_ value: (CGPoint) -> CGFloat) -> CGFloat {
            if p.count == 2 {
                return s * s * value(from) + 2 * s * t * value(p[0]) + t * t * value(p[1])
            }
            return s * s * s * value(from) + 3 * s * s * t * value(p[0]) + 3 * s * t * t * value(p[1])
                + t * t * t * value(p[2])
        }
        return CGPoint(x: blend(\.x), y: blend(\.y))
    }

    private static func elements(of path: CGPath) -> [Element] {
        var result: [Element] = []
        path.applyWithBlock { pointer in
            let count: Int
            switch pointer.pointee.type {
            case .moveToPoint, .addLineToPoint: count = 1
            case .addQuadCurveToPoint: count = 2
            case .addCurveToPoint: count = 3
            default: count = 0
            }
            let points = (0..<count).map { pointer.pointee.points[$0] }
            result.append(Element(type: pointer.pointee.type, points: points))
        }
        return result
    }
}
