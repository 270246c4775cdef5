import UIKit

/// A third-party animation controller that doesn't use TransitionKit. In a plain `UIView` animation, the old
/// screen shrinks while the new one fades in.
public final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let log: CallbackLog

    public init(log: CallbackLog) {
        self.log = log
    }

    public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        let from = transitionContext.view(forKey: .from)
        let to = transitionContext.view(forKey: .to)
        if let to, let controller = transitionContext.viewController(forKey: .to) {
            to.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(to)
            to.alpha = 0
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            to?.alpha = 1
            from?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        } completion: { _ in
            from?.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    public func animationEnded(_ transitionCompleted: Bool) {
        log.add("animationEnded(\(transitionCompleted))")
    }
}
