/// A basic animation that moves like a mass on a damped spring. It's cut off after ``duration``. To show the
/// whole motion, set this to ``settlingDuration``.
open class CASpringAnimation: CABasicAnimation {
    /// The mass, which must be positive.
    open var mass: CGFloat = 1 {
        didSet { precondition(mass > 0, "A spring's mass is positive") }
    }
    /// The stiffness, which must be positive.
    open var stiffness: CGFloat = 100 {
        didSet { precondition(stiffness > 0, "A spring's stiffness is positive") }
    }
    /// The damping, which must not be negative. Damping beyond the critical value counts as critical.
    open var damping: CGFloat = 10 {
        didSet { precondition(damping >= 0, "A spring's damping is not negative") }
    }
    /// The initial velocity, in distances per second. Positive values point toward the goal.
    open var initialVelocity: CGFloat = 0

    /// The time until the spring comes to rest, in seconds.
    open var settlingDuration: CFTimeInterval {
        solver.settlingDuration
    }

    private var solver: SpringSolver {
        SpringSolver(
            mass: mass,
            stiffness: stiffness,
            damping: damping,
            initialVelocity: initialVelocity
        )
    }

    override func takeProperties(of other: CAAnimation) {
        super.takeProperties(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    override func progress(at moment: AnimationMoment) -> Double {
        let eased = super.progress(at: moment)
        guard moment.isEased else { return eased }
        return solver.value(at: eased * moment.duration)
    }
}
