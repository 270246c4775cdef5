import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// What is let go of when a transition is over, though others keep what they had of it.
@MainActor @Suite struct LifetimeTests {
    @Test("A context that is kept keeps no animator, nor what that has animated")
    func animator() throws {
        let deck = DeckRig()
        weak var animator: UIViewPropertyAnimator?
        do {
            deck.start()
            let context = try #require(deck.context)
            animator = deck.animation.interruptibleAnimator(using: context) as? UIViewPropertyAnimator
        }
        #expect(animator != nil)
        deck.advance(by: 1)
        #expect(deck.outcomes == [true])
        #expect(animator == nil)
        withExtendedLifetime(deck) {}
    }

    @Test("Asked after its end, a transition answers with the animator that was, as long as anybody keeps it")
    func askedLate() throws {
        let ear = Eavesdropper(TransitionDelegate(EvenSlideAnimator()))
        let rig = TransitionRig(.custom) { _ in ear }
        rig.start(.forward)
        let context = try #require(ear.context)
        let animator = ear.animation?.interruptibleAnimator(using: context)
        rig.settle()
        // As UIKit tells it, once more.
        ear.animation?.animationEnded(true)
        #expect(ear.animation?.interruptibleAnimator(using: context) === animator)
        #expect(animator?.state == .inactive)
    }

    @Test("An animation controller that is kept keeps no transition of a context that is gone")
    func transition() {
        let deck = DeckRig()
        let controller = EvenSlideAnimator().animationController()
        weak var transition: Transition?
        do {
            let context = ContainerTransitionContext(
                from: deck.screens[0],
                to: deck.screens[1],
                in: deck.container,
                direction: .forward
            ) { _ in }
            controller.animateTransition(using: context)
            transition = controller.transition(for: context)
            deck.advance(by: 1)
            // A late question is answered by the transition that was.
            #expect(controller.transition(for: context) === transition)
        }
        #expect(transition != nil)
        controller.animationEnded(true)
        #expect(transition == nil)
    }
}
