import Testing
@_spi(Host) import UIKit

/// A stack that's emptied. Like any other screen that leaves the window, its screen is notified in pairs:
/// `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
@MainActor @Suite
final class EmptiedStackTests {
    private lazy var scene = ControllerScene()
    private lazy var screen = scene.controller("A")
    private lazy var navigation = UINavigationController(rootViewController: screen)

    @Test("The screen of a visible stack that's emptied disappears", arguments: [true, false])
    func screenOfVisibleStackThatsEmptiedDisappears(animated: Bool) {
        scene.show(navigation)
        let screen = screen
        screen.logsContainment = true
        var isLeaving: [Bool] = []
        screen.whenCalled = { [unowned screen] call in
            if call.hasSuffix("Disappear") { isLeaving.append(screen.isMovingFromParent) }
        }
        navigation.setViewControllers([], animated: animated)
        scene.settle()
        #expect(
            scene.log.take() == ["A willMove(nil)", "A willDisappear", "A didDisappear", "A didMove(nil)"]
        )
        #expect(isLeaving == [true, true])
        #expect(screen.parent == nil && screen.view.superview == nil && !screen.isMovingFromParent)
        #expect(navigation.children.isEmpty && navigation.topViewController == nil)
    }

    @Test("It appears again elsewhere, or in the same stack", arguments: [true, false])
    func appearsAgain(isElsewhere: Bool) {
        scene.show(navigation)
        navigation.viewControllers = []
        scene.settle()
        _ = scene.log.take()
        if isElsewhere { scene.window.rootViewController = screen }
        if !isElsewhere { navigation.viewControllers = [screen] }
        scene.settle()
        #expect(scene.log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
        #expect(screen.view.window != nil && screen.view.frame == scene.window.bounds)
    }

    @Test("The screen of a stack that isn't visible isn't notified")
    func screenOfStackThatIsntVisibleIsntNotified() {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, scene.controller("B")]
        scene.show(tabs)
        tabs.selectedIndex = 1
        scene.settle()
        _ = scene.log.take()
        navigation.viewControllers = []
        scene.settle()
        #expect(scene.log.take() == [] && screen.parent == nil)
    }

    @Test("A screen that's pushed when the last one disappears takes its place")
    func pushedMeanwhile() {
        scene.show(navigation)
        let (navigation, next) = (navigation, scene.controller("B"))
        screen.whenCalled = { call in
            if call == "willDisappear" { navigation.pushViewController(next, animated: true) }
        }
        navigation.viewControllers = []
        scene.settle()
        screen.whenCalled = nil
        #expect(
            scene.log.take() == [
                "A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear",
            ]
        )
        #expect(navigation.viewControllers == [next] && navigation.children == [next])
        #expect(next.view.window != nil && screen.view.superview == nil)
    }
}
