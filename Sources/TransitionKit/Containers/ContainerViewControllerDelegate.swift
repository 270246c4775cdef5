import UIKit

/// The methods that a ``ContainerViewController`` uses to request transitions, to ask about selections by
/// people, and to report selections. All methods are optional.
@preconcurrency @MainActor public protocol ContainerViewControllerDelegate: AnyObject {
    /// Asks the delegate whether people can select a child. The default is `true`. If it's `false`, nothing
    /// happens.
    ///
    /// The container calls this method when people tap an icon, even that of the selected child, when a
    /// gesture is about to switch, and when an assistive technology goes to the next or previous child. It
    /// doesn't call this method when your app selects a child.
    ///
    /// The delegate can also select another child, or present a screen, and return `false`.
    func containerViewController(
        _ container: ContainerViewController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// Tells the delegate that a child has been selected, after its transition, if there was one. It isn't
    /// called if the transition was canceled, or if another child is selected because
    /// ``ContainerViewController/viewControllers`` has changed.
    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    )

    /// Tells the delegate that the transition to a child was canceled. The selection hasn't changed.
    func containerViewController(
        _ container: ContainerViewController,
        didCancelSelecting viewController: UIViewController
    )

    /// Tells the delegate that people have tapped the icon of the child that's already selected. A good
    /// response is to scroll to the top, or to pop to the first screen of a navigation controller.
    func containerViewController(
        _ container: ContainerViewController,
        didReselect viewController: UIViewController
    )

    /// Returns the animation controller for switching from one child to another. If `nil` (the default), the
    /// container uses ``SpringSlideAnimator``.
    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller for a switch. If `nil` (the default), the switch is interactive
    /// only if an attached gesture has started it.
    func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension ContainerViewControllerDelegate {
    public func containerViewController(
        _ container: ContainerViewController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }

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
        didReselect viewController: UIViewController
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

/// A delegate that attaches something to the container it's assigned to.
@MainActor protocol ContainerConnecting: ContainerViewControllerDelegate {
    /// Called when the container has this delegate, and again when its view has been loaded or its children
    /// have changed.
    func connect(to container: ContainerViewController)
    func containerDidReplaceDelegate(_ container: ContainerViewController)
}
