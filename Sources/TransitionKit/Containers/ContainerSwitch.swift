import UIKit

/// One switch of a container: what UIKit does for its own containers.
@MainActor final class ContainerSwitch {
    let outgoing: UIViewController
    let incoming: UIViewController
    let context: ContainerTransitionContext
    let coordinator: ContainerTransitionCoordinator
    /// `nil` where nothing is animated.
    let animationController: (any UIViewControllerAnimatedTransitioning)?
    private let interactionController: (any UIViewControllerInteractiveTransitioning)?
    /// Who looks after it; nobody in a release build.
    let auditor: TransitionAuditor?
    private var watchdog: Watchdog?
    private(set) var hasStarted = false

    private let appearances: Appearances
    /// The appearance of the child that leaves and of the one that comes, until the switch is over.
    private var leaving: Appearances.Appearance?
    private var coming: Appearances.Appearance?
    private var cameWithContainer = false

    /// - Parameters:
    ///   - container: holds the outgoing child's view.
    ///   - animationController: without one nothing is animated.
    ///   - whenEnded: is called once.
    init(
        from outgoing: UIViewController,
        to incoming: UIViewController,
        in container: UIView,
        direction: TransitionDirection,
        appearances: Appearances,
        animationController: (any UIViewControllerAnimatedTransitioning)?,
        interactionController: (any UIViewControllerInteractiveTransitioning)?,
        auditor: TransitionAuditor?,
        whenEnded: @escaping (_ didComplete: Bool) -> Void
    ) {
        self.outgoing = outgoing
        self.incoming = incoming
        self.appearances = appearances
        self.animationController = animationController
        self.interactionController = interactionController
        self.auditor = auditor
        context = ContainerTransitionContext(
            from: outgoing,
            to: incoming,
            in: container,
            direction: direction,
            isAnimated: animationController != nil,
            isInteractive: interactionController?.startsInteractively ?? false,
            completion: whenEnded
        )
        coordinator = ContainerTransitionCoordinator(
            context: context,
            animationController: animationController
        )
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

    /// The container comes back while it runs, and the incoming child with it.
    func containerAppears() {
        cameWithContainer = true
    }

    /// The incoming child leaves again, and the outgoing one comes back. What has not begun has nothing to turn.
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

    /// Whether it goes on to the incoming child by itself, if nothing comes in between.
    var goesOn: Bool { !context.isInteractive && !context.transitionWasCancelled }

    /// Starts, unless the switch has ended before it could.
    func start() {
        guard !context.isOver else { return }
        hasStarted = true
        watchdog = makeWatchdog()
        if let starter {
            start(by: starter)
        } else if let animationController {
            let transition =
                interactionController as? Transition ?? Transition.of(animationController, in: context)
            if transition.auditor == nil { transition.auditor = auditor }
            transition.animateTransition(using: context)
        } else {
            context.completeTransition(true)
        }
        if !context.isOver { coordinator.runAlongside() }
    }

    private func start(by starter: any UIViewControllerInteractiveTransitioning) {
        if let transition = starter as? Transition {
            if transition.auditor == nil { transition.auditor = auditor }
            return transition.startInteractiveTransition(context)
        }
        context.audit = makeAudit()
        context.audit?.willCall()
        starter.startInteractiveTransition(context)
        context.audit?.didCall()
    }

    /// The interaction controller, if it starts the transition. As with UIKit, somebody else's does so even where it
    /// drives nothing at first. UIKit's own knows only UIKit's contexts, and is left alone there.
    private var starter: (any UIViewControllerInteractiveTransitioning)? {
        if context.isInteractive { return interactionController }
        let startsByItself =
            interactionController is Transition
            || interactionController is UIPercentDrivenInteractiveTransition
        return startsByItself ? nil : interactionController
    }

    /// Ends at once, where it is heading. One that has not started is canceled.
    func finishNow() {
        if hasStarted { context.finishNow() } else { context.completeTransition(false) }
    }

    /// Tells the animation controller that it is over, if it has begun.
    func tellAnimationController(_ didComplete: Bool) {
        if hasStarted { animationController?.notifyAnimationEnded(didComplete) }
    }
}
