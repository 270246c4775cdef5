import Testing
@_spi(Host) import UIKit

/// Changes of a stack, and layout, in the callbacks of a change without animation.
@MainActor @Suite
final class StackInCallbackTests {
    private lazy var scene = ControllerScene()

    enum Change: CaseIterable, Sendable { case push, pop }

    @Test(
        "A push or pop from viewWillDisappear of an unanimated change",
        arguments: Change.allCases,
        [false, true]
    )
    func fromWillDisappear(change: Change, lays: Bool) {
        let (a, b, c) = (scene.controller("A"), scene.controller("B"), scene.controller("C"))
        let navigation = UINavigationController(rootViewController: a)
        scene.show(navigation)
        a.whenCalled = { [unowned a] in
            guard $0 == "willDisappear" else { return }
            a.whenCalled = nil
            if change == .push {
                navigation.pushViewController(c, animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
            // Either of them would start the change.
            if lays { navigation.view.layoutIfNeeded() } else { _ = navigation.transitionCoordinator }
        }
        navigation.pushViewController(b, animated: false)
        scene.settle()
        let top = change == .push ? c : a
        #expect(navigation.topViewController === top)
        #expect(navigation.children == (change == .push ? [a, b, c] : [a]))
        #expect(top.view.superview?.subviews.map { $0 === top.view } == [true])
        #expect(top.view.frame == navigation.view.bounds)
        #expect(navigation.navigationBar.items?.count == navigation.viewControllers.count)
        for controller in [a, b, c] {
            let last = scene.log.entries.last { $0.hasPrefix(controller.name) }
            #expect(
                [
                    controller === top ? "\(controller.name) didAppear" : "\(controller.name) didDisappear",
                    nil,
                ]
                .contains(last)
            )
        }
        let told = scene.log.entries.filter { $0.hasPrefix("B") && !$0.hasSuffix("isAppearing") }
        #expect(told == ["B willAppear", "B didAppear", "B willDisappear", "B didDisappear"])
    }

    @Test(
        "A pop from viewDidAppear of an animated push",
        arguments: [false, true],
        [false, true]
    )
    func popFromDidAppear(isCustom: Bool, isAnimated: Bool) {
        let (a, b) = (scene.controller("A"), scene.controller("B"))
        let navigation = UINavigationController(rootViewController: a)
        scene.show(navigation)
        let delegate = AskedDelegate()
        if isCustom { navigation.delegate = delegate }
        b.whenCalled = { [unowned b] in
            guard $0 == "didAppear" else { return }
            b.whenCalled = nil
            navigation.popViewController(animated: isAnimated)
        }
        navigation.pushViewController(b, animated: true)
        scene.settle()
        #expect(navigation.viewControllers == [a] && navigation.children == [a])
        #expect(a.view.window != nil && b.view.window == nil)
        #expect(navigation.navigationBar.items?.count == 1)
        let told = scene.log.entries.filter { !$0.hasSuffix("isAppearing") }
        #expect(told.filter { $0.hasPrefix("A") }.suffix(2) == ["A willAppear", "A didAppear"])
        #expect(told.filter { $0.hasPrefix("B") }.suffix(2) == ["B willDisappear", "B didDisappear"])
    }

    /// A delegate that changes the stack when it's asked for an animator.
    private final class AskedDelegate: NSObject, UINavigationControllerDelegate {
        var interactor: (any UIViewControllerInteractiveTransitioning)?
        /// Closures that are called one by one, each time that the delegate is asked.
        var whenAsked: [() -> Void] = []

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            if !whenAsked.isEmpty { whenAsked.removeFirst()() }
            return AnimatorKind.blocks.make().animator
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    @Test(
        "A push by the delegate, when it's asked about another push, can be canceled",
        arguments: [true, false]
    )
    func pushWhenAsked(startsAtOnce: Bool) {
        let (a, b, c) = (scene.controller("A"), scene.controller("B"), scene.controller("C"))
        let navigation = UINavigationController(rootViewController: a)
        scene.show(navigation)
        let (delegate, driver) = (AskedDelegate(), UIPercentDrivenInteractiveTransition())
        navigation.delegate = delegate
        delegate.whenAsked = [
            {
                navigation.pushViewController(c, animated: true)
                if startsAtOnce { _ = navigation.transitionCoordinator }
            },
            { [unowned delegate] in delegate.interactor = driver },
        ]
        navigation.pushViewController(b, animated: true)
        scene.settle()
        #expect(navigation.viewControllers == [a, b, c])
        driver.update(0.5)
        scene.advance(0.1)
        driver.cancel()
        scene.settle()
        // If the second push starts first, it takes the first one with it.
        let rest: [UIViewController] = startsAtOnce ? [a] : [a, b]
        let top = startsAtOnce ? a : b
        #expect(navigation.viewControllers == rest)
        #expect(navigation.children == rest)
        #expect(navigation.navigationBar.items?.count == rest.count)
        #expect(top.view.superview?.subviews.map { $0 === top.view } == [true])
        #expect(scene.log.entries.last { $0.hasPrefix(top.name) } == "\(top.name) didAppear")
        #expect(c.view.window == nil)
    }

    @Test("A stack that's replaced, and laid out, in didMove(toParent:) releases its screens")
    func layoutInDidMove() {
        let (b, c) = (scene.controller("B"), scene.controller("C"))
        let navigation = UINavigationController()
        weak var popped: UIViewController?
        do {
            let a = scene.controller("A")
            popped = a
            navigation.viewControllers = [a]
        }
        scene.show(navigation)
        b.logsContainment = true
        b.whenCalled = { [unowned b] in
            guard $0 == "didMove" else { return }
            b.whenCalled = nil
            navigation.setViewControllers([c], animated: true)
            navigation.view.layoutIfNeeded()
        }
        navigation.pushViewController(b, animated: false)
        scene.settle()
        #expect(popped == nil)
        #expect(navigation.children == [c])
        #expect(navigation.navigationBar.items == [c.navigationItem])
    }

    @Test("A screen that's pushed while the stack appears, but isn't in the window yet, appears with it")
    func pushBeforeArrival() {
        let (parent, a, b) = (scene.controller("P"), scene.controller("A"), scene.controller("B"))
        let navigation = UINavigationController(rootViewController: a)
        scene.show(parent)
        parent.addChild(navigation)
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.pushViewController(b, animated: false)
        scene.tick()
        parent.view.addSubview(navigation.view)
        navigation.endAppearanceTransition()
        navigation.didMove(toParent: parent)
        scene.settle()
        #expect(a.view.window == nil && b.view.window === scene.window)
        let calls = scene.log.take().filter { !$0.hasSuffix("isAppearing") }
        let expected = ["A willAppear", "A willDisappear", "A didDisappear"]
        #expect(calls.filter { $0.hasPrefix("A") } == expected)
        #expect(calls.filter { $0.hasPrefix("B") } == ["B willAppear", "B didAppear"])
    }

    enum Container: CaseIterable, Sendable { case navigation, tabs }

    @Test(
        "Layout during a change without animation doesn't bring back the old screen",
        arguments: Container.allCases
    )
    func layoutMeanwhile(kind: Container) {
        let (a, b) = (scene.controller("A"), scene.controller("B"))
        let (navigation, tabs) = (UINavigationController(), UITabBarController())
        if kind == .navigation { navigation.viewControllers = [a] } else { tabs.viewControllers = [a, b] }
        let container: UIViewController = kind == .navigation ? navigation : tabs
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        a.view.addSubview(field)
        scene.show(container)
        // Editing ends when the old screen is removed, and the app lays out what the keyboard had covered.
        field.becomeFirstResponder()
        field.addAction(
            UIAction { _ in
                container.view.setNeedsLayout()
                container.view.layoutIfNeeded()
            },
            for: .editingDidEnd
        )
        if kind == .navigation {
            navigation.pushViewController(b, animated: false)
        } else {
            tabs.selectedIndex = 1
        }
        scene.settle()
        #expect(a.view.superview == nil)
        #expect(b.view.superview?.subviews.map { $0 === b.view } == [true])
        #expect(scene.log.entries.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
    }

    @Test(
        "A screen that's laid out during a change without animation has its place afterwards",
        arguments: Container.allCases
    )
    func placeAfterLayoutMeanwhile(kind: Container) {
        let (a, b) = (scene.controller("A"), scene.controller("B"))
        let (navigation, tabs) = (UINavigationController(), UITabBarController())
        if kind == .navigation { navigation.viewControllers = [a] } else { tabs.viewControllers = [a, b] }
        let container: UIViewController = kind == .navigation ? navigation : tabs
        scene.show(container)
        b.view.autoresizingMask = []
        b.edgesForExtendedLayout = []
        b.whenCalled = { [window = scene.window] in
            guard $0 == "didAppear" else { return }
            navigation.isNavigationBarHidden = true
            window.frame.size = CGSize(width: 844, height: 390)
            window.layoutIfNeeded()
        }
        if kind == .navigation {
            navigation.pushViewController(b, animated: false)
        } else {
            tabs.selectedIndex = 1
        }
        scene.settle()
        #expect(b.view.frame == scene.window.bounds)
    }

    // MARK: Appearance that turns round

    /// Returns a parent with a child, both on screen.
    private func family() -> (LoggingController, LoggingController) {
        let (parent, child) = (scene.controller("P"), scene.controller("C"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        return (parent, child)
    }

    private var childCalls: [String] {
        scene.log.take().filter { $0.hasPrefix("C") && !$0.hasSuffix("isAppearing") }
    }

    @Test("A child follows when its parent's appearance turns round in a callback")
    func turnInWill() {
        let (parent, _) = family()
        scene.show(parent)
        parent.whenCalled = { [unowned parent] in
            guard $0 == "willDisappear" else { return }
            parent.whenCalled = nil
            parent.beginAppearanceTransition(true, animated: false)
        }
        parent.beginAppearanceTransition(false, animated: false)
        parent.endAppearanceTransition()
        // It has never begun to disappear.
        #expect(childCalls == [])
        parent.beginAppearanceTransition(false, animated: false)
        parent.endAppearanceTransition()
        #expect(childCalls == ["C willDisappear", "C didDisappear"])
    }

    @Test("A child isn't told that it has disappeared while its parent is still disappearing")
    func turnInDid() {
        let (parent, _) = family()
        scene.show(parent)
        parent.beginAppearanceTransition(false, animated: false)
        parent.endAppearanceTransition()
        _ = scene.log.take()
        parent.whenCalled = { [unowned parent] in
            guard $0 == "didAppear" else { return }
            parent.whenCalled = nil
            parent.beginAppearanceTransition(false, animated: true)
        }
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        #expect(childCalls == ["C willAppear", "C willDisappear"])
        parent.endAppearanceTransition()
        #expect(childCalls == ["C didDisappear"])
    }
}
