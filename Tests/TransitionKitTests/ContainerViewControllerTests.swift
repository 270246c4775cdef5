import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Systems 1 to 4: the container of objc.io issue 12, its context, third-party animators and the delegate.
@MainActor @Suite struct ContainerViewControllerTests {
    private let log = CallbackLog()
    private let first: RecordingViewController
    private let second: RecordingViewController
    private let third: RecordingViewController
    private let container: ContainerViewController
    private let window: UIWindow

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

    private func settle() { UIApplication.shared.advance(by: 1.1) }

    @Test("System 1: containment and appearance calls come in the order of a container")
    func order() {
        #expect(container.selectedViewController === first)
        #expect(container.children == [first])
        log.clear()
        container.selectedIndex = 1
        settle()
        #expect(
            log.entries == [
                "A willMove(toParent: nil)", "B willMove(toParent: parent)",
                "A viewWillDisappear(true)", "B viewWillAppear(true)",
                "A viewDidDisappear(true)", "B viewDidAppear(true)",
                "A didMove(toParent: nil)", "B didMove(toParent: parent)",
            ]
        )
        #expect(container.children == [second])
        #expect(second.view.frame == window.bounds)
        #expect(first.view.superview == nil)
    }

    @Test("System 1: a tap on an icon switches")
    func iconBar() throws {
        container.showsIconBar = true
        container.view.layoutIfNeeded()
        let buttons = container.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
        #expect(buttons.count == 3)
        let last = try #require(buttons.max { $0.frame.minX < $1.frame.minX })
        last.sendActions(for: .touchUpInside)
        #expect(container.selectedViewController === third)
        settle()
        #expect(third.view.safeAreaInsets.bottom == 49 + window.safeAreaInsets.bottom)
    }

    @Test("System 2: the context hands out controllers, views and frames that go one way or the other")
    func context() {
        for direction in TransitionDirection.allCases {
            let context = ContainerTransitionContext(
                from: first,
                to: second,
                in: first.view.superview ?? container.view,
                direction: direction
            )
            let offset: CGFloat = direction == .forward ? 390 : -390
            #expect(context.viewController(forKey: .from) === first)
            #expect(context.viewController(forKey: .to) === second)
            #expect(context.view(forKey: .from) === first.view)
            #expect(context.view(forKey: .to) === second.view)
            #expect(context.presentationStyle == .custom)
            #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
            #expect(context.initialFrame(for: first) == window.bounds)
            #expect(context.finalFrame(for: first) == window.bounds.offsetBy(dx: -offset, dy: 0))
            #expect(context.initialFrame(for: second) == window.bounds.offsetBy(dx: offset, dy: 0))
            #expect(context.finalFrame(for: second) == window.bounds)
            #expect(context.initialFrame(for: third) == .zero)
            #expect(context.targetTransform == .identity)
            #expect(TransitionDirection(context) == direction)
        }
    }

    @Test("System 2: a context ends once")
    func contextEndsOnce() {
        let context = ContainerTransitionContext(
            from: first,
            to: second,
            in: container.view,
            direction: .forward
        )
        var ends: [Bool] = []
        context.completion = { ends.append($0) }
        context.completeTransition(false)
        context.completeTransition(true)
        #expect(ends == [false])
        #expect(context.transitionWasCancelled)
    }

    @Test("System 3: an animator that knows nothing of us plugs in, and is told of its end")
    func thirdPartyAnimator() throws {
        let delegate = HandWrittenDelegate(PlainAnimator(log: log))
        container.delegate = delegate
        log.clear()
        container.selectedIndex = 1
        UIApplication.shared.advance(by: 0.2)
        let shown = try #require(first.view.layer.presentation())
        #expect(abs(shown.transform.m11 - 0.55) < 1e-6)
        settle()
        #expect(log.entries(of: "animat") == ["animateTransition", "animationEnded(true)"])
        #expect(log.entries.last == "animationEnded(true)")
        #expect(container.children == [second])
    }

    @Test("System 4: without a delegate both screens slide on a spring, with a gap of 16 points")
    func defaultAnimation() throws {
        container.selectedIndex = 1
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.3)
        let old = try #require(first.view.layer.presentation())
        let new = try #require(second.view.layer.presentation())
        #expect(abs(new.transform.m41 - old.transform.m41 - 406) < 1e-6)
        let progress = TimingCurve.spring(dampingRatio: 0.75, initialVelocity: 0.5).value(at: 0.3)
        #expect(abs(new.transform.m41 - 406 * (1 - progress)) < 0.01)
        #expect(abs(CGFloat(new.opacity) - progress) < 1e-4)
    }

    @Test("System 4: the delegate is told of a selection when its transition is over")
    func delegate() {
        let delegate = SelectionDelegate()
        container.delegate = delegate
        container.selectedIndex = 2
        #expect(delegate.selected.isEmpty)
        settle()
        #expect(delegate.selected == [third])
        container.setSelectedIndex(0, animated: false)
        #expect(delegate.selected == [third, first])
    }

    @Test("Backward slides the other way, right to left is mirrored")
    func direction() throws {
        for (layout, sign) in [(UIUserInterfaceLayoutDirection.leftToRight, 1.0), (.rightToLeft, -1.0)] {
            UIApplication.shared.setUserInterfaceLayoutDirection(layout)
            container.setSelectedIndex(0, animated: false)
            container.selectedIndex = 1
            UIApplication.shared.tick()
            #expect(try #require(second.view.layer.presentation()).transform.m41 == 406 * sign)
            settle()
            container.selectedIndex = 0
            UIApplication.shared.tick()
            #expect(try #require(first.view.layer.presentation()).transform.m41 == -406 * sign)
            settle()
        }
    }

    @Test("Quick switching: each transition ends before the next one starts")
    func quickSwitching() {
        for index in [1, 2, 0, 2, 1] {
            container.selectedIndex = index
            UIApplication.shared.advance(by: 0.05)
        }
        settle()
        #expect(container.selectedIndex == 1)
        #expect(container.children == [second])
        #expect(second.view.superview?.subviews == [second.view])
        #expect(CATransform3DIsIdentity(second.view.layer.transform))
        #expect(second.view.alpha == 1)
        for controller in [first, second, third] {
            let appearances = log.entries.filter { $0.hasPrefix("\(controller.name) view") }
            for (index, entry) in appearances.enumerated() {
                // will and did take turns
                #expect(entry.contains(index.isMultiple(of: 2) ? "Will" : "Did"))
            }
        }
    }

    @Test("An animator that never ends does not freeze the container")
    func animatorThatNeverEnds() {
        let delegate = HandWrittenDelegate(StuckAnimator())
        container.delegate = delegate
        container.selectedIndex = 1
        settle()
        #expect(container.transitionCoordinator != nil)
        container.delegate = nil
        container.selectedIndex = 2
        settle()
        #expect(container.children == [third])
        #expect(container.transitionCoordinator == nil)
        #expect(third.view.frame == window.bounds)
    }

    @Test("An animator that forgets the new screen does not leave the container empty")
    func animatorThatForgets() {
        let delegate = HandWrittenDelegate(ForgetfulAnimator())
        container.delegate = delegate
        container.selectedIndex = 1
        settle()
        #expect(second.view.superview != nil)
        #expect(second.view.frame == window.bounds)
    }

    @Test("A cancelled switch takes everything back, in the order of a container")
    func cancel() throws {
        let animator = SpringSlideAnimator()
        let delegate = HandWrittenDelegate(animator)
        let interaction = ScrubbingInteraction(animator)
        delegate.interaction = interaction
        container.delegate = delegate
        let before = ViewState(window)
        log.clear()
        container.selectedIndex = 1
        UIApplication.shared.tick()
        interaction.update(0.6)
        UIApplication.shared.advance(by: 0.1)
        #expect(try #require(container.transitionCoordinator).isInteractive)
        interaction.cancel()
        settle()
        #expect(
            log.entries == [
                "A willMove(toParent: nil)", "B willMove(toParent: parent)",
                "A viewWillDisappear(true)", "B viewWillAppear(true)",
                "B viewWillDisappear(true)", "A viewWillAppear(true)",
                "B viewDidDisappear(true)", "A viewDidAppear(true)",
                "B willMove(toParent: nil)", "B didMove(toParent: nil)", "A didMove(toParent: parent)",
            ]
        )
        #expect(container.selectedIndex == 0)
        #expect(container.children == [first])
        #expect(ViewState(window) == before)
    }

    @Test("A new size in mid-flight brings the transition to its end")
    func resize() {
        container.selectedIndex = 1
        UIApplication.shared.advance(by: 0.2)
        window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        UIApplication.shared.tick()
        #expect(container.transitionCoordinator == nil)
        #expect(second.view.frame == window.bounds)
        #expect(container.children == [second])
    }

    @Test("Before it is on the screen the container switches at once")
    func offScreen() {
        let container = ContainerViewController(viewControllers: [third])
        let other = RecordingViewController("D", color: .gray, log: log)
        container.viewControllers = [third, other]
        container.selectedViewController = other
        #expect(container.children == [other])
        #expect(!container.isViewLoaded)
    }

    @Test func replacingTheControllersKeepsTheSelectedOne() {
        container.setSelectedIndex(1, animated: false)
        container.viewControllers = [third, second]
        #expect(container.selectedIndex == 1)
        container.viewControllers = [third]
        #expect(container.selectedViewController === third)
        #expect(container.children == [third])
        container.viewControllers = []
        #expect(container.selectedIndex == NSNotFound)
        #expect(container.children.isEmpty)
    }
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
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
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
