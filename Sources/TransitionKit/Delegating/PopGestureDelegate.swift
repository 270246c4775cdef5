import UIKit

/// The delegate of the system's recognizers for swiping back. It lets them begin if no animator replaces
/// their animation. By default, UIKit disables them whenever the navigation controller's delegate could
/// return an animation controller.
///
/// In all other cases, and for all other methods of `UIGestureRecognizerDelegate`, it calls the previous
/// delegate of the recognizer. Methods outside this protocol, which UIKit's own delegate might have, aren't
/// forwarded. The app's own delegate can always refuse.
@MainActor final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var navigationController: UINavigationController?
    private weak var attachment: DelegateAttachment?
    private var entries: [Entry] = []

    /// A recognizer and its previous delegate.
    private struct Entry {
        weak var recognizer: UIGestureRecognizer?
        weak var former: (any UIGestureRecognizerDelegate)?
    }

    init(_ navigationController: UINavigationController, of attachment: DelegateAttachment) {
        (self.navigationController, self.attachment) = (navigationController, attachment)
        super.init()
        becomeDelegate()
    }

    /// Becomes the delegate of the recognizers, except for those that the app has given another delegate.
    func becomeDelegate() {
        for recognizer in navigationController?.popRecognizers ?? [] where recognizer.delegate !== self {
            let isKnown = entries.contains { $0.recognizer === recognizer }
            if isKnown, let delegate = recognizer.delegate, !isUIKitsOwn(delegate) { continue }
            entries.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
            entries.append(Entry(recognizer: recognizer, former: recognizer.delegate))
            recognizer.delegate = self
        }
    }

    /// Restores the previous delegates, unless the app has changed them in the meantime.
    func restore() {
        for entry in entries where entry.recognizer?.delegate === self {
            entry.recognizer?.delegate = entry.former
        }
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let former = former(of: recognizer)
        guard let navigationController, let top = navigationController.topViewController,
            let attachment, let isLeft = attachment.leavesToUIKit(top)
        else { return hasSomethingToPop && former?.allows(recognizer) != false }
        // A second pop during a transition freezes the navigation controller.
        guard isLeft, hasSomethingToPop, navigationController.mayBeInterrupted(attachment.isLeftToUIKit)
        else { return false }
        // An app without a navigation bar removes UIKit's own delegate in order to allow the swipes.
        guard let former else { return true }
        // UIKit's own delegate would refuse because of the transition delegate. But if the screen prefers one
        // of the system's transitions, it decides, because a zoom has gestures of its own. The app's own
        // delegate always decides for itself.
        let isAsked = !isUIKitsOwn(former) || top.prefersSystemTransition
        return isAsked ? former.allows(recognizer) : navigationController.offersBack
    }

    /// Returns whether the app's own delegate of one of the system's swipes, if there is one, allows another
    /// swipe in its place. Call this once for each swipe, because the delegate can do more than answer, such
    /// as show an alert.
    func appAllowsSwipe(atEdge isAtEdge: Bool) -> Bool {
        guard let recognizer = navigationController?.popRecognizer(atEdge: isAtEdge) else { return true }
        let delegate = recognizer.delegate === self ? former(of: recognizer) : recognizer.delegate
        guard let delegate, !isUIKitsOwn(delegate) else { return true }
        return delegate.allows(recognizer)
    }

    /// Whether there's a screen to pop. At the root, a swipe freezes the navigation controller.
    private var hasSomethingToPop: Bool { (navigationController?.viewControllers.count ?? 0) > 1 }

    // MARK: Scrolling

    // UIKit's own delegate might decide between the swipes and scrolling in ways that can't be forwarded, so
    // this object decides in its place. A delegate of the app decides for itself.

    /// Returns whether scrolling waits until the swipe from the edge has failed.
    private func precedes(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        recognizer !== navigationController?.contentPopRecognizer && other.scrolls && mediates(recognizer)
    }

    /// Returns whether the swipe from the content waits until horizontal scrolling has failed.
    private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        guard recognizer === navigationController?.contentPopRecognizer, other.scrolls, mediates(recognizer)
        else { return false }
        return (other.view as? UIScrollView)?.scrolls(along: .horizontal) == true
    }

    /// Returns whether this object mediates between a swipe and scrolling.
    private func mediates(_ recognizer: UIGestureRecognizer) -> Bool {
        hasSomethingToPop && former(of: recognizer).map { isUIKitsOwn($0) } != false
    }

    /// Returns whether a delegate is UIKit's own. If it's the navigation controller, the app has made it one,
    /// although its class belongs to UIKit.
    private func isUIKitsOwn(_ delegate: any UIGestureRecognizerDelegate) -> Bool {
        delegate !== navigationController && delegate.isOfUIKit
    }

    private func former(of recognizer: UIGestureRecognizer) -> (any UIGestureRecognizerDelegate)? {
        entries.first { $0.recognizer === recognizer }?.former
    }

    // MARK: Forwarding

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let answer = former(of: gestureRecognizer)?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
        return answer?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if waits(gestureRecognizer, for: otherGestureRecognizer) { return true }
        let answer = former(of: gestureRecognizer)?.gestureRecognizer(_:shouldRequireFailureOf:)
        return answer?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if precedes(gestureRecognizer, otherGestureRecognizer) { return true }
        let answer = former(of: gestureRecognizer)?.gestureRecognizer(_:shouldBeRequiredToFailBy:)
        return answer?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        (former(of: recognizer)?.gestureRecognizer(_:shouldReceive:))?(recognizer, touch) ?? true
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        (former(of: recognizer)?.gestureRecognizer(_:shouldReceive:))?(recognizer, press) ?? true
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        (former(of: recognizer)?.gestureRecognizer(_:shouldReceive:))?(recognizer, event) ?? true
    }
}

extension UIGestureRecognizerDelegate {
    /// Returns whether the delegate allows a gesture to begin.
    @MainActor fileprivate func allows(_ recognizer: UIGestureRecognizer) -> Bool {
        let delegate: (any UIGestureRecognizerDelegate)? = self
        return (delegate?.gestureRecognizerShouldBegin(_:))?(recognizer) ?? true
    }
}
