import Foundation
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
    func aScreenThatProvidesAnAnimatorUsesItInBothDirections(kind: ContainerKind) {
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
    func theAppsChoiceForTheScreenTakesPrecedence(kind: ContainerKind) {
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
    func theScreensOwnInteractionDrivesTheDismissal(kind: ContainerKind) {
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

    @Test("So does that of the screen of a tab, once it exists")
    func theInteractionOfATabsScreen() {
        let screen = ProvidingViewController()
        screen.preferredAnimator = EvenSlideAnimator()
        screen.preferredInteraction = .swipe(edge: .leading)
        let window = rig(.tab, screen, TransitionDelegate())
        let tabs = UITabBarController()
        let first = RecordingViewController("A", color: .red, log: log)
        tabs.tabs = [first, screen].map { child in
            UITab(title: "", image: nil, identifier: child === screen ? "B" : "A") { _ in child }
        }
        let transition = TransitionDelegate()
        transition.attach(to: tabs)
        window.rootViewController = tabs
        UIApplication.shared.tick()
        tabs.selectedTab = tabs.tabs[1]
        UIApplication.shared.advance(by: 1)
        #expect(WindowFrame(window).color(at: CGPoint(x: 200, y: 600)) == [0, 0, 255])
        let touch = TouchInjector(window: window)
        touch.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.2, steps: 12)
        UIApplication.shared.advance(by: 1)
        #expect(tabs.selectedTab === tabs.tabs[0])
        #expect(WindowFrame(window).color(at: CGPoint(x: 200, y: 600)) == [255, 0, 0])
    }

    @Test("So does that of a child that a container receives later", arguments: [true, false])
    func theInteractionOfALaterChild(isAttached: Bool) {
        let screen = ProvidingViewController()
        screen.preferredAnimator = EvenSlideAnimator()
        screen.preferredInteraction = .swipe(edge: .leading)
        let window = rig(.custom, screen, TransitionDelegate())
        let container = ContainerViewController(viewControllers: [])
        let transition = TransitionDelegate()
        window.rootViewController = container
        UIApplication.shared.tick()
        if isAttached { transition.attach(to: container) } else { container.delegate = transition }
        container.viewControllers = [RecordingViewController("A", color: .red, log: log), screen]
        container.setSelectedIndex(1, animated: false)
        UIApplication.shared.tick()
        let touch = TouchInjector(window: window)
        touch.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.2, steps: 12)
        UIApplication.shared.advance(by: 1)
        #expect(container.selectedIndex == 0)
    }

    @Test("A child whose arrival people have canceled doesn't leave with the animator of that arrival")
    func canceledArrival() throws {
        let screen = ProvidingViewController()
        screen.preferredAnimator = EvenSlideAnimator()
        screen.preferredInteraction = .swipe(edge: .leading)
        let standard = RecordingAnimator(EvenSlideAnimator().animationController(), log: log)
        let transition = TransitionDelegate(standard)
        var outcomes: [Bool] = []
        transition.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
        let window = rig(.custom, screen, transition)
        let container = try #require(window.rootViewController as? ContainerViewController)
        let touch = TouchInjector(window: window)
        touch.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3, steps: 12)
        UIApplication.shared.advance(by: 1)
        #expect(container.selectedIndex == 0 && outcomes == [false])
        screen.preferredAnimator = nil
        container.setSelectedIndex(1, animated: false)
        UIApplication.shared.advance(by: 0.1)
        go(.backward, in: window, screen)
        UIApplication.shared.advance(by: 1)
        #expect(log.entries(of: "animationEnded") == ["animationEnded(true)"])
    }

    /// The numbers of the animators whose choreographies were played.
    private final class Plays: @unchecked Sendable {
        private let lock = NSLock()
        private var numbers: Set<Int> = []

        func note(_ number: Int) { lock.withLock { _ = numbers.insert(number) } }

        /// Returns what has been noted, and forgets it.
        func take() -> Set<Int> {
            lock.withLock {
                defer { numbers = [] }
                return numbers
            }
        }
    }

    private struct NumberedAnimator: Animator {
        let number: Int
        let plays: Plays
        var duration: TimeInterval { 0.4 }

        func forward(in scene: TransitionScene) -> Choreography {
            plays.note(number)
            return EvenSlideAnimator().forward(in: scene)
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    /// A screen that provides another animator each time it's asked.
    private final class ChangingViewController: UIViewController, AnimatorProviding {
        let plays = Plays()
        let preferredInteraction: InteractionController? = SwipeInteraction(edge: .leading)
        private(set) var requests = 0

        var preferredAnimator: (any Animator)? {
            requests += 1
            return NumberedAnimator(number: requests, plays: plays)
        }
    }

    @Test(
        "A screen that provides another animator each time arrives with one, and leaves with the same",
        arguments: ContainerKind.allCases
    )
    func anotherEachTime(kind: ContainerKind) {
        let screen = ChangingViewController()
        let transition = TransitionDelegate()
        var ends = 0
        transition.onTransitionEnd = { _, _, _ in ends += 1 }
        let window = rig(kind, screen, transition)
        let touch = TouchInjector(window: window)
        func swipeBack(to x: CGFloat) {
            touch.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: x, y: 400), duration: 0.3, steps: 12)
            UIApplication.shared.advance(by: 1)
        }
        var earlier: Set<Int> = []
        for round in 1...2 {
            let requests = screen.requests
            go(.forward, in: window, screen)
            UIApplication.shared.advance(by: 0.1)
            #expect(screen.requests == requests + 1)
            // A finger catches it, and lets it go on.
            touch.down(at: CGPoint(x: 300, y: 400))
            UIApplication.shared.advance(by: 0.1)
            touch.up()
            UIApplication.shared.advance(by: 1)
            // A finger drags it back and changes its mind, and then doesn't.
            swipeBack(to: 90)
            swipeBack(to: 340)
            #expect(ends == round * 3)
            let played = screen.plays.take()
            #expect(played.count == 1)
            #expect(played.isDisjoint(with: earlier))
            earlier = played
        }
        // Without a finger, too.
        go(.forward, in: window, screen)
        UIApplication.shared.advance(by: 1)
        go(.backward, in: window, screen)
        UIApplication.shared.advance(by: 1)
        #expect(ends == 8)
        #expect(screen.plays.take().count == 1)
    }

    @Test(
        "A swipe to a tab or a child that provides another animator each time plays one of them",
        arguments: [ContainerKind.tab, .custom]
    )
    func anotherEachTimeSwiped(kind: ContainerKind) {
        let screen = ChangingViewController()
        let window = rig(kind, screen, TransitionDelegate())
        let touch = TouchInjector(window: window)
        touch.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3, steps: 12)
        UIApplication.shared.advance(by: 1)
        touch.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 340, y: 400), duration: 0.3, steps: 12)
        UIApplication.shared.advance(by: 1)
        #expect(WindowFrame(window).color(at: CGPoint(x: 200, y: 600)) == [255, 0, 0])
        #expect(screen.plays.take().count == 1)
    }

    @Test(
        "A screen can provide only an interaction, for the animator of the delegate",
        arguments: ContainerKind.allCases
    )
    func interactionAlone(kind: ContainerKind) {
        let screen = ProvidingViewController()
        screen.preferredInteraction = .swipe(edge: .leading)
        let transition = TransitionDelegate(EvenSlideAnimator())
        transition.swipesBack = false
        let window = rig(kind, screen, transition)
        go(.forward, in: window, screen)
        UIApplication.shared.advance(by: 0.2)
        #expect(abs((screen.view.layer.presentation()?.transform.m41 ?? .nan) - AnimatorMake.travel / 2) < 8)
        UIApplication.shared.advance(by: 1)
        let touch = TouchInjector(window: window)
        touch.drag(
            from: CGPoint(x: 60, y: 400),
            to: CGPoint(x: 330, y: 400),
            duration: 0.2,
            steps: 12,
            lifts: false
        )
        #expect(screen.preferredInteraction?.state == .interactive)
        touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(WindowFrame(window).color(at: CGPoint(x: 200, y: 600)) == [255, 0, 0])
    }

    @Test(
        "A screen that provided only an interaction when it arrived leaves with an animator that's set since",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func animatorThatsSetSinceArrivalAppliesToLeaving(kind: ContainerKind, isProvided: Bool) {
        let screen = ProvidingViewController()
        screen.preferredInteraction = .swipe(edge: .leading)
        let transition = TransitionDelegate(EvenSlideAnimator())
        let window = rig(kind, screen, transition)
        go(.forward, in: window, screen)
        UIApplication.shared.advance(by: 2)
        let animator = RecordingAnimator(EvenSlideAnimator().animationController(), log: log)
        if isProvided {
            screen.preferredAnimator = EvenSlideAnimator(duration: 4)
        } else {
            transition.setAnimationController(animator, for: screen)
        }
        log.clear()
        go(.backward, in: window, screen)
        UIApplication.shared.advance(by: 1)
        #expect(screen.viewIfLoaded?.window != nil || !isProvided)
        #expect(log.entries.contains { $0.contains("animate") } == !isProvided)
        UIApplication.shared.advance(by: 4)
        #expect(WindowFrame(window).color(at: CGPoint(x: 200, y: 600)) == [255, 0, 0])
    }
}
