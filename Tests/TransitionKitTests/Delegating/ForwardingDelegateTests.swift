import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Delegates of the app that put themselves in front of the delegate that they find, and forward calls to it.
@MainActor @Suite(.allBehaviors) struct ForwardingDelegateTests {
    private let log = CallbackLog()

    private func screen(_ name: String) -> RecordingViewController {
        RecordingViewController(name, color: .gray, log: log)
    }

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return window
    }

    /// Returns a delegate whose transitions are recorded.
    private func transition() -> TransitionDelegate {
        let delegate = TransitionDelegate(EvenSlideAnimator())
        delegate.onTransitionEnd = { [log] _, _, finished in log.add("t ended(\(finished))") }
        return delegate
    }

    private func settle() { UIApplication.shared.advance(by: 1) }

    @Test(
        "A stack's delegate that forwards to the one that it finds is called once",
        arguments: [false, true]
    )
    func stacksDelegateThatForwardsToOneThatItFindsIsCalledOnce(isAttachedAgain: Bool) {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let window = show(navigation)
        let (forwarder, delegate) = (Forwarder(log), transition())
        navigation.delegate = forwarder
        delegate.attach(to: navigation)
        forwarder.next = navigation.delegate
        navigation.delegate = forwarder
        if isAttachedAgain { delegate.attach(to: navigation) }
        log.clear()
        navigation.pushViewController(screen("B"), animated: true)
        settle()
        #expect(log.entries(of: "app") == ["app willShow B", "app didShow B"])
        #expect(log.entries(of: "t ended") == ["t ended(true)"])
        log.clear()
        navigation.popViewController(animated: true)
        settle()
        #expect(log.entries(of: "app") == ["app willShow A", "app didShow A"])
        #expect(log.entries(of: "t ended") == ["t ended(true)"])
        withExtendedLifetime((window, forwarder)) {}
    }

    @Test("The same applies to tabs", arguments: [false, true])
    func sameAppliesToTabs(isAttachedAgain: Bool) throws {
        UIApplication.reset()
        let tabs = UITabBarController()
        tabs.viewControllers = [screen("A"), screen("B")]
        let window = show(tabs)
        let (forwarder, delegate) = (Forwarder(log), transition())
        tabs.delegate = forwarder
        delegate.attach(to: tabs)
        forwarder.next = tabs.delegate
        tabs.delegate = forwarder
        if isAttachedAgain { delegate.attach(to: tabs) }
        tabs.tabBar(tabs.tabBar, didSelect: try #require(tabs.viewControllers?[1].tabBarItem))
        settle()
        #expect(log.entries(of: "app") == ["app shouldSelect B", "app didSelect B"])
        #expect(log.entries(of: "t ended") == ["t ended(true)"])
        withExtendedLifetime((window, forwarder)) {}
    }

    @Test("The same applies to containers", arguments: [false, true])
    func sameAppliesToContainers(isAttachedAgain: Bool) {
        UIApplication.reset()
        let container = ContainerViewController(viewControllers: [screen("A"), screen("B")])
        let window = show(container)
        let (forwarder, delegate) = (Forwarder(log), transition())
        container.delegate = forwarder
        delegate.attach(to: container)
        forwarder.next = container.delegate
        container.delegate = forwarder
        if isAttachedAgain { delegate.attach(to: container) }
        container.selectedIndex = 1
        settle()
        #expect(log.entries(of: "app") == ["app didSelect B"])
        #expect(log.entries(of: "t ended") == ["t ended(true)"])
        withExtendedLifetime((window, forwarder)) {}
    }

    @Test("The same applies to presentations", arguments: [false, true])
    func sameAppliesToPresentations(isAttachedAgain: Bool) {
        UIApplication.reset()
        let (host, presented) = (screen("A"), screen("B"))
        let window = show(host)
        let (forwarder, delegate) = (Forwarder(log), transition())
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = forwarder
        delegate.attach(toPresentationOf: presented)
        forwarder.next = presented.transitioningDelegate
        presented.transitioningDelegate = forwarder
        if isAttachedAgain { delegate.attach(toPresentationOf: presented) }
        host.present(presented, animated: true)
        settle()
        host.dismiss(animated: true)
        settle()
        #expect(log.entries(of: "app") == ["app presentationController"])
        #expect(log.entries(of: "t ended") == ["t ended(true)", "t ended(true)"])
        withExtendedLifetime((window, forwarder)) {}
    }

    @Test("A stack that's its own delegate, and forwards to the one that's set, is called once")
    func ownDelegate() {
        UIApplication.reset()
        let navigation = OwnDelegateStack(rootViewController: screen("A"))
        navigation.log = log
        let window = show(navigation)
        let app = Forwarder(log)
        navigation.delegate = app
        transition().attach(to: navigation)
        log.clear()
        navigation.pushViewController(screen("B"), animated: true)
        settle()
        navigation.popViewController(animated: true)
        settle()
        #expect(log.entries(of: "stack") == ["stack didShow B", "stack didShow A"])
        #expect(log.entries(of: "t ended") == ["t ended(true)", "t ended(true)"])
        for name in ["C", "D"] {
            navigation.pushViewController(screen(name), with: EvenSlideAnimator())
            settle()
        }
        #expect(log.entries(of: "stack").suffix(2) == ["stack didShow C", "stack didShow D"])
        withExtendedLifetime((window, app)) {}
    }
}

