import Testing
@_spi(Host) import UIKit

/// The recorded orders of appearance callbacks.
@MainActor
@Suite final class AppearanceCallbackTests {
    private lazy var scene = ControllerScene()

    // MARK: Navigation

    private func navigation(_ count: Int) -> (UINavigationController, [LoggingController]) {
        let controllers = ["A", "B", "C"].prefix(count).map(scene.controller)
        let navigation = UINavigationController()
        navigation.viewControllers = Array(controllers)
        scene.show(navigation)
        return (navigation, Array(controllers))
    }

    @Test func rootAppears() {
        let controller = scene.controller("A")
        scene.window.rootViewController = controller
        scene.window.makeKeyAndVisible()
        scene.tick()
        #expect(scene.log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
    }

    @Test func rootInNavigationAppears() {
        let controller = scene.controller("A")
        scene.window.rootViewController = UINavigationController(rootViewController: controller)
        scene.window.makeKeyAndVisible()
        scene.tick()
        #expect(scene.log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
    }

    @Test(arguments: [nil] + AnimatorKind.allCases.map(Optional.some)) func pushCallsBothScreensInOrder(
        _ kind: AnimatorKind?
    ) {
        let (navigation, _) = navigation(1)
        let vendor = TransitionVendor(Log(), animator: kind?.make().animator)
        navigation.delegate = vendor
        navigation.pushViewController(scene.controller("B"), animated: true)
        #expect(scene.log.take() == [])
        scene.tick()
        #expect(scene.log.take() == ["A willDisappear", "B willAppear", "B isAppearing"])
        scene.settle()
        #expect(scene.log.take() == ["A didDisappear", "B didAppear"])
    }

