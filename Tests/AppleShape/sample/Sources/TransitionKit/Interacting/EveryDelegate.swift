import UIKit

/// All methods of the delegates that are relevant to transitions.
@MainActor
public final class EveryDelegate: NSObject {}

extension EveryDelegate: UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}

extension EveryDelegate: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}

    #if !os(tvOS)
        public func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .all }

        public func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation { .portrait }
    #endif

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension EveryDelegate: UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {}

    #if !os(visionOS)
        public func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

        public func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    #endif

    #if !os(visionOS) && !os(tvOS)
        public func tabBarController(
            _ tabBarController: UITabBarController,
            willBeginCustomizing viewControllers: [UIViewController]
        ) {}

        public func tabBarController(
            _ tabBarController: UITabBarController,
            willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {}

        public func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask { .all }

        public func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation { .portrait }
    #endif

    #if !os(tvOS)
        public func tabBarController(
            _ tabBarController: UITabBarController,
            didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {}
    #endif

    @available(iOS 18, tvOS 18, visionOS 2, *)
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        true
    }

    @available(iOS 18, tvOS 18, visionOS 2, *)
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}

    #if !os(tvOS)
        @available(iOS 18, visionOS 2, *)
        public func tabBarController(
            _ tabBarController: UITabBarController,
            tab: UITab,
            operationForAcceptingItemsFrom session: any UIDropSession
        ) -> UIDropOperation { .cancel }

        @available(iOS 18, visionOS 2, *)
        public func tabBarController(
            _ tabBarController: UITabBarController,
            tab: UITab,
            acceptItemsFrom session: any UIDropSession
        ) {}

        @available(iOS 18, visionOS 2, *)
        public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}

        @available(iOS 18, visionOS 2, *)
        public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}

        @available(iOS 18, visionOS 2, *)
        public func tabBarController(
            _ tabBarController: UITabBarController,
            visibilityDidChangeFor tabs: [UITab]
        ) {}

        @available(iOS 18, visionOS 2, *)
        public func tabBarController(
            _ tabBarController: UITabBarController,
            displayOrderDidChangeFor group: UITabGroup
        ) {}

        @available(iOS 18, visionOS 2, *)
        public func tabBarController(
            _ tabBarController: UITabBarController,
            displayedViewControllersFor tab: UITab,
            proposedViewControllers: [UIViewController]
        ) -> [UIViewController] { proposedViewControllers }
    #endif
}

extension EveryDelegate: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive press: UIPress
    ) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent
    ) -> Bool { true }
}
