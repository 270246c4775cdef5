import UIKit

// The transitions of a card without a presentation.

extension CardHostController {
    /// Adds an animation to the transition that's about to begin.
    func animateAlongside(_ animation: @escaping () -> Void) { alongside.append(animation) }

    func makeTransition(_ direction: TransitionDirection) -> HostedTransition? {
        let (from, to) = direction == .forward ? (parent, content) : (content, parent)
        return transitions.makeHostedTransition(direction, from: from, to: to, on: content.viewIfLoaded)
    }

    func play(_ direction: TransitionDirection, _ transition: HostedTransition?) {
        let context = CardTransitionContext(
            direction,
            card,
            over: parent ?? view.superview?.controller,
            in: view,
            isAnimated: transition != nil,
            isInteractive: transition?.isInteractive == true
        ) { didComplete in
            // If the app has removed this controller, only its transition keeps it.
            self.context = nil
            switch direction {
            case .forward: self.presentationDidEnd(didComplete)
            case .backward: self.dismissalDidEnd(didComplete)
            }
            // The screen that the card is in may have left meanwhile.
            if self.state == .shown, self.view.window == nil { self.leftWindow() }
        }
        self.context = context
        if direction == .backward, !context.isInteractive { card.endEditingInside() }
        CardPresentationController.updateModality(around: view.superview)
        if let transition {
            transition.start(in: context)
        } else if direction == .forward {
            UIView.performWithoutAnimation { view.addSubview(card.cardView) }
        }
        run(transition)
        if transition == nil { context.completeTransition(true) }
    }

    private func run(_ transition: HostedTransition?) {
        let animations = alongside
        alongside = []
        for animation in animations {
            guard context != nil, let animator = transition?.animator else {
                UIView.performWithoutAnimation(animation)
                continue
            }
            animator.addAnimations(animation)
        }
    }
}
