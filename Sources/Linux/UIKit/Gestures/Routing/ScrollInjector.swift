@_spi(Host) import QuartzCore

/// Two fingers that scroll on a trackpad, moved by a host or a test at `MediaClock.now`.
@_spi(Host) @MainActor
public final class ScrollInjector {
    private let window: UIWindow
    private var event: ScrollEvent?

    public init(window: UIWindow) {
        self.window = window
    }

    /// Puts two fingers on the trackpad.
    ///
    /// - Parameter point: Where the pointer is, in the window.
    public func begin(at point: CGPoint) {
        precondition(event == nil, "the fingers are down already")
        precondition(point.x.isFinite && point.y.isFinite, "a pointer is at a finite place")
        event = ScrollEvent(in: window, at: point)
        send(.began)
    }

    /// Moves the fingers.
    ///
    /// - Parameter delta: How far content is to move, in points: to the right and down, as a finger on it would move it.
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

    /// Takes the scroll away as the system does.
    public func cancel() {
        guard event != nil else { return }
        send(.cancelled)
        event = nil
    }

    /// Scrolls evenly, with a turn of the run loop at each frame and before each of the `steps`; then lifts the fingers,
    /// unless told not to.
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
