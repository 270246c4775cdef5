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

    /// Drives the transitions while its gesture is under way, and takes hold of those that run by themselves if
    /// it allows grabbing. Released during a transition, that one goes to its nearer end.
    public var interaction: InteractionController?

    /// Called when a transition is over and its container is as it will stay: `finished` is `false` if it was
    /// cancelled.
    public var onTransitionEnd:
        ((_ from: UIViewController?, _ to: UIViewController?, _ finished: Bool) -> Void)?

    /// One animation controller for both ways.
    ///
    /// - Parameter interaction: drives the transitions; none by default.
    public init(
        _ animator: any UIViewControllerAnimatedTransitioning,
        interaction: InteractionController? = nil
    ) {
        forward = animator
        backward = animator
        self.interaction = interaction
    }

    /// Different animation controllers for the two ways.
    ///
    /// - Parameters:
    ///   - forward: for present, push and later tabs or children; `nil` leaves them to UIKit.
    ///   - backward: for dismiss, pop and earlier tabs or children; `nil` leaves them to UIKit.
    ///   - interaction: drives the transitions; none by default.
    public init(
        forward: (any UIViewControllerAnimatedTransitioning)?,
        backward: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) {
        self.forward = forward
        self.backward = backward
        self.interaction = interaction
    }

    /// Different animation controllers for the way in and the way out of a modal presentation. The same as
    /// ``init(forward:backward:interaction:)``, by the names of this container.
    public convenience init(
        presenting: (any UIViewControllerAnimatedTransitioning)?,
        dismissing: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) {
        self.init(forward: presenting, backward: dismissing, interaction: interaction)
    }

    /// Different animation controllers for push and pop. The same as ``init(forward:backward:interaction:)``,
    /// by the names of this container.
    public convenience init(
        push: (any UIViewControllerAnimatedTransitioning)?,
        pop: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) {
        self.init(forward: push, backward: pop, interaction: interaction)
    }

    private func animator(
        for direction: TransitionDirection
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        direction == .forward ? forward : backward
    }

    /// What UIKit is given as the animation controller. Where nobody wants to know of the transition it is the
    /// animator itself.
    private func vended(
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        from: UIViewController?,
        to: UIViewController?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let animator, interaction != nil || onTransitionEnd != nil else { return animator }
        let relay = ContextRelay(animator)
        relay.onStart = { [weak relay, weak interaction] context in
            guard let relay, relay.handle != nil, context.isAnimated else { return }
            interaction?.watch(context, relay.base)
        }
        relay.onEnd = { [weak self, weak relay, weak from, weak to] finished in
            relay?.handle?.transitionEnded()
            self?.onTransitionEnd?(from, to, finished)
        }
        return relay
    }

    /// What UIKit is given as the interaction controller for an animation controller of ours.
    private func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let relay = animator as? ContextRelay else { return nil }
        relay.handle = interaction?.handle(for: relay.base)
        return relay.handle
    }
}

extension TransitionDelegate: UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        vended(forward, from: presenting, to: presented)
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        vended(backward, from: dismissed, to: dismissed.presentingViewController)
    }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animator) }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animator) }
}

extension TransitionDelegate: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: vended(forward, from: fromVC, to: toVC)
        case .pop: vended(backward, from: fromVC, to: toVC)
        default: nil
        }
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animationController) }
}

extension TransitionDelegate: UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let direction = order(of: fromVC, toVC, in: tabBarController.viewControllers ?? [])
        return vended(animator(for: direction), from: fromVC, to: toVC)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animationController) }
}

extension TransitionDelegate: ContainerViewControllerDelegate {
    public func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let direction = order(of: fromVC, toVC, in: container.viewControllers)
        return vended(animator(for: direction), from: fromVC, to: toVC)
    }

    public func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController(for: animationController) }
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
