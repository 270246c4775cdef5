import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Every transition ends exactly once, for whatever reason.
@MainActor @Suite(.allBehaviors) struct TransitionEndTests {
    @Test(
        "After its end, an animation controller returns the finished animator",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func askedAfterTheEnd(kind: ContainerKind, direction: TransitionDirection) throws {
        let animator = KeepingAnimator(controller(of: SlideAnimator()))
        let rig = TransitionRig(kind, delegate: { _ in HandWrittenDelegate(animator) })
        rig.goToStart(of: direction)
        rig.start(direction)
        let context = try #require(animator.context)
        let running = animator.interruptibleAnimator(using: context)
        rig.settle()
        let before = ViewState(rig.window)
        for _ in 0..<3 {
            let asked = animator.interruptibleAnimator(using: context)
            #expect(asked === running)
            #expect(asked.state != .active)
            #expect(!asked.isRunning)
            #expect(ViewState(rig.window) == before)
            rig.advance(by: 0.2)
            #expect(ViewState(rig.window) == before)
        }
        #expect(rig.shownScreen == rig.screens(direction).incoming.name)
        let back: TransitionDirection = direction == .forward ? .backward : .forward
        rig.start(back)
        rig.settle()
        #expect(rig.shownScreen == rig.screens(back).incoming.name)
    }

    @Test("A coordinator that's called after the end moves nothing", arguments: ContainerKind.allCases)
    func coordinatorAfterTheEnd(kind: ContainerKind) throws {
        let rig = TransitionRig(kind, delegate: { _ in TransitionDelegate(SlideAnimator()) })
        rig.start(.forward)
        let coordinator = try #require(rig.coordinator)
        var answers: [Bool] = []
        coordinator.animate(alongsideTransition: nil) { answers.append($0.isInterruptible) }
        rig.settle()
        let before = ViewState(rig.window)
        answers.append(coordinator.isInterruptible)
        #expect(answers.count == 2)
        #expect(ViewState(rig.window) == before)
        rig.advance(by: 1)
        #expect(ViewState(rig.window) == before)
        #expect(rig.shownScreen == "B")
    }

    // MARK: Leaving the app before the first frame

    @Test(
        "People leave the app before the first frame of a held transition",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func leavingBeforeTheFirstFrame(kind: ContainerKind, make: AnimatorMake) throws {
        for finishes in [nil, true, false] as [Bool?] {
            let app = InteractionRig(kind, make)
            let interaction = try #require(app.interaction)
            interaction.begin()
            app.perform()
            if finishes == true { interaction.finish() }
            if finishes == false { interaction.cancel() }
            let center = NotificationCenter.default
            center.post(name: UIApplication.willResignActiveNotification, object: nil)
            center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
            app.rig.advance(by: 2)
            #expect(interaction.state == .idle)
            #expect(app.outcomes == [finishes ?? false])
            #expect(app.rig.coordinator == nil)
            #expect(app.rig.shownScreen == (finishes == true ? "B" : "A"))
            if finishes != true { #expect(app.state == app.before) }
            for layer in app.rig.window.layer.withDescendants {
                #expect(layer.speed == 1)
                #expect(layer.timeOffset == 0)
                #expect(layer.beginTime == 0)
            }
        }
    }

    // MARK: Dismissals over a switching container

    @Test(
        "A dismissal during a drag survives a switch of the container underneath",
        arguments: [true, false]
    )
    func dismissalOntoASwitch(finishes: Bool) throws {
        let scene = FaultScene()
        let swipe = SwipeInteraction(edge: .top)
        var outcomes: [Bool] = []
        let transition = TransitionDelegate(SlideAnimator(edge: .bottom), interaction: swipe)
        scene.sheet.modalPresentationStyle = .custom
        transition.attach(toPresentationOf: scene.sheet)
        scene.tick()
        scene.container.present(scene.sheet, animated: true)
        scene.settle()
        #expect(scene.seen == "S")
        transition.onTransitionEnd = { _, _, finished in outcomes.append(finished) }

        scene.container.selectedIndex = 1
        scene.advance(by: 0.1)
        #expect(scene.container.transitionCoordinator != nil)
        let touch = TouchInjector(window: scene.window)
        let way: CGFloat = finishes ? 600 : 200
        touch.drag(
            from: CGPoint(x: 200, y: 100),
            to: CGPoint(x: 200, y: 110 + way),
            duration: 0.3,
            steps: 18,
            lifts: false
        )
        scene.settle()
        #expect(scene.screens[1].parent === scene.container)
        #expect(scene.container.children.count == 1)
        #expect(swipe.state == .interactive)
        let y = try #require(scene.sheet.view.layer.presentation()).transform.m42
        #expect(abs(y - way) < 2)
        #expect(outcomes.isEmpty)
        touch.up()
        scene.settle()
        #expect(outcomes == [finishes])
        #expect(swipe.state == .idle)
        if finishes {
            #expect(scene.container.presentedViewController == nil)
            scene.expectShown(1)
        } else {
            #expect(scene.seen == "S")
            #expect(scene.container.presentedViewController === scene.sheet)
            touch.drag(
                from: CGPoint(x: 200, y: 100),
                to: CGPoint(x: 200, y: 700),
                duration: 0.3,
                steps: 18
            )
            scene.settle()
            #expect(outcomes == [false, true])
            scene.expectShown(1)
        }
    }

    @Test("A running dismissal over a container that switches can be caught to its end")
    func caughtDismissalOntoASwitch() {
        let scene = FaultScene()
        let interaction = InteractionController()
        let transition = TransitionDelegate(BounceAnimator(duration: 3), interaction: interaction)
        scene.sheet.modalPresentationStyle = .custom
        scene.sheet.transitioningDelegate = transition
        scene.tick()
        scene.container.present(scene.sheet, animated: true)
        scene.advance(by: 4)
        scene.container.selectedIndex = 1
        scene.advance(by: 0.5)
        scene.container.dismiss(animated: true)
        scene.tick()
        #expect(interaction.state == .settling)
        scene.advance(by: 1.5)
        #expect(scene.container.children == [scene.screens[1]])
        #expect(interaction.state == .settling)
        #expect(interaction.pause())
        scene.advance(by: 1)
        #expect(interaction.state == .interactive)
        interaction.finish()
        scene.advance(by: 4)
        #expect(interaction.state == .idle)
        scene.expectShown(1)
    }

    // MARK: A gesture that no transition follows

    @Test(
        "A gesture that no transition follows ends after half a second",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func beginWithoutTransition(kind: ContainerKind, updates: Bool) throws {
        let app = InteractionRig(kind, .interruptible)
        let interaction = try #require(app.interaction)
        interaction.begin()
        if updates { interaction.update(0.7) }
        app.rig.advance(by: 0.4)
        #expect(interaction.state == .begun)
        app.rig.advance(by: 0.2)
        #expect(interaction.state == .idle)
        app.perform()
        UIApplication.shared.tick()
        app.rig.advance(by: 0.2)
        #expect(abs(try #require(app.shownProgress) - 0.5) < 0.05)
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "B")
        #expect(interaction.state == .idle)
    }

    @Test("A gesture has half a second to get its transition", arguments: ContainerKind.allCases)
    func beginBeforeTransition(kind: ContainerKind) throws {
        let app = InteractionRig(kind, .interruptible)
        let interaction = try #require(app.interaction)
        interaction.begin()
        app.rig.advance(by: 0.3)
        app.perform()
        UIApplication.shared.tick()
        #expect(interaction.state == .interactive)
        interaction.update(0.4)
        // As soon as there's a transition, it takes as long as the finger does.
        app.rig.advance(by: 3)
        #expect(interaction.state == .interactive)
        interaction.finish()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test("A finger whose gesture has no effect doesn't affect the next push")
    func fingerWithoutTransition() throws {
        let app = InteractionRig(.navigation, .interruptible)
        let swipe = SwipeInteraction()
        swipe.attach(to: app.rig.root.view, backward: {})
        app.delegate.interaction = swipe
        let touch = TouchInjector(window: app.rig.window)
        touch.drag(
            from: CGPoint(x: 80, y: 400),
            to: CGPoint(x: 200, y: 400),
            duration: 0.1,
            steps: 6,
            lifts: false
        )
        #expect(swipe.state == .begun)
        app.rig.advance(by: 1)
        #expect(swipe.state == .idle)
        app.perform()
        app.rig.advance(by: 0.2)
        touch.move(to: CGPoint(x: 210, y: 400))
        #expect(abs(try #require(app.shownProgress) - 0.5) < 0.06)
        touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "B")
        #expect(swipe.state == .idle)
    }

    // MARK: Containers without a coordinator

    @Test("A transition in a custom container that nothing holds also ends for its interaction")
    func watchedInADeck() throws {
        let deck = DeckScene()
        for (index, next) in [1, 2, 0].enumerated() {
            deck.show(next)
            #expect(deck.interaction.state == .settling)
            deck.advance(by: 1)
            #expect(deck.ends == Array(repeating: true, count: index + 1))
            #expect(deck.interaction.state == .idle)
            deck.expectShown(next)
        }
        #expect(deck.interaction.begin())
        deck.show(1)
        #expect(deck.interaction.state == .interactive)
        deck.interaction.update(0.4)
        deck.advance(by: 0.2)
        deck.interaction.cancel()
        deck.advance(by: 1)
        #expect(deck.ends.last == false)
        #expect(deck.interaction.state == .idle)
        deck.expectShown(0)
    }

    @Test(
        "A caught transition ends once, and everything is idle",
        arguments: [true, false]
    )
    func caughtInADeck(finishes: Bool) throws {
        let deck = DeckScene()
        deck.show(1)
        deck.advance(by: 0.1)
        #expect(deck.interaction.pause())
        deck.advance(by: 1)
        #expect(deck.interaction.state == .interactive)
        if finishes { deck.interaction.finish() } else { deck.interaction.cancel() }
        deck.advance(by: 1)
        #expect(deck.ends == [finishes])
        #expect(deck.interaction.state == .idle)
        deck.expectShown(finishes ? 1 : 0)
    }

    @Test(
        "A custom container can finish a transition in flight, and start the next one",
        arguments: [0, 2],
        [true, false]
    )
    func nextInADeck(next: Int, isHeld: Bool) {
        let deck = DeckScene()
        if isHeld { deck.interaction.begin() }
        deck.show(1)
        deck.interaction.update(0.5)
        deck.advance(by: 0.15)
        deck.show(next)
        deck.advance(by: 0.1)
        #expect(deck.ends == [true])
        deck.advance(by: 1)
        #expect(deck.ends == [true, true])
        #expect(deck.interaction.state == .idle)
        deck.expectShown(next)
    }
}

/// An app's own container, as described in the article on custom containers.
@MainActor private final class DeckScene {
    let log = CallbackLog()
    let screens: [RecordingViewController]
    let interaction = InteractionController()
    private let parent: UIViewController
    private let deck: UIView
    private let window: UIWindow
    private let animator = controller(of: SlideAnimator())
    private var current: Int
    private var running: ContainerTransitionContext?
    private(set) var ends: [Bool] = []

    init() {
        UIApplication.reset()
        let log = log
        screens = [("A", UIColor.red), ("B", .blue), ("C", .green)].map {
            RecordingViewController($0, color: $1, log: log)
        }
        current = 0
        parent = UIViewController()
        deck = UIView()
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        deck.frame = parent.view.bounds
        parent.view.addSubview(deck)
        parent.addChild(screens[0])
        deck.addSubview(screens[0].view)
        screens[0].view.frame = deck.bounds
        screens[0].didMove(toParent: parent)
        UIApplication.shared.tick()
    }

    func advance(by seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }

    /// Switches to another screen. A running transition ends first, at its current goal.
    func show(_ index: Int) {
        running?.endImmediately()
        let (previous, next) = (screens[current], screens[index])
        let start = current
        previous.willMove(toParent: nil)
        parent.addChild(next)
        let context = ContainerTransitionContext(
            from: previous,
            to: next,
            in: deck,
            direction: index > current ? .forward : .backward,
            isInteractive: interaction.state == .begun
        ) { [unowned self] didComplete in
            running = nil
            current = didComplete ? index : start
            ends.append(didComplete)
            let gone = didComplete ? previous : next
            if !didComplete { next.willMove(toParent: nil) }
            gone.view.removeFromSuperview()
            gone.removeFromParent()
            screens[current].didMove(toParent: parent)
            animator.animationEnded(didComplete)
        }
        running = context
        play(context)
        UIApplication.shared.tick()
    }

    private func play(_ context: ContainerTransitionContext) {
        if let controller = interaction.interactionController(for: animator) {
            controller.startInteractiveTransition(context)
        } else {
            animator.animateTransition(using: context)
        }
    }

    func expectShown(_ index: Int, at location: SourceLocation = #_sourceLocation) {
        let view: UIView = screens[index].view
        #expect(window.seen(of: screens) == screens[index].name, sourceLocation: location)
        #expect(parent.children == [screens[index]], sourceLocation: location)
        #expect(deck.subviews == [view], sourceLocation: location)
        #expect(view.frame == deck.bounds, sourceLocation: location)
        #expect(CATransform3DIsIdentity(view.layer.transform), sourceLocation: location)
        #expect(view.layer.animationKeys() == nil, sourceLocation: location)
        #expect(running == nil, sourceLocation: location)
    }
}

extension CALayer {
    /// The layer and all layers inside it.
    var withDescendants: [CALayer] { [self] + (sublayers ?? []).flatMap(\.withDescendants) }
}
