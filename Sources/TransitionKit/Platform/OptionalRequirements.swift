// Optional requirements of Objective-C protocols. Without Objective-C, they have default implementations,
// and a call with `?` after the name of a method wouldn't compile.

import UIKit

extension UIViewControllerAnimatedTransitioning {
    /// Returns the property animator that drives the transition, if the animation controller returns one.
    @MainActor func propertyAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> UIViewPropertyAnimator? {
        let controller: (any UIViewControllerAnimatedTransitioning)? = self
        return (controller?.interruptibleAnimator(using:))?(context) as? UIViewPropertyAnimator
    }

    /// Whether there can be an interruptible animator. Only a context makes it certain.
    @MainActor var vendsAnimator: Bool {
        #if canImport(ObjectiveC)
            responds(to: .interruptibleAnimator)
        #else
            true
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
