import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Screens with their own animators, while delegates of a controller change.
@MainActor @Suite(.allBehaviors) struct OwnAnimatorTests {
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

    @Test("A screen that returns with the common animation also leaves with it")
    func aScreenThatReturnsWithTheCommonAnimationAlsoLeaves() {
        UIApplication.reset()
        let (standard, special) = (CallbackLog(), CallbackLog())
        let even = EvenSlideAnimator().animationController()
        let transition = TransitionDelegate(RecordingAnimator(even, log: standard))
        let navigation = UINavigationController(rootViewController: screen("A"))
        navigation.delegate = transition
        let window = show(navigation)
        let next = screen("B")
        func run(_ change: () -> Void) -> [Int] {
            change()
            UIApplication.shared.advance(by: 1)
            defer {
                standard.clear()
                special.clear()
            }
            return [standard, special].map { $0.entries(of: "animationEnded").count }
        }
        transition.setAnimationController(RecordingAnimator(even, log: special), for: next)
        #expect(run { navigation.pushViewController(next, animated: true) } == [0, 1])
        transition.removeAnimator(for: next)
        #expect(run { navigation.popViewController(animated: true) } == [0, 1])
        #expect(run { navigation.pushViewController(next, animated: true) } == [1, 0])
        #expect(run { navigation.popViewController(animated: true) } == [1, 0])
        withExtendedLifetime(window) {}
    }

    @Test(
        "An animator that was removed after its screen had left doesn't return",
        arguments: [false, true],
        [false, true]
    )
    func removedAnimator(inTabs: Bool, animatesDeparture: Bool) {
        UIApplication.reset()
        let (standard, special) = (CallbackLog(), CallbackLog())
        let even = EvenSlideAnimator().animationController()
        let transition = TransitionDelegate(RecordingAnimator(even, log: standard))
        let screens = ["A", "B", "C"].map(screen)
        let navigation = UINavigationController(rootViewController: screens[0])
        let tabs = UITabBarController()
        if inTabs {
            tabs.viewControllers = screens
            transition.attach(to: tabs)
        } else {
            transition.attach(to: navigation)
        }
        let window = show(inTabs ? tabs : navigation)
        func run(_ change: () -> Void) -> [Int] {
            change()
            UIApplication.shared.advance(by: 1)
            defer {
                standard.clear()
                special.clear()
            }
            return [standard, special].map { $0.entries(of: "animationEnded").count }
        }
        func select(_ index: Int) -> [Int] { run { tabs.selectedIndex = index } }
        transition.setAnimationController(RecordingAnimator(even, log: special), for: screens[1])
        if inTabs {
            #expect(select(1) == [0, 1] && select(0) == [0, 1])
            transition.removeAnimator(for: screens[1])
            #expect(select(2) == [1, 0] && select(1) == [1, 0] && select(0) == [1, 0])
        } else {
            #expect(run { navigation.pushViewController(screens[1], animated: true) } == [0, 1])
            let ends = run { navigation.popViewController(animated: animatesDeparture) }
            #expect(ends == [0, animatesDeparture ? 1 : 0])
            transition.removeAnimator(for: screens[1])
            #expect(run { navigation.pushViewController(screens[1], animated: false) } == [0, 0])
            #expect(run { navigation.popViewController(animated: true) } == [1, 0])
        }
        withExtendedLifetime(window) {}
    }

    @Test("A screen that's pushed with an animator pops with it, even if another stack changes meanwhile")
    func twoStacks() {
        UIApplication.reset()
        let standard = CallbackLog()
        let transition = TransitionDelegate(
            RecordingAnimator(EvenSlideAnimator().animationController(), log: standard)
        )
        let (first, second) = (
            UINavigationController(rootViewController: screen("A")),
            UINavigationController(rootViewController: screen("B"))
        )
        for stack in [first, second] { transition.attach(to: stack) }
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let window = show(tabs)
        func run(_ change: () -> Void) -> Int {
            standard.clear()
            change()
            UIApplication.shared.advance(by: 1)
            return standard.entries(of: "animationEnded").count
        }
        #expect(run { first.pushViewController(screen("D"), with: EvenSlideAnimator()) } == 0)
        _ = run { tabs.selectedIndex = 1 }
        #expect(run { second.pushViewController(screen("C"), animated: true) } == 1)
        _ = run { tabs.selectedIndex = 0 }
        #expect(run { first.popViewController(animated: true) } == 0)
        withExtendedLifetime(window) {}
    }

