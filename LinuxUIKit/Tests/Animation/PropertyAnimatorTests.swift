import TestSupport
import Testing
@_spi(Host) import UIKit

/// Springs and linear curves compared with their formulas, and states with their documentation.
@MainActor
@Suite struct PropertyAnimatorTests {
    @Test("An animator without arguments has no duration")
    func withoutArguments() {
        let animator = UIViewPropertyAnimator()
        #expect(animator.duration == 0 && animator.state == .inactive)
    }

    private func linear(_ scene: AnimationScene, duration: TimeInterval = 1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .linear, animations: scene.moveRight)
    }

    // MARK: Timing

    @Test func measuredEaseInOut() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: scene.moveRight)
        #expect(scene.view.center.x == 50)
        animator.startAnimation()
        #expect(scene.view.center.x == 150)
        scene.go(to: 0.243)
        #expect(near(scene.x, 62.19, 0.005))
        #expect(near(animator.fractionComplete, 0.243))
    }

    @Test func measuredSpring() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: scene.moveRight)
        animator.startAnimation()
        scene.go(to: 0.297)
        #expect(near(scene.x, 166.13, 0.005))
    }

    @Test func controlPoints() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(
            duration: 1,
            controlPoint1: CGPoint(x: 0.2, y: 0.8),
            controlPoint2: CGPoint(x: 0.4, y: 1.1),
            animations: scene.moveRight
        )
        animator.startAnimation()
        scene.go(to: 0.3)
        #expect(near(scene.x, 50 + 100 * bezier(0.2, 0.8, 0.4, 1.1, at: 0.3), 1e-4))
    }

    @Test func aSpringWithAMassTakesItsOwnTime() {
        let scene = AnimationScene()
        let timing = UISpringTimingParameters(
            mass: 1,
            stiffness: 100,
            damping: 10,
            initialVelocity: CGVector(dx: 0, dy: 0)
        )
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: timing)
        #expect(abs(animator.duration - 1.4727003346780927) < 1e-12)
        animator.addAnimations(scene.moveRight)
        animator.startAnimation()
        scene.go(to: 0.5)
        #expect(near(scene.x, 50 + 100 * spring(ratio: 0.5, frequency: 10, velocity: 0, at: 0.5)))
        let system = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
        #expect(abs(system.duration - 0.5058) < 1e-4)
    }

    @Test func aDelayHoldsTheFirstValue() {
        let scene = AnimationScene()
        let animator = linear(scene)
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5)
        #expect(animator.state == .active)
        scene.go(to: 0.4)
        #expect(near(scene.x, 50))
        scene.go(to: 1)
        #expect(near(scene.x, 100))
        scene.go(to: 1.5)
        #expect(animator.state == .inactive)
    }

    // MARK: States

    @Test func theStatesOfALife() {
        let scene = AnimationScene()
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear(scene)
        animator.addCompletion { ends.append($0) }
        func expect(_ state: UIViewAnimatingState, running: Bool) {
            #expect(animator.state == state)
            #expect(animator.isRunning == running)
        }
        expect(.inactive, running: false)
        animator.startAnimation()
        expect(.active, running: true)
        animator.pauseAnimation()
        expect(.active, running: false)
        animator.startAnimation()
        expect(.active, running: true)
        scene.go(to: 0.999)
        expect(.active, running: true)
        #expect(ends.isEmpty)
        scene.go(to: 1)
        expect(.inactive, running: false)
        #expect(ends == [.end])
        scene.go(to: 3)
        #expect(ends == [.end])
        #expect(scene.view.layer.animationKeys() == nil)

        // The animator can be reused.
        animator.addAnimations { scene.view.center.x = 0 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        scene.go(by: 0.5)
        #expect(near(scene.x, 75))
        scene.go(by: 0.5)
        #expect(ends == [.end, .end])
    }

    @Test func pausingOrScrubbingAnInactiveAnimatorMakesItActive() {
        let scene = AnimationScene()
        let paused = linear(scene)
        paused.pauseAnimation()
        #expect(paused.state == .active && !paused.isRunning)
        #expect(near(scene.x, 50))
        paused.stopAnimation(true)
        #expect(paused.state == .inactive)
        #expect(scene.view.center.x == 50)

        let scrubbed = linear(scene)
        scrubbed.fractionComplete = 0.4
        #expect(scrubbed.state == .active && !scrubbed.isRunning)
        #expect(near(scene.x, 90))
        scrubbed.stopAnimation(true)
        #expect(near(scene.view.center.x, 90))
    }

    @Test(arguments: [UIViewAnimatingPosition.start, .end])
    func whatOthersSetInBetweenStaysWhenItFinishes(_ position: UIViewAnimatingPosition) {
        let scene = AnimationScene()
        let animator = linear(scene)
        animator.startAnimation()
        scene.go(to: 0.3)
        scene.view.center.x = 200
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
        #expect(near(scene.view.center.x, 200))
    }

    @Test func whatOthersTakeOverStaysWhenItFinishes() {
        let scene = AnimationScene()
        let animator = linear(scene)
        animator.startAnimation()
        scene.go(to: 0.3)
        for key in scene.view.layer.animationKeys() ?? [] { scene.view.layer.removeAnimation(forKey: key) }
        scene.view.center.x = 7
        animator.stopAnimation(false)
        #expect(near(scene.view.center.x, 7))
        animator.finishAnimation(at: .end)
        #expect(near(scene.view.center.x, 7))
    }

    @Test func anAnimatorCanBeStoppedInItsOwnBlock() {
        let scene = AnimationScene()
        var ends: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations {
            animator.stopAnimation(true)
            UIView.animate(withDuration: 0.2, animations: scene.moveRight) { ends.append($0) }
        }
        animator.startAnimation()
        scene.go(to: 2)
        #expect(animator.state == .inactive)
        #expect(ends == [false])
        #expect(scene.view.layer.animationKeys() == nil)
        #expect(scene.view.center.x == 150)
    }

    @Test func stoppingWithoutFinishingNeverCompletes() {
        let scene = AnimationScene()
        var ends = 0
        let animator = linear(scene)
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        scene.go(to: 0.3)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(near(scene.view.center.x, 80))
        #expect(scene.view.layer.animationKeys() == nil)
        scene.go(to: 2)
        #expect(ends == 0)
    }

    @Test(arguments: [(UIViewAnimatingPosition.start, 50.0), (.current, 80), (.end, 150)])
    func finishingAfterAStop(_ position: UIViewAnimatingPosition, _ x: Double) {
        let scene = AnimationScene()
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear(scene)
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        scene.go(to: 0.3)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning)
        #expect(near(scene.view.center.x, 80))
        scene.go(to: 0.6)
        #expect(ends.isEmpty)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
        #expect(ends == [position])
        #expect(near(scene.view.center.x, x))
        #expect(near(scene.x, x))
    }

    /// Code that ends every transition manually also does so after an animator that was faster.
    @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
    func stoppingWhatHasEndedChangesNothing(_ position: UIViewAnimatingPosition) {
        let scene = AnimationScene()
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear(scene)
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        scene.go(to: 1)
        #expect(ends == [.end])
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
        #expect(ends == [.end])
        #expect(scene.view.center.x == 150)

        // The animator can be reused, and then finished manually.
        animator.addAnimations { scene.view.center.x = 0 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        scene.go(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .end)
        #expect(ends == [.end, .end])
        #expect(scene.view.center.x == 0)
    }

    @Test func startedWithNothingItWaitsForABlock() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        scene.go(to: 2)
        #expect(animator.state == .active)
        animator.addAnimations(scene.moveRight)
        #expect(animator.isRunning)
        scene.go(by: 0.5)
        #expect(near(scene.x, 100))
    }

    @Test func withNothingToMoveItWaitsOutItsTime() {
        let scene = AnimationScene()
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        scene.go(to: 0.9)
        #expect(end == nil)
        scene.go(to: 1)
        #expect(end == .end)
    }

    @Test func pausesOnCompletion() {
        let scene = AnimationScene()
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear(scene)
        animator.pausesOnCompletion = true
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        scene.go(to: 2)
        #expect(animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 1)
        #expect(ends.isEmpty)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        scene.go(by: 0.25)
        #expect(near(scene.x, 125))
        scene.go(by: 1)
        #expect(ends == [.start])
        #expect(scene.view.center.x == 50)
    }

    @Test func takesNoTime() {
        let scene = AnimationScene()
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 0, curve: .linear, animations: scene.moveRight)
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        #expect(end == nil)
        scene.go(to: 0)
        #expect(end == .end)
        #expect(scene.x == 150)
    }

    // MARK: Scrubbing

    @Test func scrubsLinearlyWhateverThePace() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: scene.moveRight)
        for fraction in [0.2, 0.9, 0.5] {
            animator.fractionComplete = CGFloat(fraction)
            #expect(near(animator.fractionComplete, fraction))
            #expect(near(scene.x, 50 + 100 * fraction))
        }
        animator.fractionComplete = 7
        #expect(animator.fractionComplete == 1)
        animator.fractionComplete = .nan
        #expect(animator.fractionComplete == 1)
        animator.stopAnimation(true)

        let eased = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { scene.view.center.x = 250 }
        eased.scrubsLinearly = false
        eased.fractionComplete = 0.5
        #expect(near(scene.x, 150 + 31.5357, 1e-3))
        eased.stopAnimation(true)
    }

    @Test func pausingTurnsTimeIntoPlace() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: scene.moveRight)
        animator.startAnimation()
        scene.go(to: 0.5)
        #expect(near(animator.fractionComplete, 0.5))
        let x = scene.x
        animator.pauseAnimation()
        #expect(near(scene.x, Double(x), 1e-9))
        #expect(near(animator.fractionComplete, Double(x - 50) / 100, 1e-9))
        scene.go(to: 3)
        #expect(near(scene.x, Double(x), 1e-9))

        // If nothing changes it, it continues where it was, in its remaining time.
        animator.startAnimation()
        #expect(near(scene.x, Double(x), 1e-9))
        scene.go(by: 0.25)
        #expect(near(scene.x, 50 + 62.1862, 1e-3))
        scene.go(by: 0.25)
        #expect(animator.state == .inactive)
    }

    @Test func goesOnFromWhereItWasScrubbedTo() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: scene.moveRight)
        animator.fractionComplete = CGFloat(easeInOut(0.7))
        let x = scene.x
        animator.startAnimation()
        #expect(near(scene.x, Double(x), 1e-7))
        scene.go(by: 0.2)
        #expect(near(scene.x, 50 + 100 * easeInOut(0.9), 1e-5))
        scene.go(by: 0.1)
        #expect(animator.state == .inactive)
    }

    // MARK: Continuity

    @Test(arguments: ["linear", "easeInOut", "spring"], [0.15, 0.5, 0.85])
    func reversingNeverJumps(_ pace: String, _ time: TimeInterval) {
        let scene = AnimationScene()
        let animator =
            pace == "spring"
            ? UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4, animations: scene.moveRight)
            : UIViewPropertyAnimator(
                duration: 1,
                curve: pace == "linear" ? .linear : .easeInOut,
                animations: scene.moveRight
            )
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        scene.go(to: time)

        var x = Double(scene.x)
        animator.isReversed = true
        #expect(near(scene.x, x, 1e-6))
        scene.go(by: 0.05)
        x = Double(scene.x)
        animator.pauseAnimation()
        animator.isReversed = false
        #expect(near(scene.x, x, 1e-6))
        animator.startAnimation()
        #expect(near(scene.x, x, 1e-6))
        scene.go(by: 0.02)
        x = Double(scene.x)
        animator.isReversed = true
        #expect(near(scene.x, x, 1e-6))
        scene.go(by: 2)
        #expect(end == .start)
        #expect(scene.view.center.x == 50)
        #expect(scene.x == 50)
    }

    @Test func reversalTurnsTheFractionRound() {
        let scene = AnimationScene()
        let animator = linear(scene)
        animator.fractionComplete = 0.3
        animator.isReversed = true
        #expect(near(animator.fractionComplete, 0.7))
        #expect(near(scene.x, 80))
        animator.fractionComplete = 0.9
        #expect(near(scene.x, 60))
        animator.startAnimation()
        scene.go(by: 0.05)
        #expect(near(scene.x, 55))
        scene.go(by: 0.05)
        #expect(animator.state == .inactive)
    }

    @Test func reversedBeforeTheStartItPlaysBackwards() {
        let scene = AnimationScene()
        var end: UIViewAnimatingPosition?
        let animator = linear(scene)
        animator.isReversed = true
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        #expect(near(scene.x, 150))
        scene.go(to: 0.25)
        #expect(near(scene.x, 125))
        scene.go(to: 1)
        #expect(end == .start)
        #expect(scene.view.center.x == 50)
    }

    @Test(arguments: [false, true])
    func goingOnWithASpringNeitherJumpsNorForgetsItsVelocity(_ reversed: Bool) {
        let scene = AnimationScene()
        let animator = linear(scene)
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        scene.go(to: 0.4)
        animator.pauseAnimation()
        animator.isReversed = reversed
        let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 0))
        animator.continueAnimation(withTimingParameters: timing, durationFactor: 0.5)
        #expect(near(scene.x, 90, 1e-6))
        let distance = reversed ? -40.0 : 60
        scene.go(by: 1e-5)
        #expect(near((scene.x - 90) / 1e-5, 2 * distance, 0.1))
        scene.go(by: 0.4)
        #expect(end == nil)
        scene.go(by: 0.1)
        #expect(end == (reversed ? .start : .end))
        #expect(scene.x == (reversed ? 50 : 150))
    }

    @Test func aFactorGivesTheRestItsTime() {
        let scene = AnimationScene()
        let animator = linear(scene)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        scene.go(by: 1)
        #expect(near(scene.x, 125))
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        scene.go(by: 0.5)
        #expect(near(scene.x, 137.5))
        scene.go(by: 0.5)
        #expect(animator.state == .inactive)
    }

    @Test func aNewPaceWithoutAFactorKeepsTheTimeThatWasLeft() {
        let scene = AnimationScene()
        let animator = linear(scene, duration: 2)
        animator.fractionComplete = 0.25
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
            durationFactor: 0
        )
        scene.go(by: 0.75)
        #expect(near(scene.x, 75 + 75 * 0.315357, 1e-3))
        scene.go(by: 0.75)
        #expect(animator.state == .inactive)
    }

    // MARK: Several blocks and animators

    @Test func aDelayFactorTakesAShareOfTheTime() {
        let scene = AnimationScene()
        let animator = linear(scene)
        animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        scene.go(to: 0.5)
        #expect(near(CGFloat(scene.shown.opacity), 1))
        scene.go(to: 0.75)
        #expect(near(CGFloat(scene.shown.opacity), 0.5))
        #expect(near(scene.x, 125))
        animator.pauseAnimation()
        #expect(near(CGFloat(scene.shown.opacity), 0.5))
        animator.fractionComplete = 0.6
        #expect(near(CGFloat(scene.shown.opacity), 0.8))
        animator.fractionComplete = 0.2
        #expect(near(CGFloat(scene.shown.opacity), 1))
        animator.stopAnimation(true)
    }

    @Test func pausingKeepsEveryBlockWhereItIs() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: scene.moveRight)
        animator.addAnimations({ scene.view.alpha = 0.2 }, delayFactor: 0.3)
        animator.startAnimation()
        scene.go(to: 0.45)
        let (x, opacity) = (Double(scene.x), Double(scene.shown.opacity))
        animator.pauseAnimation()
        #expect(near(scene.x, x) && near(CGFloat(scene.shown.opacity), opacity))
        animator.isReversed = true
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
            durationFactor: 0.4
        )
        #expect(near(scene.x, x) && near(CGFloat(scene.shown.opacity), opacity))
        scene.go(by: 0.4)
        #expect(scene.view.alpha == 1 && scene.view.center.x == 50)
    }

    @Test func blocksAddedOnTheWayTakeTheTimeThatIsLeft() {
        let scene = AnimationScene()
        let animator = linear(scene)
        animator.startAnimation()
        scene.go(to: 0.5)
        animator.addAnimations { scene.view.alpha = 0 }
        #expect(near(CGFloat(scene.shown.opacity), 1))
        scene.go(to: 0.75)
        #expect(near(CGFloat(scene.shown.opacity), 0.5))
        scene.go(to: 1)
        #expect(scene.view.alpha == 0)
    }

    @Test func twoAnimatorsOfOnePropertyAddUp() {
        let scene = AnimationScene()
        let first = linear(scene)
        first.startAnimation()
        scene.go(to: 0.5)
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 250 }
        second.startAnimation()
        #expect(near(scene.x, 100))
        scene.go(to: 0.75)
        #expect(near(scene.x, 150))
        first.isReversed = true
        #expect(near(scene.x, 150))
        scene.go(to: 1.5)
        // The first animator has reversed, and the second one continues from there.
        #expect(first.state == .inactive && second.state == .inactive)
        #expect(near(scene.view.center.x, 150))
        #expect(near(scene.x, 150))
    }

    @Test func theFirstOfTwoAnimatorsCanGoBackWithoutAJump() {
        let scene = AnimationScene()
        let first = linear(scene)
        first.startAnimation()
        scene.go(to: 0.2)
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 250 }
        second.startAnimation()
        first.isReversed = true
        scene.go(to: 0.399)
        let before = Double(scene.x)
        scene.go(to: 0.4)
        #expect(first.state == .inactive)
        #expect(near(scene.x, before, 0.5))
        #expect(near(scene.view.center.x, 150))
    }

    @Test func blocksWithinItsBlockAreAPartOfIt() {
        let scene = AnimationScene()
        var ends: [String] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.1, animations: scene.moveRight) { ends.append("inner \($0)") }
        }
        animator.addCompletion { _ in ends.append("outer") }
        animator.fractionComplete = 0.5
        #expect(near(scene.x, 100))
        scene.go(by: 1)
        #expect(ends.isEmpty)
        animator.startAnimation()
        scene.go(by: 1)
        #expect(ends == ["inner true", "outer"])
    }

    // MARK: Life

    @Test func anActiveAnimatorKeepsItselfAliveAndNoLonger() {
        let scene = AnimationScene()
        var ended = false
        weak var weakAnimator: UIViewPropertyAnimator?
        do {
            let animator = linear(scene)
            animator.addCompletion { _ in ended = true }
            animator.startAnimation()
            weakAnimator = animator
        }
        scene.go(to: 0.5)
        #expect(weakAnimator != nil)
        scene.go(to: 1)
        #expect(ended)
        #expect(weakAnimator == nil)
    }

    @Test func runningAnimatorsStartAtOnce() {
        let scene = AnimationScene()
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: scene.moveRight,
            completion: { end = $0 }
        )
        #expect(animator.isRunning && animator.isInterruptible)
        scene.go(to: 0.5)
        #expect(near(scene.x, 100))
        scene.go(to: 1)
        #expect(end == .end)
    }

    @Test func aRunningAnimatorWithinABlockBelongsToTheBlock() {
        let scene = AnimationScene()
        var end: UIViewAnimatingPosition?
        var inner: UIViewPropertyAnimator?
        UIView.animate(
            withDuration: 2,
            delay: 0,
            options: .curveLinear,
            animations: {
                inner = UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: 0.1,
                    delay: 0,
                    options: [],
                    animations: scene.moveRight,
                    completion: { end = $0 }
                )
            },
            completion: nil
        )
        #expect(inner?.isInterruptible == false)
        #expect(inner?.isRunning == true)
        scene.go(to: 0)
        scene.go(to: 1)
        #expect(near(scene.x, 100))
        #expect(end == nil)
        scene.go(to: 2)
        #expect(end == .end)
        #expect(inner?.state == .inactive)
    }

    @Test func aCopyIsFresh() throws {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 3, dampingRatio: 0.7, animations: scene.moveRight)
        animator.scrubsLinearly = false
        animator.startAnimation()
        let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
        #expect(copy.state == .inactive)
        #expect(copy.duration == 3)
        #expect(!copy.scrubsLinearly)
        #expect(copy.timingParameters?.timingCurveType == .spring)
        animator.stopAnimation(true)
    }

    @Test func animationsSwitchedOffJumpToTheEnd() {
        let scene = AnimationScene()
        var end: UIViewAnimatingPosition?
        UIView.setAnimationsEnabled(false)
        let animator = linear(scene)
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        UIView.setAnimationsEnabled(true)
        #expect(scene.x == 150)
        scene.go(to: 0)
        #expect(end == .end)
    }

    @Test func itsViewsGetTouchesUnlessItSaysOtherwise() {
        let scene = AnimationScene()
        for enabled in [true, false] {
            scene.view.center.x = 50
            let animator = linear(scene)
            animator.isUserInteractionEnabled = enabled
            animator.startAnimation()
            let hit = scene.window.hitTest(CGPoint(x: 150, y: 100), with: nil)
            #expect(hit === (enabled ? scene.view : scene.window))
            animator.stopAnimation(true)
        }
    }

    @Test func aFrozenContainerDoesNotHoldIt() {
        let scene = AnimationScene()
        scene.window.layer.speed = 0
        let animator = linear(scene)
        animator.startAnimation()
        scene.go(to: 0.5)
        #expect(near(scene.x, 100))
        scene.go(to: 1)
        #expect(animator.state == .inactive)
    }

    @Test func animatorsEndInTheOrderOfTheirEnds() {
        let scene = AnimationScene()
        var log: [Double] = []
        for duration in [0.3, 0.1, 0.2, 0.1] {
            let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {}
            animator.addCompletion { _ in log.append(duration) }
            animator.startAnimation()
        }
        UIApplication.shared.advance(by: 1, frameInterval: 1)
        #expect(log == [0.1, 0.1, 0.2, 0.3])
        _ = scene
    }

    @Test func whatTheAppSetsMeanwhileStays() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
        animator.startAnimation()
        scene.go(to: 0.5)
        scene.view.alpha = 0.4
        animator.isReversed = true
        scene.go(to: 2)
        #expect(near(scene.view.alpha, 0.4, 1e-6))
    }

    @Test(arguments: [0.3, 0.7, 1], [-1.0, 0, 4])
    func thrownSpringsFollowTheFormula(_ ratio: Double, _ velocity: Double) {
        let scene = AnimationScene()
        let timing = UISpringTimingParameters(
            mass: 2,
            stiffness: 128,
            damping: CGFloat(ratio * 32),
            initialVelocity: CGVector(dx: velocity, dy: 0)
        )
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.addAnimations(scene.moveRight)
        animator.startAnimation()
        for time in [0.1, 0.35] {
            scene.go(to: time)
            let value = spring(ratio: ratio, frequency: 8, velocity: velocity, at: time)
            #expect(near(scene.x, 50 + 100 * value, 1e-6))
        }
        animator.stopAnimation(true)
    }

    // MARK: Misuse

    @Test func aStoppedAnimatorCannotStart() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.startAnimation()
                animator.stopAnimation(false)
                animator.startAnimation()
            }
        }
        #expect(result.names("A stopped animator must be finished before it starts again"))
    }

    // Developers know the exception: a paused or stopped animator must not be released.
    @Test func aPausedAnimatorCannotBeReleased() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.pauseAnimation()
            }
        }
        #expect(first.names("release a paused or stopped property animator"))
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
                animator.fractionComplete = 0.5
            }
        }
        #expect(second.names("release a paused or stopped property animator"))
    }

    @Test("A stopped animator can't be released, as in UIKit")
    func releaseOfAStoppedAnimator() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
                animator.startAnimation()
                animator.stopAnimation(false)
            }
        }
        #expect(result.names("release a paused or stopped property animator"))
    }

    @Test("A stopped animator is released once it's finished", arguments: [false, true])
    func releaseOfAFinishedAnimator(withoutFinishing: Bool) {
        let scene = AnimationScene()
        weak var released: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: scene.moveRight)
            animator.startAnimation()
            scene.go(to: 0.5)
            animator.stopAnimation(withoutFinishing)
            if !withoutFinishing { animator.finishAnimation(at: .current) }
            released = animator
        }
        #expect(released == nil)
    }

    @Test func aRunningAnimatorCanBeReleased() {
        let scene = AnimationScene()
        weak var released: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: scene.moveRight)
            animator.pauseAnimation()
            animator.startAnimation()
            released = animator
        }
        #expect(released != nil)
        scene.go(to: 2)
        #expect(released == nil)
    }

    @Test func anAnimatorThatHasNeverBeenActiveCannotBeStopped() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear) {}.stopAnimation(true) }
        }
        #expect(result.names("never been active cannot be stopped"))
    }

    @Test func onlyAStoppedAnimatorCanBeFinished() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.startAnimation()
                animator.finishAnimation(at: .end)
            }
        }
        #expect(result.names("Only a stopped animator can be finished"))
    }

    @Test func whatHasEndedByItselfCantBeFinished() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = AnimationScene()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.startAnimation()
                scene.go(to: 2)
                animator.finishAnimation(at: .end)
            }
        }
        #expect(result.names("Only a stopped animator can be finished"))
    }

    @Test func anAnimatorCantBeFinishedWhileItEnds() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = AnimationScene()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.addCompletion { _ in animator.finishAnimation(at: .end) }
                animator.startAnimation()
                scene.go(to: 2)
            }
        }
        #expect(result.names("Only a stopped animator can be finished"))
    }
}
