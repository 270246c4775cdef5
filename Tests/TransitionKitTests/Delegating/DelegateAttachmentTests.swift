import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The delegates that affect a controller: those that were replaced, one for two kinds of transitions, and
/// the app's own.
@MainActor @Suite(.allBehaviors) struct DelegateAttachmentTests {
    /// The kinds of delegates that a transition delegate can be.
    enum Place: CaseIterable, Sendable { case navigation, tabs, container, presentation }

    private let log = CallbackLog()

    private func screen(_ name: String) -> RecordingViewController {
        RecordingViewController(name, color: .gray, log: log)
    }

    /// Returns a delegate whose transitions are recorded.
    private func transition(
        _ name: String,
        interaction: InteractionController? = nil
    ) -> TransitionDelegate {
        noted(TransitionDelegate(SlideAnimator(), interaction: interaction), name)
    }

    private func noted(_ delegate: TransitionDelegate, _ name: String) -> TransitionDelegate {
        delegate.onTransitionEnd = { [log] _, _, finished in log.add("\(name) ended(\(finished))") }
        return delegate
    }

    // MARK: Replaced delegates

    enum Assignment: CaseIterable, Sendable { case byHand, attached }

    /// The next delegate of the controller.
    enum Successor: CaseIterable, Sendable { case nobody, somebody }

    @Test(
        "A delegate that was replaced has no effect",
        arguments: Place.allCases,
        Assignment.allCases.flatMap { assignment in Successor.allCases.map { (assignment, $0) } }
    )
    func aDelegateThatWasReplacedHasNoEffect(place: Place, change: (from: Assignment, to: Successor)) {
        UIApplication.reset()
        let scene = PlaceScene(place, log)
        let swipe = SwipeInteraction()
        let delegate = transition("t", interaction: swipe)
        if change.from == .attached { scene.attach(delegate) } else { scene.assign(delegate) }
        scene.goForward()
        scene.settle()
        #expect(scene.position == 1)
        log.clear()
        let next = Bystander()
        scene.assign(change.to == .nobody ? nil : next)
        for way in [Finger.left, .right] {
            scene.hand.swipe(way, lifts: false)
            #expect(swipe.state == .idle)
            scene.hand.lift()
            scene.settle()
            #expect(scene.position == 1)
        }
        // Its interaction follows again if it becomes the delegate again.
        scene.assign(nil)
        scene.attach(delegate)
        scene.hand.swipe(.right)
        scene.settle()
        #expect(scene.position == 0)
        #expect(log.entries(of: "t ended") == ["t ended(true)"])
    }

    /// A screen that sets a delegate when it appears, as many apps do.
    private final class OwnDelegateScreen: UIViewController {
        let transitions: TransitionDelegate
        let detaches: Bool

        init(_ transitions: TransitionDelegate, detaches: Bool) {
            (self.transitions, self.detaches) = (transitions, detaches)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if !detaches, let navigationController { transitions.attach(to: navigationController) }
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if detaches, let navigationController { transitions.detach(from: navigationController) }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if detaches, let navigationController { transitions.attach(to: navigationController) }
        }
    }

