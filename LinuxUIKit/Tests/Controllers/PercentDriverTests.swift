import Testing
@_spi(Host) import UIKit

/// The calculations of the percent-driven transition, with and without an interruptible animator.
@MainActor
@Suite final class PercentDriverTests {
    private lazy var scene = ControllerScene()
    private let driver = UIPercentDrivenInteractiveTransition()
    private lazy var log = Log()

    private struct Run {
        let navigation: UINavigationController
        let pushed: UIViewController
        let vendor: TransitionVendor
        let fade: FadeAnimator

        /// The visible opacity of the incoming view.
        @MainActor var shown: Double { Double(pushed.view.layer.presentation()?.opacity ?? -1) }
    }

    /// Starts a push of 0.4 seconds in which the incoming view fades in.
    private func push(_ kind: AnimatorKind) -> Run {
        let root = scene.controller("A")
        let navigation = UINavigationController(rootViewController: root)
        scene.show(navigation)
        let (animator, fade) = kind.make()
        let vendor = TransitionVendor(Log(), animator: animator, interactor: driver)
        navigation.delegate = vendor
        let pushed = scene.controller("B")
        navigation.pushViewController(pushed, animated: true)
        scene.tick()
        return Run(navigation: navigation, pushed: pushed, vendor: vendor, fade: fade)
    }

    private func near(_ value: Double, _ expected: Double, _ tolerance: Double = 1e-5) -> Bool {
        abs(value - expected) <= tolerance
    }

    @Test(arguments: AnimatorKind.allCases) func scrubsLinearly(_ kind: AnimatorKind) {
        let run = push(kind)
        #expect(driver.duration == 0.4)
        #expect(run.shown == 0)
        for fraction in [0.1, 0.35, 0.8, 0.2, 1, 0] as [CGFloat] {
            driver.update(fraction)
            scene.advance(0.05)
            #expect(driver.percentComplete == fraction)
            #expect(near(run.shown, Double(fraction)))
        }
        driver.update(1.5)
        #expect(driver.percentComplete == 1)
        driver.update(-3)
        #expect(driver.percentComplete == 0)
        #expect(run.fade.ends == [])
    }

    /// The rest takes (1 - p) D / speed, or p D / speed in reverse.
    @Test(arguments: AnimatorKind.allCases, [(0.25, 1.0), (0.25, 0.5), (0.8, 2.0)])
    func finishTakesTheRest(_ kind: AnimatorKind, _ numbers: (fraction: Double, speed: Double)) {
        let run = push(kind)
        driver.completionSpeed = CGFloat(numbers.speed)
        driver.update(CGFloat(numbers.fraction))
        scene.advance(0.3)
        driver.finish()
        let rest = (1 - numbers.fraction) * 0.4 / numbers.speed
        scene.advance(rest - 0.001)
        #expect(run.fade.ends == [])
        #expect(run.shown < 1 && run.shown > numbers.fraction)
        scene.advance(0.001)
        #expect(run.fade.ends == [true])
        #expect(run.pushed.view.superview != nil)
        #expect(run.vendor.log.take().last == "didShow")
    }

    @Test(arguments: AnimatorKind.allCases, [(0.25, 1.0), (0.25, 0.5), (0.8, 2.0)])
    func cancelTakesTheWayBack(_ kind: AnimatorKind, _ numbers: (fraction: Double, speed: Double)) {
        let run = push(kind)
        driver.completionSpeed = CGFloat(numbers.speed)
        driver.update(CGFloat(numbers.fraction))
        scene.advance(0.3)
        driver.cancel()
        let rest = numbers.fraction * 0.4 / numbers.speed
        scene.advance(rest - 0.001)
        #expect(run.fade.ends == [])
        #expect(run.shown > 0 && run.shown < numbers.fraction)
        scene.advance(0.001)
        #expect(run.fade.ends == [false])
        #expect(run.pushed.view.superview == nil)
        #expect(run.navigation.viewControllers.count == 1)
    }

    /// The motion to the end has the completion curve. With ease-in-ease-out, half of the distance is
    /// complete at half the time.
    @Test func completionCurve() {
        let run = push(.blocks)
        driver.update(0.2)
        driver.finish()
        scene.advance(0.16)
        #expect(near(run.shown, 0.6))
        scene.settle()
    }

