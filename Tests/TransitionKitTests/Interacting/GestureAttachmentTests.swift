import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// The places and times at which gestures are followed, and that they start nothing otherwise.
@MainActor @Suite(.allBehaviors) struct GestureAttachmentTests {
    private static let start = CGPoint(x: 80, y: 400)
    private static let away = CGVector(dx: 210, dy: 0)

    @Test("Apps know each recognizer by its name")
    func appsKnowEachRecognizerByName() {
        let view = UIView()
        let interactions: [String: GestureInteraction] = [
            "SwipeInteraction": SwipeInteraction(), "EdgeSwipeInteraction": EdgeSwipeInteraction(),
            "PinchInteraction": PinchInteraction(), "DragInteraction": DragInteraction(),
        ]
        for (name, interaction) in interactions {
            interaction.attach(to: view, backward: {})
            #expect(interaction.recognizers.compactMap(\.name) == ["TransitionKit.\(name)"])
        }
        let others = (view.gestureRecognizers ?? []).filter { recognizer in
            !interactions.values.contains { $0.recognizers.contains(recognizer) }
        }
        #expect(others.count == 4 && others.allSatisfy { $0.name == "TransitionKit.Hold" })
        let navigation = UINavigationController()
        let delegate = TransitionDelegate()
        delegate.attach(to: navigation)
        let swipeBack = delegate.swipeBackInteraction?.recognizers ?? []
        #expect(swipeBack.compactMap(\.name) == ["TransitionKit.SwipeBackInteraction"])
    }

    // MARK: Detaching

    @Test(
        "If a gesture is detached during a drag, the transition is canceled and no gesture remains",
        arguments: ContainerKind.allCases
    )
    func ifAGestureIsDetachedDuringADragTheTransitionIsCanceled(kind: ContainerKind) throws {
        let app = GestureRig(kind, SwipeInteraction())
        let view: UIView = kind == .modal ? app.rig.second.view : app.rig.root.view
        let others = (view.gestureRecognizers ?? []).filter { !($0.delegate is GestureAttachment) }
        app.swipe(from: Self.start, by: Self.away, lifts: false)
        #expect(app.interaction.state == .interactive)
        #expect(app.interaction.recognizers.map(\.view) == [view])
        app.interaction.detach(from: view)
        #expect(app.interaction.state == .settling)
        #expect(app.interaction.recognizers == [])
        #expect(view.gestureRecognizers ?? [] == others)
        app.touch.move(to: CGPoint(x: 380, y: 400))
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        app.swipe(from: Self.start, by: Self.away)
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        // Doing it again has no effect, and neither does it if nothing was attached.
        app.interaction.detach(from: view)
        app.interaction.detach(from: UIView())
    }

    @Test(
        "If the app detaches a gesture in the callback of its catch, the transition goes on",
        arguments: ContainerKind.allCases,
        [false, true]
    )
    func detachingInCallback(kind: ContainerKind, isScroll: Bool) {
        let app = GestureRig(kind, SwipeInteraction())
        let trackpad = ScrollInjector(window: app.rig.window)
        var catches = 0
        app.delegate.onTransitionProgress = { [weak delegate = app.delegate] progress in
            guard progress.phase == .interactive else { return }
            catches += 1
            delegate?.interaction = nil
        }
        app.rig.start(.backward)
        app.rig.advance(by: 0.1)
        if isScroll {
            trackpad.scroll(at: Self.start, by: Self.away, duration: 0.1, steps: 6, ends: false)
        } else {
            app.touch.down(at: Self.start)
        }
        app.rig.advance(by: 1)
        #expect(catches == 1)
        #expect(app.outcomes == [true])
        #expect(app.interaction.state == .idle)
        #expect(app.rig.shownScreen == "A")
    }

