import TestSupport
import Testing
@_spi(Host) import UIKit

/// The screens of a tab bar controller when a selection occurs during another one, or nothing is left to
/// select. Apple doesn't document the order of calls, except that every "will" has its "did", and that the
/// selected screen is visible.
@MainActor
@Suite final class TabSelectionTests {
    private lazy var scene = ControllerScene()
    private lazy var screens = ["A", "B", "C"].map { scene.controller($0) }
    private lazy var tabs: UITabBarController = {
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        return tabs
    }()

    private func appearances(of name: String) -> [String] {
        scene.log.entries.filter { $0.hasPrefix(name) && !$0.hasSuffix("isAppearing") }
            .map { String($0.dropFirst(2)) }
    }

    /// Expects that only the selected screen is in place, and that each screen has been notified.
    private func expectShown(_ index: Int, at location: SourceLocation = #_sourceLocation) {
        scene.settle()
        #expect(tabs.selectedIndex == index, sourceLocation: location)
        for (number, screen) in screens.enumerated() {
            let isShown = screen.viewIfLoaded?.window != nil
            #expect(isShown == (number == index), "\(screen.name)", sourceLocation: location)
            let words = appearances(of: screen.name)
            for (before, after) in [("willAppear", "didAppear"), ("willDisappear", "didDisappear")] {
                let isPaired = words.count { $0 == before } == words.count { $0 == after }
                #expect(isPaired, "\(screen.name) \(words)", sourceLocation: location)
            }
            if let last = words.last {
                #expect(last == (number == index ? "didAppear" : "didDisappear"), sourceLocation: location)
            }
        }
    }

    @Test(arguments: ["willAppear", "didAppear"])
    func anotherTabIsSelectedWhileOneAppears(_ callback: String) {
        scene.show(tabs)
        screens[1].whenCalled = { [tabs] in if $0 == callback { tabs.selectedIndex = 2 } }
        tabs.selectedIndex = 1
        expectShown(2)
    }

    @Test(arguments: ["willDisappear", "didDisappear"])
    func anotherTabIsSelectedWhileOneDisappears(_ callback: String) {
        scene.show(tabs)
        screens[0].whenCalled = { [tabs] in if $0 == callback { tabs.selectedIndex = 2 } }
        tabs.selectedIndex = 1
        expectShown(2)
    }

    @Test(arguments: ["willAppear", "willDisappear", "didDisappear"])
    func theFormerTabIsSelectedAgainOnTheWay(_ callback: String) {
        scene.show(tabs)
        let screen = screens[callback == "willAppear" ? 1 : 0]
        screen.whenCalled = { [tabs] in if $0 == callback { tabs.selectedIndex = 0 } }
        tabs.selectedIndex = 1
        expectShown(0)
    }

    @Test(arguments: [false, true])
    func withoutTabsNothingShows(isNil: Bool) {
        scene.show(tabs)
        tabs.viewControllers = isNil ? nil : []
        #expect(appearances(of: "A") == ["willDisappear", "didDisappear"])
        #expect(screens[0].view.window == nil && tabs.children.isEmpty)
        tabs.viewControllers = screens
        scene.log.entries = []
        expectShown(0)
    }

    /// As Apple documents it, in or out of sight.
    @Test("Among other controllers, the selected one stays, or the one with its index, or the first one is")
    func otherControllers() {
        for isShown in [false, true] {
            let screens = (0..<6).map { _ in UIViewController() }
            let tabs = UITabBarController()
            tabs.viewControllers = Array(screens[..<3])
            if isShown { scene.show(tabs) }
            tabs.selectedIndex = 1
            func replace(
                by indices: [Int],
                selects index: Int,
                at location: SourceLocation = #_sourceLocation
            ) {
                tabs.viewControllers = indices.map { screens[$0] }
                #expect(tabs.selectedViewController === screens[index], sourceLocation: location)
                guard isShown else { return }
                scene.settle()
                for screen in screens {
                    let isInPlace = screen.viewIfLoaded?.window != nil
                    #expect(isInPlace == (screen === screens[index]), sourceLocation: location)
                }
            }
            replace(by: [2, 0, 1], selects: 1)
            replace(by: [3, 4, 5], selects: 5)
            replace(by: [0, 1], selects: 0)
        }
    }

