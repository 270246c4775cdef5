import UIKit

// Transitions as people write them without knowledge of actors, in Swift 5 language mode. None of these
// classes declares its isolation.

/// An animation controller that completes the transition in the completion of an animation.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: ((Bool) -> Void)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to),
            let toViewController = transitionContext.viewController(forKey: .to)
        else { return }
        toView.frame = transitionContext.finalFrame(for: toViewController)
        toView.alpha = 0
        transitionContext.containerView.addSubview(toView)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { toView.alpha = 1 },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        )
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ended?(transitionCompleted)
    }
}

/// An animation controller that completes the transition later, on the main queue.
class QueueAnimator: NSObject {
    let delay: TimeInterval

    init(delay: TimeInterval) {
        self.delay = delay
    }
}

extension QueueAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return delay
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if let toView = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(toView)
        }
        if delay > 0 {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                transitionContext.completeTransition(true)
            }
        } else {
            DispatchQueue.main.async { transitionContext.completeTransition(true) }
        }
    }
}

/// An animation controller that retains the context, and whose helper completes the transition.
class LayerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var finisher: Finisher?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.2
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let finisher = Finisher(transitionContext)
        self.finisher = finisher
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = transitionDuration(using: transitionContext)
        animation.delegate = finisher
        guard let toView = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(toView)
        toView.layer.add(animation, forKey: "fade")
    }
}

class Finisher: NSObject, CAAnimationDelegate {
    let context: UIViewControllerContextTransitioning

    init(_ context: UIViewControllerContextTransitioning) {
        self.context = context
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        finish()
    }

    func finish() {
        context.containerView.isUserInteractionEnabled = true
        let completed = !context.transitionWasCancelled
        context.completeTransition(completed)
    }
}

/// An object that's a delegate of every kind.
class TransitionManager: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    var animator: UIViewControllerAnimatedTransitioning = FadeAnimator()
    let interactor = UIPercentDrivenInteractiveTransition()
    var isInteractive = false

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return isInteractive ? interactor : nil
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        return animator
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return gestureRecognizer.view != nil
    }

    func update(_ progress: CGFloat) {
        interactor.update(progress)
        if progress > 0.5 { interactor.finish() } else { interactor.cancel() }
    }
}

/// An object that starts everything itself.
class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: UIViewControllerContextTransitioning?
    var wantsInteractiveStart: Bool { return false }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
            transitionContext.view(forKey: .to)?.alpha = 1
        }
        animator.addCompletion { position in
            transitionContext.completeTransition(position == .end)
        }
        animator.startAnimation()
    }

    func alongside(_ viewController: UIViewController) {
        viewController.transitionCoordinator?.animate(
            alongsideTransition: { context in context.containerView.backgroundColor = .white },
            completion: { context in print(context.isCancelled) }
        )
    }
}

/// A global function.
func completeAll(_ contexts: [UIViewControllerContextTransitioning]) {
    for context in contexts { context.completeTransition(true) }
}

class Screen: UIViewController {
    let manager = TransitionManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}
