import UIKit

/// Hands animation controllers to view controllers, navigation controllers, tab bar controllers and custom
/// containers: one object for all four.
///
/// ```swift
/// let transition = TransitionDelegate(.cube(), interaction: .swipe())
///
/// detail.transitioningDelegate = transition       // present and dismiss
/// navigationController.delegate = transition      // push and pop
/// tabBarController.delegate = transition          // tab switches
/// container.delegate = transition                 // a ContainerViewController
/// ```
///
/// Delegates are weak: keep the object in a property for as long as it is needed, or let an `attach` method do
/// both, assign it and keep it alive. Assigned by hand, it is the only delegate; attached, it leaves the delegate that
/// was there all that it does not decide.
///
/// A screen that has a `preferredTransition`, the system's zoom say, is left to UIKit, unless ``setAnimator(_:for:)``
/// gives it an animator of its own.
///
/// An interaction with a gesture is attached along: for popping when the navigation controller first pushes, for
/// dismissing when the presentation is over, for children when the container's view is loaded. A tab bar
/// controller tells its delegate nothing before the first switch; use ``attach(to:)-(UITabBarController)``.
@MainActor public final class TransitionDelegate: NSObject {
    /// Animates present, push, and the switch to a later tab or child. `nil` leaves it to UIKit. For an ``Animator``
    /// it is a ``TransitionAnimationController``. A change counts from the next transition on.
    public var forward: (any UIViewControllerAnimatedTransitioning)?
    /// Animates dismiss, pop, and the switch to an earlier tab or child. `nil` leaves it to UIKit. For an ``Animator``
    /// it is a ``TransitionAnimationController``. A change counts from the next transition on.
    public var backward: (any UIViewControllerAnimatedTransitioning)?

    /// Drives the transitions while its gesture is under way, and takes hold of those that run by themselves if
    /// it allows grabbing. Released during a transition, that one goes to its nearer end. Without one, a navigation
    /// controller's pops follow a swipe all the same; see ``swipesBack``.
    public var interaction: InteractionController? {
        didSet { if interaction !== oldValue { renewConnections() } }
    }

    /// A Boolean value that determines whether a navigation controller's pops follow the platform's own swipe back where
    /// there is no ``interaction``. `true` by default.
    ///
    /// The system's swipe pops with the system's animation, so it stays away from the screens that are animated here.
    /// This one takes its place: from anywhere on the screen since iOS 26, from the leading edge before, and only where
    /// the navigation bar shows a back button. It also takes hold of pushes and pops that run. There is none on tvOS.
    public var swipesBack = true {
        didSet { if swipesBack != oldValue { renewConnections() } }
    }

    /// Watches the animation controllers of transitions. In a debug build one that writes to the log, see
    /// ``TransitionAuditor/logging()``; otherwise `nil` by default. A change counts from the next transition on.
    public var auditor: TransitionAuditor? = .makeDefault()

    /// Called when a transition is about to begin. Its views are as they were; the animator has not described it.
    public var onTransitionStart: ((_ context: any UIViewControllerContextTransitioning) -> Void)?

    /// Called with the progress of a transition, 0…1, whenever it is seen to have moved: in each frame, and each time a
    /// finger moves it. The last call says 1, or 0 if it was cancelled, when the views are at rest. Somebody else's
    /// animation controller tells its progress only under a finger.
    public var onTransitionProgress: ((_ progress: CGFloat) -> Void)?

    /// Called when a transition is over and its container is as it will stay: `finished` is `false` if it was
    /// cancelled.
    public var onTransitionEnd:
        ((_ from: UIViewController?, _ to: UIViewController?, _ finished: Bool) -> Void)?

    /// Different animation controllers for the two ways.
    init(
        forwardController: (any UIViewControllerAnimatedTransitioning)?,
        backwardController: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController?
    ) {
        forward = forwardController
        backward = backwardController
        self.interaction = interaction
    }

    // MARK: Screens of their own

    /// Gives one screen an animator of its own: for the way to it and, from there, the way back.
    ///
    /// The way back uses what was set at the time of the way there. It wins over the screen's `preferredTransition`.
    ///
    /// - Parameters:
    ///   - animator: `nil` leaves the screen to UIKit.
    ///   - screen: the controller that is presented, pushed or selected. Not retained.
    public func setAnimator(_ animator: (any Animator)?, for screen: UIViewController) {
        setAnimationController(animator?.animationController(), for: screen)
    }

    /// Gives one screen an animation controller of its own: for the way to it and, from there, the way back.
    ///
    /// The way back uses what was set at the time of the way there.
    ///
    /// - Parameters:
    ///   - animationController: `nil` leaves the screen to UIKit.
    ///   - screen: the controller that is presented, pushed or selected. Not retained.
    public func setAnimationController(
        _ animationController: (any UIViewControllerAnimatedTransitioning)?,
        for screen: UIViewController
    ) {
        choices.set(Choice(screen: screen, animationController: animationController), for: screen)
    }

    /// Gives a screen the same animation controllers as all others.
    public func removeAnimator(for screen: UIViewController) {
        choices.set(nil, for: screen)
    }

    /// What one screen has of its own.
    fileprivate struct Choice {
        weak var screen: UIViewController?
        let animationController: (any UIViewControllerAnimatedTransitioning)?
    }

    private var choices: [Choice] = []
    /// What screens came with that have an animation controller of their own.
    private var arrivals: [Choice] = []

