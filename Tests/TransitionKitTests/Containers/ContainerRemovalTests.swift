import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// New view controllers while a container switches: it shows the one that was asked for, if it's still there.
@MainActor @Suite(.allBehaviors) struct ContainerRemovalTests {
    @Test(
        "New controllers in the old child's viewWillDisappear, as in a tab bar controller",
        arguments: [[0, 1], [1, 0], [0, 1, 2], [2, 1], [1, 2]],
        [false, true]
    )
    func replacingFromWillDisappear(kept: [Int], animated: Bool) {
        let scene = CallbackScene()
        let (container, screens) = (scene.container, scene.screens)
        screens[0].hooks[.willDisappear] = { container.viewControllers = kept.map { screens[$0] } }
        container.setSelectedIndex(1, animated: animated)
        scene.settle()
        scene.expectShown(1)
        #expect(container.selectedIndex == kept.firstIndex(of: 1))

        let tabs = UITabBarController()
        let others = (0..<3).map { _ in Leaver() }
        tabs.viewControllers = others
        scene.window.rootViewController = tabs
        scene.tick()
        others[0].whenLeaving = { tabs.viewControllers = kept.map { others[$0] } }
        tabs.selectedIndex = 1
        scene.settle()
        #expect(tabs.selectedViewController === others[1])
    }

