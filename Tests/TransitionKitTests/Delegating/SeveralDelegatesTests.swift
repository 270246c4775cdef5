import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Several delegates at once: which methods are called, how long each delegate lives, and which transition
/// each screen gets.
@MainActor @Suite(.allBehaviors) struct SeveralDelegatesTests {
    private let log = CallbackLog()

    private func screen(_ name: String) -> RecordingViewController {
        RecordingViewController(name, color: .gray, log: log)
    }

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return window
    }

    @Test("The app's own delegate receives all other calls, and is restored")
    func navigationForwarding() {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let app = AppDelegate(log)
        navigation.delegate = app
        let window = show(navigation)
        log.clear()
        let recognizers = navigation.view.gestureRecognizers
        let transition = TransitionDelegate(EvenSlideAnimator(), interaction: SwipeInteraction())
        transition.attach(to: navigation)
        #expect(navigation.delegate !== app)
        #expect(navigation.view.gestureRecognizers != recognizers)
        navigation.pushViewController(screen("B"), animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "app") == ["app willShow B", "app didShow B"])
        #expect(
            navigation.delegate?.navigationControllerSupportedInterfaceOrientations(navigation) == .portrait
        )
        transition.detach(from: navigation)
        #expect(navigation.delegate === app)
        #expect(navigation.view.gestureRecognizers == recognizers)
        withExtendedLifetime(window) {}
    }

    @Test("A controller's transition delegate can be requested, whether attached or assigned")
    func attachedDelegate() {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let first = TransitionDelegate(EvenSlideAnimator())
        let second = TransitionDelegate(EvenSlideAnimator())
        #expect(TransitionDelegate.attached(to: navigation) == nil)
        navigation.delegate = first
        #expect(TransitionDelegate.attached(to: navigation) === first)
        second.attach(to: navigation)
        #expect(TransitionDelegate.attached(to: navigation) === second)
        #expect(TransitionDelegate.attached(toPresentationOf: navigation) == nil)
        first.attach(toPresentationOf: navigation)
        #expect(TransitionDelegate.attached(toPresentationOf: navigation) === first)
        let app = AppDelegate(log)
        navigation.delegate = app
        #expect(TransitionDelegate.attached(to: navigation) == nil)
    }

    @Test("If the app sets a delegate later, attaching again puts it behind")
    func delegateSetLater() {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let window = show(navigation)
        let transition = TransitionDelegate(EvenSlideAnimator())
        transition.attach(to: navigation)
        let late = AppDelegate(log)
        navigation.delegate = late
        transition.attach(to: navigation)
        navigation.pushViewController(screen("B"), animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "app") == ["app willShow B", "app didShow B"])
        transition.detach(from: navigation)
        #expect(navigation.delegate === late)
        withExtendedLifetime(window) {}
    }

    @Test("Tabs, containers, and presentations also forward calls to the app's delegate")
    func otherForwarding() throws {
        UIApplication.reset()
        let app = AppDelegate(log)
        let tabs = UITabBarController()
        tabs.viewControllers = [screen("A"), screen("B")]
        tabs.delegate = app
        let window = show(tabs)
        let transition = TransitionDelegate(forward: nil, backward: nil)
        transition.attach(to: tabs)
        tabs.tabBar(tabs.tabBar, didSelect: try #require(tabs.viewControllers?[1].tabBarItem))
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "app") == ["app shouldSelect B", "app animation", "app didSelect B"])

        log.clear()
        let container = ContainerViewController(viewControllers: [screen("A"), screen("B")])
        container.delegate = app
        window.rootViewController = container
        UIApplication.shared.tick()
        transition.attach(to: container)
        container.selectedIndex = 1
        UIApplication.shared.advance(by: 2)
        #expect(log.entries(of: "app") == ["app animation", "app didSelect B"])

        log.clear()
        let presented = screen("C")
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = app
        transition.attach(toPresentationOf: presented)
        container.present(presented, animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "app") == ["app presentationController", "app animation"])
        transition.detach(from: presented)
        #expect(presented.transitioningDelegate === app)
    }

    @Test("The container's delegate is notified of the outcome, and a selection meanwhile settles the drag")
    func containerOutcomes() {
        UIApplication.reset()
        let app = AppDelegate(log)
        let container = ContainerViewController(
            viewControllers: [screen("A"), screen("B"), screen("C")]
        )
        let window = show(container)
        let interaction = InteractionController()
        let transition = TransitionDelegate(EvenSlideAnimator(), interaction: interaction)
        container.delegate = app
        transition.attach(to: container)
        for (progress, ends) in [
            (0.3, ["app didCancelSelecting B", "app didSelect C", "app didSelect A"]),
            (0.7, ["app didSelect B", "app didSelect C", "app didSelect A"]),
        ] {
            interaction.begin()
            container.selectedIndex = 1
            interaction.update(progress)
            UIApplication.shared.advance(by: 0.1)
            #expect(interaction.state == .interactive)
            container.selectedIndex = 2
            UIApplication.shared.advance(by: 1)
            #expect(interaction.state == .idle)
            #expect(container.selectedIndex == 2)
            container.selectedIndex = 0
            UIApplication.shared.advance(by: 1)
            #expect(log.entries(of: "app") == ends)
            #expect(container.children == [container.viewControllers[0]])
            log.clear()
        }
        withExtendedLifetime(window) {}
    }

    @Test(
        "Of tabs that are selected in quick succession, the last one is shown, and nothing is left",
        arguments: [[1, 0], [1, 2], [1, 1], [1, 2, 0], [1, 0, 1]]
    )
    func quickTabs(selections: [Int]) {
        UIApplication.reset()
        let tabs = UITabBarController()
        let screens = ["A", "B", "C"].map(screen)
        tabs.viewControllers = screens
        let window = show(tabs)
        let transition = TransitionDelegate(EvenSlideAnimator())
        var (starts, ends) = (0, 0)
        transition.onTransitionStart = { _ in starts += 1 }
        transition.onTransitionEnd = { _, _, _ in ends += 1 }
        tabs.delegate = transition
        for index in selections {
            tabs.selectedIndex = index
            UIApplication.shared.advance(by: 0.1)
        }
        UIApplication.shared.advance(by: 2)
        let last = selections[selections.count - 1]
        #expect(tabs.selectedIndex == last)
        #expect(screens.map { $0.viewIfLoaded?.window != nil } == (0..<3).map { $0 == last })
        let view: UIView = screens[last].view
        #expect(view.superview?.subviews == [view] && view.layer.animationKeys() == nil)
        #expect(CATransform3DIsIdentity(view.transform3D) && view.alpha == 1)
        #expect(tabs.transitionCoordinator == nil && starts > 0 && ends == starts)
        withExtendedLifetime(window) {}
    }

    @Test(
        "A tab that's selected during a drag is shown after it",
        arguments: [(true, 0.6), (false, 0.6), (false, 0.3)] as [(Bool, CGFloat)],
        [true, false]
    )
    func tabDuringDrag(drag: (finishes: Bool, progress: CGFloat), hasTabs: Bool) {
        UIApplication.reset()
        let tabs = UITabBarController()
        let screens = ["A", "B", "C"].map(screen)
        if hasTabs {
            tabs.tabs = screens.map { screen in
                UITab(title: "", image: nil, identifier: screen.name) { _ in screen }
            }
        } else {
            tabs.viewControllers = screens
        }
        func select(_ index: Int) {
            if hasTabs { tabs.selectedTab = tabs.tabs[index] } else { tabs.selectedIndex = index }
        }
        let window = show(tabs)
        let interaction = InteractionController()
        let transition = TransitionDelegate(EvenSlideAnimator(), interaction: interaction)
        tabs.delegate = transition
        interaction.begin()
        select(1)
        UIApplication.shared.tick()
        interaction.update(drag.progress)
        select(2)
        UIApplication.shared.advance(by: 0.1)
        if drag.finishes { interaction.finish() } else { interaction.cancel() }
        UIApplication.shared.advance(by: 2)
        #expect(hasTabs ? tabs.selectedTab === tabs.tabs[2] : tabs.selectedIndex == 2)
        #expect(screens.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
        #expect(tabs.transitionCoordinator == nil)
        #expect(interaction.state == .idle)
        withExtendedLifetime(window) {}
    }

    @Test("An attached delegate lives exactly as long as its controller", arguments: ContainerKind.allCases)
    func anAttachedDelegateLivesExactlyAsLongAsItsController(kind: ContainerKind) {
        UIApplication.reset()
        weak var delegate: TransitionDelegate?
        weak var interaction: InteractionController?
        weak var controller: UIViewController?
        do {
            let swipe = SwipeInteraction(edge: kind == .modal ? .top : .leading)
            let transition = TransitionDelegate(EvenSlideAnimator(), interaction: swipe)
            (delegate, interaction) = (transition, swipe)
            let host = screen("host")
            let window = show(host)
            let made: UIViewController
            switch kind {
            case .modal:
                made = screen("A")
                transition.attach(toPresentationOf: made)
            case .navigation:
                let navigation = UINavigationController(rootViewController: screen("A"))
                transition.attach(to: navigation)
                made = navigation
            case .tab:
                let tabs = UITabBarController()
                tabs.viewControllers = [screen("A"), screen("B")]
                transition.attach(to: tabs)
                made = tabs
            case .custom:
                let container = ContainerViewController(viewControllers: [screen("A"), screen("B")])
                transition.attach(to: container)
                made = container
            }
            controller = made
            made.modalPresentationStyle = .fullScreen
            host.present(made, animated: true)
            UIApplication.shared.advance(by: 1)
            host.dismiss(animated: true)
            UIApplication.shared.advance(by: 1)
            withExtendedLifetime(window) {}
        }
        UIApplication.reset()
        #expect(controller == nil)
        #expect(delegate == nil)
        #expect(interaction == nil)
    }

    @Test("It's retained only by its controller")
    func keptAlive() {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let window = show(navigation)
        let recorder = RecordingAnimator(EvenSlideAnimator().animationController(), log: log)
        TransitionDelegate(recorder).attach(to: navigation)
        #expect(navigation.delegate != nil)
        navigation.pushViewController(screen("B"), animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "animation") == ["animationEnded(true)"])
        withExtendedLifetime(window) {}
    }

    @Test("A screen with its own transition arrives and leaves with it")
    func screensOfTheirOwn() {
        UIApplication.reset()
        let (standard, special) = (CallbackLog(), CallbackLog())
        let even = EvenSlideAnimator().animationController()
        let transition = TransitionDelegate(RecordingAnimator(even, log: standard))
        let own = RecordingAnimator(even, log: special)
        let navigation = UINavigationController(rootViewController: screen("A"))
        navigation.delegate = transition
        let window = show(navigation)
        let (b, c, d) = (screen("B"), screen("C"), screen("D"))
        func run(_ change: () -> Void) -> [Int] {
            change()
            UIApplication.shared.advance(by: 1)
            defer {
                standard.clear()
                special.clear()
            }
            return [standard, special].map { $0.entries(of: "animationEnded").count }
        }
        transition.setAnimationController(own, for: c)
        transition.setAnimator(nil, for: d)
        #expect(run { navigation.pushViewController(b, animated: true) } == [1, 0])
        #expect(run { navigation.pushViewController(c, animated: true) } == [0, 1])
        #expect(run { navigation.pushViewController(d, animated: true) } == [0, 0])
        #expect(run { navigation.popViewController(animated: true) } == [0, 0])
        // The backward transition is that of the way there.
        transition.removeAnimator(for: c)
        #expect(run { navigation.popViewController(animated: true) } == [0, 1])
        #expect(run { navigation.popViewController(animated: true) } == [1, 0])
        withExtendedLifetime(window) {}
    }

    @Test("The swipe back is ours if our animator applies, and otherwise UIKit's")
    func swipeBack() throws {
        UIApplication.reset()
        let swipe = EdgeSwipeInteraction(edge: .leading)
        let transition = TransitionDelegate(
            RecordingAnimator(EvenSlideAnimator().animationController(), log: log),
            interaction: swipe
        )
        let (a, b, c) = (screen("A"), screen("B"), screen("C"))
        transition.setAnimator(nil, for: c)
        let navigation = UINavigationController(rootViewController: a)
        let window = show(navigation)
        let recognizer = try #require(navigation.interactivePopGestureRecognizer)
        let former = try #require(recognizer.delegate)
        navigation.delegate = transition
        let touch = TouchInjector(window: window)
        func drag(lifts: Bool) {
            touch.drag(
                from: CGPoint(x: 5, y: 400),
                to: CGPoint(x: 300, y: 400),
                duration: 0.3,
                steps: 18,
                lifts: lifts
            )
        }
        navigation.pushViewController(b, animated: true)
        UIApplication.shared.advance(by: 1)
        navigation.pushViewController(c, animated: true)
        UIApplication.shared.advance(by: 1)
        log.clear()

        // Only UIKit's.
        drag(lifts: false)
        #expect(try #require(navigation.transitionCoordinator).isInteractive)
        #expect(swipe.state == .idle)
        touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(navigation.topViewController === b)
        #expect(log.entries(of: "animation").isEmpty)

        drag(lifts: false)
        #expect(swipe.state == .interactive)
        touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(navigation.topViewController === a)
        #expect(log.entries(of: "animation") == ["animationEnded(true)"])

        // At the root, there's nothing to go back to.
        drag(lifts: false)
        #expect(swipe.state == .idle)
        #expect(navigation.transitionCoordinator == nil)
        touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.topViewController === a)

        #expect(recognizer.delegate !== former)
        transition.detach(from: navigation)
        #expect(recognizer.delegate === former)
    }

    @Test("Every end is reported with its outcome", arguments: ContainerKind.allCases)
    func everyEndIsReportedWithItsOutcome(kind: ContainerKind) {
        let rig = TransitionRig(
            kind,
            delegate: { log in
                let delegate = TransitionDelegate(EvenSlideAnimator())
                delegate.onTransitionEnd = { from, to, finished in
                    log.add("end \(from?.title ?? "-") \(to?.title ?? "-") \(finished)")
                }
                return delegate
            }
        )
        rig.start(.forward)
        rig.settle()
        rig.start(.backward)
        rig.settle()
        #expect(rig.log.entries(of: "end")[0].hasSuffix("B true"))
        #expect(rig.log.entries(of: "end")[1].hasPrefix("end B"))
        #expect(rig.log.entries(of: "end").count == 2)
    }
}

/// An app's own delegate, which records its calls and has an animation for every container.
@MainActor private final class AppDelegate: NSObject {
    private let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    private func note(_ what: String, _ controller: UIViewController? = nil) {
        log.add("app \(what)" + (controller.map { " \($0.title ?? "")" } ?? ""))
    }
}

extension AppDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { note("willShow", viewController) }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) { note("didShow", viewController) }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
}

extension AppDelegate: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        note("shouldSelect", viewController)
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        note("didSelect", viewController)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        note("animation")
        return EvenSlideAnimator().animationController()
    }
}

extension AppDelegate: ContainerViewControllerDelegate {
    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) { note("didSelect", viewController) }

    func containerViewController(
        _ container: ContainerViewController,
        didCancelSelecting viewController: UIViewController
    ) { note("didCancelSelecting", viewController) }

    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        note("animation")
        return nil
    }
}

extension AppDelegate: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        note("animation")
        return EvenSlideAnimator().animationController()
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        note("presentationController")
        return nil
    }
}