    @Test(
        "A swipe back goes on when the screen that appears attaches its own delegate, or the other one detaches",
        arguments: [false, true],
        [false, true]
    )
    func swipeBackToAnotherDelegate(detaches: Bool, isDefault: Bool) {
        UIApplication.reset()
        let screens = (0..<3).map { index in
            OwnDelegateScreen(
                transition("\(index)", interaction: isDefault ? nil : SwipeInteraction()),
                detaches: detaches
            )
        }
        let stack = UINavigationController(rootViewController: screens[0])
        let hand = Hand(showing: stack)
        for screen in screens.dropFirst() {
            stack.pushViewController(screen, animated: true)
            UIApplication.shared.advance(by: 1)
        }
        let recognizers = stack.view.gestureRecognizers?.count
        // A swipe that people take back, and one that they finish, for each screen.
        for top in [screens[2], screens[1]] {
            log.clear()
            hand.swipe(.fromEdge, lifts: false)
            #expect(top.transitionCoordinator?.isInteractive == true)
            hand.touchBack()
            UIApplication.shared.advance(by: 1)
            #expect(stack.topViewController === top)
            hand.swipe(.fromEdge)
            UIApplication.shared.advance(by: 1)
            #expect(stack.topViewController !== top)
            let name = top === screens[2] ? "2" : "1"
            #expect(log.entries(of: "\(name) ended") == ["\(name) ended(false)", "\(name) ended(true)"])
        }
        #expect(stack.viewControllers == [screens[0]])
        #expect(stack.view.gestureRecognizers?.count == recognizers)
        stack.pushViewController(screens[1], animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(stack.topViewController === screens[1])
    }

    /// What a screen changes when it appears.
    enum Change: CaseIterable, Sendable {
        case newDelegate, sameInteraction, interaction, noInteraction, animator, noAnimator
    }

    @Test(
        "A swipe back goes on when the screen that appears changes what animates or drives transitions",
        arguments: Change.allCases
    )
    func swipeBackToAChange(change: Change) {
        UIApplication.reset()
        let (first, second) = (screen("A"), screen("B"))
        let stack = UINavigationController(rootViewController: first)
        let hand = Hand(showing: stack)
        // Only the stack keeps the delegate, and only the delegate keeps the interaction.
        weak var delegate: TransitionDelegate?
        func attachNew(_ interaction: InteractionController?) {
            let made = transition("t", interaction: interaction)
            made.attach(to: stack)
            delegate = made
        }
        attachNew(SwipeInteraction())
        if change == .animator || change == .noAnimator {
            delegate?.setAnimator(CoverAnimator(), interaction: SwipeInteraction(), for: second)
        }
        stack.pushViewController(second, animated: true)
        UIApplication.shared.advance(by: 1)
        first.onWillAppear = { _ in
            switch change {
            case .newDelegate: attachNew(SwipeInteraction())
            case .sameInteraction: attachNew(delegate?.interaction)
            case .interaction: delegate?.interaction = SwipeInteraction()
            case .noInteraction: delegate?.interaction = nil
            case .animator: delegate?.setAnimator(PushAnimator(), for: second)
            case .noAnimator: delegate?.removeAnimator(for: second)
            }
        }
        hand.swipe(.right, lifts: false)
        #expect(second.transitionCoordinator?.isInteractive == true)
        hand.lift()
        UIApplication.shared.advance(by: 1)
        #expect(stack.viewControllers == [first])
        let name = "TransitionKit.SwipeInteraction"
        let recognizers = (stack.view.gestureRecognizers ?? []).filter { $0.name == name }
        #expect(recognizers.count == (change == .noInteraction ? 0 : 1))
    }

    @Test("A screen that pops itself without an animation when it has appeared is gone")
    func poppedWhenItHasAppeared() {
        UIApplication.reset()
        let (first, second) = (screen("A"), screen("B"))
        let stack = UINavigationController(rootViewController: first)
        let hand = Hand(showing: stack)
        let delegate = transition("t", interaction: SwipeInteraction())
        delegate.attach(to: stack)
        second.onDidAppear = { [weak stack] _ in stack?.popViewController(animated: false) }
        stack.pushViewController(second, animated: true)
        hand.settle()
        #expect(stack.viewControllers == [first])
        #expect(first.view.window != nil && second.view.window == nil)
        #expect(stack.navigationBar.items?.count == 1)
    }

    @Test(
        "If a delegate was replaced, the system's swipe back works",
        arguments: Assignment.allCases,
        Successor.allCases
    )
    func systemSwipe(assignment: Assignment, successor: Successor) throws {
        UIApplication.reset()
        let scene = PlaceScene(.navigation, log)
        let swipe = SwipeInteraction()
        let delegate = transition("t", interaction: swipe)
        if assignment == .attached { scene.attach(delegate) } else { scene.assign(delegate) }
        scene.goForward()
        scene.settle()
        log.clear()
        let next = Bystander()
        scene.assign(successor == .nobody ? nil : next)
        scene.hand.swipe(.fromEdge, lifts: false)
        #expect(try #require(scene.controller.transitionCoordinator).isInteractive)
        #expect(swipe.state == .idle)
        scene.hand.lift()
        scene.settle()
        #expect(scene.position == 0)
        #expect(log.entries(of: "t ended").isEmpty)
    }

    @Test(
        "A swipe doesn't switch to a screen that the delegate doesn't animate",
        arguments: [Place.tabs, .container],
        Assignment.allCases.flatMap { [($0, false, false), ($0, true, false), ($0, false, true)] }
    )
    func animatesNothing(
        place: Place,
        choice: (assignment: Assignment, forward: Bool, backward: Bool)
    ) {
        let (assignment, forward, backward) = choice
        UIApplication.reset()
        let scene = PlaceScene(place, log)
        let swipe = SwipeInteraction()
        let delegate = TransitionDelegate(
            forward: forward ? SlideAnimator() : nil,
            backward: backward ? SlideAnimator() : nil,
            interaction: swipe
        )
        if assignment == .attached { scene.attach(delegate) } else { scene.assign(delegate) }
        scene.goForward()
        scene.settle()
        scene.hand.swipe(.left)
        scene.settle()
        #expect(scene.position == (forward ? 2 : 1))
        if forward { scene.goTo(1) }
        scene.settle()
        scene.hand.swipe(.right)
        scene.settle()
        #expect(scene.position == (backward ? 0 : 1))
        #expect(swipe.state == .idle)
    }

    @Test("A disabled tab or child is skipped", arguments: [Place.tabs, .container])
    func disabledNeighbor(place: Place) {
        UIApplication.reset()
        let scene = PlaceScene(place, log)
        scene.attach(transition("t", interaction: SwipeInteraction()))
        scene.screens[1].tabBarItem.isEnabled = false
        for (finger, position) in [(Finger.left, 2), (.right, 0)] {
            scene.hand.swipe(finger)
            scene.settle()
            #expect(scene.position == position)
        }
        scene.screens[1].tabBarItem.isEnabled = true
        scene.screens[2].tabBarItem.isEnabled = false
        // The last one is disabled, and there's nothing after it.
        for _ in 1...2 {
            scene.hand.swipe(.left)
            scene.settle()
            #expect(scene.position == 1)
        }
    }

    // MARK: One delegate for a stack and its presentation

    /// The way that a delegate is attached for both kinds of transitions of a controller.
    enum Joining: CaseIterable, Sendable { case byHand, stackFirst, presentationFirst }

    @Test("A presented stack pops, and is dismissed at its root", arguments: Joining.allCases, [true, false])
    func presentedStack(joining: Joining, isFree: Bool) {
        UIApplication.reset()
        let host = screen("host")
        let hand = Hand(showing: host)
        let swipe: GestureInteraction = isFree ? DragInteraction() : SwipeInteraction()
        let delegate = transition("t", interaction: swipe)
        let navigation = UINavigationController(rootViewController: screen("A"))
        navigation.modalPresentationStyle = .fullScreen
        switch joining {
        case .byHand:
            navigation.transitioningDelegate = delegate
            navigation.delegate = delegate
        case .stackFirst:
            delegate.attach(to: navigation)
            delegate.attach(toPresentationOf: navigation)
        case .presentationFirst:
            delegate.attach(toPresentationOf: navigation)
            delegate.attach(to: navigation)
        }
        host.present(navigation, animated: true)
        hand.settle()
        for name in ["B", "C"] {
            navigation.pushViewController(screen(name), animated: true)
            hand.settle()
        }
        log.clear()
        for count in [2, 1] {
            hand.swipe(.right, lifts: false)
            #expect(swipe.state == .interactive)
            hand.lift()
            hand.settle()
            #expect(navigation.viewControllers.count == count)
            #expect(host.presentedViewController === navigation)
        }
        hand.swipe(.right, lifts: false)
        #expect(swipe.state == .interactive)
        hand.lift()
        hand.settle()
        #expect(host.presentedViewController == nil)
        #expect(log.entries(of: "t ended") == Array(repeating: "t ended(true)", count: 3))
    }

    @Test("The dismissal swipe remains if the stack gets another delegate", arguments: [true, false])
    func otherKindStays(hasSwipe: Bool) {
        UIApplication.reset()
        let host = screen("host")
        let hand = Hand(showing: host)
        let delegate = transition("t", interaction: SwipeInteraction())
        let other = transition("u", interaction: hasSwipe ? SwipeInteraction() : nil)
        let navigation = UINavigationController(rootViewController: screen("A"))
        navigation.modalPresentationStyle = .fullScreen
        delegate.attach(to: navigation)
        delegate.attach(toPresentationOf: navigation)
        host.present(navigation, animated: true)
        hand.settle()
        other.attach(to: navigation)
        navigation.pushViewController(screen("B"), animated: true)
        hand.settle()
        navigation.popViewController(animated: true)
        hand.settle()
        #expect(log.entries(of: "t ended", "u ended") == ["t ended(true)", "u ended(true)", "u ended(true)"])
        log.clear()
        hand.swipe(.right)
        hand.settle()
        #expect(host.presentedViewController == nil)
        #expect(log.entries(of: "t ended", "u ended") == ["t ended(true)"])
    }

    @Test("The stack's swipe remains if the presentation gets another delegate")
    func stackStays() {
        UIApplication.reset()
        let host = screen("host")
        let hand = Hand(showing: host)
        let delegate = transition("t", interaction: SwipeInteraction())
        let navigation = UINavigationController(rootViewController: screen("A"))
        navigation.modalPresentationStyle = .fullScreen
        delegate.attach(to: navigation)
        delegate.attach(toPresentationOf: navigation)
        host.present(navigation, animated: true)
        hand.settle()
        transition("u").attach(toPresentationOf: navigation)
        navigation.pushViewController(screen("B"), animated: true)
        hand.settle()
        log.clear()
        hand.swipe(.right)
        hand.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(log.entries(of: "t ended", "u ended") == ["t ended(true)"])
        // Its own dismissal is gone.
        hand.swipe(.right)
        hand.settle()
        #expect(host.presentedViewController === navigation)
    }

    /// The way that a delegate's gestures on a controller end.
    enum Ending: CaseIterable, Sendable { case detached, replaced, otherInteraction, released }

    @Test(
        "Gestures that the app has attached manually remain when a delegate is removed",
        arguments: Ending.allCases,
        [true, false]
    )
    func attachedByHand(ending: Ending, comesFirst: Bool) {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        let hand = Hand(showing: navigation)
        let swipe = SwipeInteraction()
        var delegate: TransitionDelegate? = transition("t", interaction: swipe)
        let other = transition("u")
        for delegate in [delegate, other] { delegate?.swipesBack = false }
        func attachByHand() {
            swipe.attach(toPushOnto: navigation) { screen("B") }
        }
        if comesFirst { attachByHand() }
        if ending == .released {
            navigation.delegate = delegate
            navigation.pushViewController(screen("B"), animated: true)
            hand.settle()
            navigation.popViewController(animated: true)
            hand.settle()
        } else {
            delegate?.attach(to: navigation)
        }
        if !comesFirst { attachByHand() }
        switch ending {
        case .detached: delegate?.detach(from: navigation)
        case .replaced: other.attach(to: navigation)
        case .otherInteraction: delegate?.interaction = nil
        case .released: delegate = nil
        }
        #expect(swipe.recognizers.count == 1)
        hand.swipe(.left)
        hand.settle()
        #expect(navigation.viewControllers.count == 2, "\(comesFirst)")
        // Its own pop is gone.
        hand.swipe(.right)
        hand.settle()
        #expect(navigation.viewControllers.count == 2, "\(comesFirst)")
    }

    // MARK: The system's swipe back

    @Test(
        "The app's own decision about the system's swipe back applies",
        arguments: Assignment.allCases,
        [true, false]
    )
    func popGate(assignment: Assignment, isBarHidden: Bool) throws {
        UIApplication.reset()
        log.clear()
        let scene = PlaceScene(.navigation, log)
        let navigation = try #require(scene.controller as? UINavigationController)
        let recognizer = try #require(navigation.interactivePopGestureRecognizer)
        let judge = Judge()
        recognizer.delegate = judge
        let delegate = transition("t", interaction: EdgeSwipeInteraction())
        delegate.setAnimator(nil, for: scene.screens[1])
        if assignment == .attached { scene.attach(delegate) } else { scene.assign(delegate) }
        scene.goForward()
        scene.settle()
        navigation.isNavigationBarHidden = isBarHidden
        UIApplication.shared.tick()
        for allows in [false, true] {
            judge.allows = allows
            judge.count = 0
            scene.hand.swipe(.fromEdge)
            scene.settle()
            #expect(scene.position == (allows ? 0 : 1), "\(isBarHidden)")
            #expect(judge.count > 0)
        }
        #expect(log.entries(of: "t ended").isEmpty)
        // If our animation applies, no other delegate can open the gate.
        scene.goTo(0)
        delegate.removeAnimator(for: scene.screens[1])
        scene.goForward()
        scene.settle()
        scene.hand.swipe(.fromEdge, lifts: false)
        #expect(delegate.interaction?.state == .interactive)
        scene.hand.lift()
        scene.settle()
        #expect(scene.position == 0)
        delegate.detach(from: navigation)
        #expect(recognizer.delegate === judge)
    }

    @Test("UIKit's own delegate prevents the swipe if there's no bar")
    func popGateOfUIKit() throws {
        UIApplication.reset()
        let scene = PlaceScene(.navigation, log)
        let navigation = try #require(scene.controller as? UINavigationController)
        let delegate = transition("t")
        delegate.setAnimator(nil, for: scene.screens[1])
        scene.attach(delegate)
        scene.goForward()
        scene.settle()
        for isHidden in [true, false] {
            navigation.isNavigationBarHidden = isHidden
            UIApplication.shared.tick()
            scene.hand.swipe(.fromEdge)
            scene.settle()
            #expect(scene.position == (isHidden ? 1 : 0))
        }
    }

    // MARK: Children

    @Test("A child of another controller dismisses nothing", arguments: Assignment.allCases)
    func aChildOfAnotherControllerDismissesNothing(assignment: Assignment) {
        UIApplication.reset()
        let host = screen("host")
        let hand = Hand(showing: host)
        let swipe = SwipeInteraction(edge: .top)
        let delegate = transition("t", interaction: swipe)
        let child = screen("C")
        child.modalPresentationStyle = .fullScreen
        if assignment == .attached {
            delegate.attach(toPresentationOf: child)
        } else {
            child.transitioningDelegate = delegate
        }
        func presentAndDismiss() {
            host.present(child, animated: true)
            hand.settle()
            #expect(host.presentedViewController === child)
            hand.swipe(.down)
            hand.settle()
            #expect(host.presentedViewController == nil)
        }
        presentAndDismiss()
        let navigation = UINavigationController(rootViewController: screen("A"))
        navigation.modalPresentationStyle = .fullScreen
        host.present(navigation, animated: true)
        hand.settle()
        navigation.pushViewController(child, animated: true)
        hand.settle()
        hand.swipe(.down, lifts: false)
        #expect(swipe.state == .idle)
        hand.lift()
        hand.settle()
        #expect(host.presentedViewController === navigation)
        #expect(navigation.topViewController === child)
        // Without its parent, it's dismissed as before.
        navigation.popViewController(animated: true)
        hand.settle()
        host.dismiss(animated: true)
        hand.settle()
        presentAndDismiss()
    }

    // MARK: Transitions of a delegate behind

    @Test("Transitions of a delegate that's behind another aren't driven here", arguments: Place.allCases)
    func transitionsOfADelegateThatsBehindAnotherArentDrivenHere(place: Place) {
        UIApplication.reset()
        let scene = PlaceScene(place, log)
        let (own, other) = (InteractionController(), InteractionController())
        let behind = transition("behind", interaction: own)
        scene.assign(behind)
        scene.attach(
            noted(TransitionDelegate(forward: nil, backward: nil, interaction: other), "before")
        )
        // Its gesture has begun.
        other.begin()
        scene.goForward()
        UIApplication.shared.tick()
        other.update(0.5)
        UIApplication.shared.advance(by: 0.1)
        #expect(other.transitionContext == nil)
        #expect(other.state == .begun)
        scene.settle()
        #expect(other.state == .idle)
        #expect(scene.position == 1)
        #expect(log.entries(of: "behind", "before") == ["behind ended(true)"])
        // It can hold a running transition.
        scene.goTo(0)
        UIApplication.shared.advance(by: 0.1)
        #expect(!other.pause())
        scene.settle()
        #expect(scene.position == 0)
        log.clear()
        // The gesture of the delegate behind has begun.
        own.begin()
        scene.goForward()
        UIApplication.shared.tick()
        #expect(own.state == .interactive)
        #expect(other.state == .idle)
        own.update(0.5)
        own.cancel()
        scene.settle()
        #expect(scene.position == 0)
        #expect(own.state == .idle)
        #expect(log.entries(of: "behind", "before") == ["behind ended(false)"])
    }

    // MARK: Remaining changes

    @Test(
        "A new interaction replaces the gestures of the previous one",
        arguments: Place.allCases
    )
    func anotherInteraction(place: Place) {
        UIApplication.reset()
        let scene = PlaceScene(place, log)
        let (first, second) = (SwipeInteraction(), SwipeInteraction(edge: .top))
        let delegate = transition("t", interaction: first)
        scene.attach(delegate)
        scene.goForward()
        scene.settle()
        #expect(first.recognizers.count == 1)
        let views = first.recognizers.map(\.view)
        delegate.interaction = second
        #expect(first.recognizers.isEmpty)
        #expect(second.recognizers.map(\.view) == views)
        delegate.interaction = nil
        #expect(second.recognizers.isEmpty)
    }

    @Test("After detaching, nothing is left on the view", arguments: Place.allCases, Assignment.allCases)
    func nothingIsLeft(place: Place, assignment: Assignment) {
        UIApplication.reset()
        let scene = PlaceScene(place, log)
        let view: UIView = scene.controller.view
        view.addInteraction(PlainInteraction())
        func state() -> [ObjectIdentifier] {
            view.interactions.map(ObjectIdentifier.init)
                + (view.gestureRecognizers ?? []).map(ObjectIdentifier.init)
        }
        let before = state()
        let first = transition("t", interaction: SwipeInteraction())
        if assignment == .attached { scene.attach(first) } else { scene.assign(first) }
        scene.goForward()
        scene.settle()
        first.detach(from: scene.controller)
        #expect(state() == before)
        // Any number of times, and one over the other.
        let second = transition("u", interaction: PinchInteraction())
        for delegate in [first, second, first, second] { scene.attach(delegate) }
        second.detach(from: scene.controller)
        #expect(state() == before)
    }

    @Test(
        "The app's delegate is restored if the view's interactions are removed",
        arguments: Place.allCases
    )
    func interactionsTakenOff(place: Place) {
        UIApplication.reset()
        let scene = PlaceScene(place, log)
        let view: UIView = scene.controller.view
        let recognizers = view.gestureRecognizers?.count
        let popRecognizer = (scene.controller as? UINavigationController)?.interactivePopGestureRecognizer
        let gate = popRecognizer?.delegate
        let app = Bystander()
        scene.assign(app)
        let swipe = SwipeInteraction()
        weak var delegate: TransitionDelegate?
        do {
            let made = transition("t", interaction: swipe)
            delegate = made
            scene.attach(made)
        }
        scene.goForward()
        scene.settle()
        #expect(log.entries(of: "t ended") == ["t ended(true)"])
        #expect(delegate != nil)
        view.interactions = []
        #expect(scene.delegate === app)
        #expect(view.gestureRecognizers?.count == recognizers)
        #expect(swipe.recognizers.isEmpty)
        #expect(popRecognizer?.delegate === gate)
        scene.settle()
        #expect(delegate == nil)
    }
}

// MARK: -

/// The movement of a finger.
private enum Finger {
    case left, right, down
    /// From the screen's leading edge, where the system's swipe back begins.
    case fromEdge

