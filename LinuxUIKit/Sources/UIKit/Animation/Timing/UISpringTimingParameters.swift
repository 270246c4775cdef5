@_spi(Host) import QuartzCore

/// A timing curve given by a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    private enum Spring {
        /// The spring adapts to the animator's duration.
        case fitted(dampingRatio: Double)
        /// The spring takes the time that it needs.
        case physical(mass: Double, stiffness: Double, damping: Double)
    }

    private let spring: Spring
    private let velocity: CGVector

    /// Creates the system's spring (mass 3, stiffness 1000, damping 500). It settles in about 0.5 seconds
    /// without overshooting, regardless of the animator's duration.
    public override init() {
        spring = .physical(mass: 3, stiffness: 1000, damping: 500)
        velocity = .zero
        super.init()
    }

    /// Creates a spring that settles within the animator's duration. At a damping ratio of 1 or more, it
    /// doesn't overshoot. The velocity is in remaining distances per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        spring = .fitted(dampingRatio: Double(ratio))
        self.velocity = velocity
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring that takes the time it needs, and ignores the animator's duration. The mass and
    /// stiffness must be positive, and the damping must not be negative.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        precondition(
            mass > 0 && stiffness > 0 && damping >= 0,
            "A spring needs a positive mass and stiffness and a damping that is not negative"
        )
        spring = .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        self.velocity = velocity
        super.init()
    }

    /// Creates a spring that takes the time it needs, and ignores the animator's duration.
    ///
    /// - Parameters:
    ///   - duration: The pace: the duration of an oscillation without damping, in seconds.
    ///   - bounce: The bounciness. At 0 or less, the spring doesn't overshoot. At 1, it oscillates forever.
    ///   - velocity: The initial velocity of each axis, in distances per second.
    @available(iOS 17.0, tvOS 17.0, *)
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let solver = SpringSolver(perceptualDuration: duration, bounce: Double(bounce))
        spring = .physical(mass: 1, stiffness: solver.stiffness, damping: solver.damping)
        self.velocity = velocity
        super.init()
    }

    /// Creates a spring that takes the time it needs, without an initial velocity.
    @available(iOS 17.0, tvOS 17.0, *)
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    public required init?(coder: NSCoder) {
        let mass = coder.decodeDouble(forKey: "mass")
        let damping = coder.decodeDouble(forKey: "damping")
        if mass > 0 {
            spring = .physical(
                mass: mass,
                stiffness: coder.decodeDouble(forKey: "stiffness"),
                damping: damping
            )
        } else {
            spring = .fitted(dampingRatio: damping)
        }
        velocity = CGVector(
            dx: coder.decodeDouble(forKey: "velocity.dx"),
            dy: coder.decodeDouble(forKey: "velocity.dy")
        )
        super.init()
    }

    open func encode(with coder: NSCoder) {
        switch spring {
        case .fitted(let ratio):
            coder.encode(ratio, forKey: "damping")
        case .physical(let mass, let stiffness, let damping):
            coder.encode(mass, forKey: "mass")
            coder.encode(stiffness, forKey: "stiffness")
            coder.encode(damping, forKey: "damping")
        }
        coder.encode(Double(velocity.dx), forKey: "velocity.dx")
        coder.encode(Double(velocity.dy), forKey: "velocity.dy")
    }

    /// Returns the object itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The initial velocity of each axis, in distances per second.
    open var initialVelocity: CGVector { velocity }
    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the curve over `duration` seconds, or over the spring's own duration if it has one.
    func curve(over duration: TimeInterval) -> TimingCurve {
        // A single curve drives both axes, so the faster one determines the speed.
        let speed = Double(abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy)
        switch spring {
        case .fitted(let ratio):
            return .spring(dampingRatio: ratio, velocity: speed, duration: duration)
        case .physical(let mass, let stiffness, let damping):
            let solver = SpringSolver(
                mass: mass,
                stiffness: stiffness,
                damping: damping,
                initialVelocity: speed
            )
            return .spring(solver, duration: TimingCurve.settlingDuration(of: solver))
        }
    }

    /// A Boolean value that indicates whether the spring has its own duration.
    var ignoresDuration: Bool {
        if case .physical = spring { true } else { false }
    }
}
