import UIKit

/// How progress follows time, as a value.
public enum TimingCurve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points; x is time, y progress. A control point's x
    /// counts as the nearest of 0…1, since time does not go back; what is not finite counts as a straight line's.
    case cubic(CGPoint, CGPoint)
    /// A damped spring that is still to the eye when the duration is over, and no earlier: what is left of its swing by
    /// then, a fiftieth, dies away in the last three tenths.
    ///
    /// - `dampingRatio`: 1 settles without overshoot, smaller values swing past the end. Values outside 0.01…1 count
    ///   as the nearest of these, what is not finite as 1.
    /// - `initialVelocity`: in whole ways a second: 1 starts at the speed that would cover the way in one second. What is not finite counts as 0.
    case spring(dampingRatio: CGFloat, initialVelocity: CGFloat = 0)

    /// Constant speed.
    public static let linear = TimingCurve.cubic(.zero, CGPoint(x: 1, y: 1))
    /// Sets off slowly, as UIKit's curve of that name.
    public static let easeIn = TimingCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    /// Arrives slowly, as UIKit's curve of that name.
    public static let easeOut = TimingCurve.cubic(.zero, CGPoint(x: 0.58, y: 1))
    /// Sets off and arrives slowly, as UIKit's curve of that name.
    public static let easeInOut = TimingCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    /// Sets off fast and arrives slowly, as the platform's own transitions do.
    public static let system = TimingCurve.cubic(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    /// Sets off at once and arrives softly, without a long end in which nothing is seen to move.
    public static let prompt = TimingCurve.cubic(CGPoint(x: 0.3, y: 0.2), CGPoint(x: 0.5, y: 1))

    /// Progress at a fraction of the duration. Before 0 it is 0, and a Bézier curve is 1 from 1 on; only
    /// ``linear`` goes straight on in both directions.
    ///
    /// - Parameters:
    ///   - time: the fraction of the duration that has passed.
    ///   - duration: how long the whole takes, in seconds; it matters to springs with an initial velocity, which
    ///     is per second. 1 by default.
    public func value(at time: CGFloat, duration: TimeInterval = 1) -> CGFloat {
        solved(duration: duration).value(at: time)
    }

    /// The curve, readied for many values.
    ///
    /// - Parameter duration: how long the whole takes, in seconds.
    func solved(duration: TimeInterval = 1) -> Solution {
        if self == .linear { return .line }
        switch playable {
        case .cubic(let first, let second): return .cubic(CubicCurve(first, second))
        case .spring(let dampingRatio, let velocity):
            return .spring(SpringCurve(dampingRatio: dampingRatio, initialVelocity: velocity * duration))
        }
    }

    /// A curve whose values take little more than a formula.
    enum Solution {
        case line
        case cubic(CubicCurve)
        case spring(SpringCurve)

        /// Progress at a fraction of the duration, as the curve's own.
        func value(at time: CGFloat) -> CGFloat {
            if case .line = self { return time }
            guard time > 0 else { return 0 }
            switch self {
            case .line: return time
            case .cubic(let curve): return time < 1 ? curve.y(atX: time) : 1
            case .spring(let curve): return curve.value(at: time)
            }
        }
    }

    /// The curve with values that UIKit takes: times of control points within 0…1, damping ratios above 0 and up
    /// to 1, everything finite.
    var playable: TimingCurve {
        func control(_ point: CGPoint, or other: CGPoint) -> CGPoint {
            CGPoint(x: point.x.finite(or: other.x).unit(or: 0), y: point.y.finite(or: other.y))
        }
        switch self {
        case .cubic(let first, let second):
            return .cubic(control(first, or: .zero), control(second, or: CGPoint(x: 1, y: 1)))
        case .spring(let dampingRatio, let velocity):
            return .spring(
                dampingRatio: min(max(dampingRatio.finite(or: 1), 0.01), 1),
                initialVelocity: min(max(velocity.finite(or: 0), -1e4), 1e4)
            )
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

    /// The curve run backwards. A spring has no way back and stays as it is.
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

    /// x grows with the parameter, so that halving finds it; forty halvings are exact to 1e-12.
    private func parameter(atX x: CGFloat) -> CGFloat {
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if ((ax * middle + bx) * middle + cx) * middle < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

/// A damped oscillator whose swing has shrunk to a fiftieth after one unit of time, and is faded out toward it.
///
/// The springs of UIKit swing on until a thousandth is left, which takes nearly twice as long; the second half of that
/// can't be seen.
struct SpringCurve {
    private let ratio: CGFloat
    private let velocity: CGFloat
    private let frequency: CGFloat

    init(dampingRatio: CGFloat, initialVelocity: CGFloat) {
        ratio = dampingRatio
        velocity = initialVelocity
        frequency = Self.frequency(ratio: ratio, velocity: velocity)
    }

    func value(at time: CGFloat) -> CGFloat {
        guard time < 1 else { return 1 }
        let decay = exp(-ratio * frequency * time) * fade(at: time)
        guard ratio < 1 else { return 1 + decay * (-1 + (velocity - frequency) * time) }
        let damped = frequency * sqrt(1 - ratio * ratio)
        let sine = (velocity - ratio * frequency) / damped * sin(damped * time)
        return 1 + decay * (sine - cos(damped * time))
    }

    /// 1 until 0.7, and smoothly 0 at 1.
    private func fade(at time: CGFloat) -> CGFloat {
        let late = max((time - 0.7) / 0.3, 0)
        return 1 - late * late * (3 - 2 * late)
    }

    /// The undamped frequency whose envelope is a fiftieth at time 1. The envelope falls as the frequency
    /// grows, once it is past its peak, so that halving finds it.
    private static func frequency(ratio: CGFloat, velocity: CGFloat) -> CGFloat {
        func envelope(_ frequency: CGFloat) -> CGFloat {
            let decay = exp(-ratio * frequency)
            guard ratio < 1 else { return abs(1 + (frequency - velocity)) * decay }
            let damped = frequency * sqrt(1 - ratio * ratio)
            return abs((ratio * frequency - velocity) / damped) * decay
        }
        var (low, high): (CGFloat, CGFloat) = (max(velocity / ratio, 0) + 1e-3, 4000)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > 0.02 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
