import UIKit

// Editing behind the card.

extension CardPresentationController {
    /// Ends editing behind the card, as UIKit does for its own styles, unless people can reach what's there.
    func endEditingBehind() {
        guard !leavesRestReachable, let window = containerView?.window else { return }
        let responder = window.focusedResponder
        // Once the card is there, people can also edit in it, or in front of it.
        switch phase {
        case .presenting: break
        case .presented:
            guard heldPosition == nil else {
                // A finger has caught the card meanwhile. When it lets go, this is decided anew.
                endsReach = false
                return
            }
            guard let responder, isBehind(responder) else { return }
        case .idle, .dismissing: return
        }
        window.endEditing(false)
        // That ends it only for views. The input bar of a view controller would stay in front of the card.
        if let controller = responder as? UIViewController { controller.resignFirstResponder() }
        if responder?.isFirstResponder == false { formerResponder = responder }
    }

    /// Returns whether a responder is behind the card.
    private func isBehind(_ responder: UIResponder) -> Bool {
        guard let view = responder.ownView, let containerView else { return false }
        // The screen that the card is in can be the first responder itself.
        return containerView.isDescendant(of: view) || viewsBehind.contains { view.isDescendant(of: $0) }
    }

    /// Lets people continue editing where they were before the card, unless they're editing elsewhere by now,
    /// or leaving that screen. If another card is presented there, or in front of it, they continue when that
    /// one is gone.
    func resumeEditingBehind() {
        guard let responder = formerResponder else { return }
        formerResponder = nil
        let screen = host?.screen ?? presentingViewController
        if let next = screen.nextScreen, next !== presentedViewController {
            next.presentedCard?.formerResponder = responder
            return
        }
        if let card = responder.cardInFront(besides: self) {
            if card.formerResponder == nil { card.formerResponder = responder }
            return
        }
        guard !screen.isBeingDismissed, !responder.isLeaving, let window = responder.ownWindow,
            window.focusedResponder == nil
        else { return }
        responder.becomeFirstResponder()
    }
}

extension UIResponder {
    /// Returns the card without a presentation that keeps people from this responder, or `nil` if there's
    /// none.
    @MainActor fileprivate func cardInFront(
        besides card: CardPresentationController
    ) -> CardPresentationController? {
        guard let view = ownView else { return nil }
        for around in sequence(first: view, next: \.superview) {
            let own = around.subviews.firstIndex { view.isDescendant(of: $0) } ?? -1
            let cards = around.subviews[(own + 1)...].compactMap { ($0 as? CardHostView)?.host?.card }
            let front = cards.last { $0 !== card && $0.phase != .idle && !$0.leavesRestReachable }
            if let front { return front }
        }
        return nil
    }

    /// The view, or the view of a view controller.
    @MainActor fileprivate var ownView: UIView? {
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
