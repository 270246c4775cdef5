import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Flows of an app that set their own delegate for a while, and then restore the one that they have found.
@MainActor @Suite(.allBehaviors) struct SavedDelegateTests {
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
    private func transition(_ name: String, interaction: InteractionController? = nil) -> TransitionDelegate {
        let delegate = TransitionDelegate(EvenSlideAnimator(), interaction: interaction)
        delegate.onTransitionEnd = { [log] _, _, finished in log.add("\(name) ended(\(finished))") }
        return delegate
    }

    private func settle() { UIApplication.shared.advance(by: 1) }

    private func swipeBack(in window: UIWindow) {
        TouchInjector(window: window).drag(
            from: CGPoint(x: 80, y: 400),
            to: CGPoint(x: 380, y: 400),
            duration: 0.3,
            steps: 18,
            lifts: true
        )
        settle()
    }

    @Test(
        "After a flow with its own delegate, the parent's and the attached one apply",
        arguments: [true, false]
    )
    func afterFlowWithOwnDelegateParentsAndAttachedOneApply(isRetained: Bool) {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        let window = show(navigation)
        let (parent, child) = (Listener("parent", log), Listener("child", log))
        let middle = screen("B")
        navigation.delegate = parent
        transition("t", interaction: SwipeInteraction()).attach(to: navigation)
        navigation.pushViewController(middle, animated: true)
        settle()
        // The flow.
        let retained = isRetained ? navigation.delegate : nil
        child.takePlace(in: navigation, until: middle)
        navigation.pushViewController(screen("C"), with: EvenSlideAnimator())
        settle()
        navigation.popViewController(animated: true)
        settle()
        #expect(log.entries(of: "child") == ["child didShow C", "child didShow B"])
        log.clear()
        navigation.pushViewController(screen("D"), animated: true)
        settle()
        for count in [2, 1] {
            swipeBack(in: window)
            #expect(navigation.viewControllers.count == count)
        }
        #expect(log.entries(of: "parent", "child") == ["D", "B", "A"].map { "parent didShow \($0)" })
        #expect(log.entries(of: "t ended").count == 3)
        TransitionDelegate.attached(to: navigation)?.detach(from: navigation)
        #expect(navigation.delegate === parent)
        withExtendedLifetime((window, retained, child)) {}
    }

    @Test("Right after such a flow, a swipe goes back", arguments: [false, true])
    func swipeRightAfter(isRestoredLater: Bool) {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        let window = show(navigation)
        let child = Listener("child", log)
        let middle = screen("B")
        transition("t", interaction: SwipeInteraction()).attach(to: navigation)
        navigation.pushViewController(middle, animated: true)
        settle()
        child.takePlace(in: navigation, until: isRestoredLater ? nil : middle)
        navigation.pushViewController(screen("C"), with: EvenSlideAnimator())
        settle()
        navigation.popViewController(animated: true)
        settle()
        if isRestoredLater { navigation.delegate = child.previous }
        log.clear()
        swipeBack(in: window)
        #expect(navigation.viewControllers.count == 1)
        #expect(log.entries(of: "t ended") == ["t ended(true)"])
        withExtendedLifetime(child) {}
    }

    @Test("After a flow on a screen that was pushed with an animator, the parent's delegate is restored")
    func onAGuest() {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let window = show(navigation)
        let (parent, child) = (Listener("parent", log), Listener("child", log))
        let guest = screen("B")
        navigation.delegate = parent
        navigation.pushViewController(guest, with: EvenSlideAnimator())
        settle()
        child.takePlace(in: navigation, until: guest)
        navigation.pushViewController(screen("C"), with: EvenSlideAnimator())
        settle()
        navigation.popViewController(animated: true)
        settle()
        log.clear()
        navigation.popViewController(animated: true)
        settle()
        #expect(log.entries(of: "parent", "child") == ["parent didShow A"])
        #expect(navigation.delegate === parent)
        withExtendedLifetime((window, child)) {}
    }

