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
/// A screen that has a `preferredTransition`, the system's zoom say, is left to UIKit, unless
/// ``setAnimator(_:interaction:for:)`` gives it an animator of its own.
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

    /// Where a presented screen lies, what is behind it, and how it is dragged. `nil` by default, which leaves that to UIKit.
    /// A change counts from the next presentation on.
    ///
    /// It counts for controllers whose `modalPresentationStyle` is `.custom`. Without ``forward``, such a screen comes from
    /// beyond its edge, and without ``backward`` it goes there; see ``CardAnimator``.
    public var presentation: CardPresentation?

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

    /// Called whenever a transition is seen to have moved, or is held or let go: in each frame, and each time a finger
    /// moves it. The last call says how it has ended, when the views are at rest. Screens that adopt
    /// ``TransitionObserving`` are told as well.
    public var onTransitionProgress: ((_ progress: TransitionProgress) -> Void)?

    /// Called when a transition is over and its container is as it will stay: `finished` is `false` if it was
    /// cancelled.
    public var onTransitionEnd:
        ((_ from: UIViewController?, _ to: UIViewController?, _ finished: Bool) -> Void)?

    /// No animator: only screens that have one of their own are animated, all others are left to UIKit.
    public override convenience init() {
        self.init(forwardController: nil, backwardController: nil, interaction: nil)
    }

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

    /// Whether it is there only for screens that were pushed with an animator.
    var isForGuests = false
    /// What screens were given here.
    var choices: [ScreenChoice] = []
    /// What screens came with that have an animation controller of their own.
    var arrivals: [ScreenChoice] = []

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
            let controller = animationController(
                for: direction,
                of: screen,
                kind,
                over: direction == .forward ? from : to
            )
        else { return nil }
        let chosen = chosenInteraction(for: direction, of: screen)
        let candidate = chosen ?? interaction(for: kind, of: screen)
        let isKnown = choice(for: direction, of: screen) != nil
        let observers = [from, to].compactMap { $0 as? any TransitionObserving }
        let isObserved =
            onTransitionStart != nil || onTransitionProgress != nil || onTransitionEnd != nil
            || !observers.isEmpty
        let isOurs = controller is TransitionAnimationController
        guard isOurs || isKnown || isObserved || candidate != nil else {
            return auditor?.audited(controller) ?? controller
        }
        let transition = Transition(controller)
        transition.auditor = auditor
        transition.maker = self
        transition.candidate = candidate
        transition.isDriverChosen = chosen != nil
        transition.onStart { [weak self, weak screen, weak transition] context in
            if direction == .forward, let self, let screen { noteArrival(of: screen) }
            if let transition { self?.running.append(WeakTransition(transition: transition)) }
            self?.onTransitionStart?(context)
        }
        if onTransitionProgress != nil {
            transition.onProgress { [weak self] progress in self?.onTransitionProgress?(progress) }
        }
        for observer in observers {
            transition.onProgress { [weak observer, weak from, weak to] progress in
                observer?.transitionDidProgress(progress, from: from, to: to)
            }
        }
        transition.onEnd { [weak self, weak from, weak to] outcome in
            let finished = outcome == .completed
            self?.running.removeAll { $0.transition?.context == nil }
            for weak in self?.connections ?? [] {
                weak.connection?.holdGate()
                weak.connection?.renew()
            }
            if kind == .presentation, finished, direction == .forward, let to {
                self?.connect(to: to, .presentation)
            }
            self?.onTransitionEnd?(from, to, finished)
        }
        return transition
    }

    /// Whether it says how an animation controller is driven, before anybody else is asked.
    func decides(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool {
        guard let transition = animationController as? Transition, transition.maker === self else {
            return false
        }
        return transition.isDriverChosen || transition.candidate?.state == .begun
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

    /// What drives transitions of a kind, of screens that have nothing of their own.
    func interaction(for kind: Connection.Kind, of screen: (any Neighbor)? = nil) -> InteractionController? {
        if let interaction { return interaction }
        if kind == .presentation { return (screen as? UIViewController)?.presentedCard?.catching }
        return kind == .navigation && swipesBack ? swipeBack : nil
    }

    /// What takes the place of the system's swipe back.
    private(set) lazy var swipeBack = GestureInteraction.platformSwipeBack()

    func renewConnections() {
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
