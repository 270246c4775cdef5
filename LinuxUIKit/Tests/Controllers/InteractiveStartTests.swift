import Testing
@_spi(Host) import UIKit

/// An interaction controller must start every transition that it's returned for, even those that it doesn't
/// hold from the start.
@MainActor
@Suite final class InteractiveStartTests {
    enum Container: CaseIterable, Sendable {
        case navigation, tabs, modal
    }

    /// An animation controller that does nothing, as in Apple's sample code of 2016. The interaction
    /// controller does all the work.
    private final class EmptyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        var starts = 0

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.4 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            starts += 1
        }
    }

    /// An interaction controller that runs the whole transition itself.
    private final class Starter: NSObject, UIViewControllerInteractiveTransitioning {
        var starts: [Bool] = []
        var wantsInteractiveStart = false

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            starts.append(transitionContext.isInteractive)
            let (animate, clean) = FadeAnimator().prepare(transitionContext)
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear, animations: animate)
            animator.addCompletion { _ in clean() }
            animator.startAnimation()
        }
    }

    private final class PercentStarter: UIPercentDrivenInteractiveTransition {
        var starts: [Bool] = []

        override func startInteractiveTransition(
            _ transitionContext: any UIViewControllerContextTransitioning
        ) {
            super.startInteractiveTransition(transitionContext)
            starts.append(transitionContext.isInteractive)
        }
    }

    /// Changes from one screen to another in a container.
    ///
    /// - Returns: The incoming screen, and an object that retains everything.
    private func change(
        _ container: Container,
        _ scene: ControllerScene,
        _ vendor: TransitionVendor
    ) -> (coming: UIViewController, root: UIViewController) {
        let (first, second) = (scene.controller("A"), scene.controller("B"))
        let root: UIViewController
        switch container {
        case .navigation:
            let navigation = UINavigationController(rootViewController: first)
            scene.show(navigation)
            navigation.delegate = vendor
            navigation.pushViewController(second, animated: true)
            root = navigation
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            scene.show(tabs)
            tabs.delegate = vendor
            tabs.selectedIndex = 1
            root = tabs
        case .modal:
            scene.show(first)
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = vendor
            first.present(second, animated: true)
            root = first
        }
        scene.tick()
        return (second, root)
    }

    @Test(arguments: Container.allCases)
    func anAppsOwnStartsAndEndsIt(_ container: Container) {
        let scene = ControllerScene()
        let (animator, starter) = (EmptyAnimator(), Starter())
        let vendor = TransitionVendor(scene.log, animator: animator, interactor: starter)
        let (coming, root) = change(container, scene, vendor)
        #expect(starter.starts == [false])
        #expect(animator.starts == 0)
        scene.settle()
        #expect(coming.view.window != nil)
        #expect(coming.transitionCoordinator == nil && root.transitionCoordinator == nil)
        #expect(scene.log.entries.contains("B didAppear"))
    }

    @Test(arguments: Container.allCases, [true, false])
    func thePercentDriverStartsIt(_ container: Container, wantsInteractiveStart: Bool) {
        let scene = ControllerScene()
        let (animator, fade) = AnimatorKind.interruptible.make()
        let starter = PercentStarter()
        starter.wantsInteractiveStart = wantsInteractiveStart
        let vendor = TransitionVendor(scene.log, animator: animator, interactor: starter)
        let (coming, _) = change(container, scene, vendor)
        #expect(starter.starts == [wantsInteractiveStart])
        #expect(coming.view.superview != nil)
        if wantsInteractiveStart { starter.finish() }
        scene.settle()
        #expect(fade.ends == [true])
        #expect(coming.view.window != nil)
    }
}