    @Test func completionCurveLinear() {
        let run = push(.blocks)
        driver.completionCurve = .linear
        driver.update(0.2)
        driver.cancel()
        scene.advance(0.06)
        #expect(near(run.shown, 0.05))
        scene.settle()
        #expect(run.fade.ends == [false])
    }

    @Test func timingCurveOfAnInterruptibleAnimator() {
        let run = push(.interruptible)
        driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
        driver.update(0.2)
        driver.finish()
        scene.advance(0.16)
        #expect(near(run.shown, 0.6))
        scene.settle()
        #expect(run.fade.ends == [true])
    }

    /// The finished state must not flash at the end of a canceled transition.
    @Test(arguments: AnimatorKind.allCases) func noFlashOnCancel(_ kind: AnimatorKind) {
        let run = push(kind)
        driver.update(0.5)
        driver.cancel()
        while run.fade.ends.isEmpty {
            scene.advance(1.0 / 60)
            if run.fade.ends.isEmpty { #expect(run.shown < 0.5) }
        }
        #expect(run.pushed.view.window == nil)
    }

    @Test(arguments: AnimatorKind.allCases) func contextFollows(_ kind: AnimatorKind) {
        let run = push(kind)
        let coordinator = run.navigation.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == true)
        #expect(coordinator?.isInteractive == true)
        var changes: [[Bool]] = []
        coordinator?.notifyWhenInteractionChanges { changes.append([$0.isInteractive, $0.isCancelled]) }
        driver.update(0.3)
        #expect(coordinator?.percentComplete == 0.3)
        driver.cancel()
        #expect(changes == [[false, true]])
        #expect(coordinator?.isCancelled == true)
        #expect(coordinator?.isInteractive == false)
        #expect(run.fade.ends == [])
        scene.settle()
        #expect(run.fade.ends == [false])
    }

    /// Apple's documentation: the block is executed when the transition becomes noninteractive, whether it
    /// completes or is canceled.
    @Test(arguments: [false, true]) func theEndOfTheInteractionIsReported(isCanceled: Bool) {
        let run = push(.blocks)
        var ends: [[Bool]] = []
        run.navigation.transitionCoordinator?.notifyWhenInteractionEnds {
            ends.append([$0.isInteractive, $0.isCancelled])
        }
        driver.update(0.3)
        #expect(ends == [])
        if isCanceled { driver.cancel() } else { driver.finish() }
        #expect(ends == [[false, isCanceled]])
        scene.settle()
        #expect(ends.count == 1)
    }

