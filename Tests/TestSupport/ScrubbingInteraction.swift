import UIKit

/// A minimal interaction controller. It scrubs the property animator that an animation controller returns.
public final class ScrubbingInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private let animationController: any UIViewControllerAnimatedTransitioning
    private var context: (any UIViewControllerContextTransitioning)?
    private var animator: UIViewPropertyAnimator?
    private let pausesAtStart: Bool

    /// - Parameter pausesAtStart: Whether it pauses the animator when the transition starts, rather than with
    ///   the first movement.
    public init(
        _ animationController: any UIViewControllerAnimatedTransitioning,
        pausesAtStart: Bool = true
    ) {
        self.animationController = animationController
        self.pausesAtStart = pausesAtStart
    }

    public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        animator =
            animationController.interruptibleAnimator(using: transitionContext) as? UIViewPropertyAnimator
        if pausesAtStart { animator?.pauseAnimation() }
    }

    public func update(_ fraction: CGFloat) {
        animator?.fractionComplete = fraction
        context?.updateInteractiveTransition(fraction)
    }

    public func finish() {
        context?.finishInteractiveTransition()
        settle()
    }

    public func cancel() {
        context?.cancelInteractiveTransition()
        animator?.isReversed = true
        settle()
    }

    private func settle() {
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        (context, animator) = (nil, nil)
    }
}
