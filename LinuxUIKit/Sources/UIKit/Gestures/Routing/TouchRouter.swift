@_spi(Host) import QuartzCore

/// An object that sends touches to the relevant recognizers, and then to the views that they hit.
@MainActor
final class TouchRouter {
    let arbiter = GestureArbiter()
    let timers = EventTimers()
    private var tracks: [TouchTrack] = []
    private var lastEvent: UIEvent?
    private var isUpdatingViews = false

    init() {
        arbiter.whenReported = { [unowned self] in updateViews() }
    }

    func send(_ event: UIEvent, to window: UIWindow) {
        timers.fire(until: event.timestamp)
        let touches = (event.allTouches ?? []).filter { $0.window === window }
        arbiter.perform {
            lastEvent = event
            for touch in touches where touch.phase == .began && touch.view == nil { land(touch, event) }
            for recognizer in arbiter.engaged { give(event, to: recognizer) }
            for track in tracks where touches.contains(track.touch) { track.add(track.touch.phase) }
        }
        for touch in touches where !touch.isDown { lift(touch) }
        // Resets the recognizers whose last finger has lifted.
        arbiter.perform {}
        tracks.removeAll { $0.isFinished }
        // An event owns the views that it touched.
        if tracks.isEmpty { lastEvent = nil }
    }

    // MARK: Landing and lifting

    private func land(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.window?.hitTest(touch.positionInWindow, with: event)?.viewForTouches else {
            return
        }
        touch.view = view
        touch.firstPositionInWindow = touch.positionInWindow
        for ancestor in sequence(first: view, next: \.superview) {
            for recognizer in ancestor.gestureRecognizers ?? [] where accepts(touch, recognizer, event) {
                arbiter.engage(recognizer)
                recognizer.touches.append(touch)
                recognizer.seenTouches.insert(touch)
                touch.gestureRecognizers?.append(recognizer)
            }
        }
        let track = TouchTrack(touch, in: view)
        if isExcluded(touch, in: view) {
            track.close()
        } else if let scrollView = track.enclosingScrollView, scrollView !== view,
            scrollView.delaysContentTouches, touch.isGiven(to: scrollView.panGestureRecognizer)
        {
            track.wait(for: scrollView, timers: timers) { [unowned self] in arbiter.perform {} }
        }
        tracks.append(track)
    }

    /// Returns whether a view doesn't receive a touch because of the touches that are down already. A view
    /// can require to be the only one in its window that has any.
    private func isExcluded(_ touch: UITouch, in view: UIView) -> Bool {
        let down = tracks.filter {
            $0.touch.isDown && $0.stage != .closed && $0.touch.window === touch.window
        }
        let others = down.filter { $0.view !== view }
        if others.contains(where: { $0.view.isExclusiveTouch }) { return true }
        if view.isExclusiveTouch, !others.isEmpty { return true }
        return !view.isMultipleTouchEnabled && down.count > others.count
    }

    private func accepts(_ touch: UITouch, _ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        recognizer.isEnabled && !recognizer.isOver && recognizer.scroll == nil
            && recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
    }

    private func lift(_ touch: UITouch) {
        for recognizer in arbiter.engaged { recognizer.touches.removeAll { $0 === touch } }
    }

    /// Returns the view under `touch` if it has received the touch, so scrolling would take the touch away
    /// from it.
    func isDelivered(_ touch: UITouch) -> UIView? {
        tracks.first { $0.touch === touch && $0.stage == .delivered }?.view
    }

    // MARK: Recognizers

    private func give(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
        let fingers = recognizer.fingers
        if !fingers.isEmpty { recognizer.centroid = fingers.center }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let touches = recognizer.touches.filter { $0.phase == phase && event.has($0) }
            guard !touches.isEmpty, !recognizer.isOver, recognizer.isEnabled else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(Set(touches), with: event)
            case .moved: recognizer.touchesMoved(Set(touches), with: event)
            case .ended: recognizer.touchesEnded(Set(touches), with: event)
            default: recognizer.touchesCancelled(Set(touches), with: event)
            }
        }
    }

    // MARK: Views

    /// Sends the views the touches that they can receive now.
    private func updateViews() {
        guard !isUpdatingViews else { return }
        isUpdatingViews = true
        defer { isUpdatingViews = false }
        let news = tracks.map { (track: $0, phases: $0.takePhases(event: lastEvent)) }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            var groups: [(view: UIView, touches: Set<UITouch>)] = []
            for (track, phases) in news where phases.contains(phase) {
                if let index = groups.firstIndex(where: { $0.view === track.view }) {
                    groups[index].touches.insert(track.touch)
                } else {
                    groups.append((track.view, [track.touch]))
                }
            }
            for (view, touches) in groups { tell(view, of: touches, phase) }
        }
    }

    private func tell(_ view: UIView, of touches: Set<UITouch>, _ phase: UITouch.Phase) {
        // The touches that were withheld are reported with their state at the time.
        let present = touches.map { ($0, $0.phase, $0.positionInWindow, $0.previousPositionInWindow) }
        for touch in touches {
            touch.phase = phase
            guard phase == .began else { continue }
            touch.positionInWindow = touch.firstPositionInWindow
            touch.previousPositionInWindow = touch.firstPositionInWindow
        }
        switch phase {
        case .began: view.touchesBegan(touches, with: lastEvent)
        case .moved: view.touchesMoved(touches, with: lastEvent)
        case .ended: view.touchesEnded(touches, with: lastEvent)
        default: view.touchesCancelled(touches, with: lastEvent)
        }
        for (touch, phase, position, previous) in present {
            touch.phase = phase
            touch.positionInWindow = position
            touch.previousPositionInWindow = previous
        }
    }
}

extension UITouch {
    func isGiven(to recognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizers?.contains { $0 === recognizer } == true
    }
}

extension UIEvent {
    func has(_ touch: UITouch) -> Bool {
        allTouches?.contains(touch) == true
    }
}
