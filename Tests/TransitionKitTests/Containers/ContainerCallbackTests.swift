import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Children and delegates can do anything in any callback of a container.
@MainActor @Suite(.allBehaviors) struct ContainerCallbackTests {
    // MARK: Selecting from a child's callbacks

    @Test(
        "A child that's shown immediately can select another child",
        arguments: [HookedScreen.Moment.didLoad, .willJoin, .willAppear, .didAppear, .didJoin],
        [true, false]
    )
    func selectingFromNewChild(moment: HookedScreen.Moment, animated: Bool) {
        let scene = CallbackScene()
        let container = scene.container
        scene.screens[1].hooks[moment] = { container.setSelectedIndex(1, animated: animated) }
        container.viewControllers = [scene.screens[1], scene.screens[2]]
        scene.settle()
        scene.expectShown(2)
    }

    @Test(
        "A child that's removed immediately can select another child",
        arguments: [HookedScreen.Moment.willLeave, .willDisappear, .didDisappear, .didLeave],
        [true, false]
    )
    func selectingFromOldChild(moment: HookedScreen.Moment, animated: Bool) {
        let scene = CallbackScene()
        let container = scene.container
        scene.screens[0].hooks[moment] = { container.setSelectedIndex(1, animated: animated) }
        container.viewControllers = [scene.screens[1], scene.screens[2]]
        scene.settle()
        scene.expectShown(2)
    }

    @Test("A child that selects another one while it's added doesn't stay", arguments: [true, false])
    func selectingWhileAdded(animated: Bool) {
        let scene = CallbackScene()
        let container = scene.container
        scene.screens[1].hooks[.willJoin] = { container.setSelectedIndex(2, animated: animated) }
        container.selectedIndex = 1
        #expect(scene.screens[1].parent == nil)
        scene.settle()
        scene.expectShown(2)
    }

    @Test("A child whose switch is canceled can select itself again", arguments: [true, false])
    func selectingFromCanceledChild(animated: Bool) {
        let scene = CallbackScene()
        let container = scene.container
        let animator = scene.useManualAnimator()
        scene.screens[1].hooks[.willDisappear] = { container.setSelectedIndex(1, animated: animated) }
        container.selectedIndex = 1
        scene.tick()
        animator.end(false)
        #expect(scene.screens[1].view.isDescendant(of: container.view))
        if animated { animator.end(true) }
        scene.expectShown(1)
    }

