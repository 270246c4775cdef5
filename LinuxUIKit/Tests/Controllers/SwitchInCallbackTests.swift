import Testing
@_spi(Host) import UIKit

/// Switches of screens in callbacks in the middle of another change. Apple doesn't document the order of
/// calls, except that every "will" has its "did", and that the screen in the window has appeared.
@MainActor
@Suite final class SwitchInCallbackTests {
    enum Moment: CaseIterable, Sendable { case didLoad, isAppearing }

    /// A screen that acts once, at a moment before it has appeared.
    private final class Screen: LoggingController {
        private var moment: Moment?
        private var action: (() -> Void)?

        func act(at moment: Moment, _ action: @escaping () -> Void) {
            (self.moment, self.action) = (moment, action)
        }

        private func reach(_ moment: Moment) {
            guard moment == self.moment, let action else { return }
            (self.moment, self.action) = (nil, nil)
            action()
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            reach(.didLoad)
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            reach(.isAppearing)
        }
    }

    /// A delegate that wants to see the views of both screens, but doesn't animate them.
    @MainActor private final class LoadingDelegate: NSObject, UITabBarControllerDelegate {
        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            toVC.loadViewIfNeeded()
            return nil
        }
    }

    private lazy var scene = ControllerScene()
    private lazy var screens = ["A", "B", "C"].map { Screen($0, scene.log) }
    private lazy var tabs = UITabBarController()
    private lazy var navigation = UINavigationController(rootViewController: screens[0])
    private lazy var delegate = LoadingDelegate()

    /// Shows tabs, and keeps the calls.
    private func show(_ controllers: [UIViewController]) {
        tabs.viewControllers = controllers
        scene.window.rootViewController = tabs
        scene.window.makeKeyAndVisible()
        scene.settle()
    }

    /// Expects that only one screen is visible, and that the calls of each are in order.
    private func expectShown(_ index: Int, at location: SourceLocation = #_sourceLocation) {
        scene.settle()
        let allowed = [
            "willAppear": ["didDisappear", "willDisappear"], "didAppear": ["willAppear"],
            "willDisappear": ["didAppear", "willAppear"], "didDisappear": ["willDisappear"],
        ]
        for (number, screen) in screens.enumerated() {
            let calls = scene.log.entries.filter { $0.hasPrefix(screen.name) && !$0.hasSuffix("isAppearing") }
            let words = ["didDisappear"] + calls.map { String($0.dropFirst(2)) }
            let isInOrder = zip(words, words.dropFirst()).allSatisfy { allowed[$1]?.contains($0) == true }
            let isShown = screen.viewIfLoaded?.window != nil
            let last = isShown ? "didAppear" : "didDisappear"
            #expect(isInOrder && words.last == last, "\(calls)", sourceLocation: location)
            #expect(isShown == (number == index), "\(screen.name)", sourceLocation: location)
        }
    }

    @Test("A screen that's pushed selects another tab", arguments: Moment.allCases, [true, false])
    func screenThatsPushedSelectsAnotherTab(moment: Moment, animated: Bool) {
        show([navigation, screens[2]])
        screens[1].act(at: moment) { [tabs] in tabs.selectedIndex = 1 }
        navigation.pushViewController(screens[1], animated: animated)
        expectShown(2)
        tabs.selectedIndex = 0
        expectShown(1)
    }

    @Test("A screen that comes back from a presentation replaces the tabs")
    func screenThatComesBackFromPresentationReplacesTabs() {
        let (a, b, c) = (screens[0], screens[1], screens[2])
        show([a])
        b.modalPresentationStyle = .fullScreen
        tabs.present(b, animated: false)
        scene.settle()
        a.act(at: .isAppearing) { [tabs] in tabs.viewControllers = [c] }
        tabs.dismiss(animated: false)
        expectShown(2)
    }

    @Test("A screen selects another tab when the delegate loads it")
    func loadedByTheDelegate() {
        show(screens)
        tabs.delegate = delegate
        screens[1].act(at: .didLoad) { [tabs] in tabs.selectedIndex = 2 }
        tabs.selectedIndex = 1
        expectShown(2)
    }

    @Test("A screen that comes while its stack is off screen selects the tab of the stack when it's loaded")
    func screenThatComesWhileStackIsOffScreenSelectsTabOfStack() {
        show([navigation, screens[2]])
        tabs.selectedIndex = 1
        scene.settle()
        screens[1].act(at: .didLoad) { [tabs] in tabs.selectedIndex = 0 }
        navigation.pushViewController(screens[1], animated: false)
        expectShown(1)
    }

    @Test("A screen that its parent turns away when it's loaded doesn't appear")
    func turnedAway() {
        let screen = screens[1]
        screen.act(at: .didLoad) { [unowned screen] in
            screen.beginAppearanceTransition(false, animated: false)
            screen.endAppearanceTransition()
        }
        for expected in [[], ["B willAppear", "B didAppear"]] {
            screen.beginAppearanceTransition(true, animated: false)
            screen.endAppearanceTransition()
            #expect(scene.log.take() == expected)
        }
    }
}
