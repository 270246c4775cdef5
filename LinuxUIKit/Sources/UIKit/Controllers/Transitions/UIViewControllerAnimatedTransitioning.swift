/// The animation of a transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the whole transition, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Starts the animation. When it ends, it must call `completeTransition(_:)` on the context.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Optional. Returns an animator that can be paused, scrubbed, and reversed. It must be the same object
    /// throughout the transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Optional. Called when the transition has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        MissingAnimator.shared
    }

    public func animationEnded(_ transitionCompleted: Bool) {}

    /// Returns the interruptible animator, or `nil` if the conforming type doesn't implement that optional
    /// method.
    func vendedAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        let animator = interruptibleAnimator(using: context)
        return animator === MissingAnimator.shared ? nil : animator
    }
}

/// An object that represents a missing implementation. Without the Objective-C runtime, there's no way to
/// determine whether an optional method exists, so its default implementation returns this object.
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
