@_spi(Host) import QuartzCore

/// The context of every transition that UIKit itself runs: modal, navigation and tab transitions differ only in
/// what they put in and in what they do at the end.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// One of the two screens.
    struct Side {
        var controller: UIViewController
        /// What the animator may move; nil when it must leave that screen alone.
        var view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    var from: Side
    var to: Side
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    let initiallyInteractive: Bool

    /// Cleans up, calls the "did" callbacks and whatever else belongs to the end of this kind of transition.
    var whenEnded: ((Bool) -> Void)?

    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var hasStarted = false
    private(set) var hasEnded = false
    private(set) var startTime: CFTimeInterval = 0
    private var lock: TransitionInputLock?
    private var outside: LayerScrubber?
    private var vended: (any UIViewImplicitlyAnimating)?

    lazy var duration: TimeInterval = max(animator.transitionDuration(using: self), 0)

    /// The coordinator keeps the context, the context keeps the coordinator only until the end.
    private weak var madeCoordinator: TransitionCoordinator?
    private var keptCoordinator: TransitionCoordinator?

    var coordinator: TransitionCoordinator {
        if let madeCoordinator { return madeCoordinator }
        let made = TransitionCoordinator(self)
        madeCoordinator = made
        if !hasEnded { keptCoordinator = made }
        return made
    }

    init(
        containerView: UIView,
        from: Side,
        to: Side,
        presentationStyle: UIModalPresentationStyle = .none,
        isAnimated: Bool,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.presentationStyle = presentationStyle
        self.isAnimated = isAnimated
        self.animator = animator
        self.interactor = isAnimated ? interactor : nil
        initiallyInteractive = isAnimated && interactor?.wantsInteractiveStart == true
        isInteractive = initiallyInteractive
    }

    /// The screens that appear and disappear with their container. One on its way out is gone for good when the
    /// container leaves.
    func appearanceFollowers(isLeaving: Bool) -> [UIViewController] {
        [to.controller] + (isLeaving ? [from.controller] : [])
    }

    /// Hands the transition to the interaction controller or the animator.
    func start() {
        hasStarted = true
        startTime = MediaClock.now
        _ = duration
        // The standard push and pop can be interrupted at any time.
        if interactor == nil, !(animator is NavigationSlideAnimator) {
            lock = TransitionInputLock(containerView)
        }
        if let interactor {
            // It starts the animation, also where it doesn't want an interactive start.
            interactor.startInteractiveTransition(self)
            let holdsOutsideViews = interactor is UIPercentDrivenInteractiveTransition
            if initiallyInteractive, !holdsOutsideViews { holdOutsideViews() }
        } else {
            animator.animateTransition(using: self)
        }
        coordinator.runAlongside()
    }

    /// An interaction controller of the app's holds the container by itself; what animates alongside it elsewhere
    /// follows what it reports.
    private func holdOutsideViews() {
        let views = coordinator.outsideViews
        guard !hasEnded, isInteractive, !views.isEmpty, interruptibleAnimator() == nil else { return }
        let scrubber = LayerScrubber(views: views, duration: duration)
        outside = scrubber
        scrubber.start { coordinator.runAlongside() }
    }

    /// The animator's interruptible animator, asked for once, nil when it has none.
    func interruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
        if vended == nil { vended = animator.vendedAnimator(using: self) }
        return vended
    }

    var isInterruptible: Bool { vended != nil }

    // MARK: UIViewControllerContextTransitioning

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !hasEnded, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        if isInteractive { outside?.fraction = self.percentComplete }
    }

    func finishInteractiveTransition() {
        endInteraction(cancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(cancelled: true)
    }

    func pauseInteractiveTransition() {
        guard !hasEnded, !isInteractive else { return }
        isInteractive = true
        outside?.hold()
        coordinator.interactionDidChange()
    }

    /// Takes the transition back if a percent driver holds it, which no finger may ever move again.
    func letGo() {
        guard isInteractive else { return }
        (interactor as? UIPercentDrivenInteractiveTransition)?.cancel()
    }

    private func endInteraction(cancelled: Bool) {
        guard !hasEnded else { return }
        let changes = isInteractive
        transitionWasCancelled = cancelled
        isInteractive = false
        if let outside, let interactor {
            let way = cancelled ? outside.fraction : 1 - outside.fraction
            outside.play(
                forward: !cancelled,
                for: TimeInterval(way / interactor.completionSpeed) * duration,
                curve: interactor.completionCurve
            )
        }
        if changes { coordinator.interactionDidChange() }
    }

    func completeTransition(_ didComplete: Bool) {
        guard hasStarted, !hasEnded else { return }
        // An animator without animations may end the transition before the others had their turn.
        coordinator.runAlongside()
        guard !hasEnded else { return }
        hasEnded = true
        transitionWasCancelled = !didComplete
        isInteractive = false
        lock?.release()
        lock = nil
        outside?.release()
        outside = nil
        (interactor as? UIPercentDrivenInteractiveTransition)?.detach(from: self)
        let whenEnded = whenEnded
        self.whenEnded = nil
        whenEnded?(didComplete)
        coordinator.transitionDidEnd()
        animator.animationEnded(didComplete)
        vended = nil
        keptCoordinator = nil
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        side(named: key.rawValue)?.controller
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    var targetTransform: CGAffineTransform { .identity }

    func initialFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.initialFrame ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.finalFrame ?? .zero
    }

    private func side(named key: String) -> Side? {
        switch key {
        case UITransitionContextViewControllerKey.from.rawValue: from
        case UITransitionContextViewControllerKey.to.rawValue: to
        default: nil
        }
    }

    private func side(of controller: UIViewController) -> Side? {
        if controller === from.controller { return from }
        if controller === to.controller { return to }
        return nil
    }
}
