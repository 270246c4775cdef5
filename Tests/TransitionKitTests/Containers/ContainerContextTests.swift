import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The transition context and the coordinator of a container, at their ends and afterward.
@MainActor @Suite(.allBehaviors) struct ContainerContextTests {
    // MARK: The context

    @Test("Calls to a context that has ended have no effect", arguments: [true, false])
    func overIsOver(didComplete: Bool) throws {
        let deck = DeckRig()
        deck.start()
        let context = try #require(deck.context)
        context.completeTransition(didComplete)
        context.cancelInteractiveTransition()
        #expect(context.transitionWasCancelled == !didComplete)
        context.finishInteractiveTransition()
        #expect(context.transitionWasCancelled == !didComplete)
        context.pauseInteractiveTransition()
        #expect(!context.isInteractive)
        context.updateInteractiveTransition(0.5)
        context.endImmediately()
        context.completeTransition(!didComplete)
        deck.advance(by: 1)
        #expect(deck.outcomes == [didComplete])
        #expect(context.transitionWasCancelled == !didComplete)
    }

    @Test("A transition is interactive only if it's animated", arguments: [true, false])
    func interactiveOnlyIfAnimated(isAnimated: Bool) {
        let deck = DeckRig()
        let context = ContainerTransitionContext(
            from: deck.screens[0],
            to: deck.screens[1],
            in: deck.container,
            direction: .forward,
            isAnimated: isAnimated,
            isInteractive: true
        ) { _ in }
        #expect(context.isAnimated == isAnimated && context.isInteractive == isAnimated)
        context.completeTransition(true)
    }

    @Test("A retained context doesn't retain anything that it has called")
    func keepsNothing() throws {
        UIApplication.reset()
        let deck = DeckRig()
        weak var token: Token?
        var context: ContainerTransitionContext?
        do {
            let made = Token()
            token = made
            context = ContainerTransitionContext(
                from: deck.screens[0],
                to: deck.screens[1],
                in: deck.container,
                direction: .forward
            ) { [made] _ in _ = made }
        }
        #expect(token != nil)
        context?.completeTransition(true)
        #expect(token == nil)
        withExtendedLifetime(context) {}
    }

    @Test("A container can put back a view that an animation controller has removed too late")
    func completedLate() {
        let deck = DeckRig()
        var calls = 0
        let context = ContainerTransitionContext(
            from: deck.screens[0],
            to: deck.screens[1],
            in: deck.container,
            direction: .forward
        ) { _ in }
        context.onLateCompletion = {
            calls += 1
            deck.container.addSubview(deck.screens[0].view)
        }
        context.endImmediately()
        #expect(calls == 0)
        deck.screens[0].view.removeFromSuperview()
        context.completeTransition(true)
        #expect(calls == 1)
        #expect(deck.screens[0].view.superview === deck.container)
    }

    private final class Token {}

    @Test("The frames follow the direction that the app forces on the view around the container view")
    func forcedDirection() {
        let (parent, screens) = (UIViewController(), [UIViewController(), UIViewController()])
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        parent.view.addSubview(container)
        parent.view.semanticContentAttribute = .forceRightToLeft
        container.addSubview(screens[0].view)
        let context = ContainerTransitionContext(
            from: screens[0],
            to: screens[1],
            in: container,
            direction: .forward
        ) { _ in }
        #expect(context.initialFrame(for: screens[1]).minX == -300)
        #expect(context.finalFrame(for: screens[0]).minX == 300)
        context.completeTransition(true)
    }

