import TransitionKit
import UIKit

/// A delegate as an app would write it without TransitionDelegate. It returns the same animation controller
/// for everything, and an interaction controller while there is one.
@MainActor public final class HandWrittenDelegate: NSObject {
    private let animator: any UIViewControllerAnimatedTransitioning
    /// The interaction controller of every transition.
    public var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Creates the interaction controller of a transition, in place of ``interaction``.
    public var makeInteraction:
        ((any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?)?

    public init(_ animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
    }

    public convenience init(_ animator: any Animator) {
        self.init(animator.animationController())
    }

    private func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let makeInteraction else { return interaction }
        return makeInteraction(animator)
    }
}

extension HandWrittenDelegate: UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animator) }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animator) }
}

extension HandWrittenDelegate: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animationController) }
}

extension HandWrittenDelegate: UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animationController) }
}

extension HandWrittenDelegate: ContainerViewControllerDelegate {
    public func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    public func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animationController) }
}
