@_spi(Host) import QuartzCore

/// The phases of a touch that its view has received, and those that are withheld.
@MainActor
final class TouchTrack {
    enum Stage {
        /// The view hasn't received anything yet.
        case withheld
        /// The view follows the touch.
        case delivered
        /// The view doesn't receive anything anymore.
        case closed
    }

    /// The time that a scroll view waits for a drag before its content receives a touch.
    static let contentDelay: TimeInterval = 0.15

    let touch: UITouch
    let view: UIView
    private(set) var stage = Stage.withheld
    /// The scroll view that contains the hit view, while it waits for a drag.
    private weak var waitingScrollView: UIScrollView?
    private var contentTimer: EventTimers.Token?
    private var phases: [UITouch.Phase] = []
    private let start: CGPoint

    init(_ touch: UITouch, in view: UIView) {
        self.touch = touch
        self.view = view
        start = touch.location(in: view)
    }

    var isFinished: Bool { !touch.isDown && (stage == .closed || phases.isEmpty) }

    func add(_ phase: UITouch.Phase) {
        guard phase != .stationary, stage != .closed else { return }
        if phase == .moved, phases.last == .moved { return }
        // If the touch has ended before the view receives it, the view needs only its beginning and its end.
        if phase == .ended, stage == .withheld { phases.removeAll { $0 == .moved } }
        phases.append(phase)
    }

    func close() {
        stage = .closed
        phases = []
        stopWaiting()
    }

    func wait(for scrollView: UIScrollView, timers: EventTimers, then update: @escaping () -> Void) {
        waitingScrollView = scrollView
        contentTimer = timers.schedule(after: Self.contentDelay) { [weak self] in
            self?.stopWaiting()
            update()
        }
    }

    private func stopWaiting() {
        waitingScrollView = nil
        contentTimer?.cancel()
        contentTimer = nil
    }

    /// Returns the phases that the view can receive now, and withholds the rest.
    func takePhases(event: UIEvent?) -> [UITouch.Phase] {
        let recognizers = touch.gestureRecognizers ?? []
        if recognizers.contains(where: { $0.cancelsTouchesInView && $0.hasRecognized }) {
            let wasDelivered = stage == .delivered
            close()
            return wasDelivered ? [.cancelled] : []
        }
        let possible = recognizers.filter { $0.isEngaged && $0.shownState == .possible }
        if stage == .withheld {
            guard phases.contains(.began) else { return [] }
            if phases.contains(.cancelled) {
                close()
                return []
            }
            if touch.isDown, waitingScrollView != nil, !view.claims(touch, from: start) { return [] }
            if possible.contains(where: \.delaysTouchesBegan) { return [] }
            if let scrollView = enclosingScrollView, scrollView !== view,
                !scrollView.touchesShouldBegin([touch], with: event, in: view)
            {
                close()
                return []
            }
            stopWaiting()
            stage = .delivered
        }
        var taken: [UITouch.Phase] = []
        while let phase = phases.first {
            if phase == .ended, possible.contains(where: \.delaysTouchesEnded) { break }
            taken.append(phases.removeFirst())
        }
        return taken
    }

    /// The nearest scroll view around the hit view.
    var enclosingScrollView: UIScrollView? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
    }
}
