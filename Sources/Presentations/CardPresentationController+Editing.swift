import UIKit

// Editing behind the card.

extension CardPresentationController {
    /// Ends editing behind the card, as UIKit does for its own styles, unless people can reach what's there.
    func endEditingBehind() {
        guard !presentation.leavesRestReachable, let window = containerView?.window else { return }
        let responder = window.focusedResponder
        window.endEditing(false)
        // That ends it only for views. The input bar of a view controller would stay in front of the card.
        if let controller = responder as? UIViewController { controller.resignFirstResponder() }
        if responder?.isFirstResponder == false { formerResponder = responder }
    }

    /// Lets people continue editing where they were before the card, unless they're editing elsewhere by now.
    /// If another card is presented there, they continue when that one is gone.
    func resumeEditingBehind() {
        guard let responder = formerResponder else { return }
        formerResponder = nil
        let screen = host?.screen ?? presentingViewController
        if let next = screen.nextScreen, next !== presentedViewController {
            next.presentedCard?.formerResponder = responder
            return
        }
        guard !screen.isBeingDismissed, let window = responder.ownWindow, window.focusedResponder == nil
        else { return }
        responder.becomeFirstResponder()
    }
}

extension UIResponder {
    /// The window of a view, or of the view of a view controller.
    @MainActor fileprivate var ownWindow: UIWindow? {
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return view?.window
    }
}

extension UIView {
    /// The first responder among the view, its subviews, and their view controllers, if there's one.
    @MainActor fileprivate var focusedResponder: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        for subview in subviews {
            if let responder = subview.focusedResponder { return responder }
        }
        return nil
    }
}
