import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// In any state of a third-party property animator, and for any request, the driver makes no calls that UIKit
/// forbids: pausing or starting a stopped animator, finishing one that isn't stopped, or releasing a paused
/// one. Each of these stops the app, here and in UIKit.
@MainActor @Suite struct AnimatorDriverTests {
    /// The changes that other code makes to the animator, before it's driven or during that.
    enum Deed: CaseIterable, Sendable {
        case start, pause, reverse, scrub, resume, stop, stopWithoutEnd, stopAndFinish, waitForTheEnd, nothing
    }

    /// The requests to the driver.
    enum Word: CaseIterable, Sendable {
        case scrub, hold, settleForward, settleBackward, jumpForward, jumpBackward, late
    }

    @MainActor private final class Scene {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let window: UIWindow
        let animator: UIViewPropertyAnimator
        private(set) var ends = 0

        init() {
            UIApplication.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
            window.addSubview(view)
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
            animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut)
            animator.addAnimations { [view] in view.center.x = 300 }
            animator.addCompletion { [weak self] _ in self?.ends += 1 }
        }

        /// Makes only changes that UIKit allows in the animator's current state.
        func perform(_ deed: Deed) {
            let isStopped = animator.state == .stopped
            switch deed {
            case .start where !isStopped: animator.startAnimation()
            case .pause where !isStopped: animator.pauseAnimation()
            case .reverse where !isStopped: animator.isReversed.toggle()
            case .scrub where animator.state == .active: animator.fractionComplete = 0.3
            case .resume where animator.state == .active:
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
            case .stop where animator.state == .active: animator.stopAnimation(false)
            case .stopWithoutEnd where animator.state == .active: animator.stopAnimation(true)
            case .stopAndFinish where animator.state == .active:
                animator.stopAnimation(false)
                animator.finishAnimation(at: .current)
            case .waitForTheEnd: UIApplication.shared.advance(by: 1)
            default: break
            }
            UIApplication.shared.tick()
        }

        func tell(_ driver: AnimatorDriver, _ word: Word) {
            switch word {
            case .scrub: driver.scrub(to: 0.5)
            case .hold: _ = driver.hold()
            case .settleForward: driver.settle(settling(driver, to: .completed), to: .completed)
            case .settleBackward: driver.settle(settling(driver, to: .cancelled), to: .cancelled)
            case .jumpForward: driver.jump(to: .completed)
            case .jumpBackward: driver.jump(to: .cancelled)
            case .late: driver.frame(at: CACurrentMediaTime() + 10)
            }
            #expect((0...1).contains(driver.progress))
        }

        private func settling(_ driver: AnimatorDriver, to outcome: Outcome) -> Settling {
            Settling(from: driver.progress, to: outcome, velocity: 1, duration: 0.4, speed: 1)
        }
    }

    @Test(
        "The animator receives no invalid calls, and ends",
        arguments: Deed.allCases,
        Word.allCases
    )
    func everyOrder(first: Deed, word: Word) {
        for second in Deed.allCases {
            for (index, last) in Word.allCases.enumerated() {
                let scene = Scene()
                scene.perform(first)
                // As in the code that creates a driver.
                guard scene.animator.state != .stopped else { continue }
                let driver = AnimatorDriver(holding: scene.animator)
                scene.tell(driver, word)
                scene.perform(second)
                scene.tell(driver, last)
                driver.release(index.isMultiple(of: 2) ? .completed : .cancelled)
                #expect(scene.animator.state == .inactive)
                #expect(scene.ends <= 1)
                #expect(scene.view.layer.animationKeys() == nil)
            }
        }
    }

    @Test(
        "An animator that can't be held isn't",
        arguments: Deed.allCases,
        [true, false]
    )
    func anAnimatorThatCantBeHeldIsnt(deed: Deed, isInterruptible: Bool) {
        let scene = Scene()
        scene.animator.isInterruptible = isInterruptible
        if isInterruptible { scene.perform(deed) } else { scene.perform(.start) }
        let canBeHeld = isInterruptible && scene.animator.state == .active
        #expect((AnimatorDriver(grabbing: scene.animator) != nil) == canBeHeld)
        if isInterruptible { scene.animator.finish(at: .completed) }
    }
}
