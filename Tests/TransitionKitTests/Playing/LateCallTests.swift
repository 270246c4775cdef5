import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// UIKit can call the objects that it received at any time, even in hierarchies that are being removed. The
/// calls return valid values, and nothing moves as a result.
@MainActor @Suite(.allBehaviors) struct LateCallTests {
    /// An app whose delegate's calls are intercepted.
    private struct App {
        let rig: TransitionRig
        let ear: Eavesdropper
        let interaction: InteractionController
        let ends: Ends
    }

    @MainActor private final class Ends { var values: [Bool] = [] }

    enum Animation: CaseIterable, Sendable { case ours, foreign }

    private func app(_ kind: ContainerKind, _ animation: Animation = .ours) -> App {
        let interaction = InteractionController()
        let ends = Ends()
        var made: Eavesdropper?
        let rig = TransitionRig(kind) { log in
            let delegate =
                animation == .ours
                ? TransitionDelegate(SlideAnimator(), interaction: interaction)
                : TransitionDelegate(PlainAnimator(log: log), interaction: interaction)
            delegate.onTransitionEnd = { _, _, finished in ends.values.append(finished) }
            let ear = Eavesdropper(delegate)
            made = ear
            return ear
        }
        guard let made else { preconditionFailure("The rig makes its delegate at once") }
        return App(rig: rig, ear: made, interaction: interaction, ends: ends)
    }

    /// Calls everything there is, twice.
    private func ask(_ ear: Eavesdropper, of context: any UIViewControllerContextTransitioning) {
        for _ in 0..<2 {
            _ = ear.animation?.transitionDuration(using: context)
            _ = ear.animation?.interruptibleAnimator(using: context)
            _ = ear.interaction?.wantsInteractiveStart
            _ = ear.interaction?.completionSpeed
            _ = ear.interaction?.completionCurve
            ear.interaction?.startInteractiveTransition(context)
        }
    }

    @Test(
        "During the transition",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func duringTheTransition(kind: ContainerKind, isHeld: Bool) throws {
        let app = app(kind)
        if isHeld { app.interaction.begin() }
        app.rig.start(.forward)
        if isHeld { app.interaction.update(0.4) }
        app.rig.advance(by: 0.1)
        let context = try #require(app.ear.context)
        let animation = try #require(app.ear.animation)
        let animator = animation.interruptibleAnimator(using: context)
        let state = app.interaction.state
        #expect(state == (isHeld ? .interactive : .settling))
        let before = ViewState(app.rig.window)
        ask(app.ear, of: context)
        #expect(animation.interruptibleAnimator(using: context) === animator)
        #expect(app.interaction.state == state)
        #expect(ViewState(app.rig.window) == before)
        if isHeld { app.interaction.finish() }
        app.rig.advance(by: 1)
        #expect(app.ends.values == [true])
        #expect(app.interaction.state == .idle)
        #expect(app.rig.shownScreen == "B")
    }

    @Test(
        "After it, finished or canceled",
        arguments: ContainerKind.allCases,
        Animation.allCases
    )
    func afterItFinishedOrCanceled(kind: ContainerKind, animation: Animation) throws {
        for finishes in [true, false] {
            let app = app(kind, animation)
            app.interaction.begin()
            app.rig.start(.forward)
            app.interaction.update(0.5)
            app.rig.advance(by: 0.1)
            let context = try #require(app.ear.context)
            if finishes { app.interaction.finish() } else { app.interaction.cancel() }
            app.rig.advance(by: 1)
            #expect(app.ends.values == [finishes])
            let before = ViewState(app.rig.window)
            ask(app.ear, of: context)
            #expect(ViewState(app.rig.window) == before)
            #expect(app.interaction.state == .idle)
            app.rig.advance(by: 1)
            #expect(ViewState(app.rig.window) == before)
            #expect(app.ends.values == [finishes])
            #expect(app.interaction.state == .idle)
            #expect(app.rig.shownScreen == (finishes ? "B" : "A"))
            // Everything continues.
            app.rig.start(finishes ? .backward : .forward)
            app.rig.advance(by: 1)
            #expect(app.ends.values == [finishes, true])
            #expect(app.rig.shownScreen == (finishes ? "A" : "B"))
        }
    }

    @Test("Before it begins, and if it never does")
    func beforeItBeginsAndIfItNeverDoes() throws {
        let scene = FaultScene()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(SlideAnimator(), interaction: interaction)
        scene.tick()
        let (old, new) = (scene.screens[0], scene.screens[1])
        new.loadViewIfNeeded()
        let container = scene.container
        for starts in [false, true] {
            let before = ViewState(scene.window)
            let animation = try #require(
                delegate.containerViewController(
                    container,
                    animationControllerForTransitionFrom: old,
                    to: new
                )
            )
            let vended = delegate.containerViewController(container, interactionControllerFor: animation)
            let context = ContainerTransitionContext(
                from: old,
                to: new,
                in: try #require(old.view.superview),
                direction: .forward,
                completion: { _ in }
            )
            #expect(animation.transitionDuration(using: nil) == 0.35)
            #expect(vended?.wantsInteractiveStart != true)
            #expect(ViewState(scene.window) == before)
            guard starts else { continue }
            let animator = animation.interruptibleAnimator(using: context)
            #expect(!animator.isRunning)
            #expect(animation.interruptibleAnimator(using: context) === animator)
            animation.animateTransition(using: context)
            #expect(animation.interruptibleAnimator(using: context) === animator)
            #expect(animator.isRunning)
            scene.advance(by: 1)
            animation.animationEnded(true)
            #expect(!animator.isRunning)
            #expect(interaction.state == .idle)
        }
    }

