import UIKit

// What a gate doesn't decide goes to who decided before.

extension PopGate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let former = former(of: gestureRecognizer)
        #if canImport(ObjectiveC)
            return former?.gestureRecognizer?(
                gestureRecognizer,
                shouldRecognizeSimultaneouslyWith: otherGestureRecognizer
            ) ?? false
        #else
            return former?.gestureRecognizer(
                gestureRecognizer,
                shouldRecognizeSimultaneouslyWith: otherGestureRecognizer
            ) ?? false
        #endif
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let former = former(of: gestureRecognizer)
        #if canImport(ObjectiveC)
            return former?.gestureRecognizer?(
                gestureRecognizer,
                shouldRequireFailureOf: otherGestureRecognizer
            )
                ?? false
        #else
            return former?.gestureRecognizer(
                gestureRecognizer,
                shouldRequireFailureOf: otherGestureRecognizer
            )
                ?? false
        #endif
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let former = former(of: gestureRecognizer)
        #if canImport(ObjectiveC)
            return former?.gestureRecognizer?(
                gestureRecognizer,
                shouldBeRequiredToFailBy: otherGestureRecognizer
            ) ?? false
        #else
            return former?.gestureRecognizer(
                gestureRecognizer,
                shouldBeRequiredToFailBy: otherGestureRecognizer
            ) ?? false
        #endif
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        let former = former(of: gestureRecognizer)
        #if canImport(ObjectiveC)
            return former?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) ?? true
        #else
            return former?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
        #endif
    }

    #if canImport(ObjectiveC)
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldReceive press: UIPress
        ) -> Bool {
            former(of: gestureRecognizer)?.gestureRecognizer?(gestureRecognizer, shouldReceive: press) ?? true
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldReceive event: UIEvent
        ) -> Bool {
            former(of: gestureRecognizer)?.gestureRecognizer?(gestureRecognizer, shouldReceive: event) ?? true
        }
    #endif
}
