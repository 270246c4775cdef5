import UIKit

/// Hands animation controllers to view controllers, navigation controllers, tab bar controllers and custom
/// containers: one object for all four.
///
/// ```swift
/// let transition = TransitionDelegate(CubeAnimator())
///
/// detail.transitioningDelegate = transition       // present and dismiss
/// navigationController.delegate = transition      // push and pop
/// tabBarController.delegate = transition          // tab switches
/// container.delegate = transition                 // a ContainerViewController
/// ```
///
/// Delegates are weak: keep the object in a property for as long as it is needed.
@MainActor public final class TransitionDelegate: NSObject {
    /// Animates present, push, and the switch to a later tab or child. `nil` leaves it to UIKit.
    public let forward: (any UIViewControllerAnimatedTransitioning)?
    /// Animates dismiss, pop, and the switch to an earlier tab or child. `nil` leaves it to UIKit.
    public let backward: (any UIViewControllerAnimatedTransitioning)?

    /// One animation controller for both ways.
    public init(_ animator: any UIViewControllerAnimatedTransitioning) {
        forward = animator
        backward = animator
    }

    /// Different animation controllers for the two ways.
    ///
    /// - Parameters:
    ///   - forward: for present, push and later tabs or children; `nil` leaves them to UIKit.
    ///   - backward: for dismiss, pop and earlier tabs or children; `nil` leaves them to UIKit.
    public init(
        forward: (any UIViewControllerAnimatedTransitioning)?,
        backward: (any UIViewControllerAnimatedTransitioning)?
    ) {
        self.forward = forward
        self.backward = backward
    }

    /// Different animation controllers for the way in and the way out of a modal presentation. The same as
    /// ``init(forward:backward:)``, by the names of this container.
    public convenience init(
        presenting: (any UIViewControllerAnimatedTransitioning)?,
        dismissing: (any UIViewControllerAnimatedTransitioning)?
    ) {
        self.init(forward: presenting, backward: dismissing)
    }

    /// Different animation controllers for push and pop. The same as ``init(forward:backward:)``, by the names
    /// of this container.
    public convenience init(
        push: (any UIViewControllerAnimatedTransitioning)?,
        pop: (any UIViewControllerAnimatedTransitioning)?
    ) {
        self.init(forward: push, backward: pop)
    }

    private func animator(
        for direction: TransitionDirection
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        direction == .forward ? forward : backward
    }
}

extension TransitionDelegate: UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { forward }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { backward }
}

extension TransitionDelegate: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: forward
        case .pop: backward
        default: nil
        }
    }
}

extension TransitionDelegate: UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(for: order(of: fromVC, toVC, in: tabBarController.viewControllers ?? []))
    }
}

extension TransitionDelegate: ContainerViewControllerDelegate {
    public func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(for: order(of: fromVC, toVC, in: container.viewControllers))
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
