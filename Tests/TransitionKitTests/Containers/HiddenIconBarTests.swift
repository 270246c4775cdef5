import Animators
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Navigation controllers in a container that hide its row of icons, as they hide a tab bar.
@MainActor @Suite(.allBehaviors) struct HiddenIconBarTests {
    /// A navigation controller in a container with icons, or in a tab bar controller.
    @MainActor private final class App {
        let root = UIViewController()
        let detail = UIViewController()
        let navigation: UINavigationController
        let container: UIViewController
        let app: TestApp

        init(inTabs: Bool = false) {
            navigation = UINavigationController(rootViewController: root)
            detail.hidesBottomBarWhenPushed = true
            if inTabs {
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation, UIViewController()]
                container = tabs
            } else {
                let box = ContainerViewController(viewControllers: [navigation, UIViewController()])
                box.showsIconBar = true
                container = box
            }
            app = TestApp(rootViewController: container)
        }

        /// The part of the window's height that's below the top of the row of icons.
        var barHeight: CGFloat {
            let bar = container.view.subviews.first { $0.accessibilityTraits == .tabBar }
            guard let layer = bar?.layer.presentation() ?? bar?.layer else { return 0 }
            return max(844 - layer.frame.minY, 0)
        }
    }

    @Test("A pushed screen that hides the bottom bar hides the row of icons, too", arguments: [false, true])
    func aPushedScreenThatHidesTheBottomBarHidesTheRow(isAnimated: Bool) async {
        let app = App()
        await app.app.advance(by: 0)
        #expect(app.root.view.safeAreaInsets.bottom == 83 && app.barHeight == 83)
        app.navigation.pushViewController(app.detail, animated: isAnimated)
        await app.app.settle()
        #expect(app.detail.view.safeAreaInsets.bottom == 34 && app.barHeight == 0)
        app.navigation.popViewController(animated: isAnimated)
        await app.app.settle()
        #expect(app.root.view.safeAreaInsets.bottom == 83 && app.barHeight == 83)
        #expect(app.detail.additionalSafeAreaInsets == .zero)
        #expect(app.root.additionalSafeAreaInsets == .zero)
    }

    @Test("All screens that are pushed after it have the room, too, as in a tab bar controller")
    func allScreensThatArePushedAfterItHaveTheRoom() async {
        var bottoms: [[CGFloat]] = []
        for inTabs in [false, true] {
            let app = App(inTabs: inTabs)
            let (middle, top) = (UIViewController(), UIViewController())
            app.navigation.pushViewController(middle, animated: false)
            await app.app.settle()
            app.navigation.pushViewController(app.detail, animated: true)
            await app.app.settle()
            app.navigation.pushViewController(top, animated: true)
            await app.app.settle()
            var found = [top.view.safeAreaInsets.bottom]
            for screen in [app.detail, middle] {
                app.navigation.popViewController(animated: true)
                await app.app.settle()
                found.append(screen.view.safeAreaInsets.bottom)
            }
            bottoms.append(found)
        }
        #expect(bottoms[0] == [34, 34, 83])
        #expect(bottoms[0] == bottoms[1])
    }

    @Test("The row moves along with the push, and comes back with a canceled pop's screen")
    func theRowMovesAlongWithThePush() async {
        let app = App()
        TransitionDelegate(.slide(), interaction: .swipe()).attach(to: app.navigation)
        app.navigation.pushViewController(app.detail, animated: true)
        await app.app.advance(by: 0.15)
        #expect(app.barHeight > 1 && app.barHeight < 82)
        await app.app.settle()
        let finger = app.app.touch(at: CGPoint(x: 100, y: 400))
        await finger.move(to: CGPoint(x: 220, y: 400), over: 0.3)
        #expect(app.barHeight > 1 && app.barHeight < 82)
        #expect(app.detail.view.safeAreaInsets.bottom == 34)
        await finger.move(to: CGPoint(x: 105, y: 400), over: 0.3)
        finger.lift()
        await app.app.settle()
        #expect(app.navigation.topViewController === app.detail)
        #expect(app.barHeight == 0 && app.detail.view.safeAreaInsets.bottom == 34)
    }

    @Test("After a canceled pop, it's away even if another screen decides about the status bar by then")
    func afterACanceledPopItsAway() async {
        let app = App()
        TransitionDelegate(.slide(), interaction: .swipe()).attach(to: app.navigation)
        app.navigation.pushViewController(app.detail, animated: false)
        await app.app.settle()
        let finger = app.app.touch(at: CGPoint(x: 100, y: 400))
        await finger.move(to: CGPoint(x: 220, y: 400), over: 0.3)
        #expect(app.barHeight > 1 && app.barHeight < 82)
        let cover = UIViewController()
        cover.modalPresentationStyle = .overFullScreen
        cover.modalPresentationCapturesStatusBarAppearance = true
        app.container.present(cover, animated: false)
        await finger.move(to: CGPoint(x: 105, y: 400), over: 0.3)
        finger.lift()
        await app.app.settle()
        #expect(cover.view.window != nil)
        #expect(app.navigation.topViewController === app.detail)
        #expect(app.barHeight == 0)
    }

    @Test("Without the bar, a swipe doesn't switch, unless there was none", arguments: [true, false])
    func swipeWithoutBar(inTabs: Bool) async throws {
        let app = App(inTabs: inTabs)
        let transitions = TransitionDelegate(.slide(), interaction: .swipe())
        if let tabs = app.container as? UITabBarController { transitions.attach(to: tabs) }
        let box = app.container as? ContainerViewController
        if let box { transitions.attach(to: box) }
        func selectedIndexAfterSwipe() async -> Int? {
            await app.app.drag(from: CGPoint(x: 370, y: 400), to: CGPoint(x: 90, y: 400), over: 0.25)
            await app.app.settle()
            return (app.container as? UITabBarController)?.selectedIndex ?? box?.selectedIndex
        }
        app.navigation.pushViewController(app.detail, animated: false)
        // A screen that's pushed on top of it has no bar either.
        app.navigation.pushViewController(UIViewController(), animated: false)
        await app.app.settle()
        #expect(await selectedIndexAfterSwipe() == 0)
        #expect(app.navigation.viewControllers.count == 3)
        if inTabs { app.navigation.popToRootViewController(animated: false) }
        box?.showsIconBar = false
        await app.app.settle()
        #expect(await selectedIndexAfterSwipe() == 1)
    }

    @Test("Another child has the row, and the room")
    func otherChild() async throws {
        let app = App()
        let box = try #require(app.container as? ContainerViewController)
        app.navigation.pushViewController(app.detail, animated: false)
        await app.app.settle()
        for isAnimated in [true, false] {
            box.setSelectedIndex(1, animated: isAnimated)
            await app.app.settle()
            #expect(app.barHeight == 83)
            #expect(box.viewControllers[1].view.safeAreaInsets.bottom == 83)
            box.setSelectedIndex(0, animated: isAnimated)
            await app.app.settle()
            #expect(app.barHeight == 0)
            #expect(app.detail.view.safeAreaInsets.bottom == 34)
        }
        box.viewControllers.removeFirst()
        await app.app.settle()
        #expect(app.barHeight == 83)
        #expect(app.detail.additionalSafeAreaInsets == .zero)
    }
}
