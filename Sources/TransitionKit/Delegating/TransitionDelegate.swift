import UIKit

/// An object that provides transitions to presented view controllers, navigation controllers, tab bar
/// controllers, and custom containers.
///
/// ```swift
/// let transition = TransitionDelegate(.cube(), interaction: .swipe())
///
/// transition.attach(toPresentationOf: detail)     // present and dismiss
/// transition.attach(to: navigationController)     // push and pop
/// transition.attach(to: tabBarController)         // tab switches
/// transition.attach(to: container)                // a ContainerViewController
/// ```
///
/// UIKit doesn't retain delegates. The `attach` methods make this object the delegate and keep it alive for
/// as long as the controller's view exists. Your own delegate still receives every call that this object
/// doesn't handle. If you assign this object to a `delegate` property instead, keep it in a property of your
/// own; it's then the only delegate.
///
/// UIKit animates screens that have a `preferredTransition`, such as the system's zoom. To replace it,
/// present or push the screen with an animator, or call ``setAnimator(_:interaction:for:)``.
///
/// If the interaction follows a gesture, it's attached automatically: when the navigation controller first
/// shows another screen, when the presentation is over, or when the container's view is loaded. A tab bar
/// controller doesn't call its delegate before the first switch, so use `attach(to:)`. If you present a
/// screen without animation, UIKit calls the delegate only if the modal presentation style is `.custom`, so
/// use ``attach(toPresentationOf:)``.
@preconcurrency @MainActor public final class TransitionDelegate: NSObject {
    /// The animation controller for presenting, pushing, and switching to a later tab or child. If you create
    /// the delegate with an ``Animator``, this is a ``TransitionAnimationController``. A change takes effect
    /// with the next transition.
    ///
    /// If `nil`, the default transition plays: UIKit animates presentations, pushes, and tab switches, a
    /// ``ContainerViewController`` uses ``SpringSlideAnimator``, and a presentation of the product
    /// Presentations uses its own animator. The ``interaction`` then doesn't switch to a later tab or child.
    public var forward: (any UIViewControllerAnimatedTransitioning)?
    /// The animation controller for dismissing, popping, and switching to an earlier tab or child. If you
    /// create the delegate with an ``Animator``, this is a ``TransitionAnimationController``. A change takes
    /// effect with the next transition.
    ///
    /// If `nil`, the default transition plays, as for ``forward``. The ``interaction`` then begins none of
    /// these transitions, except for the dismissal of a screen that a presentation of the product
    /// Presentations animates. In a container, VoiceOver's escape gesture doesn't go back either, because it
    /// does only what an attached gesture could do.
    public var backward: (any UIViewControllerAnimatedTransitioning)?

    /// The interaction that drives the transitions during a gesture, and can catch transitions that started
    /// without one.
    ///
    /// If the interaction is released during a transition, the transition goes to its closer end. If a finger
    /// drags the transition, it follows the finger until people let go. Without an interaction, pops in a
    /// navigation controller still follow a swipe; see ``swipesBack``.
    public var interaction: InteractionController? {
        didSet { if interaction !== oldValue { renewConnections() } }
    }

    /// A description of how to present screens whose `modalPresentationStyle` is `.custom`. If `nil` (the
    /// default), UIKit determines this. A change takes effect with the next presentation.
    package var presentationDescription: (any PresentationDescribing)?

    /// A Boolean value that determines whether pops in a navigation controller follow a swipe like the
    /// system's if there's no ``interaction``. The default is `true`.
    ///
    /// The system's swipe always pops with the system's animation, so it doesn't begin for screens with an
    /// animator. This swipe replaces it. In iOS 26 and later and in visionOS, it begins anywhere on the
    /// screen, and in earlier versions of iOS, at the leading edge. It begins only if the navigation bar
    /// shows a back button. It follows fingers and trackpads, but not a pointer that drags. It can also catch
    /// running pushes and pops. It isn't available on tvOS.
    public var swipesBack = true { didSet { if swipesBack != oldValue { renewConnections() } } }

    /// The auditor that observes the animation controllers of transitions. In a debug build, the default
    /// writes to the log; see ``TransitionAuditor/logging()``. In a release build, the default is `nil`. A
    /// change takes effect with the next transition.
    public var auditor: TransitionAuditor? = .makeDefault()

