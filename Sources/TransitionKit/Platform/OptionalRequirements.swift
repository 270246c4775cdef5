// Calls to optional requirements of Objective-C protocols. They use `?` if there's Objective-C, and otherwise
// default implementations.

import UIKit

extension UIViewControllerAnimatedTransitioning {
    /// Returns the property animator that drives the transition, if the animation controller returns one.
    @MainActor func propertyAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> UIViewPropertyAnimator? {
        #if canImport(ObjectiveC)
            interruptibleAnimator?(using: context) as? UIViewPropertyAnimator
        #else
            interruptibleAnimator(using: context) as? UIViewPropertyAnimator
        #endif
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

    /// A Boolean value that indicates whether there can be an interruptible animator. Only a context makes it
    /// certain.
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
    /// A Boolean value that indicates whether the transition is interactive from its start. This is the
    /// default if the interaction controller doesn't implement the property.
    @MainActor var startsInteractively: Bool {
        #if canImport(ObjectiveC)
            wantsInteractiveStart ?? true
        #else
            wantsInteractiveStart
        #endif
    }
}

// MARK: - Values from other delegates

extension UIViewControllerTransitioningDelegate {
    @MainActor func vendedAnimation(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        #if canImport(ObjectiveC)
            animationController?(forPresented: presented, presenting: presenting, source: source)
        #else
            animationController(forPresented: presented, presenting: presenting, source: source)
        #endif
    }

    @MainActor func vendedAnimation(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        #if canImport(ObjectiveC)
            animationController?(forDismissed: dismissed)
        #else
            animationController(forDismissed: dismissed)
        #endif
    }

    @MainActor func vendedInteraction(
        forPresentationUsing animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(ObjectiveC)
            interactionControllerForPresentation?(using: animator)
        #else
            interactionControllerForPresentation(using: animator)
        #endif
    }

    @MainActor func vendedInteraction(forDismissalUsing animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        #if canImport(ObjectiveC)
            interactionControllerForDismissal?(using: animator)
        #else
            interactionControllerForDismissal(using: animator)
        #endif
    }
}

extension UINavigationControllerDelegate {
    @MainActor func vendedAnimation(
        _ navigation: UINavigationController,
        for operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        #if canImport(ObjectiveC)
            navigationController?(navigation, animationControllerFor: operation, from: from, to: to)
        #else
            navigationController(navigation, animationControllerFor: operation, from: from, to: to)
        #endif
    }

    @MainActor func vendedInteraction(
        _ navigation: UINavigationController,
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(ObjectiveC)
            navigationController?(navigation, interactionControllerFor: animator)
        #else
            navigationController(navigation, interactionControllerFor: animator)
        #endif
    }
}

// MARK: - Notifications to other delegates

extension UIViewControllerTransitioningDelegate {
    @MainActor func vendedPresentation(
        of presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        #if canImport(ObjectiveC)
            presentationController?(forPresented: presented, presenting: presenting, source: source)
        #else
            presentationController(forPresented: presented, presenting: presenting, source: source)
        #endif
    }
}

extension UINavigationControllerDelegate {
    @MainActor func tell(
        _ navigation: UINavigationController,
        willShow screen: UIViewController,
        animated: Bool
    ) {
        #if canImport(ObjectiveC)
            navigationController?(navigation, willShow: screen, animated: animated)
        #else
            navigationController(navigation, willShow: screen, animated: animated)
        #endif
    }

    @MainActor func tell(
        _ navigation: UINavigationController,
        didShow screen: UIViewController,
        animated: Bool
    ) {
        #if canImport(ObjectiveC)
            navigationController?(navigation, didShow: screen, animated: animated)
        #else
            navigationController(navigation, didShow: screen, animated: animated)
        #endif
    }

    #if !os(tvOS) && !os(visionOS)
        @MainActor func supportedOrientations(of navigation: UINavigationController)
            -> UIInterfaceOrientationMask?
        {
            #if canImport(ObjectiveC)
                navigationControllerSupportedInterfaceOrientations?(navigation)
            #else
                navigationControllerSupportedInterfaceOrientations(navigation)
            #endif
        }

        @MainActor func preferredOrientation(of navigation: UINavigationController) -> UIInterfaceOrientation?
        {
            #if canImport(ObjectiveC)
                navigationControllerPreferredInterfaceOrientationForPresentation?(navigation)
            #else
                navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
            #endif
        }
    #endif
}

extension UITabBarControllerDelegate {
    @MainActor func allows(_ tabs: UITabBarController, toSelect screen: UIViewController) -> Bool? {
        #if canImport(ObjectiveC)
            tabBarController?(tabs, shouldSelect: screen)
        #else
            tabBarController(tabs, shouldSelect: screen)
        #endif
    }

    @MainActor func tell(_ tabs: UITabBarController, didSelect screen: UIViewController) {
        #if canImport(ObjectiveC)
            tabBarController?(tabs, didSelect: screen)
        #else
            tabBarController(tabs, didSelect: screen)
        #endif
    }

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @MainActor func allows(_ tabs: UITabBarController, toSelect tab: UITab) -> Bool? {
        #if canImport(ObjectiveC)
            tabBarController?(tabs, shouldSelectTab: tab)
        #else
            tabBarController(tabs, shouldSelectTab: tab)
        #endif
    }

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @MainActor func tell(_ tabs: UITabBarController, didSelect tab: UITab, after previous: UITab?) {
        #if canImport(ObjectiveC)
            tabBarController?(tabs, didSelectTab: tab, previousTab: previous)
        #else
            tabBarController(tabs, didSelectTab: tab, previousTab: previous)
        #endif
    }

    #if !os(tvOS) && !os(visionOS)
        @MainActor func supportedOrientations(of tabs: UITabBarController) -> UIInterfaceOrientationMask? {
            #if canImport(ObjectiveC)
                tabBarControllerSupportedInterfaceOrientations?(tabs)
            #else
                tabBarControllerSupportedInterfaceOrientations(tabs)
            #endif
        }

        @MainActor func preferredOrientation(of tabs: UITabBarController) -> UIInterfaceOrientation? {
            #if canImport(ObjectiveC)
                tabBarControllerPreferredInterfaceOrientationForPresentation?(tabs)
            #else
                tabBarControllerPreferredInterfaceOrientationForPresentation(tabs)
            #endif
        }
    #endif
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns whether people can dismiss the presentation. This is the default if the delegate doesn't
    /// implement the method.
    @MainActor func allowsDismissal(_ controller: UIPresentationController) -> Bool {
        #if canImport(ObjectiveC)
            presentationControllerShouldDismiss?(controller) ?? true
        #else
            presentationControllerShouldDismiss(controller)
        #endif
    }

    @MainActor package func tellWillDismiss(_ controller: UIPresentationController) {
        #if canImport(ObjectiveC)
            presentationControllerWillDismiss?(controller)
        #else
            presentationControllerWillDismiss(controller)
        #endif
    }

    @MainActor package func tellDidDismiss(_ controller: UIPresentationController) {
        #if canImport(ObjectiveC)
            presentationControllerDidDismiss?(controller)
        #else
            presentationControllerDidDismiss(controller)
        #endif
    }

    @MainActor package func tellDidAttemptToDismiss(_ controller: UIPresentationController) {
        #if canImport(ObjectiveC)
            presentationControllerDidAttemptToDismiss?(controller)
        #else
            presentationControllerDidAttemptToDismiss(controller)
        #endif
    }
}
