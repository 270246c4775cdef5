import UIKit

extension TransitionDelegate {
    /// Returns the animation controller that moves a card in and out over its edge, or `nil` if the screen
    /// isn't a card.
    func cardAnimation(
        for direction: TransitionDirection,
        of screen: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let presentation,
            screen.modalPresentationStyle == .custom || screen.parent is CardHostController
        else { return nil }
        var animator = screen.presentedCard?.animator ?? CardAnimator(edge: presentation.edge)
        // The presentation controller might not exist yet.
        animator.fades = animator.edge != nil || screen.viewIfLoaded?.hasMaterial != true
        return animator.animationController()
    }

    /// Returns the interaction that can drive a transition. People catch a card in flight by dragging it along its own
    /// edge, unless the app's gesture has started the transition or drags along that edge, too.
    func candidate(
        _ chosen: InteractionController?,
        for kind: Connection.Kind,
        of screen: any Neighbor
    ) -> InteractionController? {
        guard let gesture = chosen as? GestureInteraction, gesture.state != .begun,
            gesture.source.axis != nil,
            kind == .presentation, let card = (screen as? UIViewController)?.presentedCard,
            card.presentation.isDraggable, card.presentation.edge != nil, !card.isDraggedOut(by: gesture)
        else { return chosen ?? interaction(for: kind, of: screen) }
        return card.catching
    }
}

extension UIViewController {
    /// The presentation controller that shows this controller as a card.
    var presentedCard: CardPresentationController? {
        if let host = parent as? CardHostController { return host.card }
        guard modalPresentationStyle == .custom else { return nil }
        return presentationController as? CardPresentationController
    }

    /// The interaction that the app has chosen for its dismissal.
    var dismissingInteraction: InteractionController? {
        let transitions =
            (parent as? CardHostController)?.transitions
            ?? TransitionDelegate.attached(toPresentationOf: self)
        return transitions?.chosenInteraction(for: .backward, of: self)
    }
}