    // MARK: Removed hierarchies

    enum Teardown: CaseIterable, Sendable { case otherRoot, hiddenWindow, noRoot }

    @Test(
        "In a hierarchy that's removed in flight",
        arguments: ContainerKind.allCases,
        Teardown.allCases
    )
    func tornDown(kind: ContainerKind, teardown: Teardown) throws {
        for (isHeld, animation) in [
            (false, Animation.ours), (true, .ours), (false, .foreign), (true, .foreign),
        ] {
            let app = app(kind, animation)
            if isHeld { app.interaction.begin() }
            app.rig.start(.forward)
            app.interaction.update(0.4)
            app.rig.advance(by: 0.1)
            let context = try #require(app.ear.context)
            let root = app.rig.root
            switch teardown {
            case .otherRoot: app.rig.window.rootViewController = UIViewController()
            case .noRoot: app.rig.window.rootViewController = nil
            case .hiddenWindow: app.rig.window.isHidden = true
            }
            ask(app.ear, of: context)
            UIApplication.shared.tick()
            ask(app.ear, of: context)
            app.rig.advance(by: 1)
            ask(app.ear, of: context)
            if isHeld { app.interaction.finish() }
            app.rig.advance(by: 1)
            ask(app.ear, of: context)
            #expect(app.ends.values.count == 1, "\(isHeld) \(animation)")
            #expect(app.interaction.state == .idle, "\(isHeld) \(animation)")
            withExtendedLifetime(root) {}
        }
    }

    @Test("In a window that's released, and then everything else is", arguments: [true, false])
    func inAWindowThatsReleasedAndThenEverythingElse(isHeld: Bool) {
        let left = survivors {
            let scene = FaultScene()
            let interaction = InteractionController()
            let ear = Eavesdropper(TransitionDelegate(SlideAnimator(), interaction: interaction))
            scene.use(ear)
            scene.tick()
            if isHeld { interaction.begin() }
            scene.container.selectedIndex = 1
            scene.tick()
            interaction.update(0.3)
            scene.advance(by: 0.1)
            scene.window.rootViewController = nil
            guard let context = ear.context else { return [scene] }
            ask(ear, of: context)
            scene.advance(by: 1)
            ask(ear, of: context)
            return [scene.window, scene.container, ear, ear.delegate, interaction, context] + scene.screens
        }
        #expect(left == [])
    }

    @Test("A window that's released in flight releases everything", arguments: [true, false])
    func releasedInFlight(isHeld: Bool) {
        let left = survivors(after: 1.5) {
            let scene = FaultScene()
            let interaction = InteractionController()
            let ear = Eavesdropper(TransitionDelegate(SlideAnimator(), interaction: interaction))
            scene.use(ear)
            scene.tick()
            if isHeld { interaction.begin() }
            scene.container.selectedIndex = 1
            scene.tick()
            interaction.update(0.3)
            scene.advance(by: 0.1)
            #expect(interaction.state == (isHeld ? .interactive : .settling))
            return [scene.window, scene.container, ear, ear.delegate, interaction] + scene.screens
        }
        #expect(left == [])
    }
}
