/// The animation of a transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The length of the whole transition in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Starts the animation; its end must call `completeTransition(_:)` on the context.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Optional: an animator object that can be paused, scrubbed and reversed, the same one for the whole transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Optional: called when the transition is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        MissingAnimator.shared
    }

    public func animationEnded(_ transitionCompleted: Bool) {}

    /// The interruptible animator, or nil when the conforming type does not have that optional method.
    func vendedAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        let animator = interruptibleAnimator(using: context)
        return animator === MissingAnimator.shared ? nil : animator
    }
}

/// Stands for "not implemented": without the Objective-C runtime nobody can ask whether an optional method
/// exists, so its default answers with this one object.
@MainActor final class MissingAnimator: NSObject, UIViewImplicitlyAnimating {
    static let shared = MissingAnimator()

    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed = false
    var fractionComplete: CGFloat = 0

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
