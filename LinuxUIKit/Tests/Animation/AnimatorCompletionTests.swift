import TestSupport
import Testing
@_spi(Host) import UIKit

/// What a property animator says and allows while its completion blocks run. Apple doesn't document it, but
/// Microsoft's Fluent UI has measured it (microsoft/fluentui-apple#1385).
@MainActor
@Suite struct AnimatorCompletionTests {
    @Test("It says that it's running until all of its completion blocks have run", arguments: [true, false])
    func itIsRunning(endsByItself: Bool) {
        let scene = AnimationScene()
        var answers: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: scene.moveRight)
        for _ in 0..<2 { animator.addCompletion { _ in answers.append(animator.isRunning) } }
        animator.startAnimation()
        if endsByItself {
            scene.go(to: 2)
        } else {
            scene.go(to: 0.3)
            animator.stopAnimation(false)
            #expect(!animator.isRunning)
            animator.finishAnimation(at: .end)
        }
        #expect(answers == [true, true])
        #expect(!animator.isRunning && animator.state == .inactive)
    }

    @Test("A completion block can start it again, and then its own run counts")
    func startedAgain() {
        let scene = AnimationScene()
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: scene.moveRight)
        animator.addCompletion { _ in
            animator.addAnimations { scene.view.center.x = 250 }
            animator.addCompletion { _ in ends += 1 }
            animator.pauseAnimation()
            #expect(!animator.isRunning)
            animator.startAnimation()
        }
        animator.startAnimation()
        scene.go(to: 1)
        #expect(animator.isRunning && ends == 0)
        scene.go(to: 1.5)
        #expect(near(scene.x, 200))
        scene.go(to: 2)
        #expect(!animator.isRunning && ends == 1)
    }

    /// Fluent UI stops and finishes animators that say that they're running, which crashed in a completion.
    @Test("It can't be stopped and finished in a completion block")
    func finishedInACompletion() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = AnimationScene()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.addCompletion { _ in
                    guard animator.isRunning else { return }
                    animator.stopAnimation(false)
                    animator.finishAnimation(at: .end)
                }
                animator.startAnimation()
                scene.go(to: 2)
            }
        }
        #expect(result.names("and not in its completions"))
    }
}
