@_spi(Host) import QuartzCore
import Testing

@MainActor
@Suite struct SpringTests {
    private func spring(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double = 0)
        -> CASpringAnimation
    {
        let animation = CASpringAnimation(keyPath: "zPosition")
        animation.mass = mass
        animation.stiffness = stiffness
        animation.damping = damping
        animation.initialVelocity = velocity
        return animation
    }

    @Test(arguments: [
        (1, 100, 10, 0, 1.4727003346780927), (1, 300, 20, 0, 0.7442555275721707),
        (2, 100, 5, 0, 5.658348137358159), (1, 100, 10, 5, 1.3815510557964275),
        (1, 100, 10, -5, 1.5350814063145797), (1, 100, 20, 0, 1.0), (1, 25, 10, 0, 1.9), (1, 1, 2, 0, 9.3),
        (1, 100, 40, 0, 1.0),
    ])
    func settlingDurationIsApples(m: Double, k: Double, c: Double, v: Double, expected: Double) {
        #expect(near(spring(m, k, c, v).settlingDuration, expected, 1e-9))
    }

    @Test func anUndampedSpringNeverSettles() {
        #expect(spring(1, 100, 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
    }

    /// The differential equation m x'' = −k (x − 1) − c x', integrated in small steps.
    @Test(arguments: [
        (1, 100, 10, 0), (1, 100, 20, 0), (2, 100, 5, 0), (1, 300, 20, 8), (1, 100, 10, -5), (3, 75, 30, 4),
    ])
    func anAnimationMovesAsTheOscillatorDoes(m: Double, k: Double, c: Double, v: Double) {
        let stage = LayerStage()
        let animation = spring(m, k, c, v)
        animation.fromValue = 50.0
        animation.toValue = 150.0
        animation.duration = animation.settlingDuration
        stage.layer.add(animation, forKey: "z")
        stage.advance(0)

        func slope(_ s: (Double, Double)) -> (Double, Double) {
            (s.1, (-k * (s.0 - 1) - c * s.1) / m)
        }
        func ahead(_ s: (Double, Double), _ d: (Double, Double), _ h: Double) -> (Double, Double) {
            (s.0 + d.0 * h, s.1 + d.1 * h)
        }
        var s = (0.0, v)
        let h = 1.0 / 6000
        for _ in 0..<40 {
            for _ in 0..<100 {
                let a = slope(s)
                let b = slope(ahead(s, a, h / 2))
                let d = slope(ahead(s, b, h / 2))
                let e = slope(ahead(s, d, h))
                s.0 += h / 6 * (a.0 + 2 * b.0 + 2 * d.0 + e.0)
                s.1 += h / 6 * (a.1 + 2 * b.1 + 2 * d.1 + e.1)
            }
            stage.advance(1.0 / 60)
            #expect(near(stage.shown.zPosition, 50 + 100 * s.0, 1e-5))
        }
    }

    @Test(arguments: [10.0, 20, 35])
    func moreThanCriticalDampingIsCritical(damping: Double) {
        let stage = LayerStage()
        let animation = spring(1, 25, damping)
        animation.fromValue = 0.0
        animation.toValue = 1.0
        animation.duration = 2
        stage.layer.add(animation, forKey: "z")
        stage.advance(0)
        stage.advance(0.3)
        #expect(near(stage.shown.zPosition, 1 - exp(-1.5) * 2.5))
    }

    // MARK: Overdamping

    /// The textbook solution beyond critical damping.
    private func overdamped(_ m: Double, _ k: Double, _ c: Double, _ v: Double, at t: Double) -> Double {
        let root = (c * c / 4 / m / m - k / m).squareRoot()
        let (slow, fast) = (-c / 2 / m + root, -c / 2 / m - root)
        let part = (v + slow) / (fast - slow)
        return 1 + part * exp(fast * t) - (1 + part) * exp(slow * t)
    }

    @Test(arguments: [(1.0, 25.0, 20.0, 0.0), (1, 25, 12, 0), (2, 50, 40, 3), (1, 100, 50, -4)])
    func overdampingHasAnEffectIfAllowed(m: Double, k: Double, c: Double, v: Double) {
        let stage = LayerStage()
        let animation = spring(m, k, c, v)
        #expect(!animation.allowsOverdamping)
        animation.allowsOverdamping = true
        animation.fromValue = 0.0
        animation.toValue = 1.0
        animation.duration = 4
        stage.layer.add(animation, forKey: "z")
        stage.advance(0)
        for step in 1...20 {
            stage.advance(0.05)
            #expect(near(stage.shown.zPosition, overdamped(m, k, c, v, at: 0.05 * Double(step))))
        }
        // It settles at the first tenth of a second from which it stays close to its goal.
        let settled = animation.settlingDuration
        #expect(near((settled * 10).rounded() / 10, settled))
        #expect(abs(overdamped(m, k, c, v, at: settled) - 1) < 0.001)
        #expect(abs(overdamped(m, k, c, v, at: settled - 0.1) - 1) >= 0.001)
    }