    var way: (CGPoint, CGPoint) {
        switch self {
        case .left: (CGPoint(x: 350, y: 400), CGPoint(x: 50, y: 400))
        case .right: (CGPoint(x: 80, y: 400), CGPoint(x: 380, y: 400))
        case .down: (CGPoint(x: 200, y: 150), CGPoint(x: 200, y: 750))
        case .fromEdge: (CGPoint(x: 4, y: 400), CGPoint(x: 304, y: 400))
        }
    }
}

/// A window and a finger.
@MainActor private final class Hand {
    let window = UIWindow(frame: UIScreen.main.bounds)
    private let touch: TouchInjector

    init(showing root: UIViewController) {
        touch = TouchInjector(window: window)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    func swipe(_ finger: Finger, lifts: Bool = true) {
        let (start, end) = finger.way
        touch.drag(from: start, to: end, duration: 0.3, steps: 18, lifts: false)
        UIApplication.shared.tick()
        if lifts { touch.up() }
    }

    func lift() { touch.up() }

    /// Moves the finger back to the screen's leading edge, and lifts it.
    func touchBack() {
        touch.move(to: CGPoint(x: 150, y: 400))
        UIApplication.shared.advance(by: 0.1)
        touch.move(to: CGPoint(x: 5, y: 400))
        UIApplication.shared.advance(by: 0.1)
        touch.up()
    }

    func settle() { UIApplication.shared.advance(by: 1) }
}

/// A controller of one of the kinds in a window: a stack, three tabs or children, or a presented controller.
@MainActor private final class PlaceScene {
    let hand: Hand
    let controller: UIViewController
    let screens: [RecordingViewController]
    private let host: UIViewController

