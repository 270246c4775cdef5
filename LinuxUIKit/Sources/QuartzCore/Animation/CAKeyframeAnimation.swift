/// The way that values between keyframes are calculated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]? {
        get { (boxes ?? frames?.compactMap(\.boxed))?.compactMap { wrappedForCocoa($0) } }
        set {
            checkIsMutable()
            boxes = newValue
            frames = nil
        }
    }
    /// A path for properties that are points. It takes precedence over ``values``. Each element of the path
    /// is a keyframe.
    open var path: CGPath? { willSet { checkIsMutable() } }
    /// The times of the values, from 0 to 1 in ascending order. There's one time for each value, and in
    /// discrete mode an additional one for the end. If their number doesn't match, the values are evenly
    /// spaced. The paced modes ignore the key times.
    open var keyTimes: [NSNumber]? {
        get { times?.map { NSNumber(value: $0) } }
        set {
            checkIsMutable()
            times = newValue?.map(\.doubleValue)
        }
    }
    /// The key times. An animation of many pieces has thousands, which would all have to be boxed.
    @_spi(Host) public var times: [Double]?
    /// The timing functions between consecutive values.
    open var timingFunctions: [CAMediaTimingFunction]? { willSet { checkIsMutable() } }
    open var calculationMode = CAAnimationCalculationMode.linear { willSet { checkIsMutable() } }
    /// The tension, continuity, and bias of the curve at each value in the cubic modes, from −1 to 1.
    open var tensionValues: [NSNumber]? { willSet { checkIsMutable() } }
    open var continuityValues: [NSNumber]? { willSet { checkIsMutable() } }
    open var biasValues: [NSNumber]? { willSet { checkIsMutable() } }

    /// The values if they were set in boxes.
    private var boxes: [Any]?
    /// The unboxed values, once they've been needed. Setting them instead of ``values`` saves boxing each of
    /// them.
    @_spi(Host) public var frames: [AnimatableValue]?

    override func takeProperties(of other: CAAnimation) {
        super.takeProperties(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (boxes, frames) = (other.boxes, other.frames)
        path = other.path
        times = other.times
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    override func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
        let time = min(max(progress, 0), 1)
        if let path { return point(on: path, at: time) }
        let frames = frames ?? (boxes ?? []).compactMap { AnimatableValue($0, like: base) }
        self.frames = frames
        guard frames.count > 1 else { return frames.first }
        if calculationMode == .discrete {
            let times = times(for: frames.count, intervals: frames.count)
            let index = times.lastIndex { $0 <= time + 1e-9 } ?? 0
            return frames[min(index, frames.count - 1)]
        }
        let times =
            calculationMode.isPaced
            ? pacedTimes(zip(frames, frames.dropFirst()).map { Double($0.distance(to: $1)) })
            : times(for: frames.count, intervals: frames.count - 1)
        let (index, fraction) = segment(at: time, in: times)
        if calculationMode.isCubic, let value = cubic(frames, index, fraction) { return value }
        return frames[index].interpolated(to: frames[index + 1], CGFloat(fraction))
    }

    /// Returns the key times if their number matches, or evenly spaced times otherwise.
    private func times(for count: Int, intervals: Int) -> [Double] {
        if let times, times.count == count || times.count == intervals + 1 { return times }
        return (0..<count).map { Double($0) / Double(intervals) }
    }

    /// Returns the times at which a motion of constant speed reaches the ends of segments of the given
    /// lengths.
    private func pacedTimes(_ lengths: [Double]) -> [Double] {
        let total = lengths.reduce(0, +)
        guard total > 0 else { return (0...lengths.count).map { Double($0) / Double(lengths.count) } }
        var sum = 0.0
        return [0]
            + lengths.map { length in
                sum += length
                return sum / total
            }
    }

    /// Returns the segment at a time, and the fraction of the segment that has passed.
    private func segment(at time: Double, in times: [Double]) -> (index: Int, fraction: Double) {
        let last = times.count - 2
        if time < times[0] { return (0, 0) }
        if time >= times[last + 1] { return (last, 1) }
        let index = min(times.lastIndex { $0 <= time } ?? 0, last)
        let length = times[index + 1] - times[index]
        var fraction = length > 0 ? (time - times[index]) / length : 1
        if let functions = timingFunctions, index < functions.count, !calculationMode.isPaced {
            fraction = functions[index].value(at: fraction)
        }
        return (index, fraction)
    }

    /// Returns a point on the Kochanek–Bartels spline through the values, or `nil` if they aren't plain
    /// numbers.
    private func cubic(_ frames: [AnimatableValue], _ i: Int, _ t: Double) -> AnimatableValue? {
        let points = frames.compactMap(\.components)
        guard points.count == frames.count, Set(points.map(\.count)).count == 1 else { return nil }
        func shape(_ list: [NSNumber]?, _ index: Int) -> CGFloat {
            guard let list, index < list.count else { return 0 }
            return CGFloat(list[index].doubleValue)
        }
        func tangent(_ index: Int, outgoing: Bool, _ axis: Int) -> CGFloat {
            let here = points[index][axis]
            let before = points[max(index - 1, 0)][axis]
            let after = points[min(index + 1, points.count - 1)][axis]
            let k = shape(tensionValues, index)
            let c = shape(continuityValues, index) * (outgoing ? 1 : -1)
            let b = shape(biasValues, index)
            // At an end, the only neighbor replaces the missing one.
            let incoming = index == 0 ? after - here : here - before
            let onward = index == points.count - 1 ? here - before : after - here
            return (1 - k) / 2 * ((1 + b) * (1 + c) * incoming + (1 - b) * (1 - c) * onward)
        }
        let (t2, t3) = (t * t, t * t * t)
        return frames[i].replacing(
            points[i].indices.map { axis in
                CGFloat(2 * t3 - 3 * t2 + 1) * points[i][axis]
                    + CGFloat(t3 - 2 * t2 + t) * tangent(i, outgoing: true, axis)
                    + CGFloat(-2 * t3 + 3 * t2) * points[i + 1][axis]
                    + CGFloat(t3 - t2) * tangent(i + 1, outgoing: false, axis)
            }
        )
    }

    private func point(on path: CGPath, at time: Double) -> AnimatableValue? {
        let pieces = PathInterpolation.polylines(of: path)
        guard !pieces.isEmpty else { return nil }
        if calculationMode.isPaced {
            let points = pieces.flatMap { $0 }
            let lengths = zip(points, points.dropFirst()).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
            let (index, fraction) = segment(at: time, in: pacedTimes(lengths))
            return AnimatableValue.point(points[index])
                .interpolated(to: .point(points[index + 1]), CGFloat(fraction))
        }
        let times = times(for: pieces.count + 1, intervals: pieces.count)
        let (index, fraction) = segment(at: time, in: times)
        let piece = pieces[index]
        if calculationMode == .discrete {
            return .point(fraction < 1 ? piece[0] : piece[piece.count - 1])
        }
        let place = fraction * Double(piece.count - 1)
        let start = min(Int(place), piece.count - 2)
        return AnimatableValue.point(piece[start])
            .interpolated(to: .point(piece[start + 1]), CGFloat(place - Double(start)))
    }
}
