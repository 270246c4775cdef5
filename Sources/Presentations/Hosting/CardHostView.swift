import UIKit

/// The view of a controller that hosts a card. It covers the screen behind the card, and can let touches
/// through.
@MainActor final class CardHostView: UIView, ScrollBarrier {
    weak var host: CardHostController?
    private var shield: CardShield?

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if shield == nil { shield = CardShield(self) }
        shield?.coversScrollView = keepsContentStill
    }

    /// A drag on the card doesn't scroll the screen that the card is in, because the card doesn't scroll
    /// along.
    var keepsContentStill: Bool { superview is UIScrollView }

    // Constraints set the center of a view.
    override var frame: CGRect { didSet { host?.screenScrolls() } }
    override var center: CGPoint { didSet { host?.screenScrolls() } }

    override func layoutSubviews() {
        host?.card.containerViewWillLayoutSubviews()
        super.layoutSubviews()
    }

    // Outside a window, UIKit doesn't report where the keyboard is.
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

    // What's in front of the card, such as a bar or the app's floating button, responds to touches. The card
    // hides the elements of what's behind it.
    override var accessibilityViewIsModal: Bool {
        get { super.accessibilityViewIsModal && !isBehindOthers }
        set { super.accessibilityViewIsModal = newValue }
    }

    private var isBehindOthers: Bool {
        let others = (superview?.subviews ?? []).drop { $0 !== self }.dropFirst()
        return others.contains { !$0.isHidden && $0.alpha > 0 }
    }

    // The focus engine doesn't use hit testing. On tvOS, a clear view covers what's behind it.
    @available(tvOS 18.0, *)
    override var isTransparentFocusItem: Bool { host?.card.leavesRestReachable ?? false }

    // Touches that nothing on the card responds to end here. In the screen that the card is in, a list would
    // select the row at the same place.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// An object that retains a host for as long as the view around it exists, if no controller retains it.
@MainActor final class CardHostKeeper: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    let host: CardHostController

    init(_ host: CardHostController) {
        self.host = host
    }

    func willMove(to view: UIView?) {}
    func didMove(to view: UIView?) { self.view = view }
}