    @Test("A lower screen that moves to the top of its stack comes back")
    func reorderedStack() {
        struct Recording: Animator {
            var duration = 0.3
            let note: @MainActor (TransitionDirection) -> Void

            func forward(in scene: TransitionScene) -> Choreography {
                MainActor.assumeIsolated { note(.forward) }
                return Choreography(participants: [Participant(.incoming, from: .rest.translated(x: 100))])
            }

            func backward(in scene: TransitionScene) -> Choreography {
                MainActor.assumeIsolated { note(.backward) }
                return Choreography(participants: [Participant(.outgoing, to: .rest.translated(x: 100))])
            }
        }
        UIApplication.reset()
        var directions: [TransitionDirection] = []
        let transition = TransitionDelegate(Recording { directions.append($0) })
        let screens = ["A", "B", "C"].map(screen)
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        transition.attach(to: navigation)
        let window = show(navigation)
        navigation.setViewControllers([screens[0], screens[2], screens[1]], animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(Set(directions) == [.backward])
        #expect(navigation.topViewController === screens[1])
        withExtendedLifetime(window) {}
    }

    @Test("An animator that's released can ask for the animators of other screens")
    func asksWhenReleased() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                UIApplication.reset()
                let transition = TransitionDelegate(EvenSlideAnimator())
                let navigation = UINavigationController(rootViewController: UIViewController())
                transition.attach(to: navigation)
                let screens = [UIViewController(), UIViewController()]
                var questions = 0
                @MainActor func animationController() -> CuriousAnimationController {
                    CuriousAnimationController { [weak transition, weak navigation] in
                        questions += 1
                        guard let navigation else { return }
                        _ = transition?.navigationController(
                            navigation,
                            animationControllerFor: .push,
                            from: screens[0],
                            to: screens[1]
                        )
                    }
                }
                transition.setAnimationController(animationController(), for: screens[0])
                transition.setAnimationController(animationController(), for: screens[0])
                precondition(questions == 1)
                transition.removeAnimator(for: screens[0])
                precondition(questions == 2)
            }
        }
    }

    @Test(
        "Between children, where the system has no transitions, a child that prefers one gets ours",
        arguments: [true, false]
    )
    func preferredBetweenChildren(isContainer: Bool) {
        UIApplication.reset()
        let screens = [screen("A"), screen("B")]
        screens[1].preferredTransition = .crossDissolve
        let transition = TransitionDelegate(
            RecordingAnimator(EvenSlideAnimator().animationController(), log: log)
        )
        let root: UIViewController
        if isContainer {
            let container = ContainerViewController(viewControllers: screens)
            container.delegate = transition
            root = container
        } else {
            let tabs = UITabBarController()
            tabs.viewControllers = screens
            tabs.delegate = transition
            root = tabs
        }
        let window = show(root)
        for index in [1, 0] {
            (root as? ContainerViewController)?.selectedIndex = index
            (root as? UITabBarController)?.selectedIndex = index
            UIApplication.shared.advance(by: 1)
        }
        #expect(log.entries(of: "animationEnded").count == 2)
        withExtendedLifetime(window) {}
    }

    @Test("A delegate that the app sets after ours remains when ours is removed")
    func laterDelegateStays() {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let (before, later) = (
            TransitionDelegate(EvenSlideAnimator()), TransitionDelegate(EvenSlideAnimator())
        )
        navigation.delegate = before
        let transition = TransitionDelegate(EvenSlideAnimator())
        transition.attach(to: navigation)
        navigation.delegate = later
        transition.detach(from: navigation)
        #expect(navigation.delegate === later)
    }

    @Test("Attaching again during a drag doesn't interrupt it")
    func attachedWhileDragged() throws {
        let app = GestureRig(.navigation, SwipeInteraction())
        let navigation = try #require(app.rig.root as? UINavigationController)
        app.delegate.attach(to: navigation)
        app.swipe(from: CGPoint(x: 80, y: 400), by: CGVector(dx: 200, dy: 0), lifts: false)
        #expect(app.interaction.state == .interactive)
        app.delegate.attach(to: navigation)
        app.rig.advance(by: 0.5)
        #expect(app.interaction.state == .interactive)
        app.touch.move(to: CGPoint(x: 370, y: 400))
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test("A released delegate removes its gestures, even if its interaction remains")
    func aReleasedDelegateRemovesItsGestures() throws {
        UIApplication.reset()
        let swipe = SwipeInteraction()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let window = show(navigation)
        let recognizers = navigation.view.gestureRecognizers?.count
        let pop = try #require(navigation.interactivePopGestureRecognizer)
        let former = pop.delegate
        var transition: TransitionDelegate? = TransitionDelegate(EvenSlideAnimator(), interaction: swipe)
        navigation.delegate = transition
        navigation.pushViewController(screen("B"), animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(swipe.recognizers.count == 1)
        #expect(pop.delegate !== former)
        transition = nil
        UIApplication.shared.tick()
        #expect(swipe.recognizers == [])
        #expect(navigation.view.gestureRecognizers?.count == recognizers)
        #expect(pop.delegate === former)
        withExtendedLifetime((window, transition)) {}
    }
}

/// An animation controller with something to do when it's released.
private final class CuriousAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
    private let ask: @MainActor () -> Void

    init(_ ask: @escaping @MainActor () -> Void) {
        self.ask = ask
    }

    deinit {
        let ask = ask
        MainActor.assumeIsolated { ask() }
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
