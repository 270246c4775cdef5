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
