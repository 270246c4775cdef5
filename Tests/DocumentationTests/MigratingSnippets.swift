import Animators
import TransitionKit
import UIKit

// The code of the guide to moving from animation controllers of an app's own.

final class RiseTransition: NSObject, UIViewControllerAnimatedTransitioning {
    let isReversed: Bool

    init(isReversed: Bool) { self.isReversed = isReversed }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.view(forKey: .from),
            let to = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
        to.frame = transitionContext.finalFrame(for: toController)
        container.addSubview(to)
        if isReversed { container.bringSubviewToFront(from) } else { to.transform = below }
        UIView.animate(
            withDuration: 0.6,
            delay: 0,
            usingSpringWithDamping: 0.8,
            initialSpringVelocity: 0
        ) {
            if self.isReversed { from.transform = below } else { to.transform = .identity }
        } completion: { _ in
            from.transform = .identity
            to.transform = .identity
            let isCanceled = transitionContext.transitionWasCancelled
            if isCanceled { to.removeFromSuperview() }
            transitionContext.completeTransition(!isCanceled)
        }
    }
}

struct RiseAnimator: Animator {
    var duration = 0.35

    func forward(in scene: TransitionScene) -> Choreography {
        let below = Pose.rest.translated(y: scene.size.height)
        return Choreography(
            timing: .spring(dampingRatio: 0.8),
            participants: [Participant(.outgoing), Participant(.incoming, from: below)]
        )
    }
}

private typealias FlipTransition = RiseTransition

@MainActor private enum MigratingSnippets {
    static func kept(_ navigationController: UINavigationController) {
        let transition = TransitionDelegate(
            pushing: FlipTransition(isReversed: false),
            popping: FlipTransition(isReversed: true)
        )
        transition.attach(to: navigationController)
    }

    static func login(_ window: UIWindow, _ login: UIViewController, _ home: UIViewController) {
        let root = ContainerViewController(viewControllers: [login])
        TransitionDelegate(.crossfade()).attach(to: root)
        window.rootViewController = root

        root.viewControllers.append(home)
        root.selectedViewController = home
        root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in root.viewControllers = [home] }
    }

    static func theOtherWayRound(
        _ navigationController: UINavigationController,
        _ detail: UIViewController
    ) {
        navigationController.pushViewController(detail, with: .push(edge: .trailing).reversed())
    }
}
