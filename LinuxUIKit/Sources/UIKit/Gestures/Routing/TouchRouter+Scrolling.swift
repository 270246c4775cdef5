extension TouchRouter {
    /// Sends a scroll to the pan recognizers under the pointer that follow scrolls. Views aren't notified.
    func send(_ event: ScrollEvent, to window: UIWindow) {
        timers.fire(until: event.timestamp)
        arbiter.perform {
            if event.phase == .began { land(event) }
            for case let pan as UIPanGestureRecognizer in arbiter.engaged
            where pan.scroll === event && !pan.isOver && pan.isEnabled {
                pan.scrolled(event)
            }
        }
        guard event.phase == .ended || event.phase == .cancelled else { return }
        for recognizer in arbiter.engaged where recognizer.scroll === event { recognizer.scroll = nil }
        arbiter.perform {}
    }

    private func land(_ event: ScrollEvent) {
        guard let view = event.window.hitTest(event.location, with: event)?.viewForTouches else { return }
        for ancestor in sequence(first: view, next: \.superview) {
            for case let pan as UIPanGestureRecognizer in ancestor.gestureRecognizers ?? []
            where accepts(event, pan) {
                arbiter.engage(pan)
                pan.scroll = event
                pan.seenScroll = event
                pan.centroid = event.location
            }
        }
    }

    private func accepts(_ event: ScrollEvent, _ pan: UIPanGestureRecognizer) -> Bool {
        pan.isEnabled && !pan.isOver && !pan.holdsInput && pan.allowedScrollTypesMask.contains(.continuous)
            && pan.delegate?.gestureRecognizer(pan, shouldReceive: event as UIEvent) != false
    }
}
