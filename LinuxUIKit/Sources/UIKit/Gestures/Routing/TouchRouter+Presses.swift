extension TouchRouter {
    /// Sends presses to the relevant recognizers, and then to the responder with the focus.
    func send(_ event: UIPressesEvent, to window: UIWindow) {
        timers.fire(until: event.timestamp)
        let presses = event.allPresses.filter { $0.window === window }
        arbiter.perform {
            for press in presses where press.phase == .began { land(press, event) }
            for recognizer in arbiter.engaged { give(event, to: recognizer) }
        }
        for press in presses { tellResponder(of: press, event) }
        for press in presses where !press.isDown {
            for recognizer in arbiter.engaged { recognizer.presses.removeAll { $0 === press } }
        }
        arbiter.perform {}
    }

    private func land(_ press: UIPress, _ event: UIPressesEvent) {
        let chain =
            press.responder.map { sequence(first: $0, next: \.next).compactMap { $0 as? UIView } } ?? []
        for view in chain {
            for recognizer in view.gestureRecognizers ?? [] where accepts(press, recognizer, event) {
                arbiter.engage(recognizer)
                recognizer.presses.append(press)
                recognizer.seenPresses.insert(press)
                press.gestureRecognizers?.append(recognizer)
            }
        }
    }

    private func accepts(
        _ press: UIPress,
        _ recognizer: UIGestureRecognizer,
        _ event: UIPressesEvent
    ) -> Bool {
        recognizer.isEnabled && !recognizer.isOver
            && recognizer.allowedPressTypes.contains(NSNumber(value: press.type.rawValue))
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event as UIEvent) != false
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) != false
    }

    private func give(_ event: UIPressesEvent, to recognizer: UIGestureRecognizer) {
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            let presses = Set(
                recognizer.presses.filter { $0.phase == phase && event.allPresses.contains($0) }
            )
            guard !presses.isEmpty, !recognizer.isOver, recognizer.isEnabled else { continue }
            switch phase {
            case .began: recognizer.pressesBegan(presses, with: event)
            case .changed: recognizer.pressesChanged(presses, with: event)
            case .ended: recognizer.pressesEnded(presses, with: event)
            default: recognizer.pressesCancelled(presses, with: event)
            }
        }
    }

    /// Reports a press to the responder. If a recognizer has recognized its gesture, the press is canceled.
    private func tellResponder(of press: UIPress, _ event: UIPressesEvent) {
        let isTaken =
            press.gestureRecognizers?.contains { $0.cancelsTouchesInView && $0.hasRecognized } == true
        switch press.phase {
        case .began: press.responder?.pressesBegan([press], with: event)
        case .changed: press.responder?.pressesChanged([press], with: event)
        case .ended where !isTaken: press.responder?.pressesEnded([press], with: event)
        case .ended, .cancelled: press.responder?.pressesCancelled([press], with: event)
        case .stationary: break
        }
    }
}
