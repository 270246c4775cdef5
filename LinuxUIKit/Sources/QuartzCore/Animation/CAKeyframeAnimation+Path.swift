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
