import Testing
@_spi(Host) import UIKit

/// A window gets another root during a transition. Nothing of the previous one must remain.
@MainActor
@Suite final class RootReplacementTests {
    enum Container: CaseIterable, Sendable {
        case navigation, tabs, modal
    }

    private struct Screens {
        weak var root: UIViewController?
        weak var first: UIViewController?
        weak var second: UIViewController?
    }

    /// Starts a transition, and replaces the root in the middle of it.
    private func replaced(
        _ scene: ControllerScene,
        _ container: Container,
        _ kind: AnimatorKind?,
        isHeld: Bool
    ) -> Screens {
        let (first, second) = (scene.controller("A"), scene.controller("B"))
        let driver = isHeld ? UIPercentDrivenInteractiveTransition() : nil
        let vendor = TransitionVendor(scene.log, animator: kind?.make().animator, interactor: driver)
        var root: UIViewController = first
        switch container {
        case .navigation:
            let navigation = UINavigationController(rootViewController: first)
            scene.show(navigation)
            navigation.delegate = kind == nil ? nil : vendor
            navigation.pushViewController(second, animated: true)
            root = navigation
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            scene.show(tabs)
            tabs.delegate = kind == nil ? nil : vendor
            tabs.selectedIndex = 1
            root = tabs
        case .modal:
            scene.show(first)
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = kind == nil ? nil : vendor
            first.present(second, animated: true)
        }
        scene.tick()
        scene.advance(0.1)
        driver?.update(0.5)
        scene.advance(0.05)
        let screens = Screens(root: root, first: first, second: second)
        scene.window.rootViewController = scene.controller("C")
        scene.advance(0.05)
        return screens
    }

    @Test(arguments: Container.allCases, [nil] + AnimatorKind.allCases.map(Optional.some))
    func nothingOfTheOldOneStays(_ container: Container, _ kind: AnimatorKind?) {
        let scene = ControllerScene()
        let screens = replaced(scene, container, kind, isHeld: false)
        scene.settle()
        #expect(screens.root == nil)
        #expect(screens.first == nil)
        #expect(screens.second == nil)
        #expect(scene.window.subviews.count == 1)
    }

    @Test(arguments: Container.allCases, AnimatorKind.allCases)
    func norIfAFingerHeldIt(_ container: Container, _ kind: AnimatorKind) {
        let scene = ControllerScene()
        let screens = replaced(scene, container, kind, isHeld: true)
        scene.settle()
        #expect(screens.root == nil)
        #expect(screens.first == nil)
        #expect(screens.second == nil)
        #expect(scene.window.subviews.count == 1)
    }

    private final class Root: LoggingController {
        override func viewDidLoad() {
            super.viewDidLoad()
            whenCalled?("didLoad")
        }
    }

    @Test(
        "A root that gives the window another root in a callback leaves nothing behind",
        arguments: ["didLoad", "willAppear", "isAppearing", "didAppear"],
        [true, false]
    )
    func replacedInACallback(callback: String, isVisible: Bool) {
        let scene = ControllerScene()
        let (first, second) = (Root("A", scene.log), scene.controller("B"))
        if isVisible { scene.show(scene.controller("C")) }
        first.whenCalled = { [window = scene.window, unowned first] in
            guard $0 == callback else { return }
            first.whenCalled = nil
            window.rootViewController = second
        }
        scene.window.rootViewController = first
        scene.window.makeKeyAndVisible()
        scene.settle()
        #expect(scene.window.rootViewController === second)
        #expect(scene.window.subviews.map { $0 === second.view } == [true])
        #expect(second.view.frame == scene.window.bounds)
        #expect([nil, "A didDisappear"].contains(scene.log.entries.last { $0.hasPrefix("A") }))
        let calls = scene.log.entries.filter { $0.hasPrefix("B") }
        #expect(calls == ["B willAppear", "B isAppearing", "B didAppear"])
    }

    @Test(
        "A root that becomes the child of another root in a callback appears there",
        arguments: ["willAppear", "isAppearing", "didAppear"],
        [true, false]
    )
    func becomesAChildInACallback(callback: String, isVisible: Bool) {
        let scene = ControllerScene()
        let root = scene.controller("A")
        if isVisible { scene.show(scene.controller("C")) }
        root.whenCalled = { [window = scene.window, unowned root] in
            guard $0 == callback else { return }
            root.whenCalled = nil
            // UIKit raises an exception if the root becomes a child while it's the root.
            window.rootViewController = nil
            window.rootViewController = UINavigationController(rootViewController: root)
        }
        scene.window.rootViewController = root
        scene.window.makeKeyAndVisible()
        scene.settle()
        let parent = root.navigationController
        #expect(parent != nil && scene.window.rootViewController === parent)
        #expect(scene.window.subviews.map { $0 === parent?.view } == [true])
        #expect(parent.map { root.view.isDescendant(of: $0.view) } == true)
        #expect(scene.log.entries.last { $0.hasPrefix("A") } == "A didAppear")
    }

    @Test("A root fills its window, even if the window's size changes as the root appears")
    func resizedInACallback() {
        let scene = ControllerScene()
        let root = scene.controller("A")
        root.whenCalled = { [window = scene.window] in
            if $0 == "willAppear" { window.frame.size = CGSize(width: 844, height: 390) }
        }
        scene.window.rootViewController = root
        scene.window.makeKeyAndVisible()
        scene.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test("A root fills its window, even if it's set in an animation that's reversed")
    func setInAReversedAnimation() {
        let scene = ControllerScene()
        scene.show(scene.controller("A"))
        let root = scene.controller("B")
        root.view.frame = .zero
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [window = scene.window] in
            window.rootViewController = root
        }
        animator.startAnimation()
        scene.advance(0.1)
        animator.isReversed = true
        scene.settle()
        #expect(root.view.frame == scene.window.bounds)
    }

    @Test("A screen that left during a pop can be pushed elsewhere at once")
    func reusedAtOnce() {
        let scene = ControllerScene()
        let (b, c) = (scene.controller("B"), scene.controller("C"))
        do {
            let navigation = UINavigationController()
            navigation.viewControllers = [scene.controller("A"), b]
            scene.show(navigation)
            navigation.popViewController(animated: true)
        }
        scene.advance(0.1)
        let other = UINavigationController(rootViewController: c)
        c.whenCalled = { [unowned other] in
            if $0 == "didAppear" { other.pushViewController(b, animated: true) }
        }
        scene.window.rootViewController = other
        scene.settle()
        #expect(b.view.transform == .identity)
        #expect(b.view.frame == other.view.bounds)
    }

    @Test(
        "A root that comes back in the midst of a dismissal is in its window",
        arguments: [nil, AnimatorKind.blocks]
    )
    func rootThatComesBackIsInWindow(_ kind: AnimatorKind?) {
        let scene = ControllerScene()
        let (first, second) = (scene.controller("A"), scene.controller("B"))
        let vendor = TransitionVendor(scene.log, animator: kind?.make().animator, interactor: nil)
        scene.show(first)
        second.modalPresentationStyle = .fullScreen
        second.transitioningDelegate = kind == nil ? nil : vendor
        first.present(second, animated: false)
        scene.tick()
        second.dismiss(animated: true)
        scene.window.rootViewController = scene.controller("C")
        scene.tick()
        scene.advance(0.1)
        scene.window.rootViewController = first
        scene.advance(2)
        #expect(first.presentedViewController == nil)
        #expect(first.view.window === scene.window)
        #expect(scene.window.subviews.contains(first.view))
        #expect(first.view.frame == scene.window.bounds)
    }
}
