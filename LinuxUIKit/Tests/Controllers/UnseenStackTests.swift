import TestSupport
import Testing
@_spi(Host) import UIKit

/// A navigation controller whose stack changes while another tab is visible. There's no layout pass then that
/// could start a transition. As on a device, `children` and the lifetime of screens still follow the stack.
@MainActor @Suite struct UnseenStackTests {
    private let log = CallbackLog()

    private func screen(_ name: String) -> RecordingViewController {
        RecordingViewController(name, color: .gray, log: log)
    }

    private func scene() -> (tabs: UITabBarController, stack: UINavigationController, window: UIWindow) {
        UIApplication.reset()
        let stack = UINavigationController(rootViewController: screen("root"))
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, screen("other")]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return (tabs, stack, window)
    }

    @Test("A screen that's popped off screen is released", arguments: [true, false])
    func screenThatsPoppedOffScreenIsReleased(animated: Bool) {
        let (tabs, stack, window) = scene()
        weak var popped: UIViewController?
        do {
            let top = screen("top")
            popped = top
            stack.pushViewController(top, animated: false)
        }
        UIApplication.shared.tick()
        tabs.selectedIndex = 1
        UIApplication.shared.tick()
        log.clear()
        stack.popViewController(animated: animated)
        UIApplication.shared.tick()
        #expect(stack.children == stack.viewControllers)
        #expect(popped == nil)
        #expect(!log.entries.contains { $0.contains("view") })
        tabs.selectedIndex = 0
        UIApplication.shared.tick()
        #expect(stack.topViewController?.view.window === window)
    }

    @Test("The delegate hears of a stack that was built before the navigation controller appeared")
    func delegateHearsOfStackThatWasBuilt() {
        UIApplication.reset()
        let stack = UINavigationController()
        let listener = Listener(log)
        stack.delegate = listener
        stack.viewControllers = ["A", "B"].map(screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [screen("other"), stack]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        #expect(log.entries(of: "shows", "shown").isEmpty)
        tabs.selectedIndex = 1
        UIApplication.shared.tick()
        #expect(log.entries(of: "shows", "shown") == ["shows B", "shown B"])
        log.clear()
        stack.popViewController(animated: false)
        UIApplication.shared.tick()
        #expect(log.entries(of: "shows", "shown") == ["shows A", "shown A"])
        withExtendedLifetime(window) {}
    }

    @Test("A stack that appears again during its first push announces only the screen that's pushed")
    func announcedDuringPush() {
        UIApplication.reset()
        let stack = UINavigationController(rootViewController: screen("A"))
        let listener = Listener(log)
        stack.delegate = listener
        let parent = RecordingViewController("parent", color: .gray, log: log)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(stack)
        parent.view.addSubview(stack.view)
        // The parent never tells that it has appeared.
        stack.beginAppearanceTransition(true, animated: true)
        stack.pushViewController(screen("B"), animated: true)
        UIApplication.shared.tick()
        stack.beginAppearanceTransition(false, animated: true)
        stack.beginAppearanceTransition(true, animated: true)
        UIApplication.shared.advance(by: 1)
        stack.endAppearanceTransition()
        #expect(log.entries(of: "shows", "shown") == ["shows A", "shows B", "shown B"])
        withExtendedLifetime(window) {}
    }

    @Test("A change below the top in viewDidAppear doesn't lose the news that the top is shown")
    func changedBelowTheTop() {
        UIApplication.reset()
        let stack = UINavigationController()
        let listener = Listener(log)
        stack.delegate = listener
        let top = screen("A")
        stack.viewControllers = [screen("B"), top]
        top.onDidAppear = { [unowned stack] in stack.viewControllers = [$0] }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "shows", "shown") == ["shows A", "shown A"])
        withExtendedLifetime(window) {}
    }

    @Test("The delegate hears of another top in a controller that's removed while it appears")
    func removedWhileAppearing() {
        UIApplication.reset()
        let stack = UINavigationController(rootViewController: screen("A"))
        let listener = Listener(log)
        stack.delegate = listener
        let (first, other) = (screen("first"), screen("other"))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, stack]
        let vendor = TransitionVendor(Log(), animator: AnimatorKind.blocks.make().animator)
        tabs.delegate = vendor
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        tabs.selectedIndex = 1
        UIApplication.shared.advance(by: 0.1)
        stack.pushViewController(screen("B"), animated: true)
        tabs.viewControllers = [first, other]
        UIApplication.shared.advance(by: 2)
        #expect(log.entries(of: "shows", "shown") == ["shows A", "shows B", "shown B"])
        withExtendedLifetime((window, vendor)) {}
    }

    @MainActor private final class Listener: NSObject, UINavigationControllerDelegate {
        private let log: CallbackLog

        init(_ log: CallbackLog) { self.log = log }

        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController,
            animated: Bool
        ) { log.add("shows \(viewController.title ?? "")") }

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) { log.add("shown \(viewController.title ?? "")") }
    }

    @Test("A push and a pop in one turn before a tab change leave nothing behind")
    func pushedAndPopped() {
        let (tabs, stack, _) = scene()
        weak var gone: UIViewController?
        do {
            let top = screen("top")
            gone = top
            stack.pushViewController(top, animated: true)
        }
        stack.popViewController(animated: true)
        tabs.selectedIndex = 1
        UIApplication.shared.tick()
        #expect(stack.children == stack.viewControllers)
        #expect(gone == nil)
    }

    @Test("A screen that's popped from a stack that was never visible is released", arguments: [false, true])
    func poppedBeforeItWasShown(isLoaded: Bool) {
        UIApplication.reset()
        let stack = UINavigationController(rootViewController: screen("root"))
        if isLoaded { stack.loadViewIfNeeded() }
        weak var popped: UIViewController?
        do {
            let top = screen("top")
            popped = top
            stack.pushViewController(top, animated: false)
        }
        stack.popViewController(animated: false)
        UIApplication.shared.tick()
        #expect(stack.children == stack.viewControllers)
        #expect(popped == nil)
    }

    @Test("A stack that was never visible doesn't load views for it")
    func neverShown() {
        UIApplication.reset()
        let stack = UINavigationController(rootViewController: screen("root"))
        stack.pushViewController(screen("top"), animated: true)
        UIApplication.shared.tick()
        #expect(stack.viewControllers.allSatisfy { !$0.isViewLoaded })
        #expect(!stack.isViewLoaded)
    }
}
