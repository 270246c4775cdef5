import Animators
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// What the children of a container hear of its appearance inside other containers.
@MainActor @Suite(.allBehaviors) struct NestedAppearanceTests {
    private func screens(_ log: CallbackLog) -> [RecordingViewController] {
        ["A", "B", "C"].map { RecordingViewController($0, color: .gray, log: log) }
    }

    private func appearances(_ name: String, in log: CallbackLog) -> [String] {
        ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].filter { callback in
            !log.entries(of: "\(name) \(callback)").isEmpty
        }
    }

    private func count(_ entry: String, in log: CallbackLog) -> Int { log.entries(of: entry).count }

    @Test("The first child appears once, with its container")
    func theFirstChildAppearsOnce() async {
        let log = CallbackLog()
        let screens = screens(log)
        let app = TestApp(rootViewController: ContainerViewController(viewControllers: screens))
        await app.settle()
        #expect(count("A viewWillAppear", in: log) == 1 && count("A viewDidAppear", in: log) == 1)
        #expect(appearances("B", in: log).isEmpty && appearances("C", in: log).isEmpty)
        #expect(!screens[1].isViewLoaded)
    }

    @Test("In a tab bar controller or a stack, the selected child disappears and appears with the container")
    func comingBack() async {
        for isStack in [true, false] {
            let log = CallbackLog()
            let screens = screens(log)
            let container = ContainerViewController(viewControllers: screens)
            let navigation = UINavigationController(rootViewController: container)
            let tabs = UITabBarController()
            tabs.viewControllers = [isStack ? navigation : container, UIViewController()]
            let app = TestApp(rootViewController: tabs)
            await app.settle()
            container.setSelectedIndex(1, animated: false)
            await app.settle()
            let before = count("B viewDidAppear", in: log)
            if isStack {
                navigation.pushViewController(UIViewController(), animated: true)
                await app.settle()
                navigation.popViewController(animated: true)
            } else {
                tabs.selectedIndex = 1
                await app.settle()
                tabs.selectedIndex = 0
            }
            await app.settle()
            #expect(count("B viewDidAppear", in: log) == before + 1)
            #expect(log.appearance(of: "B") == .shown)
        }
    }

    @Test("A switch to a child that's farther away doesn't show or load the ones between")
    func aSwitchToAChildThatsFartherAwayDoesntShowOrLoad() async {
        let log = CallbackLog()
        let screens = screens(log)
        let container = ContainerViewController(viewControllers: screens)
        let app = TestApp(rootViewController: container)
        await app.settle()
        container.selectedIndex = 2
        await app.settle()
        #expect(appearances("B", in: log).isEmpty && !screens[1].isViewLoaded)
        #expect(log.appearance(of: "A") == .gone && log.appearance(of: "C") == .shown)
    }

    @Test("Screens that are pushed and popped in quick succession appear and disappear in pairs")
    func quickTaps() async {
        let log = CallbackLog()
        let screens = screens(log)
        let navigation = UINavigationController(rootViewController: screens[0])
        let app = TestApp(rootViewController: navigation)
        TransitionDelegate(.slide(), interaction: .swipe()).attach(to: navigation)
        navigation.pushViewController(screens[1], animated: true)
        navigation.pushViewController(screens[2], animated: true)
        await app.advance(by: 0.1)
        navigation.popViewController(animated: true)
        await app.settle()
        for name in ["A", "B", "C"] {
            #expect(count("\(name) viewWillAppear", in: log) == count("\(name) viewDidAppear", in: log))
            #expect(count("\(name) viewWillDisappear", in: log) == count("\(name) viewDidDisappear", in: log))
        }
        let top = navigation.topViewController as? RecordingViewController
        #expect(top.map { log.appearance(of: $0.name) } == .shown)
        #expect(top?.view.window != nil && navigation.transitionCoordinator == nil)
    }
}
