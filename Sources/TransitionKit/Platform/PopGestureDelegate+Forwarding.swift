import UIKit

// Calls that a gate doesn't handle go to the previous delegate.

extension PopGestureDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer)
    }

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
        if waits(gestureRecognizer, for: otherGestureRecognizer) { return true }
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
        if precedes(gestureRecognizer, otherGestureRecognizer) { return true }
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

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive press: UIPress
    ) -> Bool {
        let former = former(of: gestureRecognizer)
        #if canImport(ObjectiveC)
            return former?.gestureRecognizer?(gestureRecognizer, shouldReceive: press) ?? true
        #else
            return former?.gestureRecognizer(gestureRecognizer, shouldReceive: press) ?? true
        #endif
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent
    ) -> Bool {
        let former = former(of: gestureRecognizer)
        #if canImport(ObjectiveC)
            return former?.gestureRecognizer?(gestureRecognizer, shouldReceive: event) ?? true
        #else
            return former?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
        #endif
    }
}

extension UIGestureRecognizerDelegate {
    /// Returns whether the delegate allows a gesture to begin.
    @MainActor func allows(_ recognizer: UIGestureRecognizer) -> Bool {
        #if canImport(ObjectiveC)
            gestureRecognizerShouldBegin?(recognizer) ?? true
        #else
            gestureRecognizerShouldBegin(recognizer)
        #endif
    }

    /// A Boolean value that indicates whether the object belongs to UIKit and not to the app.
    @MainActor var isOfUIKit: Bool {
        #if canImport(ObjectiveC)
            Bundle(for: type(of: self)) == Bundle(for: UINavigationController.self)
        #else
            String(reflecting: type(of: self)).hasPrefix("UIKit.")
        #endif
    }
}
