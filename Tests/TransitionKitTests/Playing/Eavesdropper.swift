import TestSupport
import TransitionKit
@_spi(Host) import UIKit

/// An animation controller that retains the context of the latest transition, and forwards all calls to
/// another one.
@MainActor final class KeepingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let base: any UIViewControllerAnimatedTransitioning
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ base: any UIViewControllerAnimatedTransitioning) { self.base = base }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { base.transitionDuration(using: transitionContext) }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        base.animateTransition(using: transitionContext)
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        context = transitionContext
        return base.interruptibleAnimator(using: transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) { base.animationEnded(transitionCompleted) }
}

/// The same for an interaction controller.
@MainActor final class KeepingInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    let base: any UIViewControllerInteractiveTransitioning
    private let onStart: (any UIViewControllerContextTransitioning) -> Void

    init(
        _ base: any UIViewControllerInteractiveTransitioning,
        onStart: @escaping (any UIViewControllerContextTransitioning) -> Void
    ) {
        self.base = base
        self.onStart = onStart
    }

    var wantsInteractiveStart: Bool { base.wantsInteractiveStart }
    var completionSpeed: CGFloat { base.completionSpeed }
    var completionCurve: UIView.AnimationCurve { base.completionCurve }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        onStart(transitionContext)
        base.startInteractiveTransition(transitionContext)
    }
}

/// An object between UIKit and a transition delegate that retains the objects of the delegate, and UIKit's
/// contexts.
@MainActor final class Eavesdropper: NSObject {
    let delegate: TransitionDelegate
    /// The object that UIKit received from the delegate for the latest transition.
    private(set) var animation: (any UIViewControllerAnimatedTransitioning)?
    private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
    private var keeper: KeepingAnimator?
    private var started: (any UIViewControllerContextTransitioning)?

    var context: (any UIViewControllerContextTransitioning)? { started ?? keeper?.context }

    init(_ delegate: TransitionDelegate) { self.delegate = delegate }

    private func keep(
        _ vended: (any UIViewControllerAnimatedTransitioning)?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animation = vended
        (interaction, started) = (nil, nil)
        keeper = vended.map(KeepingAnimator.init)
        return keeper
    }

    private func keep(
        _ vend: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction = animation.flatMap(vend)
        return interaction.map { KeepingInteraction($0) { [weak self] in self?.started = $0 } }
    }
}

extension Eavesdropper: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        keep(delegate.animationController(forPresented: presented, presenting: presenting, source: source))
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        keep(delegate.animationController(forDismissed: dismissed))
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        keep { delegate.interactionControllerForPresentation(using: $0) }
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        keep { delegate.interactionControllerForDismissal(using: $0) }
    }
}

extension Eavesdropper: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        keep(
            delegate.navigationController(
                navigationController,
                animationControllerFor: operation,
                from: fromVC,
                to: toVC
            )
        )
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        keep { delegate.navigationController(navigationController, interactionControllerFor: $0) }
    }
}

extension Eavesdropper: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        keep(
            delegate.tabBarController(
                tabBarController,
                animationControllerForTransitionFrom: fromVC,
                to: toVC
            )
        )
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        keep { delegate.tabBarController(tabBarController, interactionControllerFor: $0) }
    }
}

extension Eavesdropper: ContainerViewControllerDelegate {
    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        keep(
            delegate.containerViewController(
                container,
                animationControllerForTransitionFrom: fromVC,
                to: toVC
            )
        )
    }

    func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        keep { delegate.containerViewController(container, interactionControllerFor: $0) }
    }
}
