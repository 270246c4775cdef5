import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Systems 1 to 4: the container of objc.io issue 12, its context, third-party animators, and the delegate.
@MainActor @Suite(.allBehaviors) struct ContainerViewControllerTests {
    @Test("A container from a storyboard has no children at first, and accepts them later")
    func aContainerFromAStoryboardHasNoChildrenAtFirst() throws {
        UIApplication.reset()
        let container = try #require(ContainerViewController(coder: NSCoder()))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = container
        window.makeKeyAndVisible()
        #expect(container.viewControllers.isEmpty && container.selectedViewController == nil)
        let children = [UIViewController(), UIViewController()]
        container.viewControllers = children
        container.setSelectedIndex(1, animated: true)
        UIApplication.shared.advance(by: 1.5)
        #expect(container.children == [children[1]])
        #expect(children[1].view.frame == window.bounds)
    }

    @Test("System 1: containment and appearance calls have the order of a container")
    func system1ContainmentAndAppearanceCallsHaveTheOrderOfAContainer() {
        let app = ContainerApp()
        #expect(app.container.selectedViewController === app.first)
        #expect(app.container.children == [app.first])
        app.log.clear()
        app.container.selectedIndex = 1
        app.settle()
        #expect(
            app.log.entries == [
                "A willMove(toParent: nil)", "B willMove(toParent: parent)",
                "A viewWillDisappear(true)", "B viewWillAppear(true)",
                "A viewDidDisappear(true)", "B viewDidAppear(true)",
                "A didMove(toParent: nil)", "B didMove(toParent: parent)",
            ]
        )
        #expect(app.container.children == [app.second])
        #expect(app.second.view.frame == app.window.bounds)
        #expect(app.first.view.superview == nil)
    }

    @Test("System 1: a tap on an icon switches")
    func iconBar() throws {
        let app = ContainerApp()
        app.container.showsIconBar = true
        app.container.view.layoutIfNeeded()
        let buttons = app.container.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
        #expect(buttons.count == 3)
        let last = try #require(buttons.max { $0.frame.minX < $1.frame.minX })
        last.sendActions(for: .primaryActionTriggered)
        #expect(app.container.selectedViewController === app.third)
        app.settle()
        #expect(app.third.view.safeAreaInsets.bottom == 49 + app.window.safeAreaInsets.bottom)
    }

    @Test(
        "If the delegate has no animator, or none for a screen, the container uses its own",
        arguments: [true, false]
    )
    func ownAnimator(isForOneScreen: Bool) {
        let app = ContainerApp()
        let other = SpringSlideAnimator(duration: 0.2)
        let transition = isForOneScreen ? TransitionDelegate(other) : TransitionDelegate()
        if isForOneScreen { transition.setAnimator(nil, for: app.second) }
        transition.attach(to: app.container)
        app.container.selectedIndex = 1
        UIApplication.shared.tick()
        #expect(app.container.transitionCoordinator?.transitionDuration == SpringSlideAnimator().duration)
        app.settle()
        #expect(app.container.children == [app.second])
    }

    @Test("System 2: the context provides controllers, views, and frames of the two directions")
    func system2TheContextProvidesControllers() {
        let app = ContainerApp()
        for direction in TransitionDirection.allCases {
            let context = ContainerTransitionContext(
                from: app.first,
                to: app.second,
                in: app.first.view.superview ?? app.container.view,
                direction: direction,
                completion: { _ in }
            )
            let offset: CGFloat = direction == .forward ? 390 : -390
            #expect(context.viewController(forKey: .from) === app.first)
            #expect(context.viewController(forKey: .to) === app.second)
            #expect(context.view(forKey: .from) === app.first.view)
            #expect(context.view(forKey: .to) === app.second.view)
            #expect(context.presentationStyle == .custom)
            #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
            #expect(context.initialFrame(for: app.first) == app.window.bounds)
            #expect(context.finalFrame(for: app.first) == app.window.bounds.offsetBy(dx: -offset, dy: 0))
            #expect(context.initialFrame(for: app.second) == app.window.bounds.offsetBy(dx: offset, dy: 0))
            #expect(context.finalFrame(for: app.second) == app.window.bounds)
            #expect(context.initialFrame(for: app.third) == .zero)
            #expect(context.targetTransform == .identity)
            #expect(TransitionDirection(context) == direction)
        }
    }

    @Test("System 2: a context ends once")
    func contextEndsOnce() {
        let app = ContainerApp()
        var ends: [Bool] = []
        let context = ContainerTransitionContext(
            from: app.first,
            to: app.second,
            in: app.container.view,
            direction: .forward
        ) { ends.append($0) }
        context.completeTransition(false)
        context.completeTransition(true)
        context.endImmediately()
        #expect(ends == [false])
        #expect(context.transitionWasCancelled)
    }

    @Test("System 3: an animation controller that doesn't know us works, and is notified of the end")
    func thirdPartyAnimator() throws {
        let app = ContainerApp()
        let delegate = HandWrittenDelegate(PlainAnimator(log: app.log))
        app.container.delegate = delegate
        app.log.clear()
        app.container.selectedIndex = 1
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.2)
        let shown = try #require(app.first.view.layer.presentation())
        #expect(abs(shown.transform.m11 - 0.55) < 1e-6)
        app.settle()
        #expect(app.log.entries(of: "animat") == ["animateTransition", "animationEnded(true)"])
        #expect(app.log.entries.last == "animationEnded(true)")
        #expect(app.container.children == [app.second])
    }

    @Test(
        "System 3: what runs alongside an animation controller with an impossible duration takes no time",
        arguments: [.nan, .infinity, -1] as [TimeInterval]
    )
    func impossibleDuration(duration: TimeInterval) throws {
        let app = ContainerApp()
        let delegate = HandWrittenDelegate(StuckAnimator(duration))
        app.container.delegate = delegate
        app.container.selectedIndex = 1
        UIApplication.shared.tick()
        let coordinator = try #require(app.container.transitionCoordinator)
        #expect(coordinator.transitionDuration == 0)
        coordinator.animate(alongsideTransition: { _ in app.container.view.alpha = 0.5 })
        app.settle()
        #expect(app.container.view.alpha == 0.5)
    }

    @Test("System 3: a screen that a late animation controller removes is put in its place again")
    func lateAnimator() {
        let app = ContainerApp()
        let animator = LateAnimator()
        let delegate = HandWrittenDelegate(animator)
        app.container.delegate = delegate
        app.container.selectedIndex = 1
        animator.cancel()
        app.container.setSelectedIndex(0, animated: false)
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.container.children == [app.second])
        animator.cleanUp()
        #expect(app.second.view.window === app.window)
        #expect(app.second.view.frame == app.window.bounds)
    }

    @Test("System 4: without a delegate, both screens slide with a spring, and a gap of 16 points")
    func defaultAnimation() throws {
        let app = ContainerApp()
        app.container.selectedIndex = 1
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.25)
        let old = try #require(app.first.view.layer.presentation())
        let new = try #require(app.second.view.layer.presentation())
        #expect(abs(new.transform.m41 - old.transform.m41 - 406) < 1e-6)
        let progress = TimingCurve.spring(dampingRatio: 0.85, initialVelocity: 0)
            .value(at: 0.5, duration: 0.5)
        #expect(abs(new.transform.m41 - 406 * (1 - progress)) < 0.01)
        #expect(new.opacity == 1 && old.opacity == 1)
    }

    @Test("System 4: the delegate is notified of a selection after its transition")
    func system4TheDelegateIsNotifiedOfASelectionAfterItsTransition() {
        let app = ContainerApp()
        let delegate = SelectionDelegate()
        app.container.delegate = delegate
        app.container.selectedIndex = 2
        #expect(delegate.selected.isEmpty)
        app.settle()
        #expect(delegate.selected == [app.third])
        app.container.setSelectedIndex(0, animated: false)
        #expect(delegate.selected == [app.third, app.first])
    }

    @Test("Going backward slides in the opposite direction, and right to left is mirrored")
    func goingBackwardSlidesInTheOppositeDirection() throws {
        let app = ContainerApp()
        for (layout, sign) in [(UIUserInterfaceLayoutDirection.leftToRight, 1.0), (.rightToLeft, -1.0)] {
            UIApplication.shared.setUserInterfaceLayoutDirection(layout)
            app.container.setSelectedIndex(0, animated: false)
            app.container.selectedIndex = 1
            UIApplication.shared.tick()
            #expect(try #require(app.second.view.layer.presentation()).transform.m41 == 406 * sign)
            app.settle()
            app.container.selectedIndex = 0
            UIApplication.shared.tick()
            #expect(try #require(app.first.view.layer.presentation()).transform.m41 == -406 * sign)
            app.settle()
        }
    }

    @Test("Quick switching: each transition ends before the next one starts")
    func quickSwitching() {
        let app = ContainerApp()
        for index in [1, 2, 0, 2, 1] {
            app.container.selectedIndex = index
            UIApplication.shared.advance(by: 0.05)
        }
        app.settle()
        #expect(app.container.selectedIndex == 1)
        #expect(app.container.children == [app.second])
        #expect(app.second.view.superview?.subviews.count == 1)
        #expect(CATransform3DIsIdentity(app.second.view.layer.transform))
        #expect(app.second.view.alpha == 1)
        for controller in [app.first, app.second, app.third] {
            let appearances = app.log.entries.filter { $0.hasPrefix("\(controller.name) view") }
            for (index, entry) in appearances.enumerated() {
                // "Will" and "did" alternate.
                #expect(entry.contains(index.isMultiple(of: 2) ? "Will" : "Did"))
            }
        }
    }

    @Test("An animation controller that never ends doesn't freeze the container")
    func animatorThatNeverEnds() {
        let app = ContainerApp()
        let delegate = HandWrittenDelegate(StuckAnimator())
        app.container.delegate = delegate
        app.container.selectedIndex = 1
        app.settle()
        #expect(app.container.transitionCoordinator != nil)
        app.container.delegate = nil
        app.container.selectedIndex = 2
        app.settle()
        #expect(app.container.children == [app.third])
        #expect(app.container.transitionCoordinator == nil)
        #expect(app.third.view.frame == app.window.bounds)
    }

    @Test("An animation controller that doesn't add the new screen doesn't leave the container empty")
    func animatorThatForgets() {
        let app = ContainerApp()
        let delegate = HandWrittenDelegate(ForgetfulAnimator())
        app.container.delegate = delegate
        app.container.selectedIndex = 1
        app.settle()
        #expect(app.second.view.superview != nil)
        #expect(app.second.view.frame == app.window.bounds)
    }

    @Test("A canceled switch reverses everything, in the order of a container")
    func canceledSwitchReversesEverythingInOrderOfContainer() throws {
        let app = ContainerApp()
        let animator = SpringSlideAnimator().animationController()
        let delegate = HandWrittenDelegate(animator)
        let interaction = ScrubbingInteraction(animator)
        delegate.interaction = interaction
        app.container.delegate = delegate
        let before = ViewState(app.window)
        app.log.clear()
        app.container.selectedIndex = 1
        UIApplication.shared.tick()
        interaction.update(0.6)
        UIApplication.shared.advance(by: 0.1)
        #expect(try #require(app.container.transitionCoordinator).isInteractive)
        interaction.cancel()
        app.settle()
        #expect(
            app.log.entries == [
                "A willMove(toParent: nil)", "B willMove(toParent: parent)",
                "A viewWillDisappear(true)", "B viewWillAppear(true)",
                "B viewWillDisappear(true)", "A viewWillAppear(true)",
                "B viewDidDisappear(true)", "A viewDidAppear(true)",
                "B willMove(toParent: nil)", "B didMove(toParent: nil)", "A didMove(toParent: parent)",
            ]
        )
        #expect(app.container.selectedIndex == 0)
        #expect(app.container.children == [app.first])
        #expect(ViewState(app.window) == before)
    }

    @Test("A switch continues in a new size of the container")
    func aSwitchContinuesInANewSizeOfTheContainer() {
        let app = ContainerApp()
        app.container.selectedIndex = 1
        UIApplication.shared.advance(by: 0.2)
        app.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        UIApplication.shared.tick()
        #expect(app.container.transitionCoordinator != nil)
        for screen in [app.first, app.second] {
            #expect(screen.view.bounds.size == app.window.bounds.size)
        }
        UIApplication.shared.advance(by: 1)
        #expect(app.container.transitionCoordinator == nil)
        #expect(app.second.view.frame == app.window.bounds)
        #expect(app.container.children == [app.second])
    }

    @Test("Before it's on the screen, the container switches immediately")
    func offScreen() {
        let log = CallbackLog()
        let screens = ["A", "B"].map { RecordingViewController($0, color: .gray, log: log) }
        let container = ContainerViewController(viewControllers: screens)
        container.selectedViewController = screens[1]
        #expect(container.children == [screens[1]])
        #expect(!container.isViewLoaded)
    }

    @Test("Selecting no controller has no effect")
    func selectingNone() {
        let app = ContainerApp()
        app.container.setSelectedIndex(1, animated: false)
        app.log.clear()
        app.container.selectedViewController = nil
        app.settle()
        #expect(app.container.selectedViewController === app.second && app.container.selectedIndex == 1)
        #expect(app.container.children == [app.second] && app.log.entries.isEmpty)
    }

    @Test func replacingTheControllersKeepsTheSelectedOne() {
        let app = ContainerApp()
        app.container.setSelectedIndex(1, animated: false)
        app.container.viewControllers = [app.third, app.second]
        #expect(app.container.selectedIndex == 1)
        app.container.viewControllers = [app.third]
        #expect(app.container.selectedViewController === app.third)
        #expect(app.container.children == [app.third])
        app.container.viewControllers = []
        #expect(app.container.selectedIndex == NSNotFound)
        #expect(app.container.children.isEmpty)
    }
}

/// An app with three screens in a container, created in each test, because other tests can run between a
/// suite's own initializer and its test.
@MainActor private final class ContainerApp {
    let log = CallbackLog()
    let first: RecordingViewController
    let second: RecordingViewController
    let third: RecordingViewController
    let container: ContainerViewController
    let window: UIWindow

    init() {
        UIApplication.reset()
        first = RecordingViewController("A", color: .red, log: log)
        second = RecordingViewController("B", color: .blue, log: log)
        third = RecordingViewController("C", color: .green, log: log)
        container = ContainerViewController(viewControllers: [first, second, third])
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = container
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    func settle() { UIApplication.shared.advance(by: 1.1) }
}

private final class SelectionDelegate: ContainerViewControllerDelegate {
    var selected: [UIViewController] = []

    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) {
        selected.append(viewController)
    }
}

private final class StuckAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval

    init(_ duration: TimeInterval = 0.3) {
        self.duration = duration
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

/// An animation controller that cleans up late, and removes the incoming view if its transition was canceled.
private final class LateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }

    func cancel() { context?.cancelInteractiveTransition() }

    func cleanUp() {
        guard let context else { return }
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
    }
}

private final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
    }
}
