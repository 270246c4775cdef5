/// A basic animation that moves like a mass on a damped spring. It's cut off after ``duration``. To show the
/// whole motion, set this to ``settlingDuration``.
open class CASpringAnimation: CABasicAnimation {
    /// The mass, which must be positive.
    open var mass: CGFloat = 1 {
        willSet { checkIsMutable() }
        didSet { precondition(mass > 0, "A spring's mass is positive") }
    }
    /// The stiffness, which must be positive.
    open var stiffness: CGFloat = 100 {
        willSet { checkIsMutable() }
        didSet { precondition(stiffness > 0, "A spring's stiffness is positive") }
    }
    /// The damping, which must not be negative. Damping beyond the critical value counts as critical, unless
    /// ``allowsOverdamping`` is `true`.
    open var damping: CGFloat = 10 {
        willSet { checkIsMutable() }
        didSet { precondition(damping >= 0, "A spring's damping is not negative") }
    }
    /// The initial velocity, in distances per second. Positive values point toward the goal.
    open var initialVelocity: CGFloat = 0 { willSet { checkIsMutable() } }
    /// A Boolean value that indicates whether damping beyond the critical value has an effect. The default is
    /// `false`.
    @available(iOS 17.0, tvOS 17.0, *)
    open var allowsOverdamping = false { willSet { checkIsMutable() } }

    public required init() {
        super.init()
    }

    /// Creates a spring that allows overdamping, with a mass of 1. Its ``duration`` is its settling duration.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The pace: the duration of an oscillation without damping, in seconds.
    ///   - bounce: The bounciness, from −1 to 1. At 0, the damping is critical. At 1, the spring oscillates
    ///     forever. Below 0, it's overdamped.
    @available(iOS 17.0, tvOS 17.0, *)
    public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        super.init()
        let spring = SpringSolver(
            perceptualDuration: perceptualDuration,
            bounce: bounce,
            allowsOverdamping: true
        )
        stiffness = spring.stiffness
        damping = spring.damping
        allowsOverdamping = true
        duration = settlingDuration
    }

    /// The duration of an oscillation without damping, in seconds.
    @available(iOS 17.0, tvOS 17.0, *)
    open var perceptualDuration: CFTimeInterval {
        2 * .pi / solver.frequency
    }

    /// The bounciness: 0 if the damping is critical, positive below that, and negative beyond it.
    @available(iOS 17.0, tvOS 17.0, *)
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The time until the spring comes to rest, in seconds.
    open var settlingDuration: CFTimeInterval {
        solver.settlingDuration
    }

    private var solver: SpringSolver {
        SpringSolver(
            mass: mass,
            stiffness: stiffness,
            damping: damping,
            initialVelocity: initialVelocity,
            allowsOverdamping: allowsOverdamping
        )
    }

    override func takeProperties(of other: CAAnimation) {
        super.takeProperties(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    override func progress(at moment: AnimationMoment) -> Double {
        let eased = super.progress(at: moment)
        guard moment.isEased else { return eased }
        return solver.value(at: eased * moment.duration)
    }
}
