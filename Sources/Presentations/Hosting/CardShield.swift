import UIKit

/// A recognizer that keeps taps on a hosted card from the tap recognizers of the screen that it's in. A
/// presented card isn't in that screen.
///
/// It recognizes every tap, together with the recognizers of the card, and takes nothing from its content.
/// Tap recognizers of the views around the card have to wait until it fails. Drags aren't affected, so people
/// can swipe back and switch tabs on a card.
@MainActor final class CardShield: NSObject, UIGestureRecognizerDelegate {
    private let tap = UITapGestureRecognizer()

    init(_ view: CardHostView) {
        super.init()
        tap.cancelsTouchesInView = false
        tap.delaysTouchesEnded = false
        tap.allowedPressTypes = []
        tap.delegate = self
        view.addGestureRecognizer(tap)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    /// Those of a window observe all touches, wherever they are.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard otherGestureRecognizer is UITapGestureRecognizer, let view = gestureRecognizer.view,
            let other = otherGestureRecognizer.view, !(other is UIWindow)
        else { return false }
        return view.isDescendant(of: other) && other !== view
    }
}
