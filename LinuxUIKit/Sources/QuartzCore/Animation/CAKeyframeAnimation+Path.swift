/// A place on a path, between two of the points that approximate one of its elements.
struct PathPlace {
    let points: [CGPoint]
    /// The index of the point before the place.
    let start: Int
    /// The fraction of the way from there to the next point.
    let fraction: CGFloat

    var point: CGPoint {
        let (a, b) = (points[start], points[start + 1])
        if fraction == 0 { return a }
        if fraction == 1 { return b }
        return CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }

    /// The direction of the motion, in radians from the x-axis toward the y-axis.
    var angle: CGFloat {
        let (a, b) = (tangent(at: start), tangent(at: start + 1))
        return atan2(a.y + (b.y - a.y) * fraction, a.x + (b.x - a.x) * fraction)
    }

    /// Returns the derivative of the parabola through three successive points.
    private func tangent(at index: Int) -> CGPoint {
        let last = points.count - 1
        guard last >= 2 else {
            return CGPoint(x: points[last].x - points[0].x, y: points[last].y - points[0].y)
        }
        let middle = min(max(index, 1), last - 1)
        let (a, b, c) = (points[middle - 1], points[middle], points[middle + 1])
        // At an end of the three points, the derivative differs by the second one.
        let offset = CGFloat(index - middle)
        return CGPoint(
            x: (c.x - a.x) / 2 + offset * (a.x - 2 * b.x + c.x),
            y: (c.y - a.y) / 2 + offset * (a.y - 2 * b.y + c.y)
        )
    }
}

extension CAKeyframeAnimation {
    /// Returns the place on the path at a time, or `nil` if the path is empty.
    func place(on path: CGPath, at time: Double) -> PathPlace? {
        let pieces = PathInterpolation.polylines(of: path)
        guard !pieces.isEmpty else { return nil }
        if calculationMode.isPaced { return pacedPlace(on: pieces, at: time) }
        let times = self.times(for: pieces.count + 1, intervals: pieces.count)
        let (index, fraction) = segment(at: time, in: times)
        let piece = pieces[index]
        if calculationMode == .discrete {
            return fraction < 1
                ? PathPlace(points: piece, start: 0, fraction: 0)
                : PathPlace(points: piece, start: piece.count - 2, fraction: 1)
        }
        let place = fraction * Double(piece.count - 1)
        let start = min(Int(place), piece.count - 2)
        return PathPlace(points: piece, start: start, fraction: CGFloat(place - Double(start)))
    }

    private func pacedPlace(on pieces: [[CGPoint]], at time: Double) -> PathPlace {
        let points = pieces.flatMap { $0 }
        let lengths = zip(points, points.dropFirst()).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
        let (index, fraction) = segment(at: time, in: pacedTimes(lengths))
        var start = index
        for piece in pieces {
            if start < piece.count - 1 {
                return PathPlace(points: piece, start: start, fraction: CGFloat(fraction))
            }
            if start == piece.count - 1 { break }
            start -= piece.count
        }
        // Between two subpaths, the motion is straight.
        return PathPlace(points: [points[index], points[index + 1]], start: 0, fraction: CGFloat(fraction))
    }
}
