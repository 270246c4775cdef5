import Animators
import Foundation
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Outcomes that an interaction controller receives before UIKit has started the transition, or while it
/// starts it. Apple doesn't document what becomes of outcomes that UIKit is told during the start.
@MainActor @Suite(.allBehaviors) struct OutcomeAtStartTests {
    private static let point = 1.0 / AnimatorMake.travel

    /// Records what the coordinator reports.
    private func listen(to app: InteractionRig) -> CallbackLog {
        let log = CallbackLog()
        app.rig.first.onWillDisappear = { controller in
            let coordinator = controller.transitionCoordinator
            coordinator?.notifyWhenInteractionChanges {
                log.add("interactive(\($0.isInteractive)), canceled(\($0.isCancelled))")
            }
            coordinator?.animate(alongsideTransition: nil) { log.add("ended, canceled(\($0.isCancelled))") }
        }
        return log
    }

    @Test(
        "The outcome of a gesture that ends early applies, and bars are notified of it",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func theOutcomeOfAGestureThatEndsEarlyApplies(kind: ContainerKind, make: AnimatorMake) throws {
        for finishes in [true, false] {
            let app = InteractionRig(kind, make)
            let interaction = try #require(app.interaction)
            let log = listen(to: app)
            interaction.begin()
            app.perform()
            interaction.update(0.4)
            if finishes { interaction.finish() } else { interaction.cancel() }
            app.rig.advance(by: 1)
            #expect(
                log.entries == [
                    "interactive(false), canceled(\(!finishes))", "ended, canceled(\(!finishes))",
                ]
            )
            #expect(app.outcomes == [finishes])
            #expect(app.rig.log.entries(of: "animationEnded") == ["animationEnded(\(finishes))"])
            #expect(interaction.state == .idle)
            #expect(app.rig.coordinator == nil)
            #expect(app.rig.shownScreen == (finishes ? "B" : "A"))
            if !finishes {
                #expect(app.state == app.before)
                #expect(InteractionRig.controllers(app.rig) == app.controllersBefore)
            }
        }
    }