    @Test(
        "A switch whose screens are exchanged meanwhile ends at one of the new ones",
        arguments: [false, true]
    )
    func exchangedDuringASwitch(finishes: Bool) {
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = TransitionVendor(
            scene.log,
            animator: AnimatorKind.interruptible.make().animator,
            interactor: driver
        )
        let others = ["D", "E", "F"].map { scene.controller($0) }
        tabs.delegate = vendor
        scene.show(tabs)
        tabs.selectedIndex = 1
        scene.tick()
        driver.update(0.4)
        tabs.viewControllers = others
        if finishes { driver.finish() } else { driver.cancel() }
        tabs.delegate = nil
        scene.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(others[1].view.window != nil && appearances(of: "E") == ["willAppear", "didAppear"])
        #expect(appearances(of: "A") == ["willDisappear", "didDisappear"])
        #expect(
            appearances(of: "B") == ["willAppear"] + (finishes ? ["didAppear"] : [])
                + ["willDisappear", "didDisappear"]
        )
        #expect(screens.allSatisfy { $0.viewIfLoaded?.window == nil && $0.parent == nil })
    }

    @Test func tabsThatGoOutOfSightAreNotTold() {
        scene.show(tabs)
        scene.window.rootViewController = UIViewController()
        scene.settle()
        scene.log.entries = []
        tabs.viewControllers = [screens[1]]
        scene.settle()
        #expect(scene.log.entries.isEmpty)
        scene.window.rootViewController = tabs
        scene.settle()
        #expect(appearances(of: "B") == ["willAppear", "didAppear"])
        #expect(appearances(of: "A").isEmpty)
    }

    @Test(
        "A tap on the item of the selected tab pops its navigation controller to the root",
        arguments: [false, true]
    )
    func tapOnTheSelectedTab(usesTabs: Bool) throws {
        let stack = UINavigationController(rootViewController: scene.controller("A"))
        let tabs = UITabBarController()
        if usesTabs {
            tabs.tabs = [UITab(title: "A", image: nil, identifier: "A") { _ in stack }]
        } else {
            tabs.viewControllers = [stack]
        }
        scene.show(tabs)
        for _ in 0..<2 { stack.pushViewController(UIViewController(), animated: false) }
        scene.settle()
        tabs.tabBar(tabs.tabBar, didSelect: try #require(tabs.tabBar.items?.first))
        #expect(stack.viewControllers.count == 1)
        #expect(stack.transitionCoordinator?.isAnimated == true)
        scene.settle()
        #expect(stack.topViewController?.view.window != nil)
        // In code, selecting it again does nothing.
        stack.pushViewController(UIViewController(), animated: false)
        if usesTabs { tabs.selectedTab = tabs.tabs[0] } else { tabs.selectedIndex = 0 }
        #expect(stack.viewControllers.count == 2)
    }

    /// A controller that counts how often its view is loaded.
    private final class CountingTabBarController: UITabBarController {
        private(set) var loads = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            loads += 1
        }
    }

    @Test("A tab bar controller loads its view when it's created, as in UIKit, but not those of its screens")
    func viewIsLoadedFirst() {
        let screens = screens
        let tabs = CountingTabBarController()
        #expect(tabs.loads == 1)
        tabs.viewControllers = screens
        tabs.selectedIndex = 1
        #expect(!screens.contains { $0.isViewLoaded })
        scene.show(tabs)
        #expect(screens[1].view.window != nil && !screens[0].isViewLoaded)
        #expect(tabs.loads == 1)
    }

    @Test("To select a controller that isn't among those of the tabs is an error, as in UIKit")
    func selectingAStranger() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (tabs, inbox) = (UITabBarController(), UIViewController())
                tabs.viewControllers = [UINavigationController(rootViewController: inbox)]
                tabs.selectedViewController = inbox
            }
        }
        #expect(result.names("only one of the viewControllers can be selected"))
    }
}