    @Test("Selections are reported in chronological order")
    func selectionsAreReportedInChronologicalOrder() {
        let scene = CallbackScene()
        let (log, container) = (scene.log, scene.container)
        scene.screens[1].hooks[.didAppear] = { container.setSelectedIndex(2, animated: false) }
        container.selectedIndex = 1
        container.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.add("completion") }
        scene.settle()
        #expect(log.entries(of: "completion", "selected") == ["completion", "selected B", "selected C"])
        scene.expectShown(2)
    }

    @Test("This also applies to a container that isn't visible")
    func orderUnseen() {
        let scene = CallbackScene(shows: false)
        let container = scene.container
        scene.screens[1].hooks[.didJoin] = { container.selectedIndex = 2 }
        container.selectedIndex = 1
        #expect(scene.log.entries(of: "selected") == ["selected B", "selected C"])
        #expect(container.children == [scene.screens[2]])
    }

    // MARK: Switches that make way

    @Test("A controller that's removed while a switch makes way for it isn't shown")
    func removedMeanwhile() {
        let scene = CallbackScene()
        let (container, screens) = (scene.container, scene.screens)
        container.selectedIndex = 1
        scene.advance(by: 0.1)
        screens[1].hooks[.didAppear] = { container.viewControllers = [screens[0], screens[1]] }
        container.selectedIndex = 2
        scene.settle()
        scene.expectShown(1)
        #expect(container.selectedIndex == 1)
    }

    @Test("The selected controller is the one at the index when it was requested")
    func reorderedMeanwhile() {
        let scene = CallbackScene()
        let (container, screens) = (scene.container, scene.screens)
        container.onLayout = { container.viewControllers = [screens[2], screens[0], screens[1]] }
        container.view.setNeedsLayout()
        container.selectedIndex = 1
        scene.settle()
        scene.expectShown(1)
        #expect(container.selectedIndex == 2)
    }

    @Test("New controllers meanwhile don't allow another selection")
    func nestedWay() {
        let scene = CallbackScene()
        let (container, screens) = (scene.container, scene.screens)
        container.selectedIndex = 1
        scene.advance(by: 0.1)
        screens[1].hooks[.didAppear] = {
            container.viewControllers = screens
            container.selectedIndex = 0
        }
        container.selectedIndex = 2
        scene.settle()
        scene.expectShown(2)
        #expect(scene.log.count("viewWillAppear", of: "A") == 1)
    }

    enum Request: CaseIterable, Sendable { case sameController, sameControllers, otherController }

    @Test(
        "A selection in a callback takes effect, unless the switch made way for another selection",
        arguments: Request.allCases
    )
    func aSelectionInACallbackTakesEffect(request: Request) {
        let scene = CallbackScene()
        let container = scene.container
        container.selectedIndex = 1
        scene.advance(by: 0.1)
        scene.screens[1].hooks[.didAppear] = { container.selectedIndex = 2 }
        switch request {
        case .sameController: container.setSelectedIndex(1, animated: false)
        case .sameControllers: container.viewControllers = scene.screens
        case .otherController: container.selectedIndex = 0
        }
        scene.settle()
        scene.expectShown(request == .otherController ? 0 : 2)
        #expect(scene.log.count("viewWillAppear", of: "C") == (request == .otherController ? 0 : 1))
    }

    @Test("The child that's arriving can be selected again, and continues")
    func selectedTwice() {
        let scene = CallbackScene()
        scene.container.selectedIndex = 1
        scene.advance(by: 0.2)
        scene.container.selectedIndex = 1
        #expect(scene.container.transitionCoordinator != nil)
        #expect(scene.log.appearance(of: "B") == .coming)
        scene.container.setSelectedIndex(1, animated: false)
        scene.expectShown(1)
        #expect(scene.log.entries(of: "asked") == ["asked"])
    }

    @Test("The child of a switch that's held or canceled can be selected again", arguments: [true, false])
    func selectedInHand(isHeld: Bool) {
        let scene = CallbackScene()
        let interaction = InteractionController()
        let transition = TransitionDelegate(SlideAnimator(), interaction: interaction)
        scene.container.delegate = transition
        interaction.begin()
        scene.container.selectedIndex = 1
        scene.tick()
        interaction.update(0.4)
        scene.advance(by: 0.05)
        if !isHeld { interaction.cancel() }
        scene.container.selectedIndex = 1
        #expect(scene.container.transitionCoordinator?.isInteractive == false)
        #expect(scene.container.transitionCoordinator?.isCancelled == false)
        scene.settle()
        scene.expectShown(1)
        #expect(interaction.state == .idle)
        withExtendedLifetime(transition) {}
    }

    // MARK: The delegate

    @Test("Without animation, no animation controller is requested or notified")
    func withoutAnimation() {
        let scene = CallbackScene()
        _ = scene.useManualAnimator()
        scene.container.setSelectedIndex(1, animated: false)
        scene.expectShown(1)
        #expect(scene.log.entries(of: "asked", "animat") == [])
        #expect(scene.log.entries(of: "selected") == ["selected B"])
    }

    @Test("Every transition that's reported as ended has begun")
    func startsAndEnds() {
        let scene = CallbackScene()
        let (log, container) = (scene.log, scene.container)
        let transition = TransitionDelegate(SlideAnimator())
        transition.onTransitionStart = { _ in log.add("start") }
        transition.onTransitionEnd = { _, to, finished in log.add("end \(to?.title ?? "") \(finished)") }
        container.delegate = transition
        container.setSelectedIndex(1, animated: false)
        #expect(log.entries(of: "start", "end") == [])
        // A switch that never starts.
        scene.screens[1].hooks[.willDisappear] = { container.selectedIndex = 2 }
        container.selectedIndex = 0
        scene.settle()
        scene.expectShown(2)
        #expect(log.entries(of: "start", "end") == ["start", "end C true"])
        withExtendedLifetime(transition) {}
    }

    @Test("An animation controller whose transition never starts isn't told that it has ended")
    func endWithoutAStart() {
        let scene = CallbackScene()
        scene.container.setSelectedIndex(1, animated: false)
        _ = scene.useManualAnimator()
        scene.screens[1].hooks[.willDisappear] = { scene.container.selectedIndex = 2 }
        scene.container.selectedIndex = 0
        scene.tick()
        #expect(scene.log.entries(of: "animat").filter { $0.hasPrefix("animationEnded") } == [])
        #expect(scene.log.entries(of: "animateTransition").count == 1)
        scene.container.setSelectedIndex(0, animated: false)
        scene.settle()
    }

    @Test("If a child is selected at the end of a switch, the next start is reported before this end")
    func nextStartBeforeTheEnd() {
        let scene = CallbackScene()
        let (log, container) = (scene.log, scene.container)
        let transition = TransitionDelegate(SlideAnimator())
        transition.onTransitionStart = { _ in log.add("start") }
        transition.onTransitionEnd = { _, to, finished in log.add("end \(to?.title ?? "") \(finished)") }
        container.delegate = transition
        scene.screens[1].hooks[.didAppear] = { container.selectedIndex = 2 }
        container.selectedIndex = 1
        scene.settle()
        scene.settle()
        scene.expectShown(2)
        #expect(log.entries(of: "start", "end") == ["start", "start", "end B true", "end C true"])
        withExtendedLifetime(transition) {}
    }

    @Test("A delegate can select another child when it's asked for an animation controller")
    func selectingWhenAsked() {
        let scene = CallbackScene()
        let container = scene.container
        scene.delegate.onAsk = { container.selectedIndex = 2 }
        container.selectedIndex = 1
        scene.settle()
        scene.expectShown(2)
        #expect(scene.log.entries(of: "B ") == [])
    }

    @Test("It can also replace the children")
    func replacingWhenAsked() {
        let scene = CallbackScene()
        let (container, last) = (scene.container, scene.screens[2])
        scene.delegate.onAsk = { container.viewControllers = [last] }
        container.selectedIndex = 1
        scene.settle()
        scene.expectShown(2)
        #expect(scene.log.entries(of: "B ") == [])
    }

    @Test(
        "It can also take the container from the screen, which then switches immediately",
        arguments: [true, false]
    )
    func leavingWhenAsked(isAskedForInteraction: Bool) {
        let scene = CallbackScene()
        let container = scene.container
        _ = scene.useManualAnimator()
        let leave: () -> Void = { scene.window.rootViewController = UIViewController() }
        if isAskedForInteraction {
            scene.delegate.onAskForInteraction = leave
        } else {
            scene.delegate.onAsk = leave
        }
        container.selectedIndex = 1
        #expect(container.viewIfLoaded?.window == nil)
        #expect(container.transitionCoordinator == nil)
        #expect(container.children == [scene.screens[1]])
        #expect(scene.log.entries(of: "animat", "selected") == ["selected B"])
        #expect(scene.log.count("viewWillAppear", of: "B") == 0)
        scene.show()
        scene.settle()
        scene.expectShown(1)
        #expect(scene.log.count("viewWillAppear", of: "A") == 1)
    }

    @Test("A provided interaction controller starts the transition, even if it doesn't drive it")
    func lateInteraction() {
        let scene = CallbackScene()
        _ = scene.useManualAnimator()
        let interaction = LateInteraction(scene.log)
        scene.delegate.interaction = interaction
        scene.container.selectedIndex = 1
        scene.tick()
        #expect(scene.log.entries(of: "start", "animate") == ["startInteractiveTransition(false)"])
        interaction.end()
        scene.expectShown(1)
    }

    @Test(
        "UIKit's own interaction controller supports only UIKit's transitions, so the animation controller starts it"
    )
    func percentDriven() {
        let scene = CallbackScene()
        let animator = scene.useManualAnimator()
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        scene.delegate.interaction = interaction
        scene.container.selectedIndex = 1
        #expect(scene.log.entries(of: "animate") == ["animateTransition"])
        animator.end(true)
        scene.expectShown(1)
    }

    @Test("UIKit's own interaction controller doesn't freeze the container if it starts interactively")
    func percentDrivenByDefault() {
        let scene = CallbackScene()
        let animator = scene.useManualAnimator()
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.delegate.interaction = interaction
        let auditor = TransitionAuditor()
        scene.container.auditor = auditor
        scene.container.selectedIndex = 1
        scene.tick()
        #expect(scene.log.entries(of: "animate") == ["animateTransition"])
        #expect(scene.container.transitionCoordinator?.isInteractive == false)
        #expect(auditor.findings.map(\.kind) == [.interactionIgnored])
        interaction.update(0.5)
        interaction.finish()
        animator.end(true)
        scene.expectShown(1)
    }

    // MARK: The container

    @Test("If the container is disappearing, a selection at the end of its switch is shown immediately")
    func selectingWhenItDisappears() {
        let scene = CallbackScene()
        let container = scene.container
        let sheet = HookedScreen("S", scene.log)
        sheet.modalPresentationStyle = .fullScreen
        container.selectedIndex = 1
        scene.advance(by: 0.1)
        scene.screens[1].hooks[.didAppear] = { container.selectedIndex = 2 }
        container.present(sheet, animated: true)
        scene.tick()
        scene.advance(by: 0.1)
        #expect(container.children == [scene.screens[2]])
        #expect(scene.log.appearance(of: "B") == .gone)
        #expect(scene.log.appearance(of: "C") == .gone)
        scene.advance(by: 2)
        container.dismiss(animated: true)
        scene.advance(by: 2)
        scene.expectShown(2)
        #expect(scene.log.count("viewWillAppear", of: "C") == 1)
    }

    @Test("A switch that begins when a new size ends another one has the new size")
    func selectingInNewSize() {
        let scene = CallbackScene()
        let container = scene.container
        let animator = scene.useManualAnimator()
        container.selectedIndex = 1
        scene.tick()
        #expect(animator.size == CGSize(width: 390, height: 844))
        scene.screens[1].hooks[.didAppear] = { container.selectedIndex = 2 }
        scene.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        scene.tick()
        #expect(container.selectedIndex == 2)
        #expect(animator.size == CGSize(width: 844, height: 390))
        animator.end(true)
        scene.expectShown(2)
    }
}
