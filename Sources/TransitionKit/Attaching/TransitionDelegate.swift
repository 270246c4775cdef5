import UIKit

/// Hands animation controllers to view controllers, navigation controllers, tab bar controllers and custom
/// containers: one object for all four.
///
/// ```swift
/// let transition = TransitionDelegate(CubeAnimator(), interaction: SwipeInteraction())
///
/// detail.transitioningDelegate = transition       // present and dismiss
/// navigationController.delegate = transition      // push and pop
/// tabBarController.delegate = transition          // tab switches
/// container.delegate = transition                 // a ContainerViewController
/// ```
///
/// Delegates are weak: keep the object in a property for as long as it is needed, or let an `attach` method do
/// both, assign it and keep it alive.
///
/// An interaction with a gesture is attached along: for popping when the navigation controller first pushes, for
/// dismissing when the presentation is over, for children when the container's view is loaded. A tab bar
/// controller tells its delegate nothing before the first switch; use ``attach(to:)-(UITabBarController)``.
@MainActor public final class TransitionDelegate: NSObject {
    /// Animates present, push, and the switch to a later tab or child. `nil` leaves it to UIKit.
    public let forward: (any UIViewControllerAnimatedTransitioning)?
    /// Animates dismiss, pop, and the switch to an earlier tab or child. `nil` leaves it to UIKit.
    public let backward: (any UIViewControllerAnimatedTransitioning)?

    /// Drives the transitions while its gesture is under way, and takes hold of those that run by themselves if
    /// it allows grabbing. Released during a transition, that one goes to its nearer end.
    public var interaction: InteractionController? {
        didSet { if interaction !== oldValue { connectLinks() } }
    }

    /// Called when a transition is over and its container is as it will stay: `finished` is `false` if it was
    /// cancelled.
    public var onTransitionEnd:
        ((_ from: UIViewController?, _ to: UIViewController?, _ finished: Bool) -> Void)?

    /// One animation controller for both ways.
    ///
    /// - Parameters:
    ///   - animator: an ``Animator``, or anybody's animation controller.
    ///   - interaction: drives the transitions; none by default.
    public init(
        _ animator: any UIViewControllerAnimatedTransitioning,
        interaction: InteractionController? = nil
    ) {
        forward = animator
        backward = animator
        self.interaction = interaction
    }

    /// Different animation controllers for the two ways.
    ///
    /// - Parameters:
    ///   - forward: for present, push and later tabs or children; `nil` leaves them to UIKit.
    ///   - backward: for dismiss, pop and earlier tabs or children; `nil` leaves them to UIKit.
    ///   - interaction: drives the transitions; none by default.
    public init(
        forward: (any UIViewControllerAnimatedTransitioning)?,
        backward: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) {
        self.forward = forward
        self.backward = backward
        self.interaction = interaction
    }

    /// Different animation controllers for the way in and the way out of a modal presentation. The same as
    /// ``init(forward:backward:interaction:)``, by the names of this container.
    public convenience init(
        presenting: (any UIViewControllerAnimatedTransitioning)?,
        dismissing: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) {
        self.init(forward: presenting, backward: dismissing, interaction: interaction)
    }

    /// Different animation controllers for push and pop. The same as ``init(forward:backward:interaction:)``,
    /// by the names of this container.
    public convenience init(
        push: (any UIViewControllerAnimatedTransitioning)?,
        pop: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) {
        self.init(forward: push, backward: pop, interaction: interaction)
    }

    /// The app's own delegate, for everything that is not decided here: all other methods, and the transitions
    /// that this object leaves to UIKit. Not retained. Whoever was a controller's delegate when this object was
    /// attached to it goes before this one.
    ///
    /// A delegate that is not attached should have it set before it is assigned to a controller: UIKit asks
    /// only once which methods there are.
    public weak var forwardingDelegate: (any NSObjectProtocol)? {
        didSet { refreshLinks() }
    }

    // MARK: Screens of their own

    /// Gives one screen an animation controller of its own: for the way to it and, from there, the way back.
    ///
    /// The way back uses what was set at the time of the way there.
    ///
    /// - Parameters:
    ///   - animator: `nil` leaves the screen to UIKit.
    ///   - screen: the controller that is presented, pushed or selected. Not retained.
    public func setAnimator(
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        for screen: UIViewController
    ) {
        removeAnimator(for: screen)
        choices.append(Choice(screen: screen, animator: animator))
    }

    /// Gives a screen the same animation controllers as all others.
    public func removeAnimator(for screen: UIViewController) {
        choices.removeAll { $0.screen == nil || $0.screen === screen }
    }

    private struct Choice {
        weak var screen: UIViewController?
        let animator: (any UIViewControllerAnimatedTransitioning)?
    }

    private var choices: [Choice] = []
    /// What screens came with that have an animation controller of their own.
    private var arrivals: [Choice] = []

    /// The animation controller for the way to a screen or back from it.
    func animator(
        for direction: TransitionDirection,
        of screen: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let choice = choices.first { $0.screen === screen }
        if direction == .backward, let arrival = arrivals.first(where: { $0.screen === screen }) ?? choice {
            return arrival.animator
        }
        if direction == .forward, let choice { return choice.animator }
        return direction == .forward ? forward : backward
    }

    private func noteArrival(of screen: UIViewController) {
        arrivals.removeAll { $0.screen == nil || $0.screen === screen }
        if let choice = choices.first(where: { $0.screen === screen }) { arrivals.append(choice) }
    }

    // MARK: Vending

    /// What UIKit is given as the animation controller. Where nobody wants to know of the transition it is the
    /// animator itself.
    func vended(
        _ direction: TransitionDirection,
        from: UIViewController?,
        to: UIViewController?,
        isModal: Bool = false
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let screen = direction == .forward ? to : from else { return nil }
        let animator = animator(for: direction, of: screen)
        if direction == .forward { noteArrival(of: screen) }
        guard let animator, interaction != nil || onTransitionEnd != nil else { return animator }
        let relay = ContextRelay(animator)
        relay.onStart = { [weak relay, weak interaction] context in
            guard let relay, relay.handle != nil, context.isAnimated else { return }
            interaction?.watch(context, relay.base)
        }
        relay.onEnd = { [weak self, weak relay, weak from, weak to] finished in
            relay?.handle?.transitionEnded()
            if isModal, finished, direction == .forward, let to { self?.presentationEnded(of: to) }
            self?.onTransitionEnd?(from, to, finished)
        }
        return relay
    }

    /// What UIKit is given as the interaction controller for an animation controller of ours.
    func vendedInteraction(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let relay = animator as? ContextRelay else { return nil }
        relay.handle = interaction?.handle(for: relay.base)
        return relay.handle
    }

    // MARK: Attaching

    /// A controller that this object was attached to, and what it had before.
    struct Link {
        enum Role { case presentation, navigation, tabs, container }

        let role: Role
        weak var controller: UIViewController?
        weak var original: AnyObject?
    }

    var links: [Link] = []
    var popGates: [PopGate] = []

    private func presentationEnded(of controller: UIViewController) {
        guard let gesture = interaction as? GestureInteraction else { return }
        gesture.attach(toDismiss: controller) { [weak self, weak controller] in
            guard let self, let controller else { return false }
            return animator(for: .backward, of: controller) != nil
        }
    }
}
