import UIKit

// The methods that UIKit and containers call if the delegate is assigned rather than attached.

extension TransitionDelegate: UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let view = source.viewIfLoaded
        let transition = makeTransition(.forward, from: presenting, to: presented, .presentation, on: view)
        // UIKit is about to load the view. In an animation block of the app, what it places would fly in.
        if UIView.inheritedAnimationDuration > 0 { presented.loadViewUnanimated() }
        if transition == nil, animates(.backward, presented, .presentation) {
            // UIKit doesn't report the end of its own presentation to the delegate.
            presented.loadViewUnanimated()
            connect(to: presented, .presentation)
        }
        return transition
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        dismissed.interactivePresentation?.dismissalIsRequested()
        let (presenter, view) = (dismissed.presentingViewController, dismissed.viewIfLoaded)
        return makeTransition(.backward, from: dismissed, to: presenter, .presentation, on: view)
    }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController(for: animator)
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController(for: animator)
    }

    public func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        assigned.note(presented, .presentation, of: self)
        return presentationDescription?.makePresentationController(of: presented, over: presenting)
    }
}

extension TransitionDelegate: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        connect(to: navigationController, .navigation)
        guard operation != .none else { return nil }
        let direction = operation == .push ? TransitionDirection.forward : .backward
        let view = navigationController.viewIfLoaded
        let controller = makeTransition(direction, from: fromVC, to: toVC, .navigation, on: view)
        DelegateAttachment.note(controller, for: navigationController)
        return controller
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animationController) }

    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        // A stack can also arrive without animation, such as from a deep link.
        connect(to: navigationController, .navigation)
        stackDidChange(of: navigationController)
    }
}

extension TransitionDelegate: ContainerViewControllerDelegate {
    public func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeSwitch(in: container, from: fromVC, to: toVC) }

    public func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animationController) }
}

extension TransitionDelegate: ContainerConnecting {
    func connect(to container: ContainerViewController) {
        connect(to: container, .neighbors)
        DelegateAttachment.of(container, .neighbors)?.renew()
    }

    func containerDidReplaceDelegate(_ container: ContainerViewController) { assigned.update(for: self) }

    /// Returns the animation controller for a switch to another tab or child.
    func makeSwitch(
        in container: any SelectingContainer,
        from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard from !== to else { return nil }
        connect(to: container, .neighbors)
        let direction = container.direction(from: from, to: to) ?? .forward
        let transition = makeTransition(direction, from: from, to: to, .neighbors, on: container.viewIfLoaded)
        // Nothing tells when a switch starts that this delegate doesn't animate.
        if !(transition is Transition) { endSwitches(in: container, before: nil) }
        // UIKit is about to load the view. In an animation block of the app, what it places would fly in.
        if transition != nil, container is UITabBarController, UIView.inheritedAnimationDuration > 0 {
            to.loadViewUnanimated()
        }
        return transition
    }
}

extension TransitionDelegate: UITabBarControllerDelegate {
    #if !os(visionOS)
        public func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            makeSwitch(in: tabBarController, from: fromVC, to: toVC)
        }

        public func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            interactionController(for: animationController)
        }
    #endif
}