    /// A closure that's called when a transition is about to begin, before any view changes.
    ///
    /// This closure, ``onTransitionProgress``, and ``onTransitionEnd`` are called only for transitions that
    /// this delegate, or the screen's own animator, animates. For UIKit's own transitions, and for changes
    /// without animation, use the `transitionCoordinator` or the appearance callbacks. Set the closures
    /// before the transition is requested. If this object is released during a transition, such as together
    /// with the controller that it's attached to, the transition ends, but the closures aren't called again.
    public var onTransitionStart: ((_ context: any UIViewControllerContextTransitioning) -> Void)?

    /// A closure that's called whenever a transition moves, or when people hold it or let it go: in each
    /// frame, and each time a finger moves it. In the last call, the views are at rest, and the progress
    /// contains the outcome. UIKit learns of the end only after this call, so start another transition in
    /// ``onTransitionEnd``. Screens that adopt ``TransitionObserving`` are also notified. See
    /// ``onTransitionStart`` for the transitions that the closure is called for.
    public var onTransitionProgress: ((_ progress: TransitionProgress) -> Void)?

    /// A closure that's called when a transition is over and its container has its final state. `completed`
    /// is `false` if the transition was canceled. A view controller that no longer exists is `nil`. See
    /// ``onTransitionStart`` for the transitions that the closure is called for.
    ///
    /// If another callback at the end of a switch in a ``ContainerViewController``, such as
    /// `viewDidAppear(_:)`, selects a child, the start of the next switch is reported before this end.
    public var onTransitionEnd:
        ((_ from: UIViewController?, _ to: UIViewController?, _ completed: Bool) -> Void)?

    /// Creates a delegate without an animator. For screens that don't have their own animator, the default
    /// transition plays; see ``forward``.
    public override convenience init() { self.init(forward: nil, backward: nil) }

    /// Creates a delegate with a different animation controller for each direction.
    ///
    /// - Parameters:
    ///   - forward: The animation controller for presenting, pushing, and switching to later tabs or
    ///     children. If `nil`, the default transition plays; see ``forward``.
    ///   - backward: The animation controller for dismissing, popping, and switching to earlier tabs or
    ///     children. If `nil`, the default transition plays; see ``backward``.
    ///   - interaction: The interaction that drives the transitions. The default is none.
    @_disfavoredOverload
    public init(
        forward: (any UIViewControllerAnimatedTransitioning)?,
        backward: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) {
        self.forward = forward
        self.backward = backward
        self.interaction = interaction
    }

    /// The transitions of this delegate that still exist.
    private var transitions: [OwnTransition] = []
    /// The attachments to controllers that have this delegate. Their views own them.
    private var attachments: [Weak<DelegateAttachment>] = []
    /// The controllers that this delegate was assigned to.
    let assigned = AssignedControllers()

    // MARK: Transitions of individual screens

    /// Whether the delegate exists only for screens that were pushed with an animator.
    var isForSinglePushes = false
    /// The transitions that were set for individual screens.
    var choices = ScreenTransitions()
    /// The transitions with which screens arrived.
    var arrivals = ScreenTransitions()
    /// Whether the delegate exists only for a screen that was presented with an animator.
    var isForOnePresentation = false
    /// The preferred transitions of screens that have an animator instead.
    var withheldTransitions: [WithheldTransition] = []

    // MARK: Creating transitions