    @Test func infiniteDampingHoldsASpring() {
        let stage = LayerStage()
        let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: -1)
        animation.keyPath = "zPosition"
        animation.fromValue = 5.0
        animation.toValue = 1.0
        #expect(animation.damping == .infinity && animation.settlingDuration == 0)
        animation.duration = 1
        stage.layer.add(animation, forKey: "z")
        stage.advance(0)
        stage.advance(0.5)
        #expect(stage.shown.zPosition == 5)
    }

    // MARK: Bounce

    @Test(arguments: [0.25, 0.5, 2], [-0.75, -0.5, -0.1, 0, 0.25, 0.5, 0.9])
    func bounceDeterminesTheDamping(duration: Double, bounce: Double) {
        let animation = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        #expect(animation.mass == 1 && animation.allowsOverdamping && animation.keyPath == nil)
        #expect(near(Double(animation.stiffness) / (frequency * frequency), 1))
        #expect(near(Double(animation.damping) / (2 * frequency * ratio), 1))
        #expect(near(animation.perceptualDuration, duration) && near(animation.bounce, bounce))
        #expect(animation.duration == animation.settlingDuration)
        guard bounce > 0 else { return }
        let swing = 1 + ratio / (1 - ratio * ratio).squareRoot()
        #expect(near(animation.duration, log(1000 * swing) / (ratio * frequency)))
    }

    /// With critical damping exactly, and not slightly more, which would be overdamping.
    @Test(arguments: [0.3, 0.5, 0.7, 1.1])
    func noBounceIsCriticalDamping(duration: Double) {
        let stage = LayerStage()
        let animation = CASpringAnimation(perceptualDuration: duration, bounce: 0)
        #expect(animation.bounce == 0)
        animation.keyPath = "zPosition"
        animation.fromValue = 0.0
        animation.toValue = 1.0
        stage.layer.add(animation, forKey: "z")
        stage.advance(0)
        stage.advance(0.2)
        let angle = 0.4 * Double.pi / duration
        #expect(near(stage.shown.zPosition, 1 - exp(-angle) * (1 + angle)))
    }

    @Test func theDefaultBounceTakesEightTenths() {
        let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(near(animation.stiffness, 157.9137, 1e-4) && near(animation.damping, 25.1327, 1e-4))
        #expect(animation.duration == 0.8)
    }

    @Test func pacesOfOtherSpringsCanBeRead() {
        let animation = spring(2, 100, 10)
        #expect(near(animation.perceptualDuration, 2 * Double.pi / 50.0.squareRoot()))
        #expect(near(animation.bounce, 1 - 10 / (2 * 200.0.squareRoot())))
        animation.damping = 4 * 200.0.squareRoot()
        #expect(near(animation.bounce, -0.5))
    }

    @Test func copiesAllowOverdamping() throws {
        let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
        let copy = try #require(animation.copy() as? CASpringAnimation)
        #expect(copy.allowsOverdamping && copy.damping == animation.damping)
    }

    // MARK: Fitting

    @Test(arguments: [
        (0.5, 1.0, 12.716898), (0.8, 0.5, 17.988593), (0.75, 1.0, 9.377883), (1.0, 1.0, 9.233413476),
        (1.0, 0.5, 18.466826952),
    ])
    func aSpringCanBeFittedToADuration(ratio: Double, duration: Double, frequency: Double) {
        let solver = SpringSolver(dampingRatio: ratio, duration: duration)
        #expect(near(solver.frequency, frequency, 1e-6))
        #expect(near(solver.stiffness, frequency * frequency, 1e-4))
        #expect(near(solver.damping, 2 * ratio * frequency, 1e-5))
    }

    /// A value that was measured on a device, and the one calculated for it.
    @Test func theFittedSpringPassesWhereAppleSays() {
        let solver = SpringSolver(dampingRatio: 0.5, duration: 1)
        #expect(near(50 + 100 * solver.value(at: 0.297), 166.13, 0.01))
    }

    @Test(arguments: [
        (0.5, 1.0, 3.0), (0.8, 0.5, -6.0), (1.0, 1.0, 4.0), (1.0, 0.4, -2.0), (0.7, 0.35, 12.0),
    ])
    func aFittedSpringWithVelocityArrivesInTime(ratio: Double, duration: Double, velocity: Double) {
        let solver = SpringSolver(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        let b = ratio * solver.frequency
        let envelope =
            ratio < 1
            ? abs((b - velocity) / (solver.frequency * (1 - ratio * ratio).squareRoot())) * exp(-b * duration)
            : abs(1 + (b - velocity) * duration) * exp(-b * duration)
        #expect(near(envelope, 0.001, 1e-9))
        let start = (solver.value(at: 1e-6) - solver.value(at: 0)) / 1e-6
        #expect(near(start, velocity, 1e-2))
        // Beyond its end, the envelope only decreases.
        #expect(abs(solver.value(at: duration * 1.2) - 1) < 0.003)
    }

    @Test func theSystemSpringTakesHalfASecond() {
        let system = SpringSolver(mass: 3, stiffness: 1000, damping: 500)
        #expect(near(system.frequency, 18.257419, 1e-6))
        // The time when a thousandth remains, which is UIKit's well-known duration.
        #expect(near(1 - system.value(at: 9.233413476 / system.frequency), 0.001, 1e-9))
        #expect(near(9.233413476 / system.frequency, 0.5058, 1e-4))
    }
}
