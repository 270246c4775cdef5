import UIKit

/// An animation controller that forwards all calls to another one, and records them.
public final class RecordingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let base: any UIViewControllerAnimatedTransitioning
    private let log: CallbackLog
    /// The context of the latest transition. The reference is weak.
    public private(set) weak var context: (any UIViewControllerContextTransitioning)?

    public init(_ base: any UIViewControllerAnimatedTransitioning, log: CallbackLog) {
        self.base = base
        self.log = log
    }

    public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        base.transitionDuration(using: transitionContext)
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        context = transitionContext
        base.animateTransition(using: transitionContext)
    }

    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        base.interruptibleAnimator(using: transitionContext)
    }

    public func animationEnded(_ transitionCompleted: Bool) {
        log.add("animationEnded(\(transitionCompleted))")
        base.animationEnded(transitionCompleted)
    }
}
