import UIKit

extension TransitionDelegate {
    /// Returns the animation controller that moves a card in and out over its edge, or `nil` if the screen
    /// isn't a card.
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
    /// The presentation controller that presents this controller as a card.
    var presentedCard: CardPresentationController? {
        guard modalPresentationStyle == .custom else { return nil }
        return presentationController as? CardPresentationController
    }

    /// The interaction that the app has chosen for its dismissal.
    var dismissingInteraction: InteractionController? {
        TransitionDelegate.attached(toPresentationOf: self)?.chosenInteraction(for: .backward, of: self)
    }
}
