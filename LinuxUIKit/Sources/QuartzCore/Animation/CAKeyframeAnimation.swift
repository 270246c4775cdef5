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

/// The way that a layer turns while it follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's x-axis points in the direction of the motion.
    public static let rotateAuto = Self(rawValue: "auto")
    /// The layer's x-axis points against the direction of the motion.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]? {
        get { (boxes ?? frames?.compactMap(\.boxed))?.compactMap { wrappedForCocoa($0) } }
        set {
            checkIsMutable()
            boxes = newValue
            frames = nil
            splineTimes = nil
        }
    }
    /// A path for properties that are points. It takes precedence over ``values``. Each element of the path
    /// is a keyframe.
    open var path: CGPath? { willSet { checkIsMutable() } }
    /// The way that the layer turns while its position follows ``path``. The rotation is added to the layer's
    /// transform. The default is `nil`, which means that it doesn't turn.
    open var rotationMode: CAAnimationRotationMode? { willSet { checkIsMutable() } }
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

    /// The times at which a motion of constant speed reaches the ends of the spline's pieces, once they've
    /// been needed.
    private var splineTimes: [Double]?
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
        rotationMode = other.rotationMode
        times = other.times
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    override func apply(to state: inout LayerState, at moment: AnimationMoment) {
        super.apply(to: &state, at: moment)
        guard let rotationMode, let path, keyPath == "position",
            let place = self.place(on: path, at: min(max(progress(at: moment), 0), 1))
        else { return }
        let angle = place.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
        state.transform = CATransform3DConcat(state.transform, CATransform3DMakeRotation(angle, 0, 0, 1))
    }

    override func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
        let time = min(max(progress, 0), 1)
        if let path { return place(on: path, at: time).map { AnimatableValue.point($0.point) } }
        let frames = frames ?? (boxes ?? []).compactMap { AnimatableValue($0, like: base) }
        self.frames = frames
        guard frames.count > 1 else { return frames.first }
        if calculationMode == .discrete {
            let times = self.times(for: frames.count, intervals: frames.count)
            let index = times.lastIndex { $0 <= time + 1e-9 } ?? 0
            return frames[min(index, frames.count - 1)]
        }
        if calculationMode.isCubic, let spline = self.spline(through: frames) {
            let (index, fraction) =
                calculationMode.isPaced
                ? pacedPlace(on: spline, at: time)
                : segment(at: time, in: self.times(for: frames.count, intervals: frames.count - 1))
            return frames[index].replacing(spline.point(index, fraction))
        }
        let times =
            calculationMode.isPaced
            ? pacedTimes(zip(frames, frames.dropFirst()).map { Double($0.distance(to: $1)) })
            : self.times(for: frames.count, intervals: frames.count - 1)
        let (index, fraction) = segment(at: time, in: times)
        return frames[index].interpolated(to: frames[index + 1], CGFloat(fraction))
    }

    private func spline(through frames: [AnimatableValue]) -> KeyframeSpline? {
        KeyframeSpline(
            frames,
            tension: tensionValues,
            continuity: continuityValues,
            bias: biasValues
        )
    }

    /// Returns the segment of the spline that a motion of constant speed has reached, and the place in it.
    private func pacedPlace(on spline: KeyframeSpline, at time: Double) -> (index: Int, fraction: Double) {
        let times = splineTimes ?? pacedTimes(spline.lengths)
        splineTimes = times
        let (piece, fraction) = segment(at: time, in: times)
        let pieces = KeyframeSpline.pieces
        return (piece / pieces, (Double(piece % pieces) + fraction) / Double(pieces))
    }

    /// Returns the key times if their number matches, or evenly spaced times otherwise.
    func times(for count: Int, intervals: Int) -> [Double] {
        if let times, times.count == count || times.count == intervals + 1 { return times }
        return (0..<count).map { Double($0) / Double(intervals) }
    }

    /// Returns the times at which a motion of constant speed reaches the ends of segments of the given
    /// lengths.
    func pacedTimes(_ lengths: [Double]) -> [Double] {
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
    func segment(at time: Double, in times: [Double]) -> (index: Int, fraction: Double) {
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
}
