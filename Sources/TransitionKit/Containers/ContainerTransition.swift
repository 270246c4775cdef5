import UIKit

/// One switch of a container, from its start to its only end.
@MainActor final class ContainerTransition {
    let context: ContainerTransitionContext
    let coordinator: ContainerTransitionCoordinator
    private let animationController: any UIViewControllerAnimatedTransitioning
    private let interactionController: (any UIViewControllerInteractiveTransitioning)?

    /// Changes the children, before anybody is told that the transition has ended.
    var onTidyUp: ((_ didComplete: Bool) -> Void)?
    /// Called last.
    var onEnd: ((_ didComplete: Bool) -> Void)?

    init(
        context: ContainerTransitionContext,
        animationController: any UIViewControllerAnimatedTransitioning,
        interactionController: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.context = context
        self.animationController = animationController
        self.interactionController = interactionController
        coordinator = ContainerTransitionCoordinator(
            context: context,
            animationController: animationController
        )
    }

    func start() {
        // Strong on purpose: the transition lives until its context is completed.
        context.completion = { [self] didComplete in ended(didComplete) }
        if !context.isAnimated {
            context.completeTransition(true)
        } else if context.isInteractive, let interactionController {
            interactionController.startInteractiveTransition(context)
        } else {
            animationController.animateTransition(using: context)
        }
        coordinator.transitionStarted()
    }

    /// Goes straight to the end that the transition is heading for, also if its animation controller never
    /// gets there.
    ///
    /// One that somebody holds goes to the nearer end.
    func endNow() {
        (interactionController as? InteractionController)?.decide(context)
        (interactionController as? InteractionHandle)?.decide(context)
        let didComplete = !context.transitionWasCancelled
        if let animator = animationController.propertyAnimator(using: context), animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: didComplete ? .end : .start)
        } else {
            context.containerView.removeAllAnimations()
        }
        context.completeTransition(didComplete)
    }

    private func ended(_ didComplete: Bool) {
        onTidyUp?(didComplete)
        coordinator.transitionEnded()
        animationController.notifyAnimationEnded(didComplete)
        onEnd?(didComplete)
        (onTidyUp, onEnd) = (nil, nil)
    }
}

extension UIView {
    fileprivate func removeAllAnimations() {
        layer.removeAllAnimations()
        for subview in subviews { subview.removeAllAnimations() }
    }
}
