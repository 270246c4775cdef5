@_spi(Host) import QuartzCore

/// Two scrolling fingers on a trackpad, for a host or a test. They move at `MediaClock.now`.
@_spi(Host) @MainActor
public final class ScrollInjector {
    private let window: UIWindow
    private var event: ScrollEvent?

    public init(window: UIWindow) {
        self.window = window
    }

    /// Puts two fingers on the trackpad.
    ///
    /// - Parameter point: The position of the pointer in the window.
    public func begin(at point: CGPoint) {
        precondition(event == nil, "the fingers are down already")
        precondition(point.x.isFinite && point.y.isFinite, "a pointer is at a finite place")
        event = ScrollEvent(in: window, at: point)
        send(.began)
    }

    /// Moves the fingers.
    ///
    /// - Parameter delta: The distance to move the content, in points. Positive values move it to the right
    ///   and down, as if a finger dragged it.
    public func move(by delta: CGPoint) {
        precondition(delta.x.isFinite && delta.y.isFinite, "fingers move by a finite way")
        event?.delta = delta
        send(.changed)
    }

    /// Lifts the fingers.
    public func end() {
        send(.ended)
        event = nil
    }

    /// Cancels the scroll as the system does.
    public func cancel() {
        guard event != nil else { return }
        send(.cancelled)
        event = nil
    }

    /// Scrolls at a constant speed, with a turn of the run loop at each frame and before each of the `steps`.
    /// At the end, lifts the fingers unless told otherwise.
    public func scroll(
        at point: CGPoint,
        by way: CGVector,
        duration: TimeInterval,
        steps: Int,
        ends: Bool = true
    ) {
        precondition(steps > 0 && duration >= 0, "a scroll takes a step at least, and time does not go back")
        begin(at: point)
        for _ in 1...steps {
            UIApplication.shared.advance(by: duration / Double(steps))
            move(by: CGPoint(x: way.dx / CGFloat(steps), y: way.dy / CGFloat(steps)))
        }
        if ends { end() }
    }

    private func send(_ phase: ScrollEvent.Phase) {
        guard let event else { preconditionFailure("the fingers are not down") }
        event.phase = phase
        event.timestamp = MediaClock.now
        UIApplication.shared.sendEvent(event)
    }
}
