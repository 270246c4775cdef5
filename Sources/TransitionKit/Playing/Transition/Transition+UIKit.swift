import UIKit

// The methods that UIKit calls.

extension Transition: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        switch source {
        case .animator(let animator, let playback): playback.duration(of: animator)
        case .thirdParty(let other): other.transitionDuration(using: transitionContext.map { forwarded($0) })
        }
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        start(in: transitionContext, .animating)
        play()
    }

    /// A call before the start prepares the transition, because UIKit's own interaction controllers make it
    /// instead of starting the animation. A call after the end returns the previous animator.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        start(in: transitionContext, .animatorRequested)
        if isRunning, vendedAnimator == nil { vendedAnimator = makeVendedAnimator() }
        return vendedAnimator ?? lastVendedAnimator ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
    }

    private func makeVendedAnimator() -> (any UIViewImplicitlyAnimating)? {
        if let animator = animation?.requestAnimator() { return animator }
        // A controller that has returned an animator that doesn't play isn't asked again. One whose animator
        // isn't a `UIViewPropertyAnimator` is.
        if let other = animation as? ThirdPartyAnimation, other.isOtherAnimator { return other.makeStandIn() }
        return forwarding.flatMap { (source.thirdParty?.interruptibleAnimator(using:))?($0) }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        end(Outcome(completed: transitionCompleted), notifyingUIKit: false)
        (source.thirdParty?.animationEnded(_:))?(transitionCompleted)
    }
}

extension Transition: UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart: Bool { isAwaited }

    var completionSpeed: CGFloat { CGFloat(Settling.rate(interaction?.completionSpeed ?? 1)) }

    /// The curve of the animations alongside. The rest of the transition itself settles on a spring.
    var completionCurve: UIView.AnimationCurve { .easeOut }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        isBeingStarted = true
        if isAwaited {
            start(in: transitionContext, .held)
            holdAtStart()
        } else {
            start(in: transitionContext, .animating)
            play()
        }
        isBeingStarted = false
        if nextAction != nil { MainQueue.later { [self] in continueAfterStart() } }
    }
}
