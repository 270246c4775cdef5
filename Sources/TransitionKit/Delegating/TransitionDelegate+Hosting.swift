import UIKit

// Transitions that a host plays itself, because UIKit doesn't present the screen.

/// A transition of a hosted screen.
@MainActor package struct HostedTransition {
    fileprivate let transition: Transition
    /// Whether an interaction can drive the transition.
    fileprivate let isDriven: Bool

    /// A Boolean value that indicates whether a gesture starts the transition.
    package var isInteractive: Bool { isDriven && transition.wantsInteractiveStart }

    package func start(in context: any UIViewControllerContextTransitioning) {
        if isDriven {
            transition.startInteractiveTransition(context)
        } else {
            transition.animateTransition(using: context)
        }
    }

    /// The property animator that takes animations alongside, while the transition is running.
    package var animator: UIViewPropertyAnimator? { transition.companionAnimator }
}

extension TransitionDelegate {
    /// Returns the transition of a hosted screen, or `nil` if it isn't animated.
    package func makeHostedTransition(
        _ direction: TransitionDirection,
        from: UIViewController?,
        to: UIViewController?,
        on view: UIView?
    ) -> HostedTransition? {
        let made = makeTransition(direction, from: from, to: to, .presentation, on: view)
        guard let transition = made as? Transition else { return nil }
        let isDriven = interactionController(for: transition) != nil
        return HostedTransition(transition: transition, isDriven: isDriven)
    }

    /// Lets the gesture of this delegate dismiss a hosted screen.
    package func attachGesture(toDismiss screen: UIViewController, for owner: AnyObject) {
        let purpose = DismissPurpose(controller: screen)
        (interaction as? GestureInteraction)?.add(purpose, to: screen.view, for: owner)
    }

    package func detachGesture(from screen: UIViewController, for owner: AnyObject) {
        (interaction as? GestureInteraction)?.detach(from: screen.view, of: owner)
    }

    /// Returns the interaction that the app has chosen for dismissing a screen.
    package func dismissalInteraction(of screen: UIViewController) -> InteractionController? {
        choice(for: .backward, of: screen)?.interaction ?? interaction
    }
}
