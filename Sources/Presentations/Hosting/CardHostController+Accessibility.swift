import UIKit

extension CardHostController {
    /// Whether a card in front of this one, in the same view, keeps people from it.
    var isBehindModalCard: Bool { hosts(inFront: true).contains { !$0.card.leavesRestReachable } }

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