    init(_ place: DelegateAttachmentTests.Place, _ log: CallbackLog) {
        screens = ["A", "B", "C"].map { RecordingViewController($0, color: .gray, log: log) }
        switch place {
        case .navigation:
            let navigation = UINavigationController(rootViewController: screens[0])
            // A finger in the content belongs to us or to nobody here.
            navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
            controller = navigation
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = screens
            controller = tabs
        case .container: controller = ContainerViewController(viewControllers: screens)
        case .presentation:
            controller = screens[1]
            controller.modalPresentationStyle = .fullScreen
        }
        host = place == .presentation ? screens[0] : controller
        hand = Hand(showing: host)
        controller.loadViewIfNeeded()
    }

    func settle() { hand.settle() }

    var delegate: AnyObject? {
        switch controller {
        case let navigation as UINavigationController: navigation.delegate
        case let tabs as UITabBarController: tabs.delegate
        case let container as ContainerViewController: container.delegate
        default: controller.transitioningDelegate
        }
    }

    func assign(_ delegate: (any TransitionRig.Delegate)?) {
        switch controller {
        case let navigation as UINavigationController: navigation.delegate = delegate
        case let tabs as UITabBarController: tabs.delegate = delegate
        case let container as ContainerViewController: container.delegate = delegate
        default: controller.transitioningDelegate = delegate
        }
    }

