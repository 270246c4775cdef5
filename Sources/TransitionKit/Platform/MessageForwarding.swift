import UIKit

// The delegate methods of a socket. Each one calls the transition delegate, the app's own delegate, or both
// in this order.

extension DelegateProxy: UIViewControllerTransitioningDelegate {
    private var modalApp: (any UIViewControllerTransitioningDelegate)? {
        app as? any UIViewControllerTransitioningDelegate
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transitions.animationController(forPresented: presented, presenting: presenting, source: source)
            ?? modalApp?.vendedAnimation(forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transitions.animationController(forDismissed: dismissed)
            ?? modalApp?.vendedAnimation(forDismissed: dismissed)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if transitions.decides(animator) { return transitions.interactionController(for: animator) }
        return modalApp?.vendedInteraction(forPresentationUsing: animator)
            ?? transitions.interactionController(for: animator)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if transitions.decides(animator) { return transitions.interactionController(for: animator) }
        return modalApp?.vendedInteraction(forDismissalUsing: animator)
            ?? transitions.interactionController(for: animator)
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        transitions.presentationController(forPresented: presented, presenting: presenting, source: source)
            ?? modalApp?.vendedPresentation(of: presented, presenting: presenting, source: source)
    }
}

extension DelegateProxy: UINavigationControllerDelegate {
    private var navigationApp: (any UINavigationControllerDelegate)? {
        app as? any UINavigationControllerDelegate
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transitions.navigationController(
            navigationController,
            animationControllerFor: operation,
            from: fromVC,
            to: toVC
        ) ?? navigationApp?.vendedAnimation(navigationController, for: operation, from: fromVC, to: toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if transitions.decides(animationController) {
            return transitions.interactionController(for: animationController)
        }
        return navigationApp?.vendedInteraction(navigationController, for: animationController)
            ?? transitions.interactionController(for: animationController)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        navigationApp?.tell(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        // The app's delegate can detach the socket.
        let app = navigationApp
        transitions.navigationController(navigationController, didShow: viewController, animated: animated)
        app?.tell(navigationController, didShow: viewController, animated: animated)
    }

    #if !os(tvOS) && !os(visionOS)
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            navigationApp?.supportedOrientations(of: navigationController) ?? .allButUpsideDown
        }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation {
            navigationApp?.preferredOrientation(of: navigationController) ?? .portrait
        }
    #endif
}

extension DelegateProxy: UITabBarControllerDelegate {
    private var tabsApp: (any UITabBarControllerDelegate)? { app as? any UITabBarControllerDelegate }

    #if !os(visionOS)
        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            transitions.tabBarController(
                tabBarController,
                animationControllerForTransitionFrom: fromVC,
                to: toVC
            )
                ?? tabsApp?.vendedAnimation(tabBarController, from: fromVC, to: toVC)
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            if transitions.decides(animationController) {
                return transitions.interactionController(for: animationController)
            }
            return tabsApp?.vendedInteraction(tabBarController, for: animationController)
        }
    #endif

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        tabsApp?.allows(tabBarController, toSelect: viewController) ?? true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        tabsApp?.tell(tabBarController, didSelect: viewController)
    }

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tabsApp?.allows(tabBarController, toSelect: tab) ?? true
    }

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        tabsApp?.tell(tabBarController, didSelect: selectedTab, after: previousTab)
    }

    #if os(iOS) || os(visionOS)
        @available(iOS 18.0, visionOS 2.0, *)
        func tabBarController(
            _ tabBarController: UITabBarController,
            tab: UITab,
            operationForAcceptingItemsFrom session: any UIDropSession
        ) -> UIDropOperation {
            tabsApp?.tabBarController?(tabBarController, tab: tab, operationForAcceptingItemsFrom: session)
                ?? .cancel
        }

        @available(iOS 18.0, visionOS 2.0, *)
        func tabBarController(
            _ tabBarController: UITabBarController,
            tab: UITab,
            acceptItemsFrom session: any UIDropSession
        ) {
            tabsApp?.tabBarController?(tabBarController, tab: tab, acceptItemsFrom: session)
        }

        @available(iOS 18.0, visionOS 2.0, *)
        func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
            tabsApp?.tabBarControllerWillBeginEditing?(tabBarController)
        }

        @available(iOS 18.0, visionOS 2.0, *)
        func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
            tabsApp?.tabBarControllerDidEndEditing?(tabBarController)
        }

        @available(iOS 18.0, visionOS 2.0, *)
        func tabBarController(
            _ tabBarController: UITabBarController,
            visibilityDidChangeFor tabs: [UITab]
        ) {
            tabsApp?.tabBarController?(tabBarController, visibilityDidChangeFor: tabs)
        }

        @available(iOS 18.0, visionOS 2.0, *)
        func tabBarController(
            _ tabBarController: UITabBarController,
            displayOrderDidChangeFor group: UITabGroup
        ) {
            tabsApp?.tabBarController?(tabBarController, displayOrderDidChangeFor: group)
        }

        @available(iOS 18.0, visionOS 2.0, *)
        func tabBarController(
            _ tabBarController: UITabBarController,
            displayedViewControllersFor tab: UITab,
            proposedViewControllers: [UIViewController]
        ) -> [UIViewController] {
            tabsApp?.tabBarController?(
                tabBarController,
                displayedViewControllersFor: tab,
                proposedViewControllers: proposedViewControllers
            ) ?? proposedViewControllers
        }
    #endif

    #if os(iOS)
        func tabBarController(
            _ tabBarController: UITabBarController,
            willBeginCustomizing viewControllers: [UIViewController]
        ) {
            tabsApp?.tabBarController?(tabBarController, willBeginCustomizing: viewControllers)
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            tabsApp?.tabBarController?(
                tabBarController,
                willEndCustomizing: viewControllers,
                changed: changed
            )
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            tabsApp?.tabBarController?(tabBarController, didEndCustomizing: viewControllers, changed: changed)
        }
    #endif

    #if !os(tvOS) && !os(visionOS)
        func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask {
            tabsApp?.supportedOrientations(of: tabBarController) ?? .allButUpsideDown
        }

        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation {
            tabsApp?.preferredOrientation(of: tabBarController) ?? .portrait
        }
    #endif
}

extension DelegateProxy: ContainerViewControllerDelegate {
    private var containerApp: (any ContainerViewControllerDelegate)? {
        app as? any ContainerViewControllerDelegate
    }

    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transitions.containerViewController(container, animationControllerForTransitionFrom: fromVC, to: toVC)
            ?? containerApp?.containerViewController(
                container,
                animationControllerForTransitionFrom: fromVC,
                to: toVC
            )
    }

    func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if transitions.decides(animationController) {
            return transitions.interactionController(for: animationController)
        }
        return containerApp?.containerViewController(container, interactionControllerFor: animationController)
    }

    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) {
        containerApp?.containerViewController(container, didSelect: viewController)
    }

    func containerViewController(
        _ container: ContainerViewController,
        didCancelSelecting viewController: UIViewController
    ) {
        containerApp?.containerViewController(container, didCancelSelecting: viewController)
    }

    func containerViewController(
        _ container: ContainerViewController,
        didReselect viewController: UIViewController
    ) {
        containerApp?.containerViewController(container, didReselect: viewController)
    }
}
