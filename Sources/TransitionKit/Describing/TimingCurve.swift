import UIKit

/// A curve that maps time to progress.
public enum TimingCurve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, where x is time and y is progress.
    /// The x coordinates are clamped to 0…1. A control point with a non-finite coordinate is replaced by the
    /// one that ``linear`` has.
    case cubic(CGPoint, CGPoint)
    /// A damped spring that comes to rest at the end of the duration. What remains of its motion fades out in
    /// the last 30% of the duration.
    ///
    /// - `dampingRatio`: The damping ratio. A value of 1 doesn't overshoot; smaller values oscillate more.
    ///   Values outside 0.05…1 are clamped, and non-finite values are treated as 1.
    /// - `initialVelocity`: The initial velocity, in total distances per second. A value of 1 would cover the
    ///   total distance in one second. Values outside -10,000…10,000 are clamped, and non-finite values are
    ///   treated as 0.
    case spring(dampingRatio: CGFloat, initialVelocity: CGFloat = 0)

    /// Constant speed.
    public static let linear = TimingCurve.cubic(.zero, CGPoint(x: 1, y: 1))
    /// A curve that starts slowly, like UIKit's curve with the same name.
    public static let easeIn = TimingCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    /// A curve that ends slowly, like UIKit's curve with the same name.
    public static let easeOut = TimingCurve.cubic(.zero, CGPoint(x: 0.58, y: 1))
    /// A curve that starts and ends slowly, like UIKit's curve with the same name.
    public static let easeInOut = TimingCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    /// A curve that starts quickly and ends slowly. It's the default timing function of Core Animation.
    public static let system = TimingCurve.cubic(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    /// A curve that gets up to speed quickly and slows down gently.
    public static let responsive = TimingCurve.cubic(CGPoint(x: 0.2, y: 0), CGPoint(x: 0.5, y: 1))

    /// Returns the progress at a fraction of the duration.
    ///
    /// Before 0, the progress is 0, and after 1, it's 1. Only ``linear`` continues in both directions.
    ///
    /// - Parameters:
    ///   - time: The fraction of the duration that has passed.
    ///   - duration: The duration, in seconds. It matters for springs with an initial velocity, which is per
    ///     second. The default is 1. Values outside 0…1,000,000 are clamped, and non-finite values are
    ///     treated as 0.
    public func value(at time: CGFloat, duration: TimeInterval = 1) -> CGFloat {
        solved(duration: duration).value(at: time)
    }

    /// Returns the curve, prepared for evaluating many values.
    ///
    /// - Parameter duration: The duration, in seconds.
    func solved(duration: TimeInterval = 1) -> Solution {
        if self == .linear { return .line }
        switch playable {
        case .cubic(let first, let second): return .cubic(CubicCurve(first, second))
        case .spring(let dampingRatio, let velocity):
            let relativeVelocity: CGFloat = velocity * min(duration.playable, 1e6)
            return .spring(SpringCurve(dampingRatio: dampingRatio, initialVelocity: relativeVelocity))
        }
    }

    /// A curve with its coefficients worked out, so that each value costs little.
    enum Solution {
        case line
        case cubic(CubicCurve)
        case spring(SpringCurve)

        /// Returns the progress at a fraction of the duration, as `value(at:duration:)` does.
        func value(at time: CGFloat) -> CGFloat {
            // A time that isn't a number counts as one before the beginning.
            switch self {
            case .line: time
            case .cubic(let curve): time > 0 ? (time < 1 ? curve.y(atX: time) : 1) : 0
            case .spring(let curve): time > 0 ? curve.value(at: time) : 0
            }
        }

        /// Returns the time at which the curve passes a progress between two times.
        ///
        /// The times are so close that the curve is nearly a straight line, so the false position method
        /// finds the time in a few steps. Where the curve is steep, the Illinois variant (Dowell and Jarratt,
        /// 1971) keeps it from approaching from one side only.
        func moment(of progress: CGFloat, between start: CGFloat, and end: CGFloat) -> CGFloat {
            var (low, high) = (start, end)
            var (below, above) = (value(at: low) - progress, value(at: high) - progress)
            var time = low
            var wasLow: Bool?
            for _ in 0..<6 where below != above {
                time = low - below * (high - low) / (above - below)
                let miss = value(at: time) - progress
                let isLow = miss.sign == below.sign
                if isLow { (low, below) = (time, miss) } else { (high, above) = (time, miss) }
                if isLow == wasLow { if isLow { above /= 2 } else { below /= 2 } }
                wasLow = isLow
            }
            return time
        }
    }

    /// The curve with values that UIKit accepts: finite numbers, control points with times in 0…1, and
    /// damping ratios up to 1. They're at least 0.05, because `SpringCurve` wouldn't find a frequency for one
    /// below 0.02.
    var playable: TimingCurve {
        func control(_ point: CGPoint, or other: CGPoint) -> CGPoint {
            // Replacing only the invalid coordinate would make a point that nobody asked for.
            guard point.x.isFinite, point.y.isFinite else { return other }
            return CGPoint(x: point.x.unit(or: 0), y: point.y.finite(or: 0))
        }
        switch self {
        case .cubic(let first, let second):
            return .cubic(control(first, or: .zero), control(second, or: CGPoint(x: 1, y: 1)))
        case .spring(let dampingRatio, let velocity):
            let ratio = min(max(dampingRatio.finite(or: 1), 0.05), 1)
            return .spring(dampingRatio: ratio, initialVelocity: min(max(velocity.finite(or: 0), -1e4), 1e4))
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .cubic(let first, let second):
            hasher.combine(first)
            hasher.combine(second)
        case .spring(let dampingRatio, let velocity):
            hasher.combine(dampingRatio)
            hasher.combine(velocity)
        }
    }

    /// The curve in reverse. A spring can't be reversed and stays the same.
    var reversed: TimingCurve {
        guard case .cubic(let first, let second) = self else { return self }
        return .cubic(CGPoint(x: 1 - second.x, y: 1 - second.y), CGPoint(x: 1 - first.x, y: 1 - first.y))
    }
}

