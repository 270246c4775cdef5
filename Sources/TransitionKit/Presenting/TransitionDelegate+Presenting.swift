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
        let controller = screen.presentationController as? CardPresentationController
        return (controller?.animator ?? forward).animationController()
    }
}

extension UIViewController {
    /// What the app wants to drive its dismissal.
    var dismissingInteraction: InteractionController? {
        TransitionDelegate.attached(toPresentationOf: self)?.chosenInteraction(for: .backward, of: self)
    }
}
