/// A cubic Bézier curve.
struct CubicCurve {
    let p0: CGPoint
    let p1: CGPoint
    let p2: CGPoint
    let p3: CGPoint

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    init(_ start: CGPoint, quadraticControl control: CGPoint, _ end: CGPoint) {
        func twoThirds(_ from: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        self.init(start, twoThirds(start), twoThirds(end), end)
    }

    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let w0 = s * s * s
        let w1 = 3 * s * s * t
        let w2 = 3 * s * t * t
        let w3 = t * t * t
        return CGPoint(
            x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
            y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y
        )
    }

    /// The points between the ends where the curve reverses its direction in x or y.
    var extremes: [CGPoint] {
        let times = Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y)
        return times.map(point(at:))
    }

    /// Returns points along the curve, excluding its start and including its end.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        // The second differences limit the distance between a chord and its arc.
        let bend = max(
            hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
            hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        )
        let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
        let segments = count.isFinite ? Int(min(max(count, 1), 1024)) : 1
        return (1...segments).map { $0 == segments ? p3 : point(at: CGFloat($0) / CGFloat(segments)) }
    }

    private static func turns(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> [CGFloat] {
        let a = v3 - 3 * v2 + 3 * v1 - v0
        let b = 2 * (v2 - 2 * v1 + v0)
        let c = v1 - v0
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // Of the two forms of the solution, this one has no cancellation when a is small.
        let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        let roots = [a == 0 ? nil : q / a, q == 0 ? nil : c / q]
        return roots.compactMap { $0 }.filter { $0 > 0 && $0 < 1 }
    }
}
