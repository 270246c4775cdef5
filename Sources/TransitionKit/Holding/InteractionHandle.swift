import UIKit

/// What UIKit is given in place of an interaction controller. UIKit holds on to it during the transition; the
/// interaction controller stays its owner's, and when it is released the transition comes to an end.
@MainActor final class InteractionHandle: NSObject, UIViewControllerInteractiveTransitioning {
    let wantsInteractiveStart: Bool
    private weak var controller: InteractionController?
    private let session: InteractionSession?
    private let animationController: any UIViewControllerAnimatedTransitioning

    init(
        _ controller: InteractionController,
        session: InteractionSession?,
        animationController: any UIViewControllerAnimatedTransitioning
    ) {
        self.controller = controller
        self.session = session
        self.animationController = animationController
        wantsInteractiveStart = controller.wantsInteractiveStart
    }

    var completionSpeed: CGFloat { controller?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { controller?.completionCurve ?? .easeOut }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        if let controller {
            controller.animationController = animationController
            controller.startInteractiveTransition(transitionContext)
        } else if let session, session.state == .begun {
            session.start(transitionContext, animationController)
        } else {
            if transitionContext.isInteractive { transitionContext.finishInteractiveTransition() }
            animationController.animateTransition(using: transitionContext)
        }
    }

    /// The transition is over.
    func transitionEnded() { session?.transitionEnded() }

    /// Lets go of a transition that someone else brings to its end right now.
    func decide(_ transitionContext: any UIViewControllerContextTransitioning) {
        if let controller {
            controller.decide(transitionContext)
        } else if session?.context === transitionContext {
            session?.decide()
        }
    }
}
