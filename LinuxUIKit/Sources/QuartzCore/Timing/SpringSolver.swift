/// The motion of a damped spring from 0 to its rest at 1.
///
/// If the damping exceeds the critical value, the spring moves as if it were critically damped, unless it
/// allows overdamping.
@_spi(Host) public struct SpringSolver: Sendable {
    /// The undamped angular frequency √(stiffness / mass), in radians per second.
    public let frequency: Double
    /// The damping ratio. At 0, the spring oscillates forever. At 1, it doesn't overshoot. It only exceeds 1
    /// if the spring allows overdamping.
    public let dampingRatio: Double
    /// The initial velocity, in distances per second. Positive values point toward the goal.
    public let initialVelocity: Double
    public let allowsOverdamping: Bool

    /// The distance from the goal within which the spring counts as at rest.
    private static let threshold = 0.001

    public init(
        frequency: Double,
        dampingRatio: Double,
        initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        self.frequency = frequency
        self.dampingRatio = min(max(dampingRatio, 0), allowsOverdamping ? .infinity : 1)
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
    }

    public init(
        mass: Double,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        self.init(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            initialVelocity: initialVelocity,
            allowsOverdamping: allowsOverdamping
        )
    }

    /// Creates a spring with the duration of an undamped oscillation, and with a bounce, clamped to −1…1. At
    /// 0, the damping is critical. A negative bounce is overdamping.
    public init(
        perceptualDuration: Double,
        bounce: Double,
        initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        let bounce = bounce.isFinite ? min(max(bounce, -1), 1) : 0
        self.init(
            frequency: perceptualDuration > 0 && perceptualDuration < .infinity
                ? 2 * .pi / perceptualDuration : .greatestFiniteMagnitude.squareRoot(),
            dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
            initialVelocity: initialVelocity.isFinite ? initialVelocity : 0,
            allowsOverdamping: allowsOverdamping
        )
    }

    /// Creates a spring with a damping ratio, clamped to 0.01…1, that comes to rest after `duration` seconds.
    public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let z = min(max(dampingRatio.isFinite ? dampingRatio : 1, 0.01), 1)
        let v = initialVelocity.isFinite ? initialVelocity : 0
        guard duration > 0 else {
            self.init(frequency: .greatestFiniteMagnitude.squareRoot(), dampingRatio: z)
            return
        }
        self.init(
            frequency: Self.frequency(dampingRatio: z, duration: duration, velocity: v),
            dampingRatio: z,
            initialVelocity: v
        )
    }

    /// The stiffness for a mass of 1.
    public var stiffness: Double { frequency * frequency }

    /// The damping for a mass of 1.
    public var damping: Double { 2 * dampingRatio * frequency }

    /// Returns the position after `time` seconds, where 0 is the start and 1 is the rest.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let (w, z, v) = (frequency, dampingRatio, initialVelocity)
        guard w.isFinite, w < 1e100 else { return 1 }
        if z > 1 { return overdampedValue(at: time) }
        if z >= 1 { return 1 + exp(-w * time) * (-1 + (v - w) * time) }
        let b = z * w
        let wd = w * (1 - z * z).squareRoot()
        return 1 + exp(-b * time) * (-cos(wd * time) + (v - b) / wd * sin(wd * time))
    }

    private func overdampedValue(at time: Double) -> Double {
        let (w, z, v) = (frequency, dampingRatio, initialVelocity)
        let root = (z - 1).squareRoot() * (z + 1).squareRoot()
        let (fast, slow) = (w * (z + root), w / (z + root))
        // With infinite damping, it never moves.
        guard fast.isFinite else { return 0 }
        let part = (v - slow) / (fast - slow)
        return 1 - part * exp(-fast * time) - (1 - part) * exp(-slow * time)
    }

    /// The time after which the spring counts as at rest, in seconds.
    public var settlingDuration: Double {
        let (w, z, v) = (frequency, dampingRatio, initialVelocity)
        guard z > 0, w > 0 else { return Double(Float.greatestFiniteMagnitude) }
        guard z.isFinite else { return 0 }
        if z < 1 {
            let wd = w * (1 - z * z).squareRoot()
            return log((1 + abs((v - z * w) / wd)) / Self.threshold) / (z * w)
        }
        // Core Animation checks every tenth of a second, until the spring has been at rest for a second.
        var (step, settled) = (1.0, 1.0)
        while step < 100_000, step - settled <= 10 {
            if abs(value(at: step / 10) - 1) >= Self.threshold { settled = step + 1 }
            step += 1
        }
        return settled / 10
    }

    /// Finds the largest solution w of envelope(w) = threshold at `duration` by bisection. Beyond this
    /// solution, the envelope only falls.
    private static func frequency(dampingRatio z: Double, duration: Double, velocity v: Double) -> Double {
        func envelope(_ w: Double) -> Double {
            if z >= 1 { return abs(1 + (w - v) * duration) * exp(-w * duration) }
            let wd = w * (1 - z * z).squareRoot()
            return abs((z * w - v) / wd) * exp(-z * w * duration)
        }
        if z < 1, v == 0 {
            let closed = log(z / (1 - z * z).squareRoot() / threshold) / (z * duration)
            if closed > 0 { return closed }
        }
        var high = 1 / duration
        // Above this value, the exponential function dominates at any velocity.
        let ceiling = 1e6 / duration
        while high < ceiling,
            envelope(high) > threshold || envelope(high * 1.5) > threshold
                || high < 4 * abs(v)
        {
            high *= 1.5
        }
        // Moves down to the first crossing, and then narrows the interval.
        var low = high
        while low > 1e-6 / duration, envelope(low) <= threshold { low *= 0.98 }
        high = low / 0.98
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if envelope(middle) > threshold { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
