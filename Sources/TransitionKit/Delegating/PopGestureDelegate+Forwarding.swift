import UIKit

// Calls that a pop gesture delegate doesn't handle go to the previous delegate.

extension PopGestureDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer)
    }

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

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        (former(of: gestureRecognizer)?.gestureRecognizer(_:shouldReceive:))?(gestureRecognizer, touch)
            ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive press: UIPress
    ) -> Bool {
        (former(of: gestureRecognizer)?.gestureRecognizer(_:shouldReceive:))?(gestureRecognizer, press)
            ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent
    ) -> Bool {
        (former(of: gestureRecognizer)?.gestureRecognizer(_:shouldReceive:))?(gestureRecognizer, event)
            ?? true
    }
}
