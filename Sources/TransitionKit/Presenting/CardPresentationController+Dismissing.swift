import UIKit

// Dismissals by people.

extension CardPresentationController {
    /// Dismisses the card when people tap outside it or go back.
    ///
    /// - Returns: Whether there was anything to dismiss.
    func dismissByUser() -> Bool {
        guard phase == .presented, heldPosition == nil, !presentedViewController.isBeingDismissed else {
            return false
        }
        if asksToDismiss() { performDismissal() } else { delegate?.tellDidAttemptToDismiss(self) }
        return true
    }

    /// Dismisses the card for a gesture that drives the dismissal.
    ///
    /// - Returns: Whether the dismissal started.
    func dismissByGesture() -> Bool {
        guard asksToDismiss() else {
            delegate?.tellDidAttemptToDismiss(self)
            return false
        }
        performDismissal()
        return true
    }

    /// Called when people reject a card that's still appearing.
    func turnAway() {
        guard !isDismissedByUser else { return }
        isDismissedByUser = true
        delegate?.tellWillDismiss(self)
    }

    /// Notifies the delegate that people have tried to dismiss a card that can't be dismissed.
    func tellOfAttempt() { delegate?.tellDidAttemptToDismiss(self) }

    func performDismissal() {
        isDismissedByUser = true
        delegate?.tellWillDismiss(self)
        // If the delegate has dismissed it, a second time would dismiss the presenting screen, too.
        guard presentingViewController.presentedViewController === presentedViewController,
            !presentedViewController.isBeingDismissed
        else { return }
        presentingViewController.dismiss(animated: true)
    }
}

extension UIPresentationController {
    /// Returns whether people can dismiss the presented controller.
    func asksToDismiss() -> Bool {
        !presentedViewController.isModalAnywhere && delegate?.allowsDismissal(self) ?? true
    }
}

extension UIViewController {
    /// A Boolean value that indicates whether the controller, or one inside it, can't be dismissed by people.
    fileprivate var isModalAnywhere: Bool {
        isModalInPresentation || children.contains(where: \.isModalAnywhere)
    }
}
