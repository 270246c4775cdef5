import Foundation
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The interaction controller itself: calls at the wrong time, two containers, and its release.
@MainActor @Suite(.allBehaviors) struct InteractionMisuseTests {
    private func app(_ kind: ContainerKind = .custom) throws -> (InteractionRig, InteractionController) {
        let app = InteractionRig(kind, .interruptible)
        return (app, try #require(app.interaction))
    }

    // MARK: Calls at the wrong time

    @Test("It begins once, and can't be held while it's idle")
    func itBeginsOnceAndCantBeHeldWhileItsIdle() throws {
        let (app, interaction) = try app()
        #expect(!interaction.pause())
        #expect(interaction.percentComplete == 0)
        #expect(interaction.transitionContext == nil)
        interaction.update(0.5)
        interaction.finish()
        #expect(interaction.state == .idle)
        #expect(interaction.begin())
        #expect(!interaction.begin())
        interaction.update(0.3)
        #expect(interaction.percentComplete == 0.3)
        #expect(interaction.transitionContext == nil)
        app.perform()
        UIApplication.shared.tick()
        #expect(!interaction.begin())
        #expect(interaction.percentComplete == 0.3)
        let context = try #require(interaction.transitionContext)
        #expect(context.viewController(forKey: .to) === app.rig.second)
        interaction.finish()
        #expect(!interaction.begin())
        app.rig.advance(by: 1)
        #expect(interaction.transitionContext == nil)
        #expect(app.outcomes == [true])
    }

    @Test("Between the outcome and the end, an update has no effect", arguments: ContainerKind.allCases)
    func updateAfterTheWord(kind: ContainerKind) throws {
        let (app, interaction) = try app(kind)
        interaction.begin()
        app.perform()
        UIApplication.shared.tick()
        interaction.update(0.5)
        app.rig.advance(by: 0.05)
        interaction.finish()
        var shown = try #require(app.shownProgress)
        for _ in 0..<10 {
            interaction.update(0.1)
            app.rig.advance(by: 1.0 / 60)
            let now = try #require(app.shownProgress)
            #expect(now > shown)
            shown = now
        }
        #expect(interaction.percentComplete == 0.5)
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test("If it isn't permitted to, it doesn't hold a running transition", arguments: ContainerKind.allCases)
    func notGrabbed(kind: ContainerKind) throws {
        // Forbidden before the transition, or after the interaction controller has been returned.
        for isLate in [false, true] {
            let (app, interaction) = try app(kind)
            interaction.allowsInterruption = isLate
            let animation = EvenSlideAnimator().animationController()
            #expect((interaction.interactionController(for: animation) != nil) == isLate)
            app.perform()
            interaction.allowsInterruption = false
            app.rig.advance(by: 0.1)
            // Tabs and containers start immediately.
            if !isLate || kind == .modal || kind == .navigation {
                #expect(interaction.state == .idle, "\(isLate)")
                #expect(!interaction.pause(), "\(isLate)")
            }
            app.rig.advance(by: 1)
            #expect(app.outcomes == [true])
        }
    }

    @Test("If another transition ends in an adjacent container, the finger's own isn't affected")
    func anotherEnd() throws {
        UIApplication.reset()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(EvenSlideAnimator(), interaction: interaction)
        let log = CallbackLog()
        let containers = ["A", "B"].map { name in
            let container = ContainerViewController(
                viewControllers: ["1", "2"].map { RecordingViewController(name + $0, color: .red, log: log) }
            )
            container.delegate = delegate
            return container
        }
        let windows = containers.map { container in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = container
            window.isHidden = false
            return window
        }
        UIApplication.shared.tick()
        let vended = try #require(delegate.animationController(forDismissed: UIViewController()))
        #expect(delegate.interactionControllerForDismissal(using: vended) != nil)
        interaction.begin()
        containers[0].selectedIndex = 1
        UIApplication.shared.tick()
        interaction.update(0.4)
        // A transition that never began.
        vended.animationEnded(false)
        #expect(interaction.state == .interactive)
        for index in [1, 0] {
            containers[1].selectedIndex = index
            UIApplication.shared.advance(by: 1)
            #expect(containers[1].transitionCoordinator == nil)
            #expect(interaction.state == .interactive)
            #expect(interaction.percentComplete == 0.4)
        }
        interaction.finish()
        UIApplication.shared.advance(by: 1)
        #expect(interaction.state == .idle)
        #expect(containers[0].children == [containers[0].viewControllers[1]])
        withExtendedLifetime(windows) {}
    }

    @Test("Of two transitions created before either began, it can hold the first")
    func twoVended() throws {
        let interaction = InteractionController()
        let decks = [DeckRig(interaction), DeckRig(interaction, isAlone: false)]
        let vended = try decks.map { try #require($0.vend()) }
        for (deck, controller) in zip(decks, vended) { deck.start(controller) }
        #expect(interaction.transitionContext === decks[0].context)
        #expect(interaction.pause())
        UIApplication.shared.advance(by: 1)
        #expect(decks.map(\.outcomes) == [[], [true]])
        #expect(interaction.state == .interactive)
        interaction.cancel()
        UIApplication.shared.advance(by: 1)
        #expect(decks.map(\.outcomes) == [[false], [true]])
    }

    @Test("A transition created for an abandoned gesture doesn't affect the next gesture")
    func vendedBefore() throws {
        let interaction = InteractionController()
        let deck = DeckRig(interaction)
        interaction.begin()
        let vended = try #require(deck.vend())
        deck.advance(by: 0.6)
        #expect(interaction.state == .idle)
        interaction.begin()
        interaction.update(0.2)
        deck.start(vended)
        deck.advance(by: 0.2)
        #expect(interaction.state == .begun)
        #expect(interaction.percentComplete == 0.2)
        #expect(interaction.transitionContext == nil)
        // The context was interactive, and is notified that nothing drives it.
        #expect(deck.context?.isInteractive == false)
        deck.advance(by: 0.5)
        #expect(deck.outcomes == [true])
        #expect(interaction.state == .idle)
    }

    // MARK: Interruptions

    @Test(
        "If its container leaves the window, it goes to the closer end",
        arguments: [0.3, 0.7] as [CGFloat]
    )
    func outOfTheWindow(progress: CGFloat) throws {
        let interaction = InteractionController()
        let deck = DeckRig(interaction)
        interaction.begin()
        deck.start()
        interaction.update(progress)
        deck.advance(by: 0.1)
        #expect(interaction.state == .interactive)
        deck.window.rootViewController = UIViewController()
        deck.advance(by: 0.1)
        #expect(deck.outcomes == [progress > 0.5])
        #expect(interaction.state == .idle)
    }

    @Test(
        "If its container moves to another window, it goes to the closer end, too",
        arguments: [0.3, 0.7] as [CGFloat],
        [true, false]
    )
    func inAnotherWindow(progress: CGFloat, isAlone: Bool) throws {
        let interaction = InteractionController()
        let deck = DeckRig(interaction)
        interaction.begin()
        deck.start()
        interaction.update(progress)
        deck.advance(by: 0.1)
        let other = UIWindow(frame: UIScreen.main.bounds)
        if isAlone {
            // The screens still belong to the root of the window that it leaves.
            other.addSubview(deck.container)
        } else {
            deck.window.rootViewController = UIViewController()
            other.rootViewController = deck.parent
        }
        other.isHidden = false
        #expect(deck.container.window === other)
        deck.advance(by: 0.1)
        #expect(deck.outcomes == [progress > 0.5])
        #expect(interaction.state == .idle)
    }

    @Test(
        "If the app replaces the root that presents the screen, it does so, too, and nothing of it stays",
        arguments: [0.3, 0.7] as [CGFloat]
    )
    func withAnotherRoot(progress: CGFloat) {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let interaction = InteractionController()
        let next = UIViewController()
        var outcomes: [Bool] = []
        let left = survivors {
            let (root, sheet) = (UIViewController(), UIViewController())
            window.rootViewController = root
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
            let delegate = TransitionDelegate(EvenSlideAnimator(), interaction: interaction)
            delegate.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
            sheet.modalPresentationStyle = .fullScreen
            delegate.attach(toPresentationOf: sheet)
            interaction.begin()
            root.present(sheet, animated: true)
            UIApplication.shared.tick()
            interaction.update(progress)
            UIApplication.shared.advance(by: 0.1)
            #expect(interaction.state == .interactive)
            window.rootViewController = next
            return [root, sheet, delegate]
        }
        #expect(left == [])
        #expect(outcomes == [progress > 0.5])
        #expect(interaction.state == .idle)
        #expect(window.subviews == [next.view])
    }

    @Test("If the app ends it just before it begins, it doesn't change any view anymore")
    func endedAtItsStart() {
        let scene = FaultScene()
        let delegate = TransitionDelegate(EvenSlideAnimator())
        scene.use(delegate)
        scene.tick()
        delegate.onTransitionStart = { [unowned scene, unowned delegate] _ in
            delegate.onTransitionStart = nil
            scene.container.setSelectedIndex(2, animated: false)
        }
        scene.container.selectedIndex = 1
        scene.expectShown(2)
        scene.settle()
        scene.expectShown(2)
    }

    // MARK: Coordinators

    @Test("A completion speed plays the rest faster by this factor", arguments: [1, 3] as [CGFloat])
    func completionSpeed(speed: CGFloat) throws {
        let (app, interaction) = try app()
        interaction.completionSpeed = speed
        interaction.begin()
        app.perform()
        UIApplication.shared.tick()
        interaction.update(0.5)
        app.rig.advance(by: 0.1)
        interaction.finish()
        app.rig.advance(by: 0.3 / speed - 0.035)
        #expect(app.outcomes.isEmpty)
        app.rig.advance(by: 0.06)
        #expect(app.outcomes == [true])
    }

    @Test("A container's coordinator reports whether its transition can be held, and its outcome")
    func aContainersCoordinatorReportsWhetherItsTransitionCanBeHeld() throws {
        let (app, interaction) = try app()
        interaction.begin()
        app.perform()
        UIApplication.shared.tick()
        let coordinator = try #require(app.rig.coordinator)
        #expect(coordinator.isInterruptible)
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
        #expect(coordinator.completionVelocity == 1)
        #expect(coordinator.transitionDuration == 0.4)
        #expect(coordinator.viewController(forKey: .from) === app.rig.first)
        #expect(coordinator.view(forKey: .to) === app.rig.second.view)
        interaction.cancel()
        #expect(!coordinator.isInteractive && coordinator.isCancelled)
        app.rig.advance(by: 1)
        #expect(!coordinator.isInterruptible)
    }

    // MARK: Release

    /// The state of a gesture when its interaction controller is released.
    enum Moment: CaseIterable, Sendable { case waiting, held, settling, byItself }

    @Test(
        "If the interaction is released, its transition goes to the closer end",
        arguments: ContainerKind.allCases,
        Moment.allCases
    )
    func ifTheInteractionIsReleasedItsTransitionGoesToTheCloserEnd(kind: ContainerKind, moment: Moment) throws
    {
        for (progress, isNear) in [(0.3, false), (0.7, true)] as [(CGFloat, Bool)] {
            let app = InteractionRig(kind, .interruptible)
            if moment != .byItself { app.interaction?.begin() }
            app.perform()
            app.interaction?.update(progress)
            if moment != .waiting { UIApplication.shared.tick() }
            app.interaction?.update(progress)
            if moment == .settling { app.interaction?.cancel() }
            app.dropInteraction()
            app.rig.advance(by: 1.5)
            // A navigation controller asks later, when nothing holds the transition anymore.
            let isFree = moment == .byItself || moment == .waiting && kind == .navigation
            let finishes = isFree || moment != .settling && isNear
            #expect(app.outcomes == [finishes], "\(progress)")
            #expect(app.rig.coordinator == nil)
            #expect(app.rig.shownScreen == (finishes ? "B" : "A"))
        }
    }

    @Test("This also happens if it's released on a background thread")
    func releasedElsewhere() async throws {
        let context: ContainerTransitionContext
        let last: Last
        do {
            let app = InteractionRig(.custom, .interruptible)
            app.interaction?.begin()
            app.perform()
            app.interaction?.update(0.7)
            last = Last(try #require(app.interaction))
            context = try #require(app.interaction?.transitionContext as? ContainerTransitionContext)
            app.dropInteraction()
        }
        #expect(context.isInteractive)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                last.interaction = nil
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        // Other tests may have run meanwhile, so only the context of this one's app is checked.
        #expect(!context.isInteractive && !context.transitionWasCancelled)
    }

    /// The last owner, on another thread.
    private final class Last: @unchecked Sendable {
        var interaction: InteractionController?

        init(_ interaction: InteractionController) { self.interaction = interaction }
    }
}
