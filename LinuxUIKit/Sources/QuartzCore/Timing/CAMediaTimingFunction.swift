public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), where x is the time and y the progress.
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
    private let first: (x: Float, y: Float)
    private let second: (x: Float, y: Float)

    /// Creates a timing function with a name, which must be one of the five that exist.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: preconditionFailure("There is no timing function named \(name.rawValue)")
        }
    }

    /// Creates a timing function with two inner control points. Their x-coordinates are clamped to 0…1, where
    /// the curve is a function.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        first = (min(max(c1x, 0), 1), c1y)
        second = (min(max(c2x, 0), 1), c2y)
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        self.init(
            controlPoints: coder.decodeFloat(forKey: "c1x"),
            coder.decodeFloat(forKey: "c1y"),
            coder.decodeFloat(forKey: "c2x"),
            coder.decodeFloat(forKey: "c2y")
        )
    }

    open func encode(with coder: NSCoder) {
        coder.encode(first.x, forKey: "c1x")
        coder.encode(first.y, forKey: "c1y")
        coder.encode(second.x, forKey: "c2x")
        coder.encode(second.y, forKey: "c2y")
    }

    open class var supportsSecureCoding: Bool { true }

    /// Writes the x- and y-coordinates of a control point to `ptr`. The index is from 0 to 3, including the
    /// ends.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        precondition((0...3).contains(idx), "A timing function has the control points 0 to 3")
        let point = [(Float(0), Float(0)), (first.x, first.y), (second.x, second.y), (1, 1)][idx]
        ptr[0] = point.0
        ptr[1] = point.1
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return first == other.first && second == other.second
    }

    override open var hash: Int {
        var hasher = Hasher()
        for value in [first.x, first.y, second.x, second.y] { hasher.combine(value) }
        return hasher.finalize()
    }

    /// Returns the progress at a time, both from 0 to 1. Beyond the ends, returns the value of the nearer
    /// end.
    @_spi(Host) public func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        let curve = UnitBezier(
            x1: Self.decimal(first.x),
            y1: Self.decimal(first.y),
            x2: Self.decimal(second.x),
            y2: Self.decimal(second.y)
        )
        return curve.y(at: time)
    }

    /// The control points are given as `Float`. This restores the decimal value that was meant, such as 0.42.
    private static func decimal(_ value: Float) -> Double {
        (Double(value) * 1e6).rounded() / 1e6
    }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
struct UnitBezier {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    private static func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
    }

    func y(at x: Double) -> Double {
        if x1 == y1, x2 == y2 { return x }
        return Self.point(y1, y2, parameter(at: x))
    }

    /// Returns the curve parameter at x, using Newton's method inside a shrinking interval.
    private func parameter(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<64 {
            let error = Self.point(x1, x2, t) - x
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let next = t - error / Self.slope(x1, x2, t)
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
