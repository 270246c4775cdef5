@_spi(Host) import QuartzCore

/// The context of all transitions that UIKit itself runs. Modal, navigation, and tab transitions differ only
/// in their views and in what happens at the end.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// One of the two screens.
    struct Side {
        var controller: UIViewController
        /// The view that the animator can move, or `nil` if it must not change this screen.
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

    /// A closure that cleans up, calls the "did" callbacks, and does everything else at the end of this kind
    /// of transition.
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
    /// A Boolean value that indicates whether the interaction controller is starting the transition.
    private var isBeingStarted = false
    /// Whether the interaction controller has canceled or finished the transition while it was starting it.
    private var isCancelledByStart: Bool?

    /// Durations that aren't numbers count as 0.
    lazy var duration: TimeInterval = {
        let duration = animator.transitionDuration(using: self)
        return duration > 0 ? duration : 0
    }()

    /// Weak, because the coordinator owns the context. The context keeps the coordinator only until the end.
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

    /// Returns the controllers that appear and disappear with their container. If the container leaves, a
    /// controller on its way out leaves for good. If it appears while a canceled transition is ending, the
    /// controller that was on its way out appears.
    func appearanceFollowers(isLeaving: Bool) -> [UIViewController] {
        if isLeaving { return [to.controller, from.controller] }
        return [hasEnded && transitionWasCancelled ? from.controller : to.controller]
    }

    /// Passes the transition to the interaction controller or the animator.
    func start() {
        hasStarted = true
        Self.associated.removeAll { $0.context == nil || $0.context?.animator === animator }
        Self.associated.append(Association(context: self))
        startTime = MediaClock.now
        _ = duration
        // Standard pushes and pops can be interrupted at any time, so they don't block touches.
        if interactor == nil, !(animator is NavigationSlideAnimator) {
            lock = TransitionInputLock(containerView)
        }
        if let interactor {
            // The interaction controller starts the animation, even if it doesn't want an interactive start.
            let blocks = BlockScope.count
            isBeingStarted = true
            interactor.startInteractiveTransition(self)
            isBeingStarted = false
            let holdsOutsideViews = interactor is UIPercentDrivenInteractiveTransition
            if initiallyInteractive, !holdsOutsideViews { holdOutsideViews() }
            if let isCancelledByStart { endInteraction(cancelled: isCancelledByStart) }
            coordinator.runAlongside(animates: addsToAnimator || animatesAlongside(after: blocks))
        } else {
            let blocks = BlockScope.count
            animator.animateTransition(using: self)
            coordinator.runAlongside(animates: animatesAlongside(after: blocks))
        }
    }

    /// Returns whether what's alongside is animated if it isn't added to an interruptible animator.
    ///
    /// - Parameter blocks: The number of `UIView` animations before the transition started.
    private func animatesAlongside(after blocks: Int) -> Bool {
        UIKitBehavior.current.alongsideWithoutBlock == .isAnimated || BlockScope.count > blocks
    }

    /// Whether what's alongside is added to the interruptible animator, if there's one.
    var addsToAnimator: Bool {
        guard let interactor else { return false }
        return initiallyInteractive || vended != nil || interactor is UIPercentDrivenInteractiveTransition
            || UIKitBehavior.current.requestsAnimatorOfOtherInteractions
    }

    /// Scrubs the animations alongside the transition that are outside the container. A custom interaction
    /// controller scrubs only the container, so they follow the progress that it reports.
    private func holdOutsideViews() {
        let views = coordinator.outsideViews
        guard !hasEnded, isInteractive, !views.isEmpty, interruptibleAnimator() == nil else { return }
        let scrubber = LayerScrubber(views: views, duration: duration, holdsBeginning: true)
        outside = scrubber
        scrubber.start { coordinator.runAlongside() }
    }

    /// Returns the animator's interruptible animator, which is requested only once, or `nil` if there's none.
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

    /// Pauses an interruptible animation. Apple documents the method only for these.
    func pauseInteractiveTransition() {
        isCancelledByStart = nil
        guard !hasEnded, !isInteractive, let animator = interruptibleAnimator(),
            (animator as? UIViewPropertyAnimator)?.isInterruptible != false
        else { return }
        isInteractive = true
        coordinator.interactionDidChange()
    }

    /// Cancels the transition if a percent-driven transition holds it, because no finger can move it anymore.
    func letGo() {
        guard isInteractive else { return }
        (interactor as? UIPercentDrivenInteractiveTransition)?.cancel()
    }

    private func endInteraction(cancelled: Bool) {
        guard !hasEnded else { return }
        if isBeingStarted {
            switch UIKitBehavior.current.outcomeAtStart {
            case .immediate: break
            case .pending:
                isCancelledByStart = cancelled
                return
            case .forgotten: return
            }
        }
        let changes = isInteractive
        transitionWasCancelled = cancelled
        isInteractive = false
        if let outside, let interactor {
            let way = cancelled ? outside.fraction : 1 - outside.fraction
            outside.play(
                forward: !cancelled,
                for: TimeInterval(way / interactor.playableSpeed) * duration,
                curve: interactor.completionCurve
            )
        }
        if changes { coordinator.interactionDidChange() }
    }

    func completeTransition(_ didComplete: Bool) {
        let found = Self.associated.first { $0.context?.animator === animator }?.context
        if UIKitBehavior.current.findsContextsByAnimationController, let found {
            found.end(didComplete)
        } else {
            end(didComplete)
        }
    }

    /// A context that was the last one to start with its animation controller.
    private struct Association {
        weak var context: TransitionContext?
    }

    private static var associated: [Association] = []

    private func end(_ didComplete: Bool) {
        guard hasStarted, !hasEnded else { return }
        // An animator without animations can end the transition before the animations alongside have started.
        coordinator.runAlongside(isEnding: true)
        guard !hasEnded else { return }
        hasEnded = true
        // An animation controller that refers weakly to the context may still ask it how it has ended.
        RunLoopQueue.main.keep(self)
        Self.associated.removeAll { $0.context == nil || $0.context === self }
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
