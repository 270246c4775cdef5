import Animators
import TransitionKit
import UIKit

/// The app's own delegate of a container, beside TransitionKit's.
@MainActor final class WalkDelegate: NSObject {
    private weak var world: World?
    private weak var announced: UIViewController?

    init(world: World) {
        self.world = world
    }
}

extension WalkDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        announced = viewController
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        // It may be the delegate only since then.
        if let announced, viewController !== announced {
            world?.fail("a delegate hears of \(viewController.title ?? "") without an announcement")
        }
    }
}

extension WalkDelegate: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CrossfadeAnimator().animationController()
    }
}

extension WalkDelegate: ContainerViewControllerDelegate {
    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) {
        if container.selectedViewController !== viewController {
            world?.fail("a delegate hears that \(viewController.title ?? "") is selected, but it isn't")
        }
    }
}
