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

    /// Lets people continue editing where they were before the card, unless they're editing elsewhere by now,
    /// or leaving that screen. If another card is presented there, they continue when that one is gone.
    func resumeEditingBehind() {
        guard let responder = formerResponder else { return }
        formerResponder = nil
        let screen = host?.screen ?? presentingViewController
        if let next = screen.nextScreen, next !== presentedViewController {
            next.presentedCard?.formerResponder = responder
            return
        }
        guard !screen.isBeingDismissed, !responder.isLeaving, let window = responder.ownWindow,
            window.focusedResponder == nil
        else { return }
        responder.becomeFirstResponder()
    }
}

extension UIResponder {
    /// The view, or the view of a view controller.
    @MainActor private var ownView: UIView? {
        self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    }

    /// The window of that view.
    @MainActor fileprivate var ownWindow: UIWindow? { ownView?.window }

    /// Whether a transition takes away the screen that the responder is in.
    @MainActor fileprivate var isLeaving: Bool {
        guard let view = ownView else { return false }
        let responders = sequence(first: self as UIResponder, next: \.next)
        let controllers = responders.compactMap { $0 as? UIViewController }
        return controllers.contains { controller in
            guard let transition = controller.transitionCoordinator, !transition.isCancelled,
                let leaving = transition.viewController(forKey: .from)?.viewIfLoaded
            else { return false }
            return view.isDescendant(of: leaving)
        }
    }
}

extension UIView {
    /// The first responder among the view, its subviews, and their view controllers, if there's one.
    @MainActor var focusedResponder: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        for subview in subviews {
            if let responder = subview.focusedResponder { return responder }
        }
        return nil
    }

    /// Scrolls the content around the view in which people type, so that it's visible. UIKit does it later,
    /// and not for each kind of view.
    @MainActor func showFocusedView() {
        guard let field = focusedResponder as? UIView else { return }
        let around = sequence(first: field, next: \.superview).dropFirst().prefix { $0 !== superview }
        let scroll = around.lazy.compactMap { $0 as? UIScrollView }.first
        guard let scroll, scroll.isScrollEnabled, field.bounds.height <= scroll.bounds.height else { return }
        scroll.scrollRectToVisible(field.convert(field.bounds, to: scroll), animated: false)
    }
}
