import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// No app freezes because an animation controller doesn't complete its transition.
@MainActor @Suite struct WatchdogTests {
    private let auditor = TransitionAuditor()

    /// Returns a container whose delegate provides an animation controller, and whose switch to the second
    /// screen has begun.
    private func makeScene(
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: InteractionController? = nil
    ) -> FaultScene {
        let scene = FaultScene()
        let delegate = TransitionDelegate(animator, interaction: interaction)
        delegate.auditor = auditor
        scene.use(delegate)
        scene.tick()
        interaction?.begin()
        scene.container.selectedIndex = 1
        scene.tick()
        return scene
    }

    private func isRunning(_ scene: FaultScene) -> Bool { scene.container.transitionCoordinator != nil }

    /// Twice the duration plus three seconds. Invalid durations count as 0.
    @Test(
        "A switch that isn't completed is completed after twice its duration plus three seconds",
        arguments: [(0.4, 3.8), (2, 7), (0, 3), (.nan, 3), (.infinity, 3), (-1, 3)] as [(Double, Double)]
    )
    func aSwitchThatIsntCompletedIsCompletedAfterTwiceItsDurationPlus(
        duration: TimeInterval,
        limit: TimeInterval
    ) {
        let animator = SilentAnimator(duration: duration)
        let scene = makeScene(animator)
        scene.advance(by: limit - 0.1)
        #expect(isRunning(scene))
        #expect(auditor.findings.isEmpty)
        scene.advance(by: 0.2)
        #expect(!isRunning(scene))
        #expect(animator.isEnded)
        scene.expectShown(1)
        #expect(auditor.findings.map(\.kind) == [.neverCompleted])
        #expect(
            auditor.findings.first?.description.hasPrefix(
                "SilentAnimator has not called completeTransition(_:) long after its duration; call it once"
            ) == true
        )
        scene.advance(by: 20)
        #expect(auditor.findings.count == 1)
        scene.container.setSelectedIndex(0, animated: false)
        scene.expectShown(0)
    }

    @Test("This also happens without an auditor, as in a release build", arguments: [true, false])
    func withoutAuditor(usesDelegate: Bool) {
        let scene = FaultScene()
        scene.container.auditor = nil
        let delegate = TransitionDelegate(SilentAnimator())
        delegate.auditor = nil
        let written = HandWrittenDelegate(SilentAnimator())
        scene.use(usesDelegate ? delegate : written)
        scene.tick()
        scene.container.selectedIndex = 1
        scene.advance(by: 3.7)
        #expect(isRunning(scene))
        scene.advance(by: 0.2)
        scene.expectShown(1)
    }

    @Test(
        "For UIKit's transitions, it's only reported",
        arguments: [ContainerKind.modal, .navigation, .tab],
        [true, false]
    )
    func forUIKitsTransitionsItsOnlyReported(kind: ContainerKind, wraps: Bool) {
        let auditor = TransitionAuditor()
        let rig = TransitionRig(kind) { _ in
            if wraps { return HandWrittenDelegate(auditor.audited(SilentAnimator())) }
            let delegate = TransitionDelegate(SilentAnimator())
            delegate.auditor = auditor
            return delegate
        }
        rig.start(.forward)
        rig.advance(by: 3.7)
        #expect(auditor.findings.isEmpty)
        rig.advance(by: 0.2)
        #expect(auditor.findings.map(\.kind) == [.neverCompleted])
        #expect(rig.coordinator != nil)
        rig.advance(by: 10)
        #expect(auditor.findings.count == 1)
    }

    @Test(
        "A transition that a finger holds isn't late, and has all its time after the finger lets go",
        arguments: AnimatorMake.allCases
    )
    func aTransitionThatAFingerHoldsIsntLate(make: AnimatorMake) {
        let interaction = InteractionController()
        let scene = makeScene(make.make(CallbackLog()), interaction)
        interaction.update(0.5)
        scene.advance(by: 60)
        #expect(interaction.state == .interactive)
        #expect(isRunning(scene))
        // It settles for six seconds, longer than the animation itself may take.
        interaction.completionSpeed = 0.05
        interaction.cancel()
        scene.advance(by: 5)
        #expect(interaction.state == .settling)
        scene.advance(by: 3)
        scene.expectShown(0)
        #expect(auditor.findings.isEmpty)
    }

    @Test("A gesture that ends without effect is completed, too")
    func stuckAfterGesture() {
        let interaction = InteractionController()
        let scene = makeScene(SilentAnimator(), interaction)
        interaction.update(0.5)
        scene.advance(by: 10)
        interaction.cancel()
        scene.advance(by: 3.7)
        #expect(isRunning(scene))
        scene.advance(by: 0.2)
        scene.expectShown(0)
        #expect(auditor.findings.map(\.kind) == [.neverCompleted])
    }

    /// An interaction controller that starts without interaction, and moves the transition nevertheless.
    private final class LateDriver: NSObject, UIViewControllerInteractiveTransitioning {
        let wantsInteractiveStart = false
        private(set) weak var context: (any UIViewControllerContextTransitioning)?
        private let animator: any UIViewControllerAnimatedTransitioning

        init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            animator.animateTransition(using: transitionContext)
        }
    }

    @Test("A switch that the app's own interaction controller moves isn't late", arguments: [false, true])
    func movedByTheApp(finishes: Bool) throws {
        let scene = CallbackScene()
        scene.container.auditor = auditor
        let animator = scene.useManualAnimator()
        let driver = LateDriver(animator)
        scene.delegate.interaction = driver
        scene.container.selectedIndex = 1
        scene.tick()
        driver.context?.updateInteractiveTransition(0.3)
        scene.advance(by: 10)
        #expect(scene.container.transitionCoordinator?.percentComplete == 0.3)
        if finishes { driver.context?.finishInteractiveTransition() }
        if !finishes { driver.context?.cancelInteractiveTransition() }
        animator.end(finishes)
        scene.advance(by: 0.1)
        scene.expectShown(finishes ? 1 : 0)
        #expect(!auditor.findings.contains { $0.kind == .neverCompleted })
    }

    @Test("One that's audited already isn't audited again")
    func auditedOnce() {
        let scene = CallbackScene()
        scene.container.auditor = auditor
        let animator = auditor.audited(SilentAnimator())
        let driver = LateDriver(animator)
        scene.delegate.animator = animator
        scene.delegate.interaction = driver
        scene.container.selectedIndex = 1
        scene.advance(by: 10)
        scene.expectShown(1)
        #expect(auditor.findings.map { $0.kind } == [.neverCompleted])
        #expect(auditor.findings.allSatisfy { $0.description.hasPrefix("SilentAnimator ") })
    }

    @Test("An animator that other code pauses isn't late")
    func anAnimatorThatOtherCodePausesIsntLate() throws {
        let animator = KeepingAnimator(VendingFader(vendsMany: false))
        let scene = makeScene(animator)
        let context = try #require(animator.context)
        let running = animator.interruptibleAnimator(using: context)
        // Paused by the app itself.
        running.pauseAnimation()
        scene.advance(by: 30)
        #expect(isRunning(scene))
        running.startAnimation()
        scene.advance(by: 0.5)
        scene.expectShown(1)
        #expect(auditor.findings.isEmpty)
    }

    @Test(
        "A slow window has more time, and no time passes while its clock is stopped",
        arguments: [0.1, 0]
    )
    func aSlowWindowHasMoreTime(speed: Float) {
        let scene = makeScene(FaultyAnimator(nil))
        scene.window.layer.speed = speed
        scene.advance(by: speed == 0 ? 30 : 2.8)
        #expect(isRunning(scene))
        scene.window.layer.speed = 1
        scene.advance(by: 1)
        scene.expectShown(1)
        #expect(auditor.findings.isEmpty)

        let stuck = makeScene(SilentAnimator())
        stuck.window.layer.speed = 0.1
        stuck.advance(by: 30)
        #expect(isRunning(stuck))
        stuck.advance(by: 9)
        stuck.window.layer.speed = 1
        #expect(!isRunning(stuck))
    }

    @Test("No time passes while the app is in the background")
    func noTimePassesWhileTheAppIsInTheBackground() {
        let scene = makeScene(SilentAnimator())
        scene.advance(by: 1)
        // No frames are drawn, but the clock continues.
        UIApplication.shared.advance(by: 600, frameInterval: 600)
        #expect(isRunning(scene))
        scene.advance(by: 2)
        #expect(isRunning(scene))
        scene.advance(by: 1)
        #expect(!isRunning(scene))
    }

    @Test(
        "A third-party interaction controller that never lets go isn't late, but one that abandons the transition is"
    )
    func othersInteraction() {
        let scene = FaultScene()
        let animator = SilentAnimator()
        let delegate = HandWrittenDelegate(animator)
        let holding = HoldingInteraction()
        delegate.interaction = holding
        scene.use(delegate)
        scene.container.auditor = auditor
        scene.tick()
        scene.container.selectedIndex = 1
        scene.advance(by: 30)
        #expect(isRunning(scene))
        holding.context?.finishInteractiveTransition()
        scene.advance(by: 4)
        scene.expectShown(1)
        #expect(auditor.findings.map(\.kind) == [.neverCompleted])
    }
}

/// An interaction controller that holds its transition until it reports that it finishes, and then never
/// does.
private final class HoldingInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }
}
