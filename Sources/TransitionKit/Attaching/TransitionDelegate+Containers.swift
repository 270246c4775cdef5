import UIKit

extension TransitionDelegate: UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        vended(.forward, from: presenting, to: presented, isModal: true)
            ?? original((any UIViewControllerTransitioningDelegate).self, for: presented)?
            .vendedAnimation(forPresented: presented, presenting: presenting, source: source)
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        vended(.backward, from: dismissed, to: dismissed.presentingViewController, isModal: true)
            ?? original((any UIViewControllerTransitioningDelegate).self, for: dismissed)?
            .vendedAnimation(forDismissed: dismissed)
    }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if interaction != nil, animator is ContextRelay { return vendedInteraction(for: animator) }
        return original((any UIViewControllerTransitioningDelegate).self)?
            .vendedInteraction(forPresentationUsing: animator)
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if interaction != nil, animator is ContextRelay { return vendedInteraction(for: animator) }
        return original((any UIViewControllerTransitioningDelegate).self)?
            .vendedInteraction(forDismissalUsing: animator)
    }
}

extension TransitionDelegate: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        connect(navigationController)
        let ours: (any UIViewControllerAnimatedTransitioning)? =
            switch operation {
            case .push: vended(.forward, from: fromVC, to: toVC)
            case .pop: vended(.backward, from: fromVC, to: toVC)
            default: nil
            }
        return ours
            ?? original((any UINavigationControllerDelegate).self, for: navigationController)?
            .vendedAnimation(navigationController, for: operation, from: fromVC, to: toVC)
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if interaction != nil, animationController is ContextRelay {
            return vendedInteraction(for: animationController)
        }
        return original((any UINavigationControllerDelegate).self, for: navigationController)?
            .vendedInteraction(navigationController, for: animationController)
    }
}

extension TransitionDelegate: UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        connect(tabBarController)
        let direction = order(of: fromVC, toVC, in: tabBarController.viewControllers ?? [])
        return vended(direction, from: fromVC, to: toVC)
            ?? original((any UITabBarControllerDelegate).self, for: tabBarController)?
            .vendedAnimation(tabBarController, from: fromVC, to: toVC)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if interaction != nil, animationController is ContextRelay {
            return vendedInteraction(for: animationController)
        }
        return original((any UITabBarControllerDelegate).self, for: tabBarController)?
            .vendedInteraction(tabBarController, for: animationController)
    }
}

extension TransitionDelegate: ContainerViewControllerDelegate {
    public func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) {
        original((any ContainerViewControllerDelegate).self, for: container)?
            .containerViewController(container, didSelect: viewController)
    }

    public func containerViewController(
        _ container: ContainerViewController,
        didCancelSelecting viewController: UIViewController
    ) {
        original((any ContainerViewControllerDelegate).self, for: container)?
            .containerViewController(container, didCancelSelecting: viewController)
    }

    public func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        connect(container)
        let direction = order(of: fromVC, toVC, in: container.viewControllers)
        return vended(direction, from: fromVC, to: toVC)
            ?? original((any ContainerViewControllerDelegate).self, for: container)?
            .containerViewController(container, animationControllerForTransitionFrom: fromVC, to: toVC)
    }

    public func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if interaction != nil, animationController is ContextRelay {
            return vendedInteraction(for: animationController)
        }
        return original((any ContainerViewControllerDelegate).self, for: container)?
            .containerViewController(container, interactionControllerFor: animationController)
    }
}

extension TransitionDelegate {
    private func order(
        of fromVC: UIViewController,
        _ toVC: UIViewController,
        in controllers: [UIViewController]
    ) -> TransitionDirection {
        guard let start = controllers.firstIndex(of: fromVC), let end = controllers.firstIndex(of: toVC)
        else { return .forward }
        return end >= start ? .forward : .backward
    }
}