/// A Bézier curve from (0, 0) to (1, 1), solved for y at a given x.
struct CubicCurve {
    private let (ax, bx, cx): (CGFloat, CGFloat, CGFloat)
    private let (ay, by, cy): (CGFloat, CGFloat, CGFloat)

    init(_ first: CGPoint, _ second: CGPoint) {
        cx = 3 * first.x
        bx = 3 * (second.x - first.x) - cx
        ax = 1 - cx - bx
        cy = 3 * first.y
        by = 3 * (second.y - first.y) - cy
        ay = 1 - cy - by
    }

    func y(atX x: CGFloat) -> CGFloat {
        let t = parameter(atX: x)
        return ((ay * t + by) * t + cy) * t
    }

    /// Returns the parameter at x by Newton's method, exact to 1e-12. Because x increases with the parameter,
    /// bisection takes over wherever a step would leave the range that is left.
    private func parameter(atX x: CGFloat) -> CGFloat {
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        var parameter = x
        for _ in 0..<60 {
            let miss = ((ax * parameter + bx) * parameter + cx) * parameter - x
            if miss < 0 { low = parameter } else { high = parameter }
            let step = miss / ((3 * ax * parameter + 2 * bx) * parameter + cx)
            if miss == 0 || abs(step) < 1e-12 { break }
            let next = parameter - step
            parameter = next > low && next < high ? next : (low + high) / 2
        }
        return parameter
    }
}

/// A damped oscillator that comes to rest after one unit of time. By then, the envelope of its sine part has
/// decreased to 2%, and what remains of its motion fades out toward that time.
///
/// A spring with a small damping ratio has more left to fade out, because its cosine part is larger than its
/// sine part: about 2% divided by the ratio, which is 40% of the amplitude at a ratio of 0.05.
///
/// UIKit's springs continue to 0.1%, which takes almost twice as long, but the second half isn't visible.
struct SpringCurve {
    private let ratio: CGFloat
    private let velocity: CGFloat
    private let frequency: CGFloat
    private let fades: Bool

    /// Creates a spring.
    ///
    /// - Parameters:
    ///   - remainder: The fraction of the distance that's left at the end.
    ///   - fades: Whether the remainder fades out, so that the curve doesn't jump there.
    init(dampingRatio: CGFloat, initialVelocity: CGFloat, remainder: CGFloat = 0.02, fades: Bool = true) {
        ratio = dampingRatio
        velocity = initialVelocity
        frequency = Self.frequency(ratio: ratio, velocity: velocity, remainder: remainder)
        self.fades = fades
    }

    func value(at time: CGFloat) -> CGFloat {
        guard time < 1 else { return 1 }
        let decay = exp(-ratio * frequency * time) * (fades ? Self.fade(at: time) : 1)
        guard ratio < 1 else { return 1 + decay * (-1 + (velocity - frequency) * time) }
        let damped = frequency * sqrt(1 - ratio * ratio)
        let sine = (velocity - ratio * frequency) / damped * sin(damped * time)
        return 1 + decay * (sine - cos(damped * time))
    }

    /// Returns 1 until 0.7, and then decreases smoothly to 0 at 1.
    static func fade(at time: CGFloat) -> CGFloat {
        let late = min(max((time - 0.7) / 0.3, 0), 1)
        return 1 - late * late * (3 - 2 * late)
    }

    /// Returns the undamped frequency at which the envelope of the sine part is the remainder at time 1.
    /// Beyond its peak, the envelope decreases as the frequency increases, so that bisection finds it. At a
    /// damping ratio of 1, it's the envelope of the entire motion.
    private static func frequency(ratio: CGFloat, velocity: CGFloat, remainder: CGFloat) -> CGFloat {
        func envelope(_ frequency: CGFloat) -> CGFloat {
            let decay = exp(-ratio * frequency)
            guard ratio < 1 else { return abs(1 + (frequency - velocity)) * decay }
            let damped = frequency * sqrt(1 - ratio * ratio)
            return abs((ratio * frequency - velocity) / damped) * decay
        }
        var (low, high): (CGFloat, CGFloat) = (max(velocity / ratio, 0) + 1e-3, 4000)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > remainder { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
