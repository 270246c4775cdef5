import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Screens that provide their own transitions, and screens that observe their transitions.
@MainActor @Suite(.allBehaviors) struct AnimatorProvidingTests {
    /// A screen that provides its transition.
    private final class ProvidingViewController: UIViewController, AnimatorProviding {
        var preferredAnimator: (any Animator)?
        var preferredInteraction: InteractionController?
    }

    private let log = CallbackLog()

    private func rig(_ kind: ContainerKind, _ screen: UIViewController, _ transition: TransitionDelegate)
        -> UIWindow
    {
        UIApplication.reset()
        UIScreen.main.configure(size: UIScreen.main.bounds.size, scale: 1)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let first = RecordingViewController("A", color: .red, log: log)
        screen.loadViewIfNeeded()
        screen.view.backgroundColor = .blue
        switch kind {
        case .modal:
            window.rootViewController = first
            screen.modalPresentationStyle = .fullScreen
            transition.attach(toPresentationOf: screen)
        case .navigation:
            let navigation = UINavigationController(rootViewController: first)
            transition.attach(to: navigation)
            window.rootViewController = navigation
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [first, screen]
            transition.attach(to: tabs)
            window.rootViewController = tabs
        case .custom:
            let container = ContainerViewController(viewControllers: [first, screen])
            transition.attach(to: container)
            window.rootViewController = container
        }
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return window
    }

    private func go(_ direction: TransitionDirection, in window: UIWindow, _ screen: UIViewController) {
        let index = direction == .forward ? 1 : 0
        switch window.rootViewController {
        case let navigation as UINavigationController:
            if direction == .forward {
                navigation.pushViewController(screen, animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
        case let tabs as UITabBarController: tabs.selectedIndex = index
        case let container as ContainerViewController: container.selectedIndex = index
        case let root:
            if direction == .forward {
                root?.present(screen, animated: true)
            } else {
                root?.dismiss(animated: true)
            }
        }
        UIApplication.shared.tick()
    }

    @Test("A screen that provides an animator uses it in both directions", arguments: ContainerKind.allCases)
    func provided(kind: ContainerKind) {
        let screen = ProvidingViewController()
        screen.preferredAnimator = EvenSlideAnimator()
        let standard = RecordingAnimator(EvenSlideAnimator().animationController(), log: log)
        let window = rig(kind, screen, TransitionDelegate(standard))
        go(.forward, in: window, screen)
        UIApplication.shared.advance(by: 0.2)
        #expect(abs((screen.view.layer.presentation()?.transform.m41 ?? .nan) - AnimatorMake.travel / 2) < 8)
        UIApplication.shared.advance(by: 1)
        // It goes back with the animator that it provided for the way there.
        screen.preferredAnimator = nil
        go(.backward, in: window, screen)
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "animationEnded").isEmpty)
        go(.forward, in: window, screen)
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "animationEnded") == ["animationEnded(true)"])
    }

    @Test("The app's choice for the screen takes precedence", arguments: ContainerKind.allCases)
    func explicit(kind: ContainerKind) {
        let screen = ProvidingViewController()
        screen.preferredAnimator = EvenSlideAnimator()
        let transition = TransitionDelegate()
        let window = rig(kind, screen, transition)
        let own = RecordingAnimator(EvenSlideAnimator().animationController(), log: log)
        transition.setAnimationController(own, for: screen)
        go(.forward, in: window, screen)
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "animationEnded") == ["animationEnded(true)"])
    }

    @Test("The screen's own interaction drives the dismissal", arguments: ContainerKind.allCases)
    func interaction(kind: ContainerKind) {
        let screen = ProvidingViewController()
        screen.preferredAnimator = EvenSlideAnimator()
        screen.preferredInteraction = .swipe(edge: .leading)
        let window = rig(kind, screen, TransitionDelegate())
        go(.forward, in: window, screen)
        UIApplication.shared.advance(by: 1)
        let touch = TouchInjector(window: window)
        touch.drag(
            from: CGPoint(x: 60, y: 400),
            to: CGPoint(x: 330, y: 400),
            duration: 0.2,
            steps: 12,
            lifts: false
        )
        #expect(WindowFrame(window).color(at: CGPoint(x: 20, y: 400)) == [0, 0, 255])
        touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(WindowFrame(window).color(at: CGPoint(x: 200, y: 600)) == [255, 0, 0])
    }
}
