import UIKit

extension DelegateProxy: UITabBarControllerDelegate {
    private var tabsApp: (any UITabBarControllerDelegate)? { recipient as? any UITabBarControllerDelegate }

    #if !os(visionOS)
        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            resume()
            let ours = transitions.makeSwitch(in: tabBarController, from: fromVC, to: toVC)
            let ask = tabsApp?.tabBarController(_:animationControllerForTransitionFrom:to:)
            return ours ?? ask?(tabBarController, fromVC, toVC)
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            interactionController(for: animationController) { original in
                (tabsApp?.tabBarController(_:interactionControllerFor:))?(tabBarController, original)
            }
        }
    #endif

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        (tabsApp?.tabBarController(_:shouldSelect:))?(tabBarController, viewController) ?? true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        (tabsApp?.tabBarController(_:didSelect:))?(tabBarController, viewController)
    }

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        (tabsApp?.tabBarController(_:shouldSelectTab:))?(tabBarController, tab) ?? true
    }

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        (tabsApp?.tabBarController(_:didSelectTab:previousTab:))?(tabBarController, selectedTab, previousTab)
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
        func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
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
            (tabsApp?.tabBarControllerSupportedInterfaceOrientations(_:))?(tabBarController)
                ?? .allButUpsideDown
        }

        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation {
            (tabsApp?.tabBarControllerPreferredInterfaceOrientationForPresentation(_:))?(tabBarController)
                ?? .portrait
        }
    #endif
}
