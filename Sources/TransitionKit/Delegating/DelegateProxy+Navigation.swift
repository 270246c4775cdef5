import UIKit

extension DelegateProxy: UINavigationControllerDelegate {
    private var navigationApp: (any UINavigationControllerDelegate)? {
        recipient as? any UINavigationControllerDelegate
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        resume()
        let ours = transitions.navigationController(_:animationControllerFor:from:to:)
        if let controller = ours(navigationController, operation, fromVC, toVC) { return controller }
        let ask = navigationApp?.navigationController(_:animationControllerFor:from:to:)
        let controller = ask?(navigationController, operation, fromVC, toVC) ?? nil
        DelegateAttachment.note(controller, for: navigationController)
        return controller
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController(for: animationController) { original in
            let ask = navigationApp?.navigationController(_:interactionControllerFor:)
            return ask?(navigationController, original)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        let tell = navigationApp?.navigationController(_:willShow:animated:)
        tell?(navigationController, viewController, animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        resume()
        // The app's delegate can detach the proxy.
        let app = navigationApp
        transitions.navigationController(navigationController, didShow: viewController, animated: animated)
        (app?.navigationController(_:didShow:animated:))?(navigationController, viewController, animated)
        // The app's delegate can set another proxy again, whose gestures apply to this screen.
        (navigationController.delegate as? DelegateProxy)?.resume()
    }

    #if !os(tvOS) && !os(visionOS)
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            (navigationApp?.navigationControllerSupportedInterfaceOrientations(_:))?(navigationController)
                ?? .allButUpsideDown
        }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation {
            let ask = navigationApp?.navigationControllerPreferredInterfaceOrientationForPresentation(_:)
            return ask?(navigationController) ?? .portrait
        }
    #endif
}
