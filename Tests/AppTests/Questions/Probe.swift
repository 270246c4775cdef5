import TransitionTesting
import UIKit

/// A delegate written by hand, without TransitionKit, that records what UIKit asks and does.
@MainActor final class Probe: NSObject {
    /// What UIKit has called, in order.
    private(set) var calls: [String] = []
    /// The answer to UIKit's requests for an animation controller.
    var animation: ProbeAnimation?
    /// The answer to UIKit's requests for an interaction controller.
    var interaction: ProbeInteraction?

    init(_ animation: ProbeAnimation? = ProbeAnimation(), interaction: ProbeInteraction? = nil) {
        (self.animation, self.interaction) = (animation, interaction)
    }

    private func answer(_ call: String) -> ProbeAnimation? {
        calls.append(call)
        return animation
    }
}

extension Probe: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        answer("asked")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        calls.append("shown \(viewController.title ?? "")")
    }
}

extension Probe: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        answer("asked")
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        answer("asked to dismiss \(dismissed.title ?? "")")
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

extension Probe: UITabBarControllerDelegate {
    // visionOS doesn't animate switches between tabs.
    #if !os(visionOS)
        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            answer("asked")
        }
    #endif
}

/// An animation controller written by hand: a fade of a view animation, without an interruptible animator.
@MainActor final class ProbeAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether it begins a `UIView` animation, rather than an explicit one of Core Animation.
    var usesBlock = true
    private(set) var plays = 0
    private(set) var ends: [Bool] = []
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        plays += 1
        context = transitionContext
        guard let screen = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from) else {
            return transitionContext.completeTransition(true)
        }
        if transitionContext.view(forKey: .to) != nil { transitionContext.containerView.addSubview(screen) }
        if usesBlock {
            screen.alpha = 0
            UIView.animate(withDuration: 0.3) {
                screen.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        } else {
            CATransaction.begin()
            CATransaction.setCompletionBlock {
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.duration) = (0, 0.3)
            screen.layer.add(fade, forKey: "fade")
            CATransaction.commit()
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// An interaction controller written by hand that calls a closure when UIKit starts the transition.
@MainActor final class ProbeInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private let start: (any UIViewControllerContextTransitioning) -> Void

    init(start: @escaping (any UIViewControllerContextTransitioning) -> Void) {
        self.start = start
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        start(transitionContext)
    }
}

/// A delegate of a stack whose animation controller has a property animator, and whose interaction controller
/// only plays the transition. It's all three of them.
@MainActor final class PlayingProbe: NSObject, UINavigationControllerDelegate {
    /// Whether UIKit has requested the property animator.
    private(set) var isRequested = false
    private var animator: UIViewPropertyAnimator?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        self
    }

    private func animator(in context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let animator { return animator }
        let screen = context.view(forKey: .to)
        if let screen { context.containerView.addSubview(screen) }
        screen?.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { screen?.alpha = 1 }
        animator.addCompletion { _ in context.completeTransition(true) }
        self.animator = animator
        return animator
    }
}

extension PlayingProbe: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        animator(in: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        isRequested = true
        return animator(in: transitionContext)
    }
}

extension PlayingProbe: UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart: Bool { false }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        animateTransition(using: transitionContext)
    }
}
