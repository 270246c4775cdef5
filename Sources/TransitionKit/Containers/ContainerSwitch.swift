import UIKit

/// One switch of a container: what UIKit does for its own containers.
@MainActor final class ContainerSwitch {
    let outgoing: UIViewController
    let incoming: UIViewController
    let context: ContainerTransitionContext
    let coordinator: ContainerTransitionCoordinator
    let animationController: any UIViewControllerAnimatedTransitioning
    private let interactionController: (any UIViewControllerInteractiveTransitioning)?
    private(set) var hasStarted = false

    /// The children's, until the switch is over.
    var leaving: Appearances.Appearance?
    var arriving: Appearances.Appearance?

    init(
        context: ContainerTransitionContext,
        from outgoing: UIViewController,
        to incoming: UIViewController,
        animationController: any UIViewControllerAnimatedTransitioning,
        interactionController: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.context = context
        self.outgoing = outgoing
        self.incoming = incoming
        self.animationController = animationController
        self.interactionController = interactionController
        coordinator = ContainerTransitionCoordinator(
            context: context,
            animationController: animationController
        )
    }

    /// Starts, unless the switch has ended before it could.
    func start() {
        guard !context.isOver else { return }
        hasStarted = true
        if !context.isAnimated {
            context.completeTransition(true)
        } else if let interactionController, context.isInteractive {
            interactionController.startInteractiveTransition(context)
        } else {
            let transition =
                interactionController as? Transition ?? Transition.of(animationController, in: context)
            transition.animateTransition(using: context)
        }
        if !context.isOver { coordinator.transitionStarted() }
    }

    /// Ends at once, where it is heading. One that has not started is cancelled.
    func finishNow() {
        if hasStarted { context.finishNow() } else { context.completeTransition(false) }
    }

    /// Tells all who take part that it is over.
    func tellEnd(_ didComplete: Bool) {
        coordinator.transitionEnded()
        animationController.notifyAnimationEnded(didComplete)
    }
}
