import UIKit

/// Decides how a ``ContainerViewController`` switches between its children, and is told when it has. All
/// methods are optional.
@MainActor public protocol ContainerViewControllerDelegate: AnyObject {
    /// A child has been selected and its transition, if there was one, is over. Not called for a transition
    /// that was cancelled.
    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    )

    /// The transition to a child was cancelled; the selection is what it was before.
    func containerViewController(
        _ container: ContainerViewController,
        didCancelSelecting viewController: UIViewController
    )

    /// The animation controller for the switch from one child to another. `nil` (the default) slides.
    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The interaction controller of a switch. `nil` (the default) lets it run by itself.
    func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension ContainerViewControllerDelegate {
    public func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) {}

    public func containerViewController(
        _ container: ContainerViewController,
        didCancelSelecting viewController: UIViewController
    ) {}

    public func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
