import UIKit

extension CardHostController {
    /// Whether a card in front of this one, in the same view, keeps people from it.
    var isBehindModalCard: Bool { hosts(inFront: true).contains { !$0.card.leavesRestReachable } }

    /// Moves a screen reader and the focus to a card that has come to block the screen behind it, such as a
    /// sheet that moves to a dimmed detent. People can still pull back a card that they hold.
    func modalityDidChange(_ isModal: Bool) {
        guard card.phase == .presented, card.heldPosition == nil else { return }
        guard isModal else {
            hasScreenReader = false
            return
        }
        guard !hasScreenReader else { return }
        // Not in the animation that moves the card, and for one that has just appeared, not twice.
        MainQueue.later { [weak self] in self?.takeScreenReader() }
    }

    private func takeScreenReader() {
        guard state == .shown, !hasScreenReader, card.phase == .presented, card.heldPosition == nil,
            !card.leavesRestReachable, !isBehindModalCard, view.window != nil, screen?.nextScreen == nil
        else { return }
        hasScreenReader = true
        Self.announceChange(to: card.cardView, in: view, of: screen)
    }

    /// Moves a screen reader and the focus to a card that they're confined to, or the screen reader back to
    /// the screen behind it, unless that's out of sight. UIKit only does so for what's presented.
    ///
    /// - Parameters:
    ///   - card: The view of the card, or `nil` for the screen behind it.
    ///   - container: A view that contains the card or the screen.
    static func announceChange(
        to card: UIView?,
        in container: UIView?,
        of screen: UIViewController?
    ) {
        guard container?.window != nil, screen?.nextScreen == nil else { return }
        UIAccessibility.post(notification: .screenChanged, argument: card)
        if card != nil { (container as? CardHostView)?.host?.takeFocus() }
    }
}