    @Test(
        "A delegate that's restored before the screens of the flow have left applies to them",
        arguments: [false, true]
    )
    func restoredEarly(swipesAtOnce: Bool) {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        let window = show(navigation)
        let (parent, child) = (Listener("parent", log), Listener("child", log))
        navigation.delegate = parent
        transition("t", interaction: SwipeInteraction()).attach(to: navigation)
        navigation.pushViewController(screen("B"), animated: true)
        settle()
        let last = screen("C")
        child.takePlace(in: navigation, until: last)
        navigation.pushViewController(last, with: EvenSlideAnimator())
        settle()
        log.clear()
        if swipesAtOnce { swipeBack(in: window) } else { navigation.popViewController(animated: true) }
        settle()
        #expect(navigation.viewControllers.count == 2)
        swipeBack(in: window)
        #expect(navigation.viewControllers.count == 1)
        #expect(log.entries(of: "parent", "child") == ["parent didShow B", "parent didShow A"])
        #expect(log.entries(of: "t ended") == ["t ended(true)", "t ended(true)"])
        withExtendedLifetime((parent, child)) {}
    }

    @Test("A saved delegate of tabs applies after another one has been attached, too")
    func savedDelegateOfTabsAppliesAfterAnotherOneHasBeenAttached() {
        UIApplication.reset()
        let tabs = UITabBarController()
        tabs.viewControllers = [screen("A"), screen("B")]
        let window = show(tabs)
        let child = Listener("child", log)
        transition("first").attach(to: tabs)
        let saved = tabs.delegate
        tabs.delegate = child
        transition("second").attach(to: tabs)
        tabs.delegate = saved
        for index in [1, 0] {
            tabs.selectedIndex = index
            settle()
        }
        #expect(log.entries(of: "first", "second") == ["first ended(true)", "first ended(true)"])
        withExtendedLifetime((window, child)) {}
    }

    @Test("A saved delegate is released with its controller, or when it isn't needed anymore")
    func savedDelegateIsReleasedWithController() {
        UIApplication.reset()
        weak var delegate: TransitionDelegate?
        weak var replaced: TransitionDelegate?
        do {
            let navigation = UINavigationController(rootViewController: screen("A"))
            let window = show(navigation)
            let child = Listener("child", log)
            do {
                let made = (transition("t"), transition("u"))
                (delegate, replaced) = made
                for one in [made.0, made.1] {
                    one.attach(to: navigation)
                    navigation.delegate = child
                }
            }
            // One for each delegate of the app is enough.
            for _ in 1...2 {
                transition("v").attach(to: navigation)
                navigation.delegate = child
            }
            settle()
            #expect(delegate != nil)
            #expect(replaced == nil)
            withExtendedLifetime((window, child)) {}
        }
        UIApplication.reset()
        #expect(delegate == nil)
    }

    @Test("A delegate that the flows of an app have left behind is released")
    func releasedAfterFlows() {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let window = show(navigation)
        weak var first: TransitionDelegate?
        weak var last: TransitionDelegate?
        var coordinator: Listener?
        for number in 1...4 {
            let flow = startFlow(in: navigation)
            if number == 1 { first = flow.delegate }
            last = flow.delegate
            // Only now, the one before is released.
            coordinator = flow.coordinator
            settle()
        }
        #expect(first == nil)
        #expect(last != nil)
        withExtendedLifetime((window, coordinator)) {}
    }

    /// Starts a flow with a delegate and a transition of its own, which the next flow replaces.
    private func startFlow(in navigationController: UINavigationController)
        -> (coordinator: Listener, delegate: TransitionDelegate)
    {
        let flow = (coordinator: Listener("flow", log), delegate: transition("t"))
        navigationController.delegate = flow.coordinator
        flow.delegate.attach(to: navigationController)
        return flow
    }
}

/// A delegate of the app that can take another one's place, and restores it later.
@MainActor private final class Listener: NSObject {
    private let name: String
    private let log: CallbackLog
    private(set) weak var previous: (any UINavigationControllerDelegate)?
    private weak var last: UIViewController?

    init(_ name: String, _ log: CallbackLog) {
        self.name = name
        self.log = log
    }

    /// Becomes the delegate, until a screen is shown if there's one.
    func takePlace(in navigationController: UINavigationController, until last: UIViewController?) {
        previous = navigationController.delegate
        navigationController.delegate = self
        self.last = last
    }
}

extension Listener: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        log.add("\(name) didShow \(viewController.title ?? "")")
        guard viewController === last else { return }
        last = nil
        navigationController.delegate = previous
    }
}

extension Listener: UITabBarControllerDelegate {}