    @Test(arguments: [nil] + AnimatorKind.allCases.map(Optional.some)) func popCallsBothScreensInOrder(
        _ kind: AnimatorKind?
    ) {
        let (navigation, controllers) = navigation(2)
        let vendor = TransitionVendor(Log(), animator: kind?.make().animator)
        navigation.delegate = vendor
        #expect(navigation.popViewController(animated: true) === controllers[1])
        scene.settle()
        #expect(
            scene.log.take() == [
                "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
            ]
        )
    }

    /// Apps determine whether a screen is being popped from the stack of its navigation controller.
    @Test(arguments: [true, false]) func navigationControllerOfAPoppedScreen(animated: Bool) {
        let (navigation, controllers) = navigation(2)
        let popped = controllers[1]
        var seen: [String: Bool] = [:]
        popped.whenCalled = { [unowned popped] call in
            seen[call] = popped.navigationController?.viewControllers.contains(popped)
        }
        navigation.popViewController(animated: animated)
        scene.settle()
        #expect(seen == ["willDisappear": false])
        #expect(popped.navigationController == nil)
    }

    @Test(arguments: AnimatorKind.allCases) func interactivePopFinished(_ kind: AnimatorKind) {
        let (navigation, _) = navigation(2)
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = TransitionVendor(Log(), animator: kind.make().animator, interactor: driver)
        navigation.delegate = vendor
        navigation.popViewController(animated: true)
        scene.tick()
        driver.update(0.5)
        scene.advance(0.1)
        driver.finish()
        scene.settle()
        #expect(
            scene.log.take() == [
                "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
            ]
        )
    }

    @Test(arguments: AnimatorKind.allCases) func interactivePopCancelled(_ kind: AnimatorKind) {
        let (navigation, controllers) = navigation(2)
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = TransitionVendor(Log(), animator: kind.make().animator, interactor: driver)
        navigation.delegate = vendor
        navigation.popViewController(animated: true)
        scene.tick()
        driver.update(0.5)
        #expect(navigation.viewControllers == [controllers[0]])
        #expect(controllers[1].navigationController === navigation)
        driver.cancel()
        scene.settle()
        // It isn't recorded whether the returning screen receives "is appearing" again.
        #expect(
            scene.log.take().filter { $0 != "B isAppearing" } == [
                "B willDisappear", "A willAppear", "A isAppearing",
                "A willDisappear", "A didDisappear", "B willAppear", "B didAppear",
            ]
        )
        #expect(navigation.viewControllers == controllers)
        #expect(controllers[1].navigationController === navigation)
        #expect(controllers[1].view.window != nil)
        #expect(controllers[0].view.superview == nil)
        #expect(vendor.log.take() == ["animator for pop", "interactor", "willShow"])
    }

    @Test func unanimatedPush() {
        let (navigation, _) = navigation(1)
        let vendor = TransitionVendor(scene.log, animator: AnimatorKind.blocks.make().animator)
        navigation.delegate = vendor
        navigation.pushViewController(scene.controller("B"), animated: false)
        scene.tick()
        #expect(
            scene.log.take().filter { !$0.hasSuffix("Show") } == [
                "A willDisappear", "B willAppear", "A didDisappear", "B isAppearing", "B didAppear",
            ]
        )
    }

    @Test func coveredNavigationChangesUnseen() {
        let (navigation, controllers) = navigation(1)
        let cover = scene.controller("M")
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: false)
        scene.settle()
        scene.log.entries = []
        navigation.pushViewController(scene.controller("B"), animated: true)
        scene.settle()
        #expect(scene.log.take() == [])
        navigation.dismiss(animated: false)
        scene.settle()
        #expect(
            scene.log.take().filter { $0.hasPrefix("B") } == ["B willAppear", "B isAppearing", "B didAppear"]
        )
        #expect(controllers[0].view.superview == nil)
    }

    // MARK: Presentation

    nonisolated private static let removing: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
    nonisolated private static let keeping: [UIModalPresentationStyle] = [
        .custom, .overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .automatic,
    ]

    // The header of UIViewController: reading the style always returns a concrete one.
    @Test func theAutomaticStyleReadsAsAConcreteOne() {
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .pageSheet)
        controller.modalPresentationStyle = .fullScreen
        controller.modalPresentationStyle = .automatic
        #expect(controller.modalPresentationStyle == .pageSheet)
    }

    // The documentation of definesPresentationContext: it's true for navigation controllers.
    @Test(arguments: [true, false])
    func aNavigationControllerDefinesAPresentationContext(isInTabs: Bool) {
        let (screen, presented) = (scene.controller("A"), scene.controller("B"))
        let stack = UINavigationController(rootViewController: screen)
        #expect(stack.definesPresentationContext && !screen.definesPresentationContext)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        if isInTabs { stack.definesPresentationContext = false }
        tabs.definesPresentationContext = true
        scene.show(tabs)
        presented.modalPresentationStyle = .currentContext
        screen.present(presented, animated: true)
        scene.settle()
        #expect(presented.presentingViewController === (isInTabs ? tabs : stack))
    }

    @Test(arguments: ["in a stack", "in a tab", "of a screen in a stack"])
    func aRemovedPresenterStaysRemovedAfterLayout(kind: String) {
        let (screen, presented) = (scene.controller("A"), scene.controller("B"))
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: screen)
        tabs.viewControllers = [kind == "in a tab" ? screen : stack]
        if kind != "in a stack" { screen.definesPresentationContext = true }
        scene.show(tabs)
        presented.modalPresentationStyle = .currentContext
        screen.present(presented, animated: true)
        scene.settle()
        let presenter = presented.presentingViewController
        #expect(presenter === (kind == "in a stack" ? stack : screen))
        #expect(presenter?.view.superview == nil)
        for size in [CGSize(width: 844, height: 390), UIScreen.main.bounds.size] {
            scene.window.frame.size = size
            for view in [tabs.view, stack.viewIfLoaded] { view?.setNeedsLayout() }
            scene.settle()
            #expect(presenter?.view.superview == nil)
            #expect(presented.view.window != nil)
        }
        presented.dismiss(animated: true)
        scene.settle()
        #expect(screen.view.window != nil && presented.view.window == nil)
        #expect(screen.view.convert(screen.view.bounds, to: nil) == scene.window.bounds)
    }

    private func present(_ style: UIModalPresentationStyle, animated: Bool = true) -> LoggingController {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        presented.modalPresentationStyle = style
        presenter.present(presented, animated: animated)
        scene.settle()
        return presented
    }

    @Test("A window that's shown again doesn't bring back the view of a presenter that's covered")
    func aRemovedPresenterStaysRemovedInAWindowThatIsShownAgain() {
        let presented = present(.fullScreen)
        let presenter = presented.presentingViewController
        scene.log.entries = []
        scene.window.isHidden = true
        scene.window.isHidden = false
        scene.settle()
        #expect(scene.log.take() == [])
        #expect(presenter?.view.window == nil && presented.view.window != nil)
        presented.dismiss(animated: true)
        scene.settle()
        #expect(scene.window.subviews.map { $0 === presenter?.view } == [true])
    }

    @Test(arguments: removing, [true, false])
    func presentationThatRemovesThePresenter(_ style: UIModalPresentationStyle, animated: Bool) {
        let presented = present(style, animated: animated)
        #expect(
            scene.log.take() == [
                "A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear",
            ]
        )
        presented.dismiss(animated: animated)
        scene.settle()
        #expect(
            scene.log.take() == [
                "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
            ]
        )
    }

    @Test(arguments: keeping, [true, false])
    func presentationThatKeepsThePresenter(_ style: UIModalPresentationStyle, animated: Bool) {
        let presented = present(style, animated: animated)
        #expect(scene.log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
        presented.dismiss(animated: animated)
        scene.settle()
        #expect(scene.log.take() == ["B willDisappear", "B didDisappear"])
    }

    @Test(arguments: AnimatorKind.allCases) func cancelledDismissal(_ kind: AnimatorKind) {
        let presented = present(.custom)
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = TransitionVendor(Log(), animator: kind.make().animator, interactor: driver)
        presented.transitioningDelegate = vendor
        scene.log.entries = []
        presented.dismiss(animated: true)
        scene.tick()
        driver.update(0.4)
        driver.cancel()
        scene.settle()
        #expect(scene.log.take() == ["B willDisappear", "B willAppear", "B isAppearing", "B didAppear"])
        #expect(presented.view.window != nil)
        #expect(presented.presentingViewController != nil)

        vendor.interactor = nil
        presented.dismiss(animated: true)
        scene.settle()
        #expect(scene.log.take() == ["B willDisappear", "B didDisappear"])
        #expect(presented.presentingViewController == nil)
    }

    @Test(arguments: AnimatorKind.allCases) func cancelledPresentation(_ kind: AnimatorKind) {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = TransitionVendor(Log(), animator: kind.make().animator, interactor: driver)
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = vendor
        presenter.present(presented, animated: true)
        scene.tick()
        driver.update(0.4)
        driver.cancel()
        scene.settle()
        #expect(
            scene.log.take().filter { $0 != "A isAppearing" } == [
                "A willDisappear", "B willAppear", "B isAppearing",
                "B willDisappear", "B didDisappear", "A willAppear", "A didAppear",
            ]
        )
        #expect(presenter.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
        #expect(presenter.view.superview === scene.window)
        #expect(scene.window.subviews == [presenter.view])
    }

    // MARK: Tabs

    private func tabs() -> (UITabBarController, [LoggingController]) {
        let controllers = ["A", "B", "C"].map(scene.controller)
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        scene.show(tabs)
        return (tabs, controllers)
    }

    @Test(arguments: [nil] + AnimatorKind.allCases.map(Optional.some)) func tabSwitch(_ kind: AnimatorKind?) {
        let (tabs, _) = tabs()
        let vendor = TransitionVendor(Log(), animator: kind?.make().animator)
        tabs.delegate = vendor
        tabs.selectedIndex = 1
        scene.settle()
        #expect(
            scene.log.take().filter { $0 != "B isAppearing" } == [
                "B willAppear", "A willDisappear", "A didDisappear", "B didAppear",
            ]
        )
    }

    @Test(arguments: AnimatorKind.allCases) func cancelledTabSwitch(_ kind: AnimatorKind) {
        let (tabs, controllers) = tabs()
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = TransitionVendor(Log(), animator: kind.make().animator, interactor: driver)
        tabs.delegate = vendor
        tabs.selectedIndex = 2
        #expect(tabs.selectedViewController === controllers[2])
        scene.tick()
        driver.update(0.3)
        driver.cancel()
        scene.settle()
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
        #expect(controllers[0].view.window != nil)
        #expect(controllers[2].view.superview == nil)
    }

    // MARK: Rules of begin and end

    @Test func beginningTwiceAndTurningRound() {
        let controller = scene.controller("A")
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(true, animated: false)
        #expect(scene.log.take() == ["A willAppear"])
        controller.beginAppearanceTransition(false, animated: false)
        #expect(scene.log.take() == ["A willDisappear"])
        controller.endAppearanceTransition()
        controller.endAppearanceTransition()
        #expect(scene.log.take() == ["A didDisappear"])
    }

    @Test func childFollowsItsView() {
        let (parent, child) = (scene.controller("A"), scene.controller("B"))
        scene.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        scene.tick()
        #expect(scene.log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(scene.log.take() == ["B willDisappear", "B didDisappear"])
    }

    @Test func transitionBetweenChildren() {
        let (parent, first, second) = (scene.controller("P"), scene.controller("A"), scene.controller("B"))
        scene.show(parent)
        for child in [first, second] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        parent.view.addSubview(first.view)
        scene.tick()
        scene.log.entries = []
        var isDone = false
        parent.transition(
            from: first,
            to: second,
            duration: 0.3,
            animations: { second.view.center.x += 10 },
            completion: { _ in isDone = true }
        )
        scene.settle()
        #expect(isDone)
        #expect(first.view.superview == nil)
        #expect(second.view.superview === parent.view)
        #expect(
            scene.log.take().sorted() == [
                "A didDisappear", "A willDisappear", "B didAppear", "B isAppearing", "B willAppear",
            ]
        )
    }

    /// Apple's page of the method: "options: A mask of options indicating how you want to perform the
    /// animations." Those of a transition replace one view with another, and need no animations.
    @Test func aDissolveBetweenChildrenTakesItsTime() {
        let (parent, first, second) = (scene.controller("P"), scene.controller("A"), scene.controller("B"))
        scene.show(parent)
        for child in [first, second] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        parent.view.addSubview(first.view)
        scene.tick()
        scene.log.entries = []
        var end: Bool?
        parent.transition(
            from: first,
            to: second,
            duration: 0.5,
            options: .transitionCrossDissolve,
            animations: nil,
            completion: { end = $0 }
        )
        #expect(second.view.superview === parent.view && first.view.superview === parent.view)
        scene.advance(0.25)
        // The picture of the old content fades over the new content.
        let opacity = parent.view.layer.sublayers?.last?.presentation()?.opacity ?? 0
        #expect(opacity > 0.1 && opacity < 0.9)
        #expect(end == nil && first.view.superview === parent.view)
        #expect(!scene.log.entries.contains { $0.contains(" did") })
        scene.settle()
        #expect(end == true)
        #expect(second.view.superview === parent.view && first.view.superview == nil)
        #expect(parent.view.layer.sublayers?.count == 1)
        #expect(
            scene.log.take().sorted() == [
                "A didDisappear", "A willDisappear", "B didAppear", "B isAppearing", "B willAppear",
            ]
        )
    }

    // MARK: Flags

    @Test func flagsOfAPresentation() {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        presented.modalPresentationStyle = .fullScreen
        var flags: [String: [Bool]] = [:]
        presented.whenCalled = { [unowned presented] in
            flags[$0] = [presented.isBeingPresented, presented.isBeingDismissed]
        }
        var calls: Set<String> = []
        presenter.whenCalled = { [unowned presenter] in
            calls.insert($0)
            #expect(!presenter.isBeingPresented && !presenter.isBeingDismissed)
        }
        presenter.present(presented, animated: true)
        scene.settle()
        #expect(
            flags == [
                "willAppear": [true, false], "isAppearing": [true, false], "didAppear": [true, false],
            ]
        )
        #expect(!presented.isBeingPresented)
        flags = [:]
        presented.dismiss(animated: true)
        scene.settle()
        #expect(flags == ["willDisappear": [false, true], "didDisappear": [false, true]])
        #expect(!presented.isBeingDismissed)
        #expect(calls.isSuperset(of: ["willDisappear", "didDisappear", "willAppear", "didAppear"]))
    }

    @Test("When a container is presented or dismissed, its screens aren't")
    func flagsOfAScreenInAPresentedStack() {
        let (presenter, root) = (scene.controller("A"), scene.controller("B"))
        let navigation = UINavigationController(rootViewController: root)
        scene.show(presenter)
        var flags: [String: [Bool]] = [:]
        root.whenCalled = { [unowned root, unowned navigation] in
            #expect(!root.isBeingPresented && !root.isBeingDismissed)
            flags[$0] = [navigation.isBeingPresented, navigation.isBeingDismissed]
        }
        presenter.present(navigation, animated: true)
        scene.settle()
        #expect(
            flags == [
                "willAppear": [true, false], "isAppearing": [true, false], "didAppear": [true, false],
            ]
        )
        flags = [:]
        presenter.dismiss(animated: true)
        scene.settle()
        #expect(flags == ["willDisappear": [false, true], "didDisappear": [false, true]])
    }

    /// What Apple's UIKit calls at which moment isn't documented, but not that a view without a window has
    /// appeared.
    @Test func childThatLeavesWhileItsParentAppears() {
        let (navigation, _) = navigation(1)
        let (parent, child) = (UIViewController(), scene.controller("B"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        navigation.pushViewController(parent, animated: true)
        scene.advance(0.1)
        _ = scene.log.take()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        scene.settle()
        #expect(scene.log.take().filter { $0.hasPrefix("B") } == ["B willDisappear", "B didDisappear"])
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        scene.settle()
        #expect(scene.log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
    }

    /// The parent can begin to appear before it's in a window. A child that it has lost isn't shown there.
    @Test func childThatLeavesWhileItsParentAppearsWithoutAWindow() {
        let (parent, child) = (UIViewController(), scene.controller("B"))
        scene.show(UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.beginAppearanceTransition(true, animated: false)
        #expect(scene.log.take() == ["B willAppear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        scene.window.addSubview(parent.view)
        parent.endAppearanceTransition()
        scene.settle()
        #expect(scene.log.take() == ["B willDisappear", "B didDisappear"])
    }

    @Test func flagsOfAPushAndAPop() {
        let (navigation, controllers) = navigation(1)
        let pushed = scene.controller("B")
        var flags: [String: [Bool]] = [:]
        pushed.whenCalled = { [unowned pushed] in
            flags[$0] = [pushed.isMovingToParent, pushed.isMovingFromParent]
        }
        var calls: Set<String> = []
        controllers[0].whenCalled = { [unowned root = controllers[0]] in
            calls.insert($0)
            #expect(!root.isMovingToParent && !root.isMovingFromParent)
        }
        navigation.pushViewController(pushed, animated: true)
        scene.settle()
        #expect(flags["willAppear"] == [true, false])
        #expect(flags["didAppear"] == [true, false])
        navigation.popViewController(animated: true)
        scene.settle()
        #expect(flags["willDisappear"] == [false, true])
        #expect(flags["didDisappear"] == [false, true])
        #expect(!pushed.isMovingFromParent)
        #expect(calls.isSuperset(of: ["willDisappear", "didDisappear", "willAppear", "didAppear"]))
    }

    /// Returns the values of the two flags in the callbacks of a controller, by their names.
    private func flags(of controller: LoggingController, in action: () -> Void) -> [String: [Bool]] {
        var flags: [String: [Bool]] = [:]
        controller.whenCalled = { [unowned controller] in
            flags[$0] = [controller.isMovingToParent, controller.isMovingFromParent]
        }
        action()
        scene.settle()
        controller.whenCalled = nil
        #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
        return flags
    }

    /// Covers everything, and uncovers it.
    private func cover(_ controller: UIViewController) {
        let front = UIViewController()
        front.modalPresentationStyle = .fullScreen
        controller.present(front, animated: false)
        scene.settle()
        controller.dismiss(animated: false)
        scene.settle()
    }

    @Test("The root of a stack is moving there only when it appears for the first time")
    func flagsOfARoot() {
        let root = scene.controller("A")
        let navigation = UINavigationController(rootViewController: root)
        let first = flags(of: root) { scene.show(navigation) }
        #expect(first["willAppear"] == [true, false] && first["didAppear"] == [true, false])
        let second = flags(of: root) { cover(navigation) }
        #expect(second["willDisappear"] == [false, false] && second["willAppear"] == [false, false])
    }

    @Test("A screen beneath the top isn't moving to the stack when it appears in a pop")
    func flagsOfAScreenThatHasntAppeared() {
        let (navigation, controllers) = navigation(2)
        let flags = flags(of: controllers[0]) { navigation.popViewController(animated: true) }
        #expect(flags["willAppear"] == [false, false])
    }

    @Test("A child of a visible controller is moving there when it comes, and from there when it leaves")
    func flagsOfAChild() {
        let (parent, child) = (scene.controller("P"), scene.controller("A"))
        scene.show(parent)
        let coming = flags(of: child) {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        #expect(coming["willAppear"] == [true, false] && coming["didAppear"] == [true, false])
        // A parent can change its mind.
        child.willMove(toParent: nil)
        child.didMove(toParent: parent)
        let covered = flags(of: child) { cover(parent) }
        #expect(covered["willDisappear"] == [false, false] && covered["willAppear"] == [false, false])
        let leaving = flags(of: child) {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(leaving["willDisappear"] == [false, true] && leaving["didDisappear"] == [false, true])
    }

    // MARK: Loading

    private final class LoadingController: LoggingController {
        override func viewDidLoad() {
            super.viewDidLoad()
            log("\(name) didLoad")
        }
    }

    @Test(
        "The next screen is loaded before the previous one is about to disappear",
        arguments: [true, false],
        [true, false]
    )
    func nextScreenIsLoadedBeforePreviousOneIsAboutToDisappear(isPush: Bool, animated: Bool) {
        let (navigation, _) = navigation(1)
        let next = LoadingController("B", scene.log)
        next.modalPresentationStyle = .fullScreen
        if isPush {
            navigation.pushViewController(next, animated: animated)
        } else {
            navigation.present(next, animated: animated)
        }
        scene.settle()
        #expect(scene.log.take().prefix(3) == ["B didLoad", "A willDisappear", "B willAppear"])
    }
}