    @Test(
        "An outcome from a callback during the start applies, and bars are notified of it",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func inACallback(kind: ContainerKind, finishes: Bool) throws {
        let app = InteractionRig(kind, .interruptible)
        let interaction = try #require(app.interaction)
        let log = listen(to: app)
        // The first update is reported when the views are ready, while UIKit still starts the transition.
        app.delegate.onTransitionProgress = { progress in
            guard progress.phase == .interactive, interaction.state == .interactive else { return }
            if finishes { interaction.finish() } else { interaction.cancel() }
            #expect(interaction.state == .settling)
        }
        interaction.begin()
        app.perform()
        app.rig.advance(by: 1)
        #expect(
            log.entries == [
                "interactive(false), canceled(\(!finishes))", "ended, canceled(\(!finishes))",
            ]
        )
        #expect(app.outcomes == [finishes])
        #expect(app.rig.shownScreen == (finishes ? "B" : "A"))
        if !finishes { #expect(app.state == app.before) }
    }

    @Test("A transition without a duration, too", arguments: ContainerKind.allCases, [true, false])
    func noDuration(kind: ContainerKind, finishes: Bool) {
        let interaction = InteractionController()
        let delegate = TransitionDelegate(EvenSlideAnimator(duration: 0), interaction: interaction)
        let rig = TransitionRig(kind) { _ in delegate }
        var outcomes: [Bool] = []
        delegate.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
        let before = ViewState(rig.window)
        var changes: [[Bool]] = []
        rig.first.onWillDisappear = {
            $0.transitionCoordinator?.notifyWhenInteractionChanges {
                changes.append([$0.isInteractive, $0.isCancelled])
            }
        }
        interaction.begin()
        rig.request(.forward)
        if finishes { interaction.finish() } else { interaction.cancel() }
        rig.advance(by: 0.5)
        #expect(changes == [[false, !finishes]])
        #expect(outcomes == [finishes])
        #expect(rig.coordinator == nil)
        #expect(rig.shownScreen == (finishes ? "B" : "A"))
        if !finishes { #expect(ViewState(rig.window) == before) }
    }

    // MARK: Between the start and the next turn

    /// Starts a push by a gesture that has ended at a progress of 0.4. UIKit starts it in a layout pass.
    private func startEarly(_ make: AnimatorMake, finishes: Bool) throws -> (InteractionRig, CallbackLog) {
        let app = InteractionRig(.navigation, make)
        let interaction = try #require(app.interaction)
        let log = listen(to: app)
        interaction.begin()
        app.perform()
        interaction.update(0.4)
        if finishes { interaction.finish() } else { interaction.cancel() }
        app.rig.root.view.layoutIfNeeded()
        #expect(interaction.state == .settling)
        return (app, log)
    }

    @Test("Meanwhile, the screens stay where the finger has left them", arguments: [true, false])
    func meanwhileTheScreensStayWhereTheFingerHasLeftThem(finishes: Bool) throws {
        let (app, _) = try startEarly(.interruptible, finishes: finishes)
        let interaction = try #require(app.interaction)
        #expect(abs(try #require(app.shownProgress) - 0.4) < Self.point)
        interaction.update(0.8)
        #expect(abs(try #require(app.shownProgress) - 0.4) < Self.point)
        #expect(interaction.percentComplete == 0.4)
    }

    @Test("The outcome can be withdrawn or changed", arguments: AnimatorMake.allCases, [true, false])
    func theOutcomeCanBeWithdrawnOrChanged(make: AnimatorMake, pauses: Bool) throws {
        for finishes in [true, false] {
            let (app, log) = try startEarly(make, finishes: finishes)
            let interaction = try #require(app.interaction)
            if pauses {
                #expect(interaction.pause())
                app.rig.advance(by: 0.5)
                #expect(interaction.state == .interactive)
                #expect(try #require(app.rig.coordinator).isInteractive)
                #expect(abs(try #require(app.shownProgress) - 0.4) < Self.point)
                interaction.update(0.6)
                app.rig.advance(by: 1.0 / 60)
                #expect(abs(try #require(app.shownProgress) - 0.6) < Self.point)
                #expect(log.entries.isEmpty)
            }
            if finishes { interaction.cancel() } else { interaction.finish() }
            app.rig.advance(by: 1)
            #expect(log.entries.first == "interactive(false), canceled(\(finishes))")
            #expect(app.outcomes == [!finishes])
            #expect(app.rig.shownScreen == (finishes ? "A" : "B"))
        }
    }

    @Test("People can leave the app before the next turn", arguments: AnimatorMake.allCases, [true, false])
    func peopleCanLeaveTheAppBeforeTheNextTurn(make: AnimatorMake, finishes: Bool) throws {
        let (app, log) = try startEarly(make, finishes: finishes)
        let center = NotificationCenter.default
        center.post(name: UIApplication.willResignActiveNotification, object: nil)
        center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        if make == .interruptible { #expect(app.outcomes == [finishes]) }
        app.rig.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(log.entries.first == "interactive(false), canceled(\(!finishes))")
        #expect(app.rig.shownScreen == (finishes ? "B" : "A"))
        if !finishes { #expect(app.state == app.before) }
    }

    @Test("People can leave the app during the start", arguments: ContainerKind.allCases)
    func leftDuringTheStart(kind: ContainerKind) throws {
        let app = InteractionRig(kind, .interruptible)
        let interaction = try #require(app.interaction)
        let log = listen(to: app)
        app.delegate.onTransitionProgress = { progress in
            guard progress.phase == .interactive else { return }
            let center = NotificationCenter.default
            center.post(name: UIApplication.willResignActiveNotification, object: nil)
            center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        interaction.begin()
        app.perform()
        app.rig.advance(by: 1)
        #expect(log.entries == ["interactive(false), canceled(true)", "ended, canceled(true)"])
        #expect(app.outcomes == [false])
        #expect(app.state == app.before)
    }

    @Test("A container can replace the switch before the next turn", arguments: AnimatorMake.allCases)
    func aContainerCanReplaceTheSwitchBeforeTheNextTurn(make: AnimatorMake) throws {
        let app = InteractionRig(.custom, make)
        let interaction = try #require(app.interaction)
        let log = listen(to: app)
        interaction.begin()
        interaction.cancel()
        app.perform()
        let container = try #require(app.rig.root as? ContainerViewController)
        container.selectedIndex = 0
        #expect(log.entries == ["interactive(false), canceled(true)", "ended, canceled(true)"])
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        #expect(app.state == app.before)
    }

    /// A context of another library, which ignores what becomes of the interaction.
    private final class ForgetfulContext: NSObject, UIViewControllerContextTransitioning {
        let containerView: UIView
        let screens: [UIViewController]
        private(set) var outcomes: [Bool] = []

        init(_ screens: [UIViewController], in container: UIView) {
            (self.screens, containerView) = (screens, container)
        }

        var isAnimated: Bool { true }
        var isInteractive: Bool { true }
        var transitionWasCancelled: Bool { false }
        var presentationStyle: UIModalPresentationStyle { .custom }
        var targetTransform: CGAffineTransform { .identity }
        func updateInteractiveTransition(_ percentComplete: CGFloat) {}
        func finishInteractiveTransition() {}
        func cancelInteractiveTransition() {}
        func pauseInteractiveTransition() {}
        func completeTransition(_ didComplete: Bool) { outcomes.append(didComplete) }
        func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
        func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }

        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
            screens[key == .from ? 0 : 1]
        }

        func view(forKey key: UITransitionContextViewKey) -> UIView? { screens[key == .from ? 0 : 1].view }
    }

    @Test(
        "A canceled transition is reported as canceled, even if its context forgets that",
        arguments: [true, false]
    )
    func forgetfulContext(isEarly: Bool) throws {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let parent = UIViewController()
        window.rootViewController = parent
        window.isHidden = false
        let screens = [UIViewController(), UIViewController()]
        for screen in screens { parent.addChild(screen) }
        parent.view.addSubview(screens[0].view)
        screens[0].view.frame = parent.view.bounds
        UIApplication.shared.tick()
        let interaction = InteractionController()
        interaction.begin()
        interaction.update(0.4)
        if isEarly { interaction.cancel() }
        let animator = EvenSlideAnimator().animationController()
        let context = ForgetfulContext(screens, in: parent.view)
        try #require(interaction.interactionController(for: animator)).startInteractiveTransition(context)
        UIApplication.shared.advance(by: 0.1)
        if !isEarly { interaction.cancel() }
        UIApplication.shared.advance(by: 1)
        #expect(context.outcomes == [false])
        #expect(screens[1].viewIfLoaded?.superview == nil)
    }

    // MARK: Gestures that are gone

    @Test(
        "A transition whose gesture has been taken by another one plays by itself, and bars are notified",
        arguments: [ContainerKind.modal, .navigation, .tab],
        [0.4, 0] as [TimeInterval]
    )
    func takenByAnother(kind: ContainerKind, duration: TimeInterval) throws {
        let interaction = InteractionController()
        let delegate = TransitionDelegate(EvenSlideAnimator(duration: duration), interaction: interaction)
        let rig = TransitionRig(kind) { _ in delegate }
        let other = TransitionDelegate(EvenSlideAnimator(), interaction: interaction)
        let container = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
        container.delegate = other
        let window = UIWindow(frame: rig.window.bounds)
        window.rootViewController = container
        window.isHidden = false
        UIApplication.shared.tick()
        var outcomes: [Bool] = []
        delegate.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
        var changes: [[Bool]] = []
        rig.first.onWillDisappear = {
            // UIKit already knows that the transition is interactive, but hasn't started it.
            #expect($0.transitionCoordinator?.isInteractive == true)
            $0.transitionCoordinator?.notifyWhenInteractionChanges {
                changes.append([$0.isInteractive, $0.isCancelled])
            }
            container.selectedIndex = 1
        }
        interaction.begin()
        rig.request(.forward)
        rig.advance(by: 0.6)
        #expect(changes == [[false, false]])
        #expect(outcomes == [true])
        #expect(rig.coordinator == nil)
        #expect(rig.shownScreen == "B")
        #expect(interaction.state == .interactive)
        interaction.cancel()
        rig.advance(by: 1)
        #expect(container.selectedIndex == 0)
        #expect(interaction.state == .idle)
        withExtendedLifetime((other, window)) {}
    }

    @Test("UIKit's own interaction controller drives a third-party animation", arguments: [true, false])
    func percentDriven(finishes: Bool) throws {
        let log = CallbackLog()
        let driver = UIPercentDrivenInteractiveTransition()
        let app = HandWrittenDelegate(BlockSlideAnimator())
        app.interaction = driver
        let delegate = TransitionDelegate(BlockSlideAnimator())
        delegate.swipesBack = false
        delegate.onTransitionEnd = { _, _, finished in log.add("ended(\(finished))") }
        let rig = TransitionRig(.navigation) { _ in app }
        let navigation = try #require(rig.root as? UINavigationController)
        delegate.attach(to: navigation)
        rig.start(.forward)
        driver.update(0.5)
        rig.advance(by: 0.1)
        #expect(try #require(rig.coordinator).isInteractive)
        let shown = try #require(rig.second.view.layer.presentation()).transform.m41
        #expect(abs(shown - AnimatorMake.travel / 2) < 1)
        if finishes { driver.finish() } else { driver.cancel() }
        rig.advance(by: 1)
        #expect(log.entries == ["ended(\(finishes))"])
        #expect(navigation.viewControllers.count == (finishes ? 2 : 1))
    }
}
