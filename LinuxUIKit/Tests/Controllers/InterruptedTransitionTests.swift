import Testing
@_spi(Host) import UIKit

/// A container that leaves, or moves elsewhere, during a transition. Apple doesn't document the order of
/// calls, except that every "will" has its "did", that only visible controllers appear, and that nothing is
/// left behind.
@MainActor
@Suite final class InterruptedTransitionTests {
    private lazy var scene = ControllerScene()
    private let driver = UIPercentDrivenInteractiveTransition()
    private lazy var vendor = TransitionVendor(
        Log(),
        animator: AnimatorKind.interruptible.make().animator,
        interactor: driver
    )

    private func controllers(_ names: String...) -> [LoggingController] { names.map(scene.controller) }

    private func navigation(_ controllers: [UIViewController]) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        return navigation
    }

    private func tabs(_ controllers: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        return tabs
    }

    /// Returns the entries of a controller, which must occur in pairs.
    private func entries(of name: String, in log: [String]) -> [String] {
        log.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(2)) }
    }

    // MARK: Removed containers

    @Test(arguments: [nil] + AnimatorKind.allCases.map(Optional.some), [true, false])
    func aNavigationControllerDismissedDuringItsPushLeavesNothing(_ kind: AnimatorKind?, isHeld: Bool) {
        weak var navigation: UIViewController?
        weak var root: UIViewController?
        weak var pushed: UIViewController?
        let presenter = scene.controller("P")
        scene.show(presenter)
        do {
            let (first, second) = (scene.controller("A"), scene.controller("B"))
            let container = self.navigation([first])
            let held = isHeld ? UIPercentDrivenInteractiveTransition() : nil
            let vendor = TransitionVendor(Log(), animator: kind?.make().animator, interactor: held)
            container.delegate = vendor
            (navigation, root, pushed) = (container, first, second)
            presenter.present(container, animated: false)
            scene.settle()
            container.pushViewController(second, animated: true)
            scene.advance(0.1)
            presenter.dismiss(animated: false)
            scene.settle()
            // A paused property animator must be ended explicitly.
            held?.cancel()
            scene.settle()
        }
        scene.tick()
        #expect(navigation == nil)
        #expect(root == nil && pushed == nil)
        #expect(UIApplication.shared.isIdle)
    }

    @Test(arguments: AnimatorKind.allCases, [true, false])
    func aTabBarControllerDismissedDuringASwitchLeavesNothing(_ kind: AnimatorKind, isHeld: Bool) {
        weak var left: UIViewController?
        weak var right: UIViewController?
        let presenter = scene.controller("P")
        scene.show(presenter)
        do {
            let children = controllers("A", "B")
            let container = tabs(children)
            let held = isHeld ? UIPercentDrivenInteractiveTransition() : nil
            let vendor = TransitionVendor(Log(), animator: kind.make().animator, interactor: held)
            container.delegate = vendor
            (left, right) = (children[0], children[1])
            presenter.present(container, animated: false)
            scene.settle()
            container.selectedIndex = 1
            scene.advance(0.1)
            presenter.dismiss(animated: false)
            scene.settle()
            // A paused property animator must be ended explicitly.
            held?.cancel()
            scene.settle()
        }
        scene.tick()
        #expect(left == nil && right == nil)
    }

    // MARK: Invisible containers

    @Test func aPopCancelledOffScreenTellsNobody() {
        let screens = controllers("A", "B")
        let navigation = navigation(screens)
        navigation.delegate = vendor
        let tabs = tabs([navigation, scene.controller("C")])
        scene.show(tabs)
        navigation.popViewController(animated: true)
        scene.tick()
        driver.update(0.4)
        #expect(entries(of: "B", in: scene.log.take()) == ["willDisappear"])

        tabs.selectedIndex = 1
        scene.settle()
        let log = scene.log.take()
        #expect(entries(of: "A", in: log) == ["willDisappear", "didDisappear"])
        #expect(entries(of: "B", in: log) == ["didDisappear"])

        driver.cancel()
        scene.settle()
        #expect(scene.log.take() == [])
        #expect(navigation.viewControllers == screens)

        tabs.selectedIndex = 0
        scene.settle()
        let back = scene.log.take()
        #expect(entries(of: "A", in: back) == [])
        #expect(entries(of: "B", in: back) == ["willAppear", "isAppearing", "didAppear"])
        #expect(screens[1].view.window != nil && screens[0].view.superview == nil)
    }

    @Test func aPopFinishedOffScreenTellsNobody() {
        let screens = controllers("A", "B")
        let navigation = navigation(screens)
        navigation.delegate = vendor
        let tabs = tabs([navigation, scene.controller("C")])
        scene.show(tabs)
        navigation.popViewController(animated: true)
        scene.tick()
        driver.update(0.4)
        tabs.selectedIndex = 1
        scene.settle()
        scene.log.entries = []
        driver.finish()
        scene.settle()
        #expect(scene.log.take() == [])
        #expect(screens[1].parent == nil)
        tabs.selectedIndex = 0
        scene.settle()
        #expect(entries(of: "A", in: scene.log.take()) == ["willAppear", "isAppearing", "didAppear"])
    }

    @Test func aTabSwitchCancelledOffScreenTellsNobody() {
        let children = controllers("A", "B")
        let tabs = tabs(children)
        tabs.delegate = vendor
        scene.show(tabs)
        tabs.selectedIndex = 1
        scene.tick()
        driver.update(0.4)
        scene.window.rootViewController = scene.controller("C")
        scene.settle()
        let log = scene.log.take()
        #expect(entries(of: "A", in: log) == ["willDisappear", "didDisappear"])
        #expect(entries(of: "B", in: log).last == "didDisappear")
        driver.cancel()
        scene.settle()
        #expect(scene.log.take() == [])
        #expect(tabs.selectedIndex == 0)
    }

    @Test func aCancelledDismissalOfSeveralTellsNoneThatIsCovered() {
        let screens = controllers("A", "B", "C")
        scene.show(screens[0])
        for (presenter, presented) in zip(screens, screens.dropFirst()) {
            presented.modalPresentationStyle = .fullScreen
            presenter.present(presented, animated: false)
            scene.settle()
        }
        scene.log.entries = []
        screens[2].transitioningDelegate = vendor
        screens[0].dismiss(animated: true)
        scene.tick()
        driver.update(0.4)
        driver.cancel()
        scene.settle()
        let log = scene.log.take()
        #expect(entries(of: "B", in: log) == [])
        #expect(
            entries(of: "C", in: log).filter { $0 != "isAppearing" } == [
                "willDisappear", "willAppear", "didAppear",
            ]
        )
        #expect(entries(of: "A", in: log).last == "didDisappear")
        #expect(screens[2].view.window != nil && screens[1].presentedViewController === screens[2])
    }

    /// A controller that selects its second tab when it's about to disappear.
    private final class FickleTabBarController: UITabBarController {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            selectedIndex = 1
        }
    }

    @Test func aTabChosenOnTheWayOutTakesTheOldOneAway() {
        let tabs = FickleTabBarController()
        tabs.viewControllers = controllers("A", "B")
        scene.show(tabs)
        let cover = scene.controller("C")
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: true)
        scene.settle()
        let log = scene.log.take()
        #expect(entries(of: "A", in: log) == ["willDisappear", "didDisappear"])
        #expect(entries(of: "B", in: log) == [])
        tabs.dismiss(animated: true)
        scene.settle()
        #expect(entries(of: "B", in: scene.log.take()) == ["willAppear", "isAppearing", "didAppear"])
    }

    // MARK: Stacks and children

    @Test func aCancelledPopFindsAllItsChildren() {
        let screens = controllers("A", "B", "C", "D")
        let navigation = navigation(screens)
        vendor.interactor = nil
        navigation.delegate = vendor
        scene.show(navigation)
        navigation.popViewController(animated: true)
        scene.tick()
        vendor.interactor = driver
        // This waits for the first pop, and is then held.
        navigation.popToRootViewController(animated: true)
        scene.settle()
        #expect(navigation.viewControllers == [screens[0]])
        driver.update(0.4)
        driver.cancel()
        scene.settle()
        #expect(navigation.viewControllers == Array(screens.dropLast()))
        #expect(Set(navigation.children) == Set(screens.dropLast()))
        #expect(screens[1].parent === navigation && screens[3].parent == nil)
    }

    @Test func aStackChangedOffScreenWaitsForTheTransition() {
        let screens = controllers("A", "B", "C")
        let navigation = navigation(Array(screens.dropLast()))
        navigation.delegate = vendor
        let tabs = tabs([navigation, scene.controller("D")])
        scene.show(tabs)
        navigation.popViewController(animated: true)
        scene.tick()
        driver.update(0.4)
        tabs.selectedIndex = 1
        scene.settle()
        navigation.pushViewController(screens[2], animated: false)
        navigation.view.layoutIfNeeded()
        driver.cancel()
        scene.settle()
        // The stack from before the gesture applies again, below the screen that was pushed.
        #expect(navigation.viewControllers == screens)
        #expect(Set(navigation.children) == Set(screens))
        tabs.selectedIndex = 0
        scene.settle()
        #expect(screens[2].view.window != nil && screens[1].view.window == nil)
    }

    /// A child that adds itself to its parent, or selects itself there, when it's notified that it will be
    /// added.
    private final class EagerChild: UIViewController {
        private var isEager = true

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            guard isEager, let parent else { return }
            isEager = false
            if let tabs = parent as? UITabBarController {
                tabs.selectedViewController = self
            } else {
                parent.addChild(self)
            }
        }
    }

    @Test func aChildThatAddsItselfIsOneChild() {
        let (parent, child) = (scene.controller("A"), EagerChild())
        parent.addChild(child)
        #expect(parent.children == [child])
        child.removeFromParent()
        #expect(parent.children.isEmpty && child.parent == nil)
    }

    @Test func aTabThatSelectsItselfIsOneChild() {
        let (first, second) = (scene.controller("A"), EagerChild())
        let tabs = tabs([first])
        scene.show(tabs)
        tabs.viewControllers = [first, second]
        scene.settle()
        #expect(tabs.children == [first, second])
        #expect(tabs.selectedViewController === second)
    }

    // MARK: The bottom bar

    @Test func theBottomBarFollowsTheTab() {
        let (first, second, pushed) = (scene.controller("A"), scene.controller("B"), scene.controller("C"))
        let navigation = navigation([first])
        let tabs = tabs([navigation, second])
        scene.show(tabs)
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: true)
        scene.settle()
        #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34)
        tabs.selectedIndex = 1
        scene.settle()
        #expect(!tabs.tabBar.isHidden && second.view.safeAreaInsets.bottom == 83)
        tabs.selectedIndex = 0
        scene.settle()
        #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34)
    }

    @Test func aPushInAnotherTabLeavesTheBottomBar() {
        let navigation = navigation([scene.controller("A")])
        let tabs = tabs([navigation, scene.controller("B")])
        scene.show(tabs)
        tabs.selectedIndex = 1
        scene.settle()
        let pushed = scene.controller("C")
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden)
        tabs.selectedIndex = 0
        scene.settle()
        #expect(tabs.tabBar.isHidden)
    }

    @Test(arguments: [true, false]) func theBottomBarReturnsWithACancelledTab(_ finishes: Bool) {
        let navigation = navigation([scene.controller("A")])
        let tabs = tabs([navigation, scene.controller("B")])
        scene.show(tabs)
        let pushed = scene.controller("C")
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        scene.settle()
        tabs.delegate = vendor
        tabs.selectedIndex = 1
        scene.tick()
        driver.update(0.5)
        #expect(!tabs.tabBar.isHidden)
        finishes ? driver.finish() : driver.cancel()
        scene.settle()
        #expect(tabs.tabBar.isHidden == !finishes)
    }
}
