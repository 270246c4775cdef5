import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A stack in another one, as in a collapsed split view controller: UIKit pushes the stack of one column onto
/// that of another, whose bar shows the items of the inner screens.
@MainActor @Suite struct CollapsedSplitTests {
    @MainActor private final class App {
        let detail: UIViewController
        let inner: UINavigationController
        let navigation: UINavigationController
        let delegate = TransitionDelegate(EvenSlideAnimator(duration: 0.4))
        private let window: UIWindow
        private let touch: TouchInjector

        /// - Parameter detail: The screen of the inner stack.
        init(_ detail: UIViewController? = nil) {
            UIApplication.reset()
            self.detail = detail ?? UIViewController()
            inner = UINavigationController(rootViewController: self.detail)
            navigation = UINavigationController(rootViewController: UIViewController())
            navigation.holdsStacks = true
            window = UIWindow(frame: UIScreen.main.bounds)
            touch = TouchInjector(window: window)
            delegate.attach(to: navigation)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
        }

        func settle() { UIApplication.shared.advance(by: 4) }

        /// Swipes back from the edge.
        func swipe() {
            touch.drag(
                from: CGPoint(x: 4, y: 400),
                to: CGPoint(x: 380, y: 400),
                duration: 0.3,
                steps: 18,
                lifts: false
            )
            UIApplication.shared.tick()
            touch.up()
            settle()
        }

        /// The duration of the running transition, in seconds.
        var duration: TimeInterval? {
            UIApplication.shared.tick()
            return navigation.transitionCoordinator?.transitionDuration
        }
    }

    /// A screen with an animator of its own.
    private final class ProvidingScreen: UIViewController, AnimatorProviding {
        var preferredAnimator: (any Animator)? { EvenSlideAnimator(duration: 3) }
    }

    enum Missing: CaseIterable { case button, replaced, asksFirst }

    @Test("The swipe back doesn't begin if the inner screen has no back button", arguments: Missing.allCases)
    func swipeLooksAtTheInnerScreen(missing: Missing) {
        let app = App()
        app.navigation.pushViewController(app.inner, animated: false)
        app.settle()
        let item = app.detail.navigationItem
        switch missing {
        case .button: item.hidesBackButton = true
        case .replaced: item.leftBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: nil)
        case .asksFirst: item.backAction = UIAction { _ in }
        }
        app.swipe()
        #expect(app.navigation.viewControllers.count == 2)
        switch missing {
        case .button: item.hidesBackButton = false
        case .replaced: item.leftBarButtonItem = nil
        case .asksFirst: item.backAction = nil
        }
        app.swipe()
        #expect(app.navigation.viewControllers.count == 1)
    }

    @Test("The animator for the inner screen plays, unless its stack has one", arguments: [false, true])
    func animatorOfTheInnerScreen(hasOwn: Bool) {
        for provides in [false, true] {
            let app = App(provides ? ProvidingScreen() : nil)
            if !provides { app.delegate.setAnimator(EvenSlideAnimator(duration: 3), for: app.detail) }
            if hasOwn { app.delegate.setAnimator(EvenSlideAnimator(duration: 2), for: app.inner) }
            app.navigation.pushViewController(app.inner, animated: true)
            #expect(app.duration == (hasOwn ? 2 : 3))
            app.settle()
            // It leaves with the animator with which it arrived.
            app.delegate.removeAnimator(for: app.detail)
            app.navigation.popViewController(animated: true)
            #expect(app.duration == (hasOwn ? 2 : 3))
            app.settle()
            #expect(app.navigation.viewControllers.count == 1)
        }
    }

    @Test("In a tab, the animator for the first screen of a stack doesn't play for the stack")
    func animatorOfAStackInATab() {
        UIApplication.reset()
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: ProvidingScreen())
        tabs.viewControllers = [UIViewController(), stack]
        let delegate = TransitionDelegate(EvenSlideAnimator(duration: 0.4))
        delegate.attach(to: tabs)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        tabs.selectedIndex = 1
        UIApplication.shared.tick()
        #expect(tabs.transitionCoordinator?.transitionDuration == 0.4)
        UIApplication.shared.advance(by: 1)
    }
}
