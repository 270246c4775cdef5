import UIKit

/// One switch of a container: what UIKit does for its own containers.
@MainActor final class ContainerSwitch {
    let outgoing: UIViewController
    let incoming: UIViewController
    let context: ContainerTransitionContext
    let coordinator: ContainerTransitionCoordinator
    /// `nil` where nothing is animated.
    private let animationController: (any UIViewControllerAnimatedTransitioning)?
    private let interactionController: (any UIViewControllerInteractiveTransitioning)?
    private(set) var hasStarted = false

    /// The children's, until the switch is over.
    var leaving: Appearances.Appearance?
    var arriving: Appearances.Appearance?

    init(
        context: ContainerTransitionContext,
        from outgoing: UIViewController,
        to incoming: UIViewController,
        animationController: (any UIViewControllerAnimatedTransitioning)?,
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

    /// Whether it goes on to the incoming child by itself, if nothing comes in between.
    var goesOn: Bool { !context.isInteractive && !context.transitionWasCancelled }

    /// Starts, unless the switch has ended before it could.
    func start() {
        guard !context.isOver else { return }
        hasStarted = true
        if let starter {
            starter.startInteractiveTransition(context)
        } else if let animationController {
            let transition =
                interactionController as? Transition ?? Transition.of(animationController, in: context)
            transition.animateTransition(using: context)
        } else {
            context.completeTransition(true)
        }
        if !context.isOver { coordinator.runAlongside() }
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

    /// Ends at once, where it is heading. One that has not started is cancelled.
    func finishNow() {
        if hasStarted { context.finishNow() } else { context.completeTransition(false) }
    }

    /// Tells the animation controller that it is over, if it has begun.
    func tellAnimationController(_ didComplete: Bool) {
        if hasStarted { animationController?.notifyAnimationEnded(didComplete) }
    }
}