    /// The animation controller for the way to a screen or back from it. A screen that prefers a transition of the
    /// system's is left to UIKit, unless it has an animation controller of its own here. A tab doesn't make its screen for
    /// the question.
    func animationController(
        for direction: TransitionDirection,
        of screen: any Neighbor,
        _ kind: Connection.Kind
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if direction == .backward, let arrival = arrivals.of(screen) { return arrival.animationController }
        if let choice = choices.of(screen) { return choice.animationController }
        if kind != .neighbors, (screen as? UIViewController)?.prefersSystemTransition == true { return nil }
        return direction == .forward ? forward : backward
    }

    // MARK: Vending

    /// What UIKit is given as the animation controller. Where nobody wants to know of the transition, somebody else's
    /// animation controller is given as it is.
    func makeTransition(
        _ direction: TransitionDirection,
        from: UIViewController?,
        to: UIViewController?,
        _ kind: Connection.Kind
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let screen = direction == .forward ? to : from,
            let controller = animationController(for: direction, of: screen, kind)
        else { return nil }
        let candidate = interaction(for: kind)
        let isKnown = choices.of(screen) != nil || arrivals.of(screen) != nil
        let isObserved = onTransitionStart != nil || onTransitionProgress != nil || onTransitionEnd != nil
        let isOurs = controller is TransitionAnimationController
        guard isOurs || isKnown || isObserved || candidate != nil else {
            return auditor?.audited(controller) ?? controller
        }
        let transition = Transition(controller)
        transition.auditor = auditor
        transition.maker = self
        transition.candidate = candidate
        transition.onStart { [weak self, weak screen, weak transition] context in
            if direction == .forward, let self, let screen { noteArrival(of: screen) }
            if let transition { self?.running.append(WeakTransition(transition: transition)) }
            self?.onTransitionStart?(context)
        }
        if onTransitionProgress != nil {
            transition.onProgress { [weak self] progress in self?.onTransitionProgress?(progress) }
        }
        transition.onEnd { [weak self, weak from, weak to] outcome in
            let finished = outcome == .completed
            self?.running.removeAll { $0.transition?.context == nil }
            for weak in self?.connections ?? [] { weak.connection?.holdGate() }
            if kind == .presentation, finished, direction == .forward, let to {
                self?.connect(to: to, .presentation)
            }
            self?.onTransitionEnd?(from, to, finished)
        }
        return transition
    }

    private func noteArrival(of screen: UIViewController) {
        arrivals.set(choices.of(screen), for: screen)
    }

    /// Whether it says how an animation controller is driven, before anybody else is asked.
    func decides(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool {
        guard let transition = animationController as? Transition, transition.maker === self else {
            return false
        }
        return interaction != nil || transition.candidate?.state == .begun
    }

    /// What UIKit is given as the interaction controller for an animation controller of ours.
    func interactionController(
        for animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let transition = animationController as? Transition, transition.maker === self,
            transition.candidate?.takes(transition) == true
        else { return nil }
        return transition
    }

    /// Its transitions that run.
    private var running: [WeakTransition] = []

    private struct WeakTransition {
        weak var transition: Transition?
    }

    /// Whether one of its transitions runs inside a view.
    func isAnimating(in view: UIView) -> Bool {
        running.contains { $0.transition?.context?.containerView.isDescendant(of: view) == true }
    }

    // MARK: Gestures

    /// What drives transitions of a kind.
    func interaction(for kind: Connection.Kind) -> InteractionController? {
        if let interaction { return interaction }
        return kind == .navigation && swipesBack ? swipeBack : nil
    }

    /// What takes the place of the system's swipe back.
    private(set) lazy var swipeBack = GestureInteraction.platformSwipeBack()

    private func renewConnections() {
        for weak in connections { weak.connection?.renew() }
    }

    /// What it has on controllers that it is the delegate of. Their views own that.
    private var connections: [WeakConnection] = []

    private struct WeakConnection {
        weak var connection: Connection?
    }

    /// Notes what it has on a controller, to give it another interaction, and to end it.
    func note(_ connection: Connection) {
        connections.removeAll { $0.connection == nil }
        connections.append(WeakConnection(connection: connection))
    }

    /// Follows gestures on a controller that it was assigned to by hand.
    func connect(to controller: UIViewController, _ kind: Connection.Kind) {
        guard controller.isViewLoaded, controller.delegate(kind) === self else { return }
        let known = Connection.of(controller, kind)
        guard known == nil || !connections.contains(where: { $0.connection === known }) else { return }
        Connection.make(self, controller, kind)
    }

    /// Follows gestures on a controller no more, and gives it back its own delegate.
    func disconnect(from controller: UIViewController) {
        let own = connections.compactMap(\.connection).filter { $0.controller === controller }
        for connection in own { connection.end() }
    }

    deinit {
        let connections = connections
        guard !connections.isEmpty else { return }
        MainQueue.run { for weak in connections { weak.connection?.end() } }
    }
}

extension UIViewController {
    /// Whether it would like to be pushed or presented with a transition of the system's.
    @MainActor fileprivate var prefersSystemTransition: Bool {
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { return preferredTransition != nil }
        return false
    }
}

extension [TransitionDelegate.Choice] {
    @MainActor fileprivate func of(_ screen: any Neighbor) -> Element? {
        first { choice in choice.screen.map { screen.shows($0) } ?? false }
    }

    fileprivate mutating func set(_ choice: Element?, for screen: UIViewController) {
        removeAll { $0.screen == nil || $0.screen === screen }
        if let choice { append(choice) }
    }
}