/// A delegate that forwards calls to the next one, and records them.
@MainActor private final class Forwarder: NSObject {
    weak var next: AnyObject?
    private let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    private func note(_ what: String, _ controller: UIViewController) {
        log.add("app \(what) \(controller.title ?? "")")
    }
}

extension Forwarder: UINavigationControllerDelegate {
    private var nextOfStack: (any UINavigationControllerDelegate)? {
        next as? any UINavigationControllerDelegate
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        note("willShow", viewController)
        nextOfStack?.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        note("didShow", viewController)
        nextOfStack?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nextOfStack?.navigationController(
            navigationController,
            animationControllerFor: operation,
            from: fromVC,
            to: toVC
        )
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nextOfStack?.navigationController(navigationController, interactionControllerFor: animationController)
    }
}

extension Forwarder: UITabBarControllerDelegate {
    private var nextOfTabs: (any UITabBarControllerDelegate)? { next as? any UITabBarControllerDelegate }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        note("shouldSelect", viewController)
        return nextOfTabs?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        note("didSelect", viewController)
        nextOfTabs?.tabBarController(tabBarController, didSelect: viewController)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nextOfTabs?.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
}

extension Forwarder: ContainerViewControllerDelegate {
    private var nextOfContainer: (any ContainerViewControllerDelegate)? {
        next as? any ContainerViewControllerDelegate
    }

    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) {
        note("didSelect", viewController)
        nextOfContainer?.containerViewController(container, didSelect: viewController)
    }

    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nextOfContainer?.containerViewController(
            container,
            animationControllerForTransitionFrom: fromVC,
            to: toVC
        )
    }
}

extension Forwarder: UIViewControllerTransitioningDelegate {
    private var nextOfPresentation: (any UIViewControllerTransitioningDelegate)? {
        next as? any UIViewControllerTransitioningDelegate
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nextOfPresentation?.animationController(
            forPresented: presented,
            presenting: presenting,
            source: source
        )
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nextOfPresentation?.animationController(forDismissed: dismissed)
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        log.add("app presentationController")
        return nextOfPresentation?.presentationController(
            forPresented: presented,
            presenting: presenting,
            source: source
        )
    }
}

/// A stack that's always its own delegate, and forwards calls to the one that's set.
private final class OwnDelegateStack: UINavigationController, UINavigationControllerDelegate {
    var log: CallbackLog?
    private weak var real: (any UINavigationControllerDelegate)?

    override weak var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue == nil ? nil : self
            real = newValue === self ? nil : newValue
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        log?.add("stack didShow \(viewController.title ?? "")")
        real?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        real?.navigationController(
            navigationController,
            animationControllerFor: operation,
            from: fromVC,
            to: toVC
        )
    }
}
