import UIKit

/// The view of a controller that hosts a card. It covers the screen behind the card, and can let touches
/// through.
@MainActor final class CardHostView: UIView {
    weak var host: CardHostController?
    private var shield: CardShield?

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if shield == nil { shield = CardShield(self) }
    }

    override func layoutSubviews() {
        host?.card.containerViewWillLayoutSubviews()
        super.layoutSubviews()
    }

    // Out of a window, UIKit doesn't say where the keyboard is.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        host?.card.windowDidChange()
        if window == nil { host?.leftWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let card = host?.card, card.leavesRestReachable else { return hit }
        // Also while the card appears or disappears, what's beside it belongs to the screen behind it.
        return card.isOnScreen(point) ? hit : nil
    }
}

/// An object that keeps a host as long as the view that contains it, if no controller does.
@MainActor final class CardHostKeeper: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    let host: CardHostController

    init(_ host: CardHostController) {
        self.host = host
    }

    func willMove(to view: UIView?) {}
    func didMove(to view: UIView?) { self.view = view }
}
