import UIKit

// What UIKit's protocols leave optional is called through Objective-C's optional chaining on Apple's platforms.
// Elsewhere such a requirement has a default implementation. This is the one place that knows.

extension UIViewControllerAnimatedTransitioning {
    /// The property animator that drives the transition, if the animation controller vends one.
    @MainActor func propertyAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> UIViewPropertyAnimator? {
        #if canImport(ObjectiveC)
            interruptibleAnimator?(using: context) as? UIViewPropertyAnimator
        #else
            interruptibleAnimator(using: context) as? UIViewPropertyAnimator
        #endif
    }

    /// Tells the animation controller that its transition is over.
    @MainActor func notifyAnimationEnded(_ transitionCompleted: Bool) {
        #if canImport(ObjectiveC)
            animationEnded?(transitionCompleted)
        #else
            animationEnded(transitionCompleted)
        #endif
    }
}

extension UIViewControllerInteractiveTransitioning {
    /// Whether the transition is interactive from its start. It is where the interaction controller says
    /// nothing.
    @MainActor var startsInteractively: Bool {
        #if canImport(ObjectiveC)
            wantsInteractiveStart ?? true
        #else
            wantsInteractiveStart
        #endif
    }
}
