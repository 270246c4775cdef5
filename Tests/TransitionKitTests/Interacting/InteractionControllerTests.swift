import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Transitions that an interaction controller drives, in every container, with every kind of animation.
@MainActor @Suite(.allBehaviors) struct InteractionControllerTests {
    private static let point = 1.0 / AnimatorMake.travel
    /// The duration of a frame as a fraction of a transition of 0.4 seconds.
    private static let frame = 1.0 / 24

    @Test(
        "System 5: a transition follows its progress exactly",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func system5ATransitionFollowsItsProgressExactly(kind: ContainerKind, make: AnimatorMake) throws {
        for direction in TransitionDirection.allCases {
            let app = InteractionRig(kind, make, direction)
            let interaction = try #require(app.interaction)
            #expect(interaction.begin())
            #expect(interaction.state == .begun)
            app.perform()
            UIApplication.shared.tick()
            #expect(interaction.state == .interactive)
            for progress in [0, 0.1, 0.35, 0.34, 0.9, 1, 0, 0.5] as [CGFloat] {
                interaction.update(progress)
                app.rig.advance(by: 1.0 / 60)
                let shown = try #require(app.shownProgress)
                #expect(abs(shown - progress) < Self.point)
                #expect(interaction.percentComplete == progress)
                let coordinator = try #require(app.rig.coordinator)
                #expect(coordinator.percentComplete == progress)
                #expect(coordinator.isInteractive)
                #expect(coordinator.initiallyInteractive)
            }
            interaction.finish()
            app.rig.advance(by: 1)
            #expect(interaction.state == .idle)
            #expect(app.outcomes == [true])
            #expect(app.rig.log.entries(of: "animationEnded") == ["animationEnded(true)"])
            #expect(app.rig.shownScreen == app.rig.screens(direction).incoming.name)
        }
    }

    @Test(
        "After a cancellation, everything is as before",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func afterACancellationEverythingIsAsBefore(kind: ContainerKind, make: AnimatorMake) throws {
        for direction in TransitionDirection.allCases {
            let app = InteractionRig(kind, make, direction)
            let interaction = try #require(app.interaction)
            for progress in [0.7, 0] as [CGFloat] {
                interaction.begin()
                app.perform()
                UIApplication.shared.tick()
                interaction.update(progress)
                app.rig.advance(by: 0.1)
                interaction.cancel()
                app.rig.advance(by: 1)
                #expect(interaction.state == .idle)
                #expect(app.state == app.before)
                #expect(InteractionRig.controllers(app.rig) == app.controllersBefore)
                #expect(app.rig.shownScreen == app.rig.screens(direction).outgoing.name)
            }
            #expect(app.outcomes == [false, false])
            app.perform()
            app.rig.advance(by: 1)
            #expect(app.outcomes == [false, false, true])
            #expect(app.rig.shownScreen == app.rig.screens(direction).incoming.name)
        }
    }

    @Test(
        "A gesture that ends before UIKit starts the transition isn't lost",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func wordBeforeStart(kind: ContainerKind, make: AnimatorMake) throws {
        for finishes in [true, false] {
            let app = InteractionRig(kind, make)
            let interaction = try #require(app.interaction)
            interaction.begin()
            app.perform()
            interaction.update(0.4)
            if finishes { interaction.finish(velocity: 3) } else { interaction.cancel(velocity: -3) }
            app.rig.advance(by: 1)
            #expect(app.outcomes == [finishes])
            #expect(interaction.state == .idle)
            #expect(app.rig.shownScreen == (finishes ? "B" : "A"))
            if !finishes { #expect(app.state == app.before) }
        }
    }

    @Test(
        "A progress at or beyond its ends does no harm",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func aProgressAtOrBeyondItsEndsDoesNoHarm(kind: ContainerKind, make: AnimatorMake) throws {
        for (progress, clamped) in [(1, 1), (0, 0), (-3, 0), (7, 1), (.infinity, 1), (.nan, 0)]
            as [(CGFloat, CGFloat)]
        {
            for finishes in [true, false] {
                let app = InteractionRig(kind, make)
                let interaction = try #require(app.interaction)
                interaction.begin()
                app.perform()
                UIApplication.shared.tick()
                interaction.update(progress)
                #expect(interaction.percentComplete == clamped)
                app.rig.advance(by: 1)
                #expect(interaction.state == .interactive)
                if finishes {
                    interaction.finish(velocity: .nan)
                } else {
                    interaction.cancel(velocity: -.infinity)
                }
                app.rig.advance(by: 1)
                #expect(app.outcomes == [finishes])
                #expect(interaction.state == .idle)
            }
        }
    }

    @Test(
        "Letting go and catching again never cause a jump",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func lettingGoAndCatchingAgainNeverCauseAJump(kind: ContainerKind, make: AnimatorMake) throws {
        let app = InteractionRig(kind, make)
        let interaction = try #require(app.interaction)
        interaction.begin()
        app.perform()
        UIApplication.shared.tick()
        interaction.update(0.4)
        app.rig.advance(by: 1.0 / 60)
        var shown = try #require(app.shownProgress)
        interaction.finish(velocity: 1)
        #expect(abs(try #require(app.shownProgress) - shown) < Self.point)
        // The finger's speed continues.
        app.rig.advance(by: 0.001)
        let speed = (try #require(app.shownProgress) - shown) / 0.001
        #expect(speed > 0.9 && speed < 1.5)
        app.rig.advance(by: 0.02)
        shown = try #require(app.shownProgress)
        guard make.canBeHeldAgain(in: kind) else {
            // UIKit's bars know that the interaction is over.
            #expect(!interaction.pause())
            interaction.cancel()
            #expect(interaction.state == .settling)
            app.rig.advance(by: 1)
            #expect(app.outcomes == [true])
            #expect(app.rig.shownScreen == "B")
            return
        }
        #expect(interaction.pause())
        #expect(interaction.state == .interactive)
        #expect(abs(try #require(app.shownProgress) - shown) < Self.point)
        #expect(abs(interaction.percentComplete - shown) < Self.point)
        #expect(try #require(app.rig.coordinator).isInteractive)
        app.rig.advance(by: 0.5)
        #expect(abs(try #require(app.shownProgress) - shown) < Self.point)

        // Reversed, and back again.
        interaction.cancel(velocity: -1)
        #expect(abs(try #require(app.shownProgress) - shown) < Self.point)
        app.rig.advance(by: 0.05)
        #expect(try #require(app.shownProgress) < shown)
        shown = try #require(app.shownProgress)
        interaction.finish()
        #expect(abs(try #require(app.shownProgress) - shown) < Self.point)
        #expect(interaction.state == .settling)
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "B")
    }

    @Test(
        "A running transition can be held",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func grabbingWhatRuns(kind: ContainerKind, direction: TransitionDirection) throws {
        for finishes in [true, false] {
            let app = InteractionRig(kind, .interruptible, direction)
            let interaction = try #require(app.interaction)
            app.perform()
            app.rig.advance(by: 0.1)
            #expect(interaction.state == .settling)
            #expect(try #require(app.rig.coordinator).initiallyInteractive == false)
            let shown = try #require(app.shownProgress)
            // It begins with the next commit.
            #expect(abs(shown - (0.25 - Self.frame)) < Self.point)
            #expect(interaction.pause())
            #expect(abs(interaction.percentComplete - shown) < Self.point)
            app.rig.advance(by: 0.5)
            #expect(abs(try #require(app.shownProgress) - shown) < Self.point)
            interaction.update(0.6)
            app.rig.advance(by: 1.0 / 60)
            #expect(abs(try #require(app.shownProgress) - 0.6) < Self.point)
            if finishes { interaction.finish() } else { interaction.cancel() }
            app.rig.advance(by: 1)
            #expect(app.outcomes == [finishes])
            #expect(interaction.state == .idle)
            if !finishes { #expect(app.state == app.before) }
        }
    }

    @Test("A gesture without a transition leaves nothing behind", arguments: ContainerKind.allCases)
    func gestureWithoutTransition(kind: ContainerKind) throws {
        let app = InteractionRig(kind, .blocks)
        let interaction = try #require(app.interaction)
        interaction.begin()
        app.rig.advance(by: 0.1)
        interaction.cancel()
        app.rig.advance(by: 0.1)
        #expect(interaction.state == .idle)
        app.perform()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test(
        "Without a gesture, everything runs automatically",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func withoutGesture(kind: ContainerKind, make: AnimatorMake) throws {
        let app = InteractionRig(kind, make)
        // A handwritten delegate returns it every time.
        let animator = make.make(app.rig.log)
        let interaction = InteractionController()
        let delegate = HandWrittenDelegate(animator)
        delegate.makeInteraction = { interaction.interactionController(for: $0) }
        switch app.rig.root {
        case let navigation as UINavigationController: navigation.delegate = delegate
        case let tabs as UITabBarController: tabs.delegate = delegate
        case let container as ContainerViewController: container.delegate = delegate
        default: app.rig.second.transitioningDelegate = delegate
        }
        app.perform()
        app.rig.advance(by: 0.2)
        // UIKit presents and pushes in the next turn, and everything begins with the next commit.
        let shown = try #require(app.shownProgress)
        #expect(abs(shown - (0.5 - Self.frame)) < Self.point)
        app.rig.advance(by: 1)
        #expect(app.rig.shownScreen == "B")
        #expect(interaction.state == .idle)
        #expect(app.rig.log.entries(of: "animationEnded") == ["animationEnded(true)"])
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "Systems 5 and 6: animations alongside follow the finger, and are notified of the interaction",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func systems5And6AnimationsAlongsideFollowTheFinger(kind: ContainerKind, make: AnimatorMake) throws {
        for finishes in [true, false] {
            let app = InteractionRig(kind, make)
            let interaction = try #require(app.interaction)
            let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            app.rig.window.addSubview(beside)
            app.rig.first.onWillDisappear = { controller in
                let coordinator = controller.transitionCoordinator
                coordinator?.animateAlongsideTransition(in: beside) { _ in
                    beside.center.x = 105
                } completion: { [log = app.rig.log] context in
                    log.add("alongside completion(\(context.isCancelled))")
                }
                coordinator?.notifyWhenInteractionChanges { [log = app.rig.log] context in
                    log.add("interaction(\(context.isInteractive), \(context.isCancelled))")
                }
            }
            interaction.begin()
            app.perform()
            UIApplication.shared.tick()
            interaction.update(0.3)
            app.rig.advance(by: 1.0 / 60)
            interaction.update(0.6)
            app.rig.advance(by: 1.0 / 60)
            let x = try #require(beside.layer.presentation()).position.x
            #expect(abs(x - 65) < 0.5)
            if finishes { interaction.finish() } else { interaction.cancel() }
            app.rig.advance(by: 1)
            #expect(beside.layer.animationKeys() == nil)
            #expect(app.rig.log.entries(of: "interaction(") == ["interaction(false, \(!finishes))"])
            #expect(app.rig.log.entries(of: "alongside") == ["alongside completion(\(!finishes))"])
        }
    }
}
