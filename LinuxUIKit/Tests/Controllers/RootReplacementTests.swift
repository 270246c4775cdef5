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
}
