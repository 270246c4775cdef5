import UIKit

// Dismissals by the user.

extension CardPresentationController {
    /// Asks whether the user may dismiss the card.
    func asksToDismiss() -> Bool {
        !presentedViewController.isModalAnywhere && delegate?.allowsDismissal(self) ?? true
    }

    /// Dismisses the card for a user who taps beside it or goes back.
    ///
    /// - Returns: whether there was anything to dismiss.
    func dismissByUser() -> Bool {
        guard phase == .presented, heldPosition == nil, !presentedViewController.isBeingDismissed else {
            return false
        }
        if asksToDismiss() { performDismissal() } else { delegate?.tellDidAttemptToDismiss(self) }
        return true
    }

    /// Dismisses the card for a gesture that drives the dismissal.
    ///
    /// - Returns: whether it did.
    func dismissByGesture() -> Bool {
        guard asksToDismiss() else {
            delegate?.tellDidAttemptToDismiss(self)
            return false
        }
        performDismissal()
        return true
    }

    /// The user sends a card back that is still coming.
    func turnAway() {
        guard !isDismissedByUser else { return }
        isDismissedByUser = true
        delegate?.tellWillDismiss(self)
    }

    /// The user has tried to dismiss a card that has to stay.
    func tellOfAttempt() { delegate?.tellDidAttemptToDismiss(self) }

    func performDismissal() {
        isDismissedByUser = true
        delegate?.tellWillDismiss(self)
        presentingViewController.dismiss(animated: true)
    }
}

extension UIViewController {
    /// Whether it, or a controller inside it, wants to stay until it says otherwise.
    fileprivate var isModalAnywhere: Bool {
        isModalInPresentation || children.contains(where: \.isModalAnywhere)
    }
}