    @Test(
        "Attached manually any number of times, a swipe performs one transition",
        arguments: ContainerKind.allCases
    )
    func byHand(kind: ContainerKind) throws {
        let app = GestureRig(kind, SwipeInteraction())
        let view: UIView = kind == .modal ? app.rig.second.view : app.rig.root.view
        app.interaction.detach(from: view)
        for _ in 0..<3 {
            switch app.rig.root {
            case let navigation as UINavigationController: app.interaction.attach(toPopFrom: navigation)
            case let tabs as UITabBarController: app.interaction.attach(toSwitch: tabs)
            case let container as ContainerViewController: app.interaction.attach(toSwitch: container)
            default: app.interaction.attach(toDismiss: app.rig.second)
            }
        }
        #expect(app.interaction.recognizers.count == 1)
        let attachment = try #require(GestureAttachment.all(on: view).first)
        #expect(attachment.purposes.count == (kind == .tab || kind == .custom ? 2 : 1))
        app.swipe(from: Self.start, by: Self.away)
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "A")
    }

    @Test("In a custom container, each direction calls its closure")
    func inACustomContainerEachDirectionCallsItsClosure() {
        let app = GestureRig(.custom, SwipeInteraction(), goesBack: false)
        app.delegate.interaction = nil
        let view: UIView = app.rig.root.view
        var calls: [TransitionDirection] = []
        for isBackward in [true, false] {
            let swipe = SwipeInteraction()
            if isBackward {
                swipe.attach(to: view, backward: { calls.append(.backward) })
            } else {
                swipe.attach(to: view, backward: nil, forward: { calls.append(.forward) })
            }
            for way in [-1, 1] as [CGFloat] {
                app.swipe(from: CGPoint(x: 200, y: 400), by: CGVector(dx: way * 150, dy: 0))
                app.rig.advance(by: 0.2)
            }
            #expect(swipe.state == .idle)
            swipe.detach(from: view)
        }
        #expect(calls == [.backward, .forward])
    }

    @Test("An edge swipe in a custom container goes forward only if no closure goes backward")
    func edgeSwipeInACustomContainer() {
        let app = GestureRig(.custom, SwipeInteraction(), goesBack: false)
        app.delegate.interaction = nil
        let view: UIView = app.rig.root.view
        var calls: [TransitionDirection] = []
        for goesBack in [false, true] {
            let edge = EdgeSwipeInteraction()
            let goBack: @MainActor () -> Void = { calls.append(.backward) }
            edge.attach(to: view, backward: goesBack ? goBack : nil, forward: { calls.append(.forward) })
            app.swipe(from: CGPoint(x: 1, y: 400), by: CGVector(dx: 150, dy: 0))
            app.rig.advance(by: 0.2)
            edge.detach(from: view)
        }
        #expect(calls == [.forward, .backward])
    }

    @Test("The view keeps an interaction that nobody else keeps, until the app detaches it")
    func keptByView() {
        let app = GestureRig(.custom, SwipeInteraction(), goesBack: false)
        app.delegate.interaction = nil
        let view: UIView = app.rig.root.view
        var calls = 0
        weak var released: SwipeInteraction?
        do {
            let swipe = SwipeInteraction()
            released = swipe
            swipe.attach(to: view, backward: { calls += 1 })
        }
        #expect(released != nil)
        app.swipe(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 150, dy: 0))
        app.rig.advance(by: 0.2)
        #expect(calls == 1)
        released?.detach(from: view)
        #expect(released == nil)
    }

    @Test("A view that's gone takes its recognizer and its purposes along")
    func goneViews() throws {
        let swipe = SwipeInteraction()
        let edge = EdgeSwipeInteraction()
        let screen = UIViewController()
        edge.attach(toDismiss: screen)
        let attachment = try #require(GestureAttachment.all(on: screen.view).first)
        do {
            let (view, presenter) = (UIView(), UIViewController())
            swipe.attach(to: view, backward: {})
            edge.attach(toPresentFrom: presenter) { UIViewController() }
            #expect(swipe.recognizers.map(\.view) == [view])
            #expect(edge.recognizers.count == 2 && attachment.purposes.isEmpty)
        }
        #expect(swipe.recognizers == [])
        #expect(edge.recognizers.map(\.view) == [screen.view] && attachment.purposes.count == 1)
    }

    @Test("A gesture is detached from a controller as it was attached, and the view isn't loaded for it")
    func detachedFromController() {
        let app = GestureRig(.custom, SwipeInteraction(), goesBack: false)
        app.delegate.interaction = nil
        let (root, screen) = (app.rig.root, UIViewController())
        let swipe = SwipeInteraction()
        swipe.attach(toPresentFrom: root) { screen }
        #expect(swipe.recognizers.map(\.view) == [root.view])
        swipe.detach(from: UIViewController())
        #expect(swipe.recognizers.count == 1)
        swipe.detach(from: root)
        #expect(swipe.recognizers == [])
        app.swipe(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -150, dy: 0))
        app.rig.advance(by: 1)
        #expect(root.presentedViewController == nil)
        swipe.detach(from: screen)
        #expect(!screen.isViewLoaded)
    }

    @Test("No gesture remains on the transition's container", arguments: ContainerKind.allCases)
    func nothingLeft(kind: ContainerKind) throws {
        let app = GestureRig(kind, SwipeInteraction())
        app.rig.start(.backward)
        let container = try #require(app.interaction.transitionContext?.containerView)
        app.rig.settle()
        #expect(app.interaction.state == .idle)
        // A recognizer's delegate is weak, so one that's left behind has none.
        let names = (container.gestureRecognizers ?? []).compactMap(\.name)
        #expect(!names.contains { $0.hasPrefix("TransitionKit.") }, "\(names)")
    }

    // MARK: Disabling

    @Test(
        "If it's disabled, no new gesture begins, and the current one continues",
        arguments: ContainerKind.allCases
    )
    func ifItsDisabledNoNewGestureBeginsAndTheCurrentOneContinues(kind: ContainerKind) {
        let app = GestureRig(kind, SwipeInteraction())
        app.interaction.isEnabled = false
        app.swipe(from: Self.start, by: Self.away, lifts: false)
        #expect(app.interaction.state == .idle)
        app.touch.up()
        // The finger landed while it was enabled.
        app.interaction.isEnabled = true
        app.touch.down(at: Self.start)
        app.interaction.isEnabled = false
        app.touch.move(to: CGPoint(x: 120, y: 400))
        app.touch.move(to: CGPoint(x: 300, y: 400))
        #expect(app.interaction.state == .idle)
        app.touch.up()
        app.interaction.isEnabled = true
        app.swipe(from: Self.start, by: Self.away, lifts: false)
        app.interaction.isEnabled = false
        app.touch.move(to: CGPoint(x: 350, y: 400))
        #expect(app.interaction.percentComplete > 0.6)
        app.touch.up()
        // A settling transition isn't held, either.
        app.rig.advance(by: 0.05)
        app.touch.down(at: CGPoint(x: 200, y: 500))
        app.rig.advance(by: 0.05)
        #expect(app.interaction.state != .interactive)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test("A scroll that began while it was disabled isn't followed later")
    func disabledScroll() {
        let app = GestureRig(.navigation, SwipeInteraction())
        let trackpad = ScrollInjector(window: app.rig.window)
        app.interaction.isEnabled = false
        trackpad.scroll(
            at: CGPoint(x: 200, y: 400),
            by: CGVector(dx: 5, dy: 0),
            duration: 0.1,
            steps: 1,
            ends: false
        )
        app.interaction.isEnabled = true
        for _ in 0..<10 {
            trackpad.move(by: CGPoint(x: 20, y: 0))
            app.rig.advance(by: 1.0 / 60)
        }
        #expect(app.interaction.state == .idle)
        trackpad.end()
    }

    // MARK: Other fingers

    @Test("A second finger has no effect")
    func secondFinger() throws {
        let app = GestureRig(.navigation, SwipeInteraction())
        app.swipe(from: Self.start, by: Self.away, lifts: false)
        let progress = app.interaction.percentComplete
        app.touch.down(at: CGPoint(x: 100, y: 600), finger: 1)
        for x in [150, 250, 350] as [CGFloat] { app.touch.move(to: CGPoint(x: x, y: 600), finger: 1) }
        app.rig.advance(by: 0.1)
        #expect(app.interaction.percentComplete == progress)
        app.touch.up(finger: 1)
        app.touch.move(to: CGPoint(x: 300, y: 400))
        #expect(app.interaction.percentComplete > progress)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test("A gesture on another view doesn't take the transition from the first finger")
    func secondGesture() throws {
        let app = InteractionRig(.custom, .interruptible)
        let swipe = SwipeInteraction()
        app.delegate.interaction = swipe
        let root: UIView = app.rig.root.view
        var performs = 0
        let views = [100, 500].map { (y: CGFloat) in
            let view = UIView(frame: CGRect(x: 0, y: y, width: 390, height: 200))
            root.addSubview(view)
            swipe.attach(
                to: view,
                backward: {
                    performs += 1
                    app.perform()
                }
            )
            return view
        }
        UIApplication.shared.tick()
        let touch = TouchInjector(window: app.rig.window)
        touch.drag(
            from: CGPoint(x: 80, y: 200),
            to: CGPoint(x: 200, y: 200),
            duration: 0.2,
            steps: 12,
            lifts: false
        )
        #expect(swipe.state == .interactive)
        let progress = swipe.percentComplete
        #expect(progress > 0.2)
        touch.drag(
            from: CGPoint(x: 80, y: 600),
            to: CGPoint(x: 300, y: 600),
            duration: 0.2,
            steps: 12,
            finger: 1
        )
        #expect(swipe.state == .interactive)
        #expect(swipe.percentComplete == progress)
        touch.move(to: CGPoint(x: 350, y: 200))
        touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(performs == 1)
        withExtendedLifetime(views) {}
    }

    @Test("The end of another container's transition doesn't affect the finger's own")
    func anotherEnd() throws {
        let app = GestureRig(.custom, SwipeInteraction())
        let log = CallbackLog()
        let other = ContainerViewController(
            viewControllers: ["1", "2"].map { RecordingViewController($0, color: .gray, log: log) }
        )
        other.delegate = app.delegate
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = other
        window.isHidden = false
        UIApplication.shared.tick()
        app.swipe(from: Self.start, by: Self.away, lifts: false)
        other.selectedIndex = 1
        app.rig.advance(by: 1)
        #expect(other.transitionCoordinator == nil)
        #expect(app.interaction.state == .interactive)
        let progress = app.interaction.percentComplete
        app.touch.move(to: CGPoint(x: 380, y: 400))
        #expect(app.interaction.percentComplete > progress)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.interaction.state == .idle)
        #expect(app.rig.shownScreen == "A")
        withExtendedLifetime(window) {}
    }

    @Test("The end of a transition that was created and never began doesn't, either")
    func endWithoutBeginning() throws {
        let app = GestureRig(.navigation, SwipeInteraction())
        let screen = UIViewController()
        let vended = try #require(app.delegate.animationController(forDismissed: screen))
        #expect(app.delegate.interactionControllerForDismissal(using: vended) != nil)
        app.swipe(from: Self.start, by: Self.away, lifts: false)
        #expect(app.interaction.state == .interactive)
        vended.animationEnded(false)
        #expect(app.interaction.state == .interactive)
        let progress = app.interaction.percentComplete
        app.touch.move(to: CGPoint(x: 380, y: 400))
        #expect(app.interaction.percentComplete > progress)
        app.touch.up()
        app.rig.advance(by: 1)
        // The one that never began isn't reported.
        #expect(app.outcomes == [true])
    }

    @Test("A finger that holds a settling transition doesn't prevent taps on a bar's icon")
    func iconUnderTheFinger() throws {
        let app = GestureRig(.custom, SwipeInteraction())
        let container = try #require(app.rig.root as? ContainerViewController)
        container.showsIconBar = true
        UIApplication.shared.tick()
        app.swipe(from: Self.start, by: CGVector(dx: 230, dy: 0))
        app.rig.advance(by: 0.05)
        #expect(app.interaction.state == .settling)
        let y = container.view.bounds.height - container.view.safeAreaInsets.bottom - 24
        app.touch.down(at: CGPoint(x: 290, y: y))
        app.rig.advance(by: 0.05)
        #expect(app.interaction.state == .interactive)
        app.touch.up()
        app.rig.advance(by: 2)
        #expect(container.selectedIndex == 1)
        #expect(app.interaction.state == .idle)
    }

    // MARK: Where a gesture drives and holds

    @Test("Without a delegate, a swipe drives the container's own animation", arguments: [false, true])
    func containerWithoutDelegate(hasSilentDelegate: Bool) {
        UIApplication.reset()
        let log = CallbackLog()
        let container = ContainerViewController(
            viewControllers: ["A", "B"].map { RecordingViewController($0, color: .gray, log: log) }
        )
        let delegate = SilentDelegate()
        if hasSilentDelegate { container.delegate = delegate }
        let swipe = SwipeInteraction()
        swipe.attach(toSwitch: container)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = container
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        let touch = TouchInjector(window: window)
        touch.drag(
            from: CGPoint(x: 350, y: 400),
            to: CGPoint(x: 270, y: 400),
            duration: 0.3,
            steps: 18,
            lifts: false
        )
        UIApplication.shared.tick()
        #expect(swipe.state == .interactive)
        UIApplication.shared.advance(by: 0.3)
        touch.up()
        UIApplication.shared.advance(by: 2)
        #expect(container.selectedIndex == 0)
        #expect(container.transitionCoordinator == nil)
        touch.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3, steps: 18)
        UIApplication.shared.advance(by: 2)
        #expect(container.selectedIndex == 1)
        // A selection without a gesture isn't held.
        container.selectedIndex = 0
        UIApplication.shared.advance(by: 2)
        #expect(swipe.state == .idle)
        #expect(container.transitionCoordinator == nil)
    }

    /// A delegate without animations.
    private final class SilentDelegate: ContainerViewControllerDelegate {}

    @Test(
        "A finger on one stack doesn't hold the transition of the stack beside it",
        arguments: [false, true]
    )
    func stackBeside(isScroll: Bool) {
        UIApplication.reset()
        let delegate = TransitionDelegate(EvenSlideAnimator(), interaction: SwipeInteraction())
        let parent = UIViewController()
        let stacks = ([0, 195] as [CGFloat]).map { x in
            let stack = UINavigationController(rootViewController: UIViewController())
            parent.addChild(stack)
            stack.view.frame = CGRect(x: x, y: 0, width: 195, height: 844)
            parent.view.addSubview(stack.view)
            stack.didMove(toParent: parent)
            delegate.attach(to: stack)
            return stack
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        var outcomes: [Bool] = []
        delegate.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
        let touch = TouchInjector(window: window)
        stacks[0].pushViewController(UIViewController(), animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.1)
        let beside = CGPoint(x: 290, y: 600)
        if isScroll {
            ScrollInjector(window: window)
                .scroll(at: beside, by: CGVector(dx: 60, dy: 0), duration: 0.1, steps: 6, ends: false)
        } else {
            touch.down(at: beside)
        }
        UIApplication.shared.advance(by: 1)
        #expect(outcomes == [true])
        if !isScroll { touch.up() }
        // A finger on the stack itself holds it.
        stacks[0].pushViewController(UIViewController(), animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.1)
        touch.down(at: CGPoint(x: 95, y: 600))
        UIApplication.shared.advance(by: 1)
        #expect(outcomes == [true])
        touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(outcomes == [true, true])
    }
}
