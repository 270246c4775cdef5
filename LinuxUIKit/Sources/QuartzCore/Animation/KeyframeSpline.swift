/// The Kochanek–Bartels spline through the values of a keyframe animation.
struct KeyframeSpline {
    private let points: [[CGFloat]]
    private let tension: [NSNumber]?
    private let continuity: [NSNumber]?
    private let bias: [NSNumber]?

    /// The number of pieces of each segment, which are short enough to be straight.
    static let pieces = 32

    /// Returns `nil` if the values aren't plain numbers.
    init?(
        _ frames: [AnimatableValue],
        tension: [NSNumber]?,
        continuity: [NSNumber]?,
        bias: [NSNumber]?
    ) {
        points = frames.compactMap(\.components)
        guard points.count == frames.count, Set(points.map(\.count)).count == 1 else { return nil }
        self.tension = tension
        self.continuity = continuity
        self.bias = bias
    }

    /// Returns the numbers at a place in a segment. `t` is from 0 to 1.
    func point(_ i: Int, _ t: Double) -> [CGFloat] {
        let (t2, t3) = (t * t, t * t * t)
        return points[i].indices.map { axis in
            CGFloat(2 * t3 - 3 * t2 + 1) * points[i][axis]
                + CGFloat(t3 - 2 * t2 + t) * tangent(i, outgoing: true, axis)
                + CGFloat(-2 * t3 + 3 * t2) * points[i + 1][axis]
                + CGFloat(t3 - t2) * tangent(i + 1, outgoing: false, axis)
        }
    }

    /// The lengths of the pieces of all segments.
    var lengths: [Double] {
        var last = points[0]
        return (0..<(points.count - 1) * Self.pieces).map { piece in
            let place = Double(piece % Self.pieces + 1) / Double(Self.pieces)
            let next = point(piece / Self.pieces, place)
            let squares = zip(last, next).map { Double(($1 - $0) * ($1 - $0)) }
            last = next
            return squares.reduce(0, +).squareRoot()
        }
    }

    private func tangent(_ index: Int, outgoing: Bool, _ axis: Int) -> CGFloat {
        let here = points[index][axis]
        let before = points[max(index - 1, 0)][axis]
        let after = points[min(index + 1, points.count - 1)][axis]
        let k = Self.shape(tension, index)
        let c = Self.shape(continuity, index) * (outgoing ? 1 : -1)
        let b = Self.shape(bias, index)
        // At an end, the only neighbor replaces the missing one.
        let incoming = index == 0 ? after - here : here - before
        let onward = index == points.count - 1 ? here - before : after - here
        return (1 - k) / 2 * ((1 + b) * (1 + c) * incoming + (1 - b) * (1 - c) * onward)
    }

    private static func shape(_ list: [NSNumber]?, _ index: Int) -> CGFloat {
        guard let list, index < list.count else { return 0 }
        return CGFloat(list[index].doubleValue)
    }
}