    /// Returns the animation controller for UIKit. If nothing observes the transition, a third-party
    /// animation controller is returned unchanged.
    ///
    /// - Parameter view: The view with the gestures that can start the transition.
    func makeTransition(
        _ direction: TransitionDirection,
        from: UIViewController?,
        to: UIViewController?,
        _ kind: DelegateAttachment.Kind,
        on view: UIView?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // A screen that's pushed with an animator may have set a preferred transition when its view was
        // loaded.
        if direction == .forward, let to, choices.of(to)?.isForOnePush == true {
            withholdPreferredTransition(of: to)
        }
        let (shown, other) = direction == .forward ? (to, from) : (from, to)
        guard let screen = shown else { return nil }
        // A screen may provide another animator each time it's asked.
        let choice = choice(for: direction, of: screen)
        let made = animationController(for: direction, of: screen, kind, choice, over: other)
        // A hosted screen isn't presented, so this delegate isn't assigned to it.
        let isPresented = kind == .presentation && !(screen.parent is any PresentationHost)
        if isPresented, direction == .forward { auditPresentation(of: screen, isAnimated: made != nil) }
        if isPresented { assigned.note(screen, kind, of: self) }
        guard let controller = made else { return nil }
        let started = GestureAttachment.begunInteraction(on: view) { $0.starts(direction, kind) }
        let chosen = started ?? choice?.interaction ?? interaction
        let candidate = candidate(chosen, for: kind, of: screen)
        let screens = TransitionScreens(from: from, to: to)
        let isObserved =
            onTransitionStart != nil || onTransitionProgress != nil || onTransitionEnd != nil
            || screens.mayObserve(direction, kind)
        let isOurs = controller is TransitionAnimationController
        guard isOurs || choice != nil || isObserved || candidate != nil else { return audited(controller) }
        let transition = Transition(controller)
        let own = OwnTransition(
            transition: transition,
            screen: screen,
            direction: direction,
            kind: kind,
            candidate: candidate,
            isDriverChosen: chosen != nil
        )
        transitions.removeAll { $0.transition == nil }
        transitions.append(own)
        transition.auditor = auditor
        transition.isOutgoingNew = from.map { $0.viewIfLoaded?.window == nil } ?? false
        observe(own, screens, choice, by: transition.observers)
        return transition
    }

    /// Reports a transition to the app, and keeps track of the screens.
    ///
    /// - Parameter choice: The transition that the screen had of its own when UIKit requested it.
    private func observe(
        _ own: OwnTransition,
        _ screens: TransitionScreens,
        _ choice: ScreenTransition?,
        by observers: TransitionObservers
    ) {
        let (direction, kind) = (own.direction, own.kind)
        observers.onStart.append { [weak self] context in
            if kind == .neighbors { self?.endSwitches(in: screens.from?.parent, before: own) }
            // If several presented screens leave at once, UIKit asks only the topmost one for an animator,
            // and its context knows which screen appears.
            if direction == .backward, kind == .presentation {
                screens.to = context.viewController(forKey: .to) ?? screens.to
            }
            self?.auditStyle(in: context)
            if direction == .forward, let screen = own.screen { self?.noteArrival(of: screen, with: choice) }
            self?.onTransitionStart?(context)
        }
        if onTransitionProgress != nil {
            observers.onProgress.append { [weak self] in self?.onTransitionProgress?($0) }
        }
        for side in screens.mayObserve(direction, kind) ? [\TransitionScreens.from, \.to] : [] {
            observers.onProgress.append { progress in
                (screens[keyPath: side] as? any TransitionObserving)?
                    .transitionDidProgress(progress, from: screens.from, to: screens.to)
            }
        }
        observers.onEnd.append { [weak self] in self?.transitionEnded(own, screens, $0) }
    }

    /// Ends the other switches of a container immediately. UIKit can start one during another, whose end
    /// would remove a screen of this one.
    func endSwitches(in container: UIViewController?, before own: OwnTransition?) {
        for other in transitions where other.kind == .neighbors && other.transition !== own?.transition {
            let parent = other.transition?.context?.viewController(forKey: .from)?.parent
            guard let container, parent === container else { continue }
            // UIKit has selected its screen, even if that's on its way back.
            other.transition?.release(to: .completed, velocity: 0, speed: 1)
            other.transition?.endImmediately()
        }
    }

    private func transitionEnded(_ own: OwnTransition, _ screens: TransitionScreens, _ outcome: Outcome) {
        let (from, to, completed) = (screens.from, screens.to, outcome == .completed)
        let (isForward, kind) = (own.direction == .forward, own.kind)
        // The screen isn't there, and its next arrival can be without a transition. The app may already have
        // begun it, when UIKit told the screens about this end.
        let last = transitions.last { $0.screen === own.screen && $0.transition?.hasStarted == true }
        if completed != isForward, last?.transition === own.transition, let screen = own.screen {
            arrivals.set(nil, for: screen)
        }
        renewConnections()
        if kind == .presentation, completed, isForward, let to { connect(to: to, .presentation) }
        if kind == .presentation { returnPreferredTransitions() }
        // UIKit doesn't report that a push was canceled.
        if kind == .navigation, !completed, isForward, let stack = from?.navigationController {
            stackDidChange(of: stack)
        }
        if own.transition?.hasStarted == true { onTransitionEnd?(from, to, completed) }
    }