    @Test("If a switch is finished immediately, plain animations without a driver are removed")
    func plainAnimations() throws {
        let log = CallbackLog()
        let deck = DeckRig()
        let context = ContainerTransitionContext(
            from: deck.screens[0],
            to: deck.screens[1],
            in: deck.container,
            direction: .forward
        ) { log.add("end(\($0))") }
        // Like an app's own container, without any of our code in between.
        PlainAnimator(log: log).animateTransition(using: context)
        deck.advance(by: 0.1)
        let layers = deck.screens.map(\.view.layer)
        #expect(layers.contains { $0.animationKeys() != nil })
        context.endImmediately()
        #expect(layers.allSatisfy { $0.animationKeys() == nil })
        deck.advance(by: 1)
        #expect(log.entries(of: "end") == ["end(true)"])
    }

    @Test("If a switch is finished immediately, what the app animates endlessly goes on")
    func endlessAnimations() {
        let deck = DeckRig()
        let context = ContainerTransitionContext(
            from: deck.screens[0],
            to: deck.screens[1],
            in: deck.container,
            direction: .forward
        ) { _ in }
        let (dot, other) = (UIView(), UIView())
        deck.screens[1].view.addSubview(dot)
        deck.screens[1].view.addSubview(other)
        PlainAnimator(log: CallbackLog()).animateTransition(using: context)
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { dot.alpha = 0.2 }
        UIView.animate(withDuration: 2) { dot.frame.origin.x = 50 }
        UIView.animate(withDuration: 2) { other.alpha = 0.5 }
        deck.advance(by: 0.1)
        context.endImmediately()
        #expect(dot.layer.animationKeys() == ["opacity"] && other.layer.animationKeys() == nil)
    }

    @Test(
        "A switch that the app's own interaction controller holds ends at its closer end",
        arguments: [0.1, 0.9]
    )
    func heldByTheApp(progress: CGFloat) {
        var outcomes: [Bool] = []
        let deck = DeckRig()
        let context = ContainerTransitionContext(
            from: deck.screens[0],
            to: deck.screens[1],
            in: deck.container,
            direction: .forward,
            isInteractive: true
        ) { outcomes.append($0) }
        context.updateInteractiveTransition(progress)
        context.endImmediately()
        context.cancelInteractiveTransition()
        #expect(outcomes == [progress > 0.5] && context.transitionWasCancelled == (progress < 0.5))
    }

