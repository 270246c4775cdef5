import UIKit

/// A switch between two children of a container. It does what UIKit does in its own containers.
@MainActor final class ContainerSwitch {
    let outgoing: UIViewController
    let incoming: UIViewController
    let context: ContainerTransitionContext
    let coordinator: ContainerTransitionCoordinator
    /// The animation controller, or `nil` if the switch isn't animated.
    let animationController: (any UIViewControllerAnimatedTransitioning)?
    /// The interaction controller, unless it's UIKit's own, which works only with UIKit's contexts.
    private let interactionController: (any UIViewControllerInteractiveTransitioning)?
    /// The auditor of the switch, or `nil` in a release build.
    let auditor: TransitionAuditor?
    private var watchdog: Watchdog?
    private(set) var hasStarted = false
    /// Whether the delegate is notified of the end.
    var isAnnounced = true

    private let appearances: AppearanceCallbacks
    /// The appearance callbacks of both children, until the switch is over.
    private var leaving: AppearanceCallbacks.Appearance?
    private var coming: AppearanceCallbacks.Appearance?
    /// Whether the container has appeared again during the switch, together with the incoming child.
    var cameWithContainer = false

    /// Creates a switch without starting it.
    ///
    /// - Parameters:
    ///   - container: The view that contains the outgoing child's view.
    ///   - animationController: The animation controller. If `nil`, the switch isn't animated.
    ///   - whenEnded: A closure that's called once.
    init(
        from outgoing: UIViewController,
        to incoming: UIViewController,
        in container: UIView,
        direction: TransitionDirection,
        appearances: AppearanceCallbacks,
        animationController: (any UIViewControllerAnimatedTransitioning)?,
        interactionController: (any UIViewControllerInteractiveTransitioning)?,
        auditor: TransitionAuditor?,
        whenEnded: @escaping (_ didComplete: Bool) -> Void
    ) {
        self.outgoing = outgoing
        self.incoming = incoming
        self.appearances = appearances
        self.animationController = animationController
        let isUIKits = interactionController is UIPercentDrivenInteractiveTransition
        let usable = isUIKits ? nil : interactionController
        self.interactionController = usable
        self.auditor = auditor
        context = ContainerTransitionContext(
            from: outgoing,
            to: incoming,
            in: container,
            direction: direction,
            isAnimated: animationController != nil,
            // An interaction controller that doesn't say how it starts does so interactively.
            isInteractive: usable != nil && usable?.wantsInteractiveStart != false,
            completion: whenEnded
        )
        coordinator = ContainerTransitionCoordinator(
            context: context,
            animationController: animationController
        )
        if isUIKits { reportIgnoredInteraction() }
    }

    // MARK: Appearance

    func beginLeaving() {
        leaving = appearances.prepare(outgoing)
        appearances.begin(leaving, appears: false, animated: context.isAnimated)
    }

    func beginComing() {
        coming = appearances.prepare(incoming)
        appearances.begin(coming, appears: true, animated: context.isAnimated)
    }

    /// Reverses the appearance callbacks: the incoming child disappears, and the outgoing child appears. If
    /// they haven't begun, nothing needs to be reversed.
    func turnBack() {
        let (isLeaving, isComing) = (leaving != nil || cameWithContainer, coming != nil || cameWithContainer)
        leaving = isComing ? appearances.prepare(incoming) : nil
        coming = isLeaving ? appearances.prepare(outgoing) : nil
        appearances.begin(leaving, appears: false, animated: context.isAnimated)
        appearances.begin(coming, appears: true, animated: context.isAnimated)
    }

    func endAppearances() {
        appearances.end(leaving)
        appearances.end(coming)
    }

    // MARK: Playing

    /// Whether the switch continues to the incoming child on its own.
    var goesOn: Bool { !context.isInteractive && !context.transitionWasCancelled }

    /// Starts the switch, unless it has ended already.
    func start() {
        guard !context.isOver else { return }
        let watchdog = makeWatchdog()
        // When it was asked for its duration, the animation controller may have ended the switch.
        guard !context.isOver else { return }
        (self.watchdog, hasStarted) = (watchdog, true)
        context.noteChanges { play() }
        if !context.isOver { coordinator.runAlongside() }
    }

    /// Returns a watchdog that completes the switch if its animation controller hasn't done so for a long
    /// time, because no animation controller may freeze a container.
    private func makeWatchdog() -> Watchdog? {
        guard let animationController else { return nil }
        return Watchdog(
            of: context,
            duration: animationController.transitionDuration(using: context),
            speed: { [weak context] in context?.transition?.completionSpeed ?? 1 },
            animator: { [weak context] in context?.transition?.requestAnimator() },
            whenLate: { [weak self] in
                self?.reportLate()
                self?.context.endImmediately()
            }
        )
    }

    private func play() {
        guard let animationController else { return context.completeTransition(true) }
        let own = interactionController as? Transition
        // As in UIKit, a third-party interaction controller starts the transition even if it doesn't drive
        // anything at first.
        if let interactionController, own == nil {
            context.audit = makeAudit()
            context.audit?.willCall()
            context.canBeDriven = true
            interactionController.startInteractiveTransition(context)
            context.audit?.didCall()
            return
        }
        // The animation controller can be a transition, or have one for this context.
        let transition =
            own ?? (animationController as? Transition)
            ?? (animationController as? TransitionAnimationController)?.transition(for: context)
            ?? Transition(animationController)
        if transition.auditor == nil { transition.auditor = auditor }
        if own != nil, context.isInteractive {
            transition.startInteractiveTransition(context)
        } else {
            transition.animateTransition(using: context)
        }
    }

    /// Lets go of a switch that people hold, and reverses one that's canceled, because the outgoing child
    /// can't come back.
    func headForIncoming() {
        guard hasStarted else { return }
        if let transition = context.transition, !transition.isOnlyRequested {
            transition.release(to: .completed, velocity: 0, speed: 1)
        } else {
            context.finishInteractiveTransition()
        }
    }

    /// Ends the switch immediately, in the direction it's going. If it hasn't started, it's canceled.
    func endImmediately() {
        if hasStarted { context.endImmediately() } else { context.completeTransition(false) }
    }
}
