// APIs that visionOS doesn't have.

import UIKit

#if !os(visionOS)
    extension UITabBarControllerDelegate {
        @MainActor func vendedAnimation(
            _ tabs: UITabBarController,
            from: UIViewController,
            to: UIViewController
        )
            -> (any UIViewControllerAnimatedTransitioning)?
        {
            #if canImport(ObjectiveC)
                tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
            #else
                tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
            #endif
        }

        @MainActor func vendedInteraction(
            _ tabs: UITabBarController,
            for animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            #if canImport(ObjectiveC)
                tabBarController?(tabs, interactionControllerFor: animator)
            #else
                tabBarController(tabs, interactionControllerFor: animator)
            #endif
        }
    }
#endif