    @Test(
        "A switch with plain animations ends immediately when it makes way",
        arguments: [true, false],
        [1, 2]
    )
    func plainSwitching(isHeld: Bool, next: Int) {
        let scene = FaultScene()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(PlainAnimator(log: scene.log), interaction: interaction)
        scene.use(delegate)
        scene.tick()
        if isHeld { interaction.begin() }
        scene.container.selectedIndex = 1
        interaction.update(0.6)
        scene.advance(by: 0.1)
        // The same child again, immediately, or another one.
        scene.container.setSelectedIndex(next, animated: false)
        for layer in scene.window.layer.withDescendants { #expect(layer.animationKeys() == nil) }
        scene.expectShown(next)
        scene.settle()
        scene.expectShown(next)
    }

    // MARK: Alongside

    /// A switch with an animation controller without an animator, during a drag, and a view outside the
    /// container.
    @MainActor private final class Beside {
        let app: InteractionRig
        let interaction: InteractionController
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        /// Whether its animations had ended when the end was reported.
        private(set) var isAtRestAtEnd: Bool?

        init(_ make: AnimatorMake) throws {
            app = InteractionRig(.custom, make)
            interaction = try #require(app.interaction)
            app.rig.window.addSubview(view)
            app.rig.first.onWillDisappear = { [view] in
                $0.transitionCoordinator?.animateAlongsideTransition(in: view) { _ in
                    view.center.x = 105
                } completion: { [weak self] _ in
                    self?.isAtRestAtEnd = view.layer.animationKeys() == nil
                }
            }
            interaction.begin()
            app.perform()
            UIApplication.shared.tick()
        }

        /// Its progress, from 0 to 1.
        var progress: CGFloat {
            get throws { (try #require(view.layer.presentation()).position.x - 5) / 100 }
        }
    }

    @Test(
        "Animations outside the container return with a cancellation, and are complete at its end",
        arguments: AnimatorMake.allCases
    )
    func animationsOutsideTheContainerReturnWithACancellation(make: AnimatorMake) throws {
        let beside = try Beside(make)
        beside.interaction.update(0.6)
        beside.app.rig.advance(by: 0.1)
        var progress = try beside.progress
        #expect(abs(progress - 0.6) < 0.02)
        beside.interaction.cancel()
        for _ in 0..<8 {
            beside.app.rig.advance(by: 1.0 / 60)
            #expect(try beside.progress < progress + 1e-6)
            progress = try beside.progress
        }
        #expect(progress < 0.55)
        beside.app.rig.advance(by: 1)
        #expect(beside.isAtRestAtEnd == true)
        #expect(beside.view.layer.animationKeys() == nil)
    }

    @Test("This also applies to a finished switch", arguments: AnimatorMake.allCases)
    func thisAlsoAppliesToAFinishedSwitch(make: AnimatorMake) throws {
        let beside = try Beside(make)
        // The rest of it is faster than the rest of a view that moves linearly.
        beside.interaction.update(0.1)
        beside.app.rig.advance(by: 0.1)
        beside.interaction.finish(velocity: 40)
        beside.app.rig.advance(by: 1)
        #expect(beside.isAtRestAtEnd == true)
        #expect(beside.view.center.x == 105)
    }

    @Test("Reversed and caught, it follows the finger again", arguments: AnimatorMake.allCases)
    func reversedAndCaughtItFollowsTheFingerAgain(make: AnimatorMake) throws {
        let beside = try Beside(make)
        beside.interaction.update(0.6)
        beside.app.rig.advance(by: 0.1)
        beside.interaction.cancel()
        beside.app.rig.advance(by: 0.05)
        #expect(beside.interaction.pause())
        beside.interaction.update(0.8)
        beside.app.rig.advance(by: 1.0 / 60)
        #expect(abs(try beside.progress - 0.8) < 0.02)
        beside.interaction.finish()
        beside.app.rig.advance(by: 1)
        #expect(beside.isAtRestAtEnd == true)
        #expect(beside.view.center.x == 105)
    }

    @Test("An animation alongside waits for an app's own interaction controller whose finger rests")
    func restingFinger() throws {
        let scene = FaultScene()
        let delegate = HandWrittenDelegate(VendingSlide(duration: 0.4))
        var scrubbing: ScrubbingInteraction?
        delegate.makeInteraction = {
            scrubbing = ScrubbingInteraction($0, pausesAtStart: false)
            return scrubbing
        }
        scene.use(delegate)
        scene.tick()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(view)
        scene.screens[1].onWillAppear = {
            $0.transitionCoordinator?.animate(alongsideTransition: { _ in view.center.x = 105 })
        }
        func x() -> CGFloat { view.layer.presentation()?.position.x ?? .nan }
        scene.container.selectedIndex = 1
        scene.advance(by: 0.2)
        #expect(x() == 5)
        scrubbing?.update(0.5)
        scene.tick()
        #expect(abs(x() - 55) < 1)
        scrubbing?.cancel()
        scene.settle()
        scene.expectShown(0)
        #expect(view.center.x == 5)
    }

    @Test("Calls to a coordinator that has ended are rejected, and nothing runs")
    func afterTheEnd() throws {
        let scene = CallbackScene()
        scene.container.selectedIndex = 1
        let coordinator = try #require(scene.container.transitionCoordinator)
        scene.settle()
        let isTaken = coordinator.animate { _ in
            scene.log.add("late")
        } completion: { _ in
            scene.log.add("late completion")
        }
        coordinator.notifyWhenInteractionChanges { _ in scene.log.add("late change") }
        #expect(!isTaken)
        scene.container.selectedIndex = 2
        scene.settle()
        #expect(scene.log.entries(of: "late") == [])
    }
}
