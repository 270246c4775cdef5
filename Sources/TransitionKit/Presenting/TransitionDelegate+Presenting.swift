import UIKit

extension TransitionDelegate {
    /// Brings a card in and out over its edge; `nil` for screens that are no cards.
    func cardAnimation(
        for direction: TransitionDirection,
        of screen: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let presentation, screen.modalPresentationStyle == .custom else { return nil }
        let forward = CardAnimator(edge: presentation.edge)
        guard direction == .backward else { return forward.animationController() }
        return (screen.presentedCard?.animator ?? forward).animationController()
    }
}

extension UIViewController {
    /// The presentation controller that presents it as a card.
    var presentedCard: CardPresentationController? {
        guard modalPresentationStyle == .custom else { return nil }
        return presentationController as? CardPresentationController
    }

    /// What the app wants to drive its dismissal.
    var dismissingInteraction: InteractionController? {
        TransitionDelegate.attached(toPresentationOf: self)?.chosenInteraction(for: .backward, of: self)
    }
}