    func attach(_ delegate: TransitionDelegate) {
        switch controller {
        case let navigation as UINavigationController: delegate.attach(to: navigation)
        case let tabs as UITabBarController: delegate.attach(to: tabs)
        case let container as ContainerViewController: delegate.attach(to: container)
        default: delegate.attach(toPresentationOf: controller)
        }
    }

    /// The number of screens before the current one.
    var position: Int {
        switch controller {
        case let navigation as UINavigationController: navigation.viewControllers.count - 1
        case let tabs as UITabBarController: tabs.selectedIndex
        case let container as ContainerViewController: container.selectedIndex
        default: host.presentedViewController === controller ? 1 : 0
        }
    }

    func goForward() { goTo(position + 1) }

    func goTo(_ index: Int) {
        let isForward = index > position
        switch controller {
        case let navigation as UINavigationController:
            if isForward {
                navigation.pushViewController(screens[index], animated: true)
            } else {
                navigation.popToViewController(screens[index], animated: true)
            }
        case let tabs as UITabBarController: tabs.selectedIndex = index
        case let container as ContainerViewController: container.selectedIndex = index
        default:
            if isForward {
                host.present(controller, animated: true)
            } else {
                host.dismiss(animated: true)
            }
        }
    }
}

/// A delegate without any decisions.
@MainActor private final class Bystander: NSObject, TransitionRig.Delegate {
    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A delegate that determines whether a gesture can begin.
private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var allows = true
    var count = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        count += 1
        return allows
    }
}

private final class PlainInteraction: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    func willMove(to view: UIView?) {}
    func didMove(to view: UIView?) { self.view = view }
}
