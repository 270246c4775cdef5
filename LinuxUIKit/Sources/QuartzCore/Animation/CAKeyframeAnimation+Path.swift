/// An element of a path: a line or a Bézier curve.
struct PathPiece {
    /// The beginning, the control points, and the end.
    let controls: [CGPoint]
    /// The points of a polyline that approximates the element.
    let points: [CGPoint]

    /// Returns the derivative's direction at a parameter of the curve, or `nil` if the piece is a single
    /// point.
    func direction(at t: CGFloat) -> CGPoint? {
        let steps = zip(controls, controls.dropFirst()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
        let s = 1 - t
        let weights: [CGFloat] =
            switch steps.count {
            case 1: [1]
            case 2: [s, t]
            default: [s * s, 2 * s * t, t * t]
            }
        let tangent = zip(steps, weights).reduce(CGPoint.zero) { sum, next in
            CGPoint(x: sum.x + next.0.x * next.1, y: sum.y + next.0.y * next.1)
        }
        if tangent != .zero { return tangent }
        // Where a control point coincides with an end, the curve leads toward or away from the next one.
        return t < 0.5 ? steps.first { $0 != .zero } : steps.last { $0 != .zero }
    }
}

/// A place on a path, between two of the points that approximate one of its elements.
struct PathPlace {
    let pieces: [PathPiece]
    /// The index of the piece.
    let index: Int
    /// The index of the piece's point before the place.
    let start: Int
    /// The fraction of the way from there to the next point.
    let fraction: CGFloat

    var point: CGPoint {
        let points = pieces[index].points
        let (a, b) = (points[start], points[start + 1])
        if fraction == 0 { return a }
        if fraction == 1 { return b }
        return CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }

    /// The direction of the motion, in radians from the x-axis toward the y-axis. On a piece that's a single
    /// point, the direction is that of the piece before it, or of the one after it at the path's beginning.
    var angle: CGFloat {
        let piece = pieces[index]
        let t = (CGFloat(start) + fraction) / CGFloat(piece.points.count - 1)
        let direction =
            piece.direction(at: t)
            ?? pieces[..<index].reversed().lazy.compactMap { $0.direction(at: 1) }.first
            ?? pieces[(index + 1)...].lazy.compactMap { $0.direction(at: 0) }.first
        return direction.map { atan2($0.y, $0.x) } ?? 0
    }
}

extension CAKeyframeAnimation {
    /// Returns the place on the path at a time, or `nil` if the path is empty.
    func place(on path: CGPath, at time: Double) -> PathPlace? {
        let pieces = PathInterpolation.pieces(of: path)
        guard !pieces.isEmpty else { return nil }
        if calculationMode.isPaced { return pacedPlace(on: pieces, at: time) }
        let times = self.times(for: pieces.count + 1, intervals: pieces.count)
        let (index, fraction) = segment(at: time, in: times)
        let last = pieces[index].points.count - 2
        if calculationMode == .discrete {
            return fraction < 1
                ? PathPlace(pieces: pieces, index: index, start: 0, fraction: 0)
                : PathPlace(pieces: pieces, index: index, start: last, fraction: 1)
        }
        let place = fraction * Double(last + 1)
        let start = min(Int(place), last)
        return PathPlace(
            pieces: pieces,
            index: index,
            start: start,
            fraction: CGFloat(place - Double(start))
        )
    }

    private func pacedPlace(on pieces: [PathPiece], at time: Double) -> PathPlace {
        let points = pieces.flatMap(\.points)
        let lengths = zip(points, points.dropFirst()).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
        let (step, fraction) = segment(at: time, in: pacedTimes(lengths))
        var start = step
        for (index, piece) in pieces.enumerated() {
            if start < piece.points.count - 1 {
                return PathPlace(pieces: pieces, index: index, start: start, fraction: CGFloat(fraction))
            }
            if start == piece.points.count - 1 { break }
            start -= piece.points.count
        }
        // Between two subpaths, the motion is straight.
        let ends = [points[step], points[step + 1]]
        let line = PathPiece(controls: ends, points: ends)
        return PathPlace(pieces: [line], index: 0, start: 0, fraction: CGFloat(fraction))
    }
}
