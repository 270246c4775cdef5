// Calls to optional requirements of Objective-C protocols. They use `?` if there's Objective-C, and otherwise
// default implementations.

import UIKit

extension UIViewControllerAnimatedTransitioning {
    /// Returns the property animator that drives the transition, if the animation controller returns one.
    @MainActor func propertyAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> UIViewPropertyAnimator? {
        vendedAnimator(using: context) as? UIViewPropertyAnimator
    }

    /// Returns the interruptible animator, or `nil` if the animation controller doesn't implement the method.
    @MainActor func vendedAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        #if canImport(ObjectiveC)
            interruptibleAnimator?(using: context)
        #else
            interruptibleAnimator(using: context)
        #endif
    }

    /// Whether there can be an interruptible animator. Only a context makes it certain.
    @MainActor var vendsAnimator: Bool {
        #if canImport(ObjectiveC)
            responds(to: .interruptibleAnimator)
        #else
            true
        #endif
    }

    /// Notifies the animation controller that its transition is over.
    @MainActor func notifyAnimationEnded(_ transitionCompleted: Bool) {
        #if canImport(ObjectiveC)
            animationEnded?(transitionCompleted)
        #else
            animationEnded(transitionCompleted)
        #endif
    }
}

#if canImport(ObjectiveC)
    extension Selector {
        static var interruptibleAnimator: Selector {
            #selector((any UIViewControllerAnimatedTransitioning).interruptibleAnimator(using:))
        }
    }
#endif

extension UIViewControllerInteractiveTransitioning {
    /// Whether the transition is interactive from its start. This is the default if the interaction
    /// controller doesn't implement the property.
    @MainActor var startsInteractively: Bool {
        #if canImport(ObjectiveC)
            wantsInteractiveStart ?? true
        #else
            wantsInteractiveStart
        #endif
    }
}

extension UIGestureRecognizerDelegate {
    /// Returns whether the delegate allows a gesture to begin.
    @MainActor func allows(_ recognizer: UIGestureRecognizer) -> Bool {
        #if canImport(ObjectiveC)
            gestureRecognizerShouldBegin?(recognizer) ?? true
        #else
            gestureRecognizerShouldBegin(recognizer)
        #endif
    }

    /// Whether the object belongs to UIKit and not to the app.
    @MainActor var isOfUIKit: Bool {
        #if canImport(ObjectiveC)
            Bundle(for: type(of: self)) == Bundle(for: UINavigationController.self)
        #else
            String(reflecting: type(of: self)).hasPrefix("UIKit.")
        #endif
    }
}