    /// Returns whether this object determines how an animation controller is driven, before anything else
    /// does.
    func decides(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool {
        guard let own = own(animationController) else { return false }
        return own.isDriverChosen || own.candidate?.state == .begun
    }

    /// Returns the interaction controller for UIKit.
    func interactionController(
        for animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let own = own(animationController), let transition = own.transition,
            own.candidate?.claim(transition) == true
        else { return nil }
        return transition
    }

    /// A transition that a delegate has created.
    struct OwnTransition {
        weak var transition: Transition?
        fileprivate weak var screen: UIViewController?
        fileprivate let direction: TransitionDirection
        fileprivate let kind: DelegateAttachment.Kind
        /// The interaction controller that can drive the transition.
        fileprivate weak var candidate: InteractionController?
        /// Whether the app has chosen the candidate.
        fileprivate let isDriverChosen: Bool
    }

    /// Returns the transition that this object has created as an animation controller for UIKit.
    func own(_ animationController: any UIViewControllerAnimatedTransitioning) -> OwnTransition? {
        transitions.last { $0.transition === animationController }
    }

    /// Returns the animator of a screen's transition that UIKit has requested and that isn't over.
    package func currentAnimator(
        for direction: TransitionDirection,
        of screen: UIViewController
    ) -> (any Animator)? {
        let own = transitions.last { $0.screen === screen && $0.direction == direction }
        guard let transition = own?.transition, !transition.isOver,
            case .animator(let animator, _) = transition.source
        else { return nil }
        return animator
    }

    // MARK: Gestures

    /// Returns the interaction for transitions of screens that don't have their own.
    func interaction(for kind: DelegateAttachment.Kind, of screen: (any SelectableChild)? = nil)
        -> InteractionController?
    {
        if let interaction { return interaction }
        if kind == .presentation {
            return (screen as? UIViewController)?.interactivePresentation?.transitionGesture
        }
        return kind == .navigation && swipesBack ? swipeBackInteraction : nil
    }

    /// The built-in interaction that pops in a navigation controller if ``swipesBack`` is `true` and there's
    /// no ``interaction``. It's `nil` on tvOS.
    ///
    /// To determine when the swipe begins, set its ``GestureInteraction/shouldBegin``. To set its priority,
    /// use its ``GestureInteraction/recognizers``.
    public private(set) lazy var swipeBackInteraction = SwipeBackInteraction.platformDefault()

    func renewConnections() {
        assigned.update(for: self)
        for weak in attachments { weak.object?.renew() }
    }

    /// Adds an attachment, to be updated when the interaction changes.
    func note(_ attachment: DelegateAttachment) {
        if attachment.proxy != nil, let controller = attachment.controller { assigned.forget(controller) }
        attachments.removeAll { $0.object == nil }
        attachments.append(Weak(object: attachment))
    }

    /// Attaches gestures to a controller that this delegate was assigned to.
    func connect(to controller: UIViewController, _ kind: DelegateAttachment.Kind) {
        assigned.note(controller, kind, of: self)
        guard controller.isViewLoaded, controller.delegate(kind) === self else { return }
        let known = DelegateAttachment.of(controller, kind)
        guard known == nil || !attachments.contains(where: { $0.object === known }) else { return }
        DelegateAttachment.make(self, controller, kind)
    }

    /// Restores a controller's own delegate, and removes this object's gestures from its view. A drag in
    /// progress goes on until its transition ends. A transition that a finger only holds goes on without it.
    /// If another transition delegate has been attached since, this method does nothing.
    public func detach(from controller: UIViewController) {
        assigned.forget(controller)
        let own = attachments.compactMap(\.object).filter { $0.controller === controller }
        for attachment in own { attachment.end() }
    }

    deinit {
        let (attachments, withheld) = (attachments, withheldTransitions)
        let (assigned, auditor) = (assigned, auditor)
        MainQueue.run {
            for weak in attachments { weak.object?.end() }
            for transition in withheld { transition.giveBack() }
            guard let auditor else { return }
            // The app may be about to remove the controllers, or to set another delegate.
            MainQueue.later { assigned.reportRelease(to: auditor) }
        }
    }
}
