import UIKit

/// The view of a controller that hosts a card. It covers the screen behind the card, and can let touches
/// through.
@MainActor final class CardHostView: UIView {
    weak var host: CardHostController?
    private lazy var shield = CardShield(self)

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        _ = shield
    }

    override func layoutSubviews() {
        host?.card.containerViewWillLayoutSubviews()
        super.layoutSubviews()
    }

    // Out of a window, UIKit doesn't say where the keyboard is.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        host?.card.keyboard?.windowDidChange()
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

/// A recognizer that keeps the touches of a hosted card from the recognizers of the screen behind it, which
/// the card is in. A presented card isn't in that screen.
@MainActor final class CardShield: NSObject, UIGestureRecognizerDelegate {
    private weak var view: CardHostView?
    private let touch = UILongPressGestureRecognizer()

    init(_ view: CardHostView) {
        self.view = view
        super.init()
        touch.minimumPressDuration = 0
        touch.allowableMovement = .greatestFiniteMagnitude
        touch.cancelsTouchesInView = false
        touch.delaysTouchesEnded = false
        touch.allowedPressTypes = []
        touch.delegate = self
        view.addGestureRecognizer(touch)
    }

    /// A recognizer that isn't simultaneous can't begin anymore, because this one begins with the touch.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let view, let other = otherGestureRecognizer.view, !(other is UIWindow),
            view.isDescendant(of: other), other !== view
        else { return true }
        // People swipe back, and scroll pages, also where there's a card that lets touches through. Only taps
        // on it are meant for it alone.
        return view.host?.card.leavesRestReachable == true
            && !(otherGestureRecognizer is UITapGestureRecognizer)
    }
}
