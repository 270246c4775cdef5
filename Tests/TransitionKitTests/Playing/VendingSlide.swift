import UIKit

/// Slides the new screen in with a property animator that's accessible to everyone.
final class VendingSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private(set) var animator: UIViewPropertyAnimator?
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    init(duration: TimeInterval) { self.duration = duration }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: duration, curve: .linear)
        (animator, context) = (made, transitionContext)
        if let view = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        {
            view.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(view)
            view.transform = CGAffineTransform(translationX: AnimatorMake.travel, y: 0)
            made.addAnimations { view.transform = .identity }
            made.addCompletion { _ in
                view.transform = .identity
                let isCanceled = transitionContext.transitionWasCancelled
                if isCanceled { view.removeFromSuperview() }
                transitionContext.completeTransition(!isCanceled)
            }
        }
        return made
    }
}