    @Test func pauseTakesHoldOfARunningTransition() {
        driver.wantsInteractiveStart = false
        driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
        let run = push(.interruptible)
        let coordinator = run.navigation.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == false)
        scene.advance(0.1)
        let before = run.shown
        #expect(before > 0)
        driver.pause()
        #expect(coordinator?.isInteractive == true)
        #expect(driver.percentComplete > 0 && coordinator?.percentComplete == driver.percentComplete)
        #expect(near(run.shown, before))
        scene.advance(0.5)
        #expect(near(run.shown, before))
        driver.update(0.5)
        #expect(near(run.shown, 0.5))
        driver.cancel()
        scene.advance(0.1)
        #expect(near(run.shown, 0.25))
        driver.pause()
        #expect(near(Double(driver.percentComplete), 0.25))
        driver.update(0.6)
        #expect(near(run.shown, 0.6))
        driver.finish()
        #expect(coordinator?.isCancelled == false)
        scene.advance(0.16)
        #expect(run.fade.ends == [true])
    }

    /// Apple's documentation of `pause()` and `pauseInteractiveTransition()` is about interruptible
    /// animations.
    @Test func layersCannotBeHeldAgain() {
        let run = push(.blocks)
        let coordinator = run.navigation.transitionCoordinator
        driver.completionCurve = .linear
        driver.update(0.5)
        driver.finish()
        scene.advance(0.1)
        driver.pause()
        #expect(coordinator?.isInteractive == false)
        driver.update(0.4)
        #expect(near(run.shown, 0.75))
        driver.cancel()
        scene.settle()
        #expect(run.fade.ends == [true])
    }

    /// After the transition, the container's clock runs normally.
    @Test(arguments: [true, false]) func clockIsGivenBack(_ finishes: Bool) {
        let run = push(.blocks)
        let container = run.pushed.view.superview?.layer
        driver.update(0.5)
        if finishes { driver.finish() } else { driver.cancel() }
        scene.settle()
        #expect(container?.speed == 1)
        #expect(container?.timeOffset == 0)
        #expect(container?.beginTime == 0)
    }

    @Test(arguments: AnimatorKind.allCases) func alongsideIsDriven(_ kind: AnimatorKind) {
        let root = scene.controller("A")
        let navigation = UINavigationController(rootViewController: root)
        scene.show(navigation)
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(outside)
        let vendor = TransitionVendor(Log(), animator: kind.make().animator, interactor: driver)
        navigation.delegate = vendor
        let pushed = scene.controller("B")
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        pushed.view.addSubview(inside)
        pushed.whenCalled = { [unowned pushed] call in
            guard call == "willAppear" else { return }
            let coordinator = pushed.transitionCoordinator
            coordinator?.animate(alongsideTransition: { _ in inside.alpha = 0 })
            coordinator?.animateAlongsideTransition(in: outside, animation: { _ in outside.alpha = 0 })
        }
        navigation.pushViewController(pushed, animated: true)
        scene.tick()
        for fraction in [0.5, 0.25] as [CGFloat] {
            driver.update(fraction)
            scene.advance(0.1)
            #expect(near(Double(inside.layer.presentation()!.opacity), 1 - Double(fraction)))
            #expect(near(Double(outside.layer.presentation()!.opacity), 1 - Double(fraction)))
        }
        driver.finish()
        scene.settle()
        #expect(inside.alpha == 0 && outside.alpha == 0)
        #expect(outside.layer.speed == 1)
    }

    /// All kinds of containers can be driven in both directions.
    @Test(arguments: AnimatorKind.allCases, [true, false]) func presentationFollowsDriver(
        _ kind: AnimatorKind,
        finishes: Bool
    ) {
        let (presenter, presented) = (scene.controller("A"), scene.controller("B"))
        scene.show(presenter)
        let (animator, fade) = kind.make()
        let vendor = TransitionVendor(Log(), animator: animator, interactor: driver)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = vendor
        presenter.present(presented, animated: true)
        scene.tick()
        driver.update(0.5)
        #expect(near(Double(presented.view.layer.presentation()!.opacity), 0.5))
        if finishes { driver.finish() } else { driver.cancel() }
        scene.settle()
        #expect(fade.ends == [finishes])
        #expect((presented.view.window != nil) == finishes)
        #expect((presenter.presentedViewController != nil) == finishes)
    }

    @Test(arguments: AnimatorKind.allCases, [true, false]) func tabSwitchFollowsDriver(
        _ kind: AnimatorKind,
        finishes: Bool
    ) {
        let controllers = [scene.controller("A"), scene.controller("B")]
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        scene.show(tabs)
        let (animator, fade) = kind.make()
        let vendor = TransitionVendor(Log(), animator: animator, interactor: driver)
        tabs.delegate = vendor
        tabs.selectedIndex = 1
        scene.tick()
        driver.update(0.5)
        #expect(near(Double(controllers[1].view.layer.presentation()!.opacity), 0.5))
        if finishes { driver.finish() } else { driver.cancel() }
        scene.settle()
        #expect(fade.ends == [finishes])
        #expect(tabs.selectedIndex == (finishes ? 1 : 0))
        #expect(controllers[finishes ? 0 : 1].view.superview == nil)
    }

    /// Animations alongside, outside the container, also follow a custom interaction controller.
    @Test(arguments: [true, false]) func foreignDriver(_ finishes: Bool) {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(outside)
        let foreign = ForeignDriver()
        let (animator, fade) = AnimatorKind.blocks.make()
        foreign.animator = animator
        let vendor = TransitionVendor(Log(), animator: animator, interactor: foreign)
        navigation.delegate = vendor
        let pushed = scene.controller("B")
        pushed.whenCalled = { [unowned pushed] call in
            guard call == "willAppear" else { return }
            pushed.transitionCoordinator?.animateAlongsideTransition(
                in: outside,
                animation: { _ in outside.alpha = 0 }
            )
        }
        navigation.pushViewController(pushed, animated: true)
        scene.tick()
        scene.settle()
        #expect(outside.layer.presentation()?.opacity == 1)
        foreign.context?.updateInteractiveTransition(0.5)
        scene.advance(0.3)
        #expect(near(Double(outside.layer.presentation()!.opacity), 0.5))
        if finishes {
            foreign.context?.finishInteractiveTransition()
        } else {
            foreign.context?.cancelInteractiveTransition()
        }
        scene.advance(0.1)
        #expect(near(Double(outside.layer.presentation()!.opacity), finishes ? 0.25 : 0.75))
        foreign.context?.completeTransition(finishes)
        #expect(fade.ends == [finishes])
        #expect(navigation.viewControllers.count == (finishes ? 2 : 1))
        #expect(outside.layer.speed == 1 && navigation.navigationBar.layer.speed == 1)
    }

    @Test("After a canceled swipe, what's outside stays at its beginning until the transition ends")
    func foreignDriverThatEndsLate() {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(outside)
        let foreign = ForeignDriver()
        let animator = AnimatorKind.blocks.make().animator
        foreign.animator = animator
        let vendor = TransitionVendor(Log(), animator: animator, interactor: foreign)
        navigation.delegate = vendor
        let pushed = scene.controller("B")
        pushed.whenCalled = { [unowned pushed] call in
            guard call == "willAppear" else { return }
            pushed.transitionCoordinator?.animateAlongsideTransition(
                in: outside,
                animation: { _ in outside.alpha = 0 }
            )
        }
        navigation.pushViewController(pushed, animated: true)
        scene.tick()
        foreign.context?.updateInteractiveTransition(0.1)
        foreign.context?.cancelInteractiveTransition()
        for _ in 0..<6 { scene.advance(1.0 / 60) }
        #expect(near(Double(outside.layer.presentation()!.opacity), 1))
        foreign.context?.completeTransition(false)
        #expect(outside.layer.presentation()?.opacity == 0 && outside.layer.speed == 1)
        scene.settle()
        #expect(UIApplication.shared.isIdle && navigation.viewControllers.count == 1)
    }

    /// An interaction controller that starts nothing doesn't affect a third-party context.
    @Test func nothingBeforeTheStart() {
        driver.update(0.5)
        driver.pause()
        driver.finish()
        driver.cancel()
        #expect(driver.percentComplete == 0)
        #expect(driver.duration == 0)
    }

    /// Apps set the speed to what remains, which is 0 for a finger that returns to its start.
    @Test("A speed of 0 is one of 1", arguments: AnimatorKind.allCases, [0, 1] as [CGFloat])
    func speedOfZero(_ kind: AnimatorKind, progress: CGFloat) {
        let run = push(kind)
        driver.update(progress)
        driver.completionSpeed = 0
        if progress == 0 { driver.cancel() } else { driver.finish() }
        scene.settle()
        #expect(run.fade.ends == [progress == 1] && UIApplication.shared.isIdle)
    }

    @Test("A duration that isn't a number counts as none", arguments: [true, false])
    func aDurationThatIsNotANumber(finishes: Bool) {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        let animator = UnsureAnimator()
        let vendor = TransitionVendor(Log(), animator: animator, interactor: driver)
        navigation.delegate = vendor
        navigation.pushViewController(scene.controller("B"), animated: true)
        scene.tick()
        #expect(navigation.transitionCoordinator?.transitionDuration == 0 && driver.duration == 0)
        driver.update(0.5)
        if finishes { driver.finish() } else { driver.cancel() }
        scene.settle()
        #expect(animator.fade.ends == [finishes] && UIApplication.shared.isIdle)
    }

    /// The app can release everything during a transition.
    @Test(arguments: AnimatorKind.allCases) func droppingEverything(_ kind: AnimatorKind) {
        weak var dropped: UINavigationController?
        do {
            let navigation = UINavigationController(rootViewController: scene.controller("A"))
            dropped = navigation
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            scene.settle()
            let vendor = TransitionVendor(Log(), animator: kind.make().animator)
            navigation.delegate = vendor
            navigation.pushViewController(scene.controller("B"), animated: true)
            scene.advance(0.1)
            window.isHidden = true
        }
        scene.settle()
        #expect(dropped == nil && UIApplication.shared.isIdle)
    }
}

/// An animation controller whose duration isn't a number, although its animation takes 0.4 seconds.
@MainActor private final class UnsureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let fade = FadeAnimator()

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        .nan
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        fade.animateTransition(using: context)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        fade.animationEnded(transitionCompleted)
    }
}

/// An interaction controller that holds a transition without moving anything.
@MainActor private final class ForeignDriver: NSObject, UIViewControllerInteractiveTransitioning {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    weak var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }
}
