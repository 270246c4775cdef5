// APIs that visionOS doesn't have.

import UIKit

extension TransitionDelegate: UITabBarControllerDelegate {
    #if !os(visionOS)
        public func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            connect(to: tabBarController, .neighbors)
            return makeTransition(
                tabBarController.direction(from: fromVC, to: toVC) ?? .forward,
                from: fromVC,
                to: toVC,
                .neighbors,
                on: tabBarController.viewIfLoaded
            )
        }

        public func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            interactionController(for: animationController)
        }
    #endif
}

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

#if !os(visionOS)
    extension ContainerTransitionCoordinator {
        func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
            notifyWhenInteractionChanges { context in
                if !context.isInteractive { handler(context) }
            }
        }
    }
#endif
