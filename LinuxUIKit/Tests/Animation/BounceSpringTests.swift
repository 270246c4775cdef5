import Testing
@_spi(Host) import UIKit

/// Springs that are described by their pace and their bounce, compared with their formulas.
@MainActor
@Suite struct BounceSpringTests {
    /// The time, multiplied by the frequency, at which a critically damped spring is a thousandth away from
    /// its goal.
    private static let criticalSettling = 9.233413476

    private func frequency(_ duration: Double) -> Double { 2 * Double.pi / duration }

    private func settling(_ duration: Double, _ bounce: Double) -> Double {
        let w = frequency(duration)
        guard bounce > 0 else { return Self.criticalSettling / w }
        let z = 1 - bounce
        let swing = 1 + z / (1 - z * z).squareRoot()
        return log(1000 * swing) / (z * w)
    }

    // MARK: Blocks

    @Test(arguments: [0.4, 1], [0, 0.2, 0.5])
    func blocksFollowTheFormula(_ duration: Double, _ bounce: Double) throws {
        let scene = AnimationScene()
        var ends: [Bool] = []
        UIView.animate(springDuration: duration, bounce: CGFloat(bounce), animations: scene.moveRight) {
            ends.append($0)
        }
        #expect(scene.view.center.x == 150)
        let animation = try #require(scene.view.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(animation.mass == 1 && animation.allowsOverdamping)
        let length = settling(duration, bounce)
        #expect(abs(animation.duration - length) < 1e-6)
        scene.go(to: 0)
        for part in [0.1, 0.3, 0.6, 0.95] {
            let time = part * length
            scene.go(to: time)
            let value = spring(ratio: 1 - bounce, frequency: frequency(duration), velocity: 0, at: time)
            #expect(near(scene.x, 50 + 100 * value, 1e-5))
        }
        #expect(ends == [])
        scene.go(to: length + 0.001)
        #expect(scene.x == 150 && ends == [true])
        #expect(scene.view.layer.animationKeys() == nil)
    }

    @Test(arguments: [(0.4, -0.2, 0.0), (0.5, -0.5, 0), (1, -0.3, 2)])
    func negativeBouncesAreOverdamped(_ duration: Double, _ bounce: Double, _ velocity: Double) {
        let scene = AnimationScene()
        UIView.animate(
            springDuration: duration,
            bounce: CGFloat(bounce),
            initialSpringVelocity: CGFloat(velocity),
            animations: scene.moveRight
        )
        let (w, z) = (frequency(duration), 1 / (1 + bounce))
        scene.go(to: 0)
        for time in [0.02, 0.1, 0.25, 0.4] {
            scene.go(to: time)
            let value = overdampedSpring(ratio: z, frequency: w, velocity: velocity, at: time)
            #expect(near(scene.x, 50 + 100 * value, 1e-5))
        }
        scene.go(to: 3)
        #expect(scene.x == 150)
    }

    @Test func velocityIsInDistancesPerSecond() {
        let scene = AnimationScene()
        UIView.animate(bounce: 0.3, initialSpringVelocity: 4, animations: scene.moveRight)
        scene.go(to: 0)
        scene.go(to: 0.2)
        let value = spring(ratio: 0.7, frequency: frequency(0.5), velocity: 4, at: 0.2)
        #expect(near(scene.x, 50 + 100 * value, 1e-5))
    }

    @Test func theDefaultsAreHalfASecondWithoutBounce() {
        let scene = AnimationScene()
        UIView.animate { scene.moveRight() }
        scene.go(to: 0)
        scene.go(to: 0.2)
        let value = spring(ratio: 1, frequency: frequency(0.5), velocity: 0, at: 0.2)
        #expect(near(scene.x, 50 + 100 * value, 1e-5))
        scene.go(to: 0.73)
        #expect(scene.x != 150)
        scene.go(to: 0.74)
        #expect(scene.x == 150)
    }

    @Test func aDelayHoldsTheFirstValue() {
        let scene = AnimationScene()
        UIView.animate(springDuration: 0.5, delay: 1, options: [], animations: scene.moveRight)
        scene.go(to: 0)
        scene.go(to: 0.9)
        #expect(near(scene.x, 50))
        scene.go(to: 1.2)
        let value = spring(ratio: 1, frequency: frequency(0.5), velocity: 0, at: 0.2)
        #expect(near(scene.x, 50 + 100 * value, 1e-5))
    }

    @Test(arguments: [0, -1, Double.infinity])
    func withoutADurationNothingMoves(_ duration: Double) {
        let scene = AnimationScene()
        var ends: [Bool] = []
        UIView.animate(springDuration: duration, animations: scene.moveRight) { ends.append($0) }
        #expect(scene.x == 150 && scene.view.layer.animationKeys() == nil)
        scene.go(by: 0.1)
        #expect(ends == [true])
    }

    @Test func withoutDampingItNeverEnds() {
        let scene = AnimationScene()
        UIView.animate(springDuration: 1, bounce: 1, animations: scene.moveRight)
        scene.go(to: 0)
        for time in [0.25, 100.5] {
            scene.go(to: time)
            #expect(near(scene.x, 150 - 100 * cos(2 * Double.pi * time), 1e-3))
        }
    }

    // MARK: Timing parameters

    @Test(arguments: [0.4, 1], [-0.5, 0, 0.2, 0.5])
    func parametersSettle(_ duration: Double, _ bounce: Double) {
        let scene = AnimationScene()
        let timing = UISpringTimingParameters(duration: duration, bounce: CGFloat(bounce))
        #expect(timing.timingCurveType == .spring && timing.springTimingParameters === timing)
        #expect(timing.initialVelocity == .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: timing)
        #expect(abs(animator.duration - settling(duration, bounce)) < 1e-6)
        animator.addAnimations(scene.moveRight)
        animator.startAnimation()
        for time in [0.1, 0.35] {
            scene.go(to: time)
            // Unlike blocks, timing parameters take overdamping as critical damping.
            let ratio = min(1 - bounce, 1)
            let value = spring(ratio: ratio, frequency: frequency(duration), velocity: 0, at: time)
            #expect(near(scene.x, 50 + 100 * value, 1e-5))
        }
        animator.stopAnimation(true)
    }

    @Test func parametersHaveAVelocity() {
        let scene = AnimationScene()
        let velocity = CGVector(dx: 3, dy: 0)
        let timing = UISpringTimingParameters(duration: 0.5, bounce: 0.25, initialVelocity: velocity)
        #expect(timing.initialVelocity == velocity)
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.addAnimations(scene.moveRight)
        animator.startAnimation()
        scene.go(to: 0.2)
        let value = spring(ratio: 0.75, frequency: frequency(0.5), velocity: 3, at: 0.2)
        #expect(near(scene.x, 50 + 100 * value, 1e-5))
        animator.stopAnimation(true)
    }

    @Test(arguments: [-1, -1.5, 2, Double.nan])
    func anyBounceMakesParameters(_ bounce: Double) {
        let timing = UISpringTimingParameters(duration: 0.5, bounce: CGFloat(bounce))
        #expect(UIViewPropertyAnimator(duration: 1, timingParameters: timing).duration > 0)
    }
}
