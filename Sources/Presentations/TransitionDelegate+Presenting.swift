import UIKit

extension TransitionDelegate {
    /// The position, backdrop, and behavior of presented screens. If `nil` (the default), UIKit determines
    /// them. A change takes effect with the next presentation.
    ///
    /// It applies to view controllers whose `modalPresentationStyle` is `.custom`. If `forward` or `backward`
    /// is `nil`, the screen slides in or out by its edge, or fades if it's in the center; see
    /// ``CardAnimator``.
    public var presentation: CardPresentation? {
        get { presentationDescription as? CardPresentation }
        set { presentationDescription = newValue }
    }
}

extension CardPresentation: PresentationDescribing {
    package func makePresentationController(
        of presented: UIViewController,
        over presenting: UIViewController?
    ) -> UIPresentationController {
        CardPresentationController(
            presentedViewController: presented,
            presenting: presenting,
            presentation: self
        )
    }

    /// Returns the animation controller of a card that slides over its edge, or fades in the center, or `nil`
    /// if the screen isn't a card.
    package func animationController(
        for direction: TransitionDirection,
        of screen: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard screen.modalPresentationStyle == .custom || screen.parent is CardHostController else {
            return nil
        }
        if let card = screen.presentedCard { return card.makeAnimator().animationController() }
        // The presentation controller doesn't exist yet.
        var animator = CardAnimator(edge: edge)
        animator.fades = animator.slides || screen.viewIfLoaded?.hasMaterial != true
        return animator.animationController()
    }
}

extension UIViewController {
    var presentedCard: CardPresentationController? {
        if let host = parent as? CardHostController { return host.card }
        guard modalPresentationStyle == .custom else { return nil }
        return presentationController as? CardPresentationController
    }

    /// The object that creates the transitions with which this controller is presented, or shown as a card.
    package var presentingTransitions: TransitionDelegate? {
        (parent as? CardHostController)?.transitions ?? TransitionDelegate.attached(toPresentationOf: self)
    }

    /// The interaction that the app has chosen for its dismissal.
    var dismissingInteraction: InteractionController? {
        presentingTransitions?.dismissalInteraction(of: self)
    }
}
