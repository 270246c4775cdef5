import UIKit

// The delegate methods of a navigation controller. Each one calls the
// transition delegate, the app's own delegate, or both in this order.

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
