import UIKit

extension DelegateProxy: ContainerConnecting {
    private var containerApp: (any ContainerViewControllerDelegate)? {
        recipient as? any ContainerViewControllerDelegate
    }

    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        resume()
        let ours = transitions.makeSwitch(in: container, from: fromVC, to: toVC)
        let ask = containerApp?.containerViewController(_:animationControllerForTransitionFrom:to:)
        return ours ?? ask?(container, fromVC, toVC)
    }

    func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController(for: animationController) { original in
            containerApp?.containerViewController(container, interactionControllerFor: original)
        }
    }

    func containerViewController(
        _ container: ContainerViewController,
        shouldSelect viewController: UIViewController
    ) -> Bool { containerApp?.containerViewController(container, shouldSelect: viewController) ?? true }

    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) { containerApp?.containerViewController(container, didSelect: viewController) }

    func containerViewController(
        _ container: ContainerViewController,
        didCancelSelecting viewController: UIViewController
    ) { containerApp?.containerViewController(container, didCancelSelecting: viewController) }

    func containerViewController(
        _ container: ContainerViewController,
        didReselect viewController: UIViewController
    ) { containerApp?.containerViewController(container, didReselect: viewController) }

    func connect(to container: ContainerViewController) {
        DelegateAttachment.of(container, .neighbors)?.renew()
    }

    func containerDidReplaceDelegate(_ container: ContainerViewController) {}
}
