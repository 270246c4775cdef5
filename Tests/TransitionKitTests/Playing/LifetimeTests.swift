import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Objects that are released when a transition has ended, even if other code retains what it received from
/// it.
@MainActor @Suite(.allBehaviors) struct LifetimeTests {
    @Test("A retained context doesn't retain an animator, or anything that it has animated")
    func aRetainedContextDoesntRetainAnAnimator() throws {
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

    @Test("After its end, a transition returns its previous animator, as long as it exists")
    func askedLate() throws {
        let ear = Eavesdropper(TransitionDelegate(EvenSlideAnimator()))
        let rig = TransitionRig(.custom) { _ in ear }
        rig.start(.forward)
        let context = try #require(ear.context)
        let animator = ear.animation?.interruptibleAnimator(using: context)
        rig.settle()
        // As UIKit reports it, once more.
        ear.animation?.animationEnded(true)
        #expect(ear.animation?.interruptibleAnimator(using: context) === animator)
        #expect(animator?.state == .inactive)
    }

    @Test("A retained animation controller doesn't retain the transition of a context that's gone")
    func aRetainedAnimationControllerDoesntRetainTheTransitionOfAContextThats() {
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
            // A late call returns the previous transition.
            #expect(controller.transition(for: context) === transition)
        }
        #expect(transition != nil)
        controller.animationEnded(true)
        #expect(transition == nil)
    }
}
