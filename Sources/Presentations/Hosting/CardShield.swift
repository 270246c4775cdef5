import TransitionKit
import UIKit

/// Recognizers that keep touches on a hosted card from the recognizers of the screen that it's in. A
/// presented card isn't in that screen.
///
/// The first one recognizes every tap, together with the recognizers of the card, and takes nothing from its
/// content. Tap recognizers of the views around the card have to wait until it fails. Drags aren't affected,
/// so people can swipe back and switch tabs on a card.
///
/// In a scroll view, two others recognize every touch and every drag in the same way. Scrolling, zooming, and
/// everything else that a list does with a finger, such as showing swipe actions or the menu of a row, has to
/// wait until they fail.
///
/// The one for touches also recognizes those beside a card that blocks its screen, wherever the card is, and
/// everything around the card has to wait. Otherwise, people would swipe back or open a menu behind the card.
@MainActor final class CardShield: NSObject, UIGestureRecognizerDelegate {
    private let tap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    /// The recognizer for scrolling without touches, on a trackpad or with a wheel.
    private let drag = UIPanGestureRecognizer()

    /// Whether the card is in a scroll view.
    var coversScrollView = false {
        didSet { drag.isEnabled = coversScrollView }
    }

    /// Whether the finger has come down beside the card, and the card blocks its screen.
    private var isBeside = false
    /// The finger that the recognizer for touches follows.
    private weak var finger: UITouch?

    init(_ view: CardHostView) {
        super.init()
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        // It follows fingers on a trackpad and wheels, too.
        #if !os(tvOS)
            drag.allowedScrollTypesMask = .all
        #endif
        for recognizer in [tap, press, drag] {
            recognizer.name = "TransitionKit.Shield"
            recognizer.cancelsTouchesInView = false
            recognizer.delaysTouchesEnded = false
            recognizer.allowedPressTypes = []
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        guard gestureRecognizer === press else { return true }
        // A press with two fingers fails, and wouldn't hold back a pinch.
        if let finger, finger !== touch, ![.ended, .cancelled].contains(finger.phase) { return false }
        isBeside = isBesideBlockingCard(touch)
        guard coversScrollView || isBeside else { return false }
        finger = touch
        return true
    }

    /// Returns whether a touch is beside a card that keeps people from its screen.
    private func isBesideBlockingCard(_ touch: UITouch) -> Bool {
        guard let view = press.view as? CardHostView, let card = view.host?.card,
            card.phase == .presenting || card.phase == .presented && touch.view === card.backdrop
        else { return false }
        // UIKit's hit testing doesn't find a card in flight.
        return !card.leavesRestReachable && !card.isOnScreen(touch.location(in: view))
    }

    /// The recognizers of a window don't wait, because they observe all touches, wherever they are.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let view = gestureRecognizer.view, let other = otherGestureRecognizer.view,
            !(other is UIWindow)
        else { return false }
        if gestureRecognizer === tap {
            guard otherGestureRecognizer is UITapGestureRecognizer else { return false }
        } else if gestureRecognizer === drag || !isBeside {
            return other === view.superview && !otherGestureRecognizer.isOfInteraction
        }
        return view.isDescendant(of: other) && other !== view
    }
}