    private final class Leaver: UIViewController {
        var whenLeaving: (() -> Void)?

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            let act = whenLeaving
            whenLeaving = nil
            act?()
        }
    }

    @Test("A switch that continues is announced once")
    func aSwitchThatContinuesIsAnnouncedOnce() {
        let scene = CallbackScene()
        let (container, screens) = (scene.container, scene.screens)
        screens[0].hooks[.willDisappear] = { container.viewControllers = [screens[1], screens[0]] }
        container.selectedIndex = 1
        scene.settle()
        #expect(scene.log.entries(of: "selected", "canceled", "asked") == ["asked", "selected B"])
        #expect(scene.log.count("viewWillAppear", of: "B") == 1)
        #expect(scene.log.count("viewWillDisappear", of: "A") == 1)
    }

    @Test(
        "A held switch whose outgoing child is removed ends at the incoming one",
        arguments: [0.1, 0.7],
        [false, true]
    )
    func heldSwitch(progress: Double, isCanceled: Bool) {
        let scene = CallbackScene()
        let (container, screens) = (scene.container, scene.screens)
        let interaction = InteractionController()
        let transition = TransitionDelegate(SlideAnimator(), interaction: interaction)
        container.delegate = transition
        interaction.begin()
        container.selectedIndex = 1
        scene.tick()
        interaction.update(CGFloat(progress))
        scene.advance(by: 0.05)
        if isCanceled { interaction.cancel() }
        container.viewControllers = [screens[2], screens[1]]
        scene.settle()
        scene.expectShown(1)
        #expect(scene.log.count("viewWillAppear", of: "B") == 1)
        #expect(scene.log.count("viewWillAppear", of: "A") == 1)
    }

    @Test("A held switch continues under the finger if another child is added", arguments: [true, false])
    func heldSwitchWithAnotherChild(finishes: Bool) {
        let scene = CallbackScene()
        let (container, screens) = (scene.container, scene.screens)
        let interaction = InteractionController()
        let transition = TransitionDelegate(SlideAnimator(), interaction: interaction)
        container.delegate = transition
        interaction.begin()
        container.selectedIndex = 1
        scene.tick()
        interaction.update(0.3)
        scene.advance(by: 0.05)
        let x = screens[1].view.layer.presentation()?.frame.minX
        container.viewControllers = screens + [UIViewController()]
        scene.advance(by: 0.05)
        #expect(screens[1].view.layer.presentation()?.frame.minX == x && x != 0)
        #expect(container.transitionCoordinator?.isInteractive == true)
        interaction.update(0.6)
        if finishes { interaction.finish() } else { interaction.cancel() }
        scene.settle()
        scene.expectShown(finishes ? 1 : 0)
        #expect(container.viewControllers.count == screens.count + 1)
    }

    @Test("So does one that an interaction controller of the app holds")
    func thirdPartySwitch() {
        let scene = CallbackScene()
        let (container, screens) = (scene.container, scene.screens)
        scene.delegate.animator = ManualAnimator(scene.log)
        scene.delegate.interaction = CancelingInteraction()
        container.selectedIndex = 1
        scene.tick()
        container.viewControllers = [screens[2], screens[1]]
        scene.settle()
        scene.expectShown(1)
        #expect(scene.log.count("viewWillAppear", of: "A") == 1)
    }

    /// An interaction controller that cancels, and never ends the transition.
    private final class CancelingInteraction: NSObject, UIViewControllerInteractiveTransitioning {
        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            transitionContext.cancelInteractiveTransition()
        }
    }

    // MARK: Animation controllers

    @Test(
        "New controllers when an animation controller is asked for its duration",
        arguments: [[0, 1], [1, 0], [1, 2], [2, 1], [0, 2], [2, 0], [1], [2]]
    )
    func replacingWhenAskedForTheDuration(kept: [Int]) {
        let scene = CallbackScene()
        let (container, screens) = (scene.container, scene.screens)
        let animator = AskedAnimator(scene.log)
        scene.delegate.animator = animator
        animator.onAsk = { container.viewControllers = kept.map { screens[$0] } }
        container.selectedIndex = 2
        scene.settle()
        scene.expectShown(kept.contains(2) ? 2 : kept.contains(0) ? 0 : 1)
        // A switch plays only if both of its screens remain.
        let calls = kept.sorted() == [0, 2] ? ["animateTransition", "animationEnded(true)"] : []
        #expect(scene.log.entries(of: "animat") == calls)
    }

    @Test("A selection when an animation controller is asked for its duration", arguments: [true, false])
    func selectingWhenAskedForTheDuration(isAnimated: Bool) {
        let scene = CallbackScene()
        let animator = AskedAnimator(scene.log)
        scene.delegate.animator = animator
        animator.onAsk = { scene.container.setSelectedIndex(1, animated: isAnimated) }
        scene.container.selectedIndex = 2
        scene.settle()
        scene.expectShown(1)
        let calls = isAnimated ? ["animateTransition", "animationEnded(true)"] : []
        #expect(scene.log.entries(of: "animat") == calls)
    }

    @Test("A screen that an animation controller adds after the end of its switch doesn't stay")
    func addedLate() {
        for key in [UITransitionContextViewKey.from, .to] {
            let scene = CallbackScene()
            let animator = LateAnimator()
            scene.delegate.animator = animator
            scene.container.selectedIndex = 1
            scene.tick()
            scene.container.setSelectedIndex(2, animated: false)
            scene.expectShown(2)
            animator.end(adding: key)
            scene.expectShown(2)
        }
    }

    /// An animation controller that slides the incoming screen in, and runs code when it's asked for its
    /// duration, the first time.
    private final class AskedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        var onAsk: (() -> Void)?
        private let log: CallbackLog

        init(_ log: CallbackLog) { self.log = log }

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval {
            let hook = onAsk
            onAsk = nil
            hook?()
            return 0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            log.add("animateTransition")
            let view = transitionContext.view(forKey: .to)
            if let view { transitionContext.containerView.addSubview(view) }
            view?.transform = CGAffineTransform(translationX: 390, y: 0)
            UIView.animate(withDuration: 0.4) {
                view?.transform = .identity
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
    }

    /// An animation controller that adds a screen's view, and completes the transition, when it's told to.
    private final class LateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private var context: (any UIViewControllerContextTransitioning)?

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.4 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
        }

        func end(adding key: UITransitionContextViewKey) {
            guard let context else { return }
            if let view = context.view(forKey: key) { context.containerView.addSubview(view) }
            context.completeTransition(true)
        }
    }

    // MARK: Coordinators

    @Test("In a transition of the whole container, its coordinator is the one of that transition")
    func outerCoordinator() {
        let scene = CallbackScene(shows: false)
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = navigation
        scene.window.makeKeyAndVisible()
        scene.tick()
        navigation.pushViewController(scene.container, animated: true)
        scene.tick()
        scene.container.selectedIndex = 1
        scene.tick()
        #expect(scene.container.transitionCoordinator === navigation.transitionCoordinator)
        #expect(scene.screens[1].transitionCoordinator === navigation.transitionCoordinator)
        #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === scene.container)
        scene.settle()
        scene.expectShown(1)
        // Otherwise, it's the container's own.
        scene.container.selectedIndex = 2
        scene.tick()
        #expect(scene.container.transitionCoordinator?.viewController(forKey: .to) === scene.screens[2])
        #expect(navigation.transitionCoordinator == nil)
        scene.settle()
        scene.expectShown(2)
    }
}
