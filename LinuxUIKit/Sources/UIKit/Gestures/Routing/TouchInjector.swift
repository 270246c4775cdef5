@_spi(Host) import QuartzCore

/// Fingers on a window, for a host or a test. They move at `MediaClock.now`.
@_spi(Host) @MainActor
public final class TouchInjector {
    /// The maximum interval and distance between taps that are counted together.
    private static let multipleTapInterval: TimeInterval = 0.35
    private static let multipleTapDistance: CGFloat = 45

    private let window: UIWindow
    private let type: UITouch.TouchType
    private var touches: [Int: UITouch] = [:]
    private var lastTap: (position: CGPoint, time: TimeInterval, count: Int)?

    /// - Parameter type: The kind of touches. Those of a pointer last while its button is down. The default
    ///   is fingers.
    public init(window: UIWindow, type: UITouch.TouchType = .direct) {
        self.window = window
        self.type = type
    }

    /// The positions of the fingers in the window.
    public var fingers: [Int: CGPoint] { touches.mapValues(\.positionInWindow) }

    /// Puts down a finger that's up.
    public func down(at point: CGPoint, finger: Int = 0) {
        precondition(touches[finger] == nil, "finger \(finger) is down already")
        Self.check(point)
        let touch = UITouch()
        touch.window = window
        touch.type = type
        touch.positionInWindow = point
        touch.previousPositionInWindow = point
        if let lastTap, MediaClock.now - lastTap.time <= Self.multipleTapInterval,
            (point - lastTap.position).length <= Self.multipleTapDistance
        {
            touch.tapCount = lastTap.count + 1
        }
        touches[finger] = touch
        send([finger], as: .began)
    }

    /// Moves a finger that's down.
    public func move(to point: CGPoint, finger: Int = 0) {
        move([finger: point])
    }

    /// Moves several fingers at the same time.
    public func move(_ points: [Int: CGPoint]) {
        for (finger, point) in points {
            Self.check(point)
            touch(of: finger).previousPositionInWindow = touch(of: finger).positionInWindow
            touch(of: finger).positionInWindow = point
        }
        send(points.keys.sorted(), as: .moved)
    }

    public func up(finger: Int = 0) {
        up([finger])
    }

    /// Lifts several fingers at the same time.
    public func up(_ fingers: [Int]) {
        for finger in fingers {
            let touch = touch(of: finger)
            lastTap = (touch.positionInWindow, MediaClock.now, touch.tapCount)
        }
        send(fingers, as: .ended)
        for finger in fingers { touches[finger] = nil }
    }

    /// Cancels all touches as the system does, such as for an incoming call.
    public func cancel() {
        guard !touches.isEmpty else { return }
        send(Array(touches.keys), as: .cancelled)
        touches = [:]
    }

    /// Puts a finger down and moves it to another point at a constant speed, with a turn of the run loop at
    /// each frame and before each of the `steps`. At the end, lifts it unless told otherwise.
    public func drag(
        from start: CGPoint,
        to end: CGPoint,
        duration: TimeInterval,
        steps: Int,
        finger: Int = 0,
        lifts: Bool = true
    ) {
        precondition(steps > 0 && duration >= 0, "a drag takes a step at least, and time does not go back")
        down(at: start, finger: finger)
        for step in 1...steps {
            UIApplication.shared.advance(by: duration / Double(steps))
            let way = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way)
            move(to: point, finger: finger)
        }
        if lifts { up(finger: finger) }
    }

    public func tap(at point: CGPoint) {
        down(at: point)
        up()
    }

    private func touch(of finger: Int) -> UITouch {
        guard let touch = touches[finger] else { preconditionFailure("finger \(finger) is not down") }
        return touch
    }

    private static func check(_ point: CGPoint) {
        precondition(point.x.isFinite && point.y.isFinite, "a finger is at a finite place")
    }

    private func send(_ fingers: [Int], as phase: UITouch.Phase) {
        let event = UIEvent()
        event.timestamp = MediaClock.now
        event.allTouches = Set(touches.values)
        for (finger, touch) in touches {
            let changes = fingers.contains(finger)
            touch.phase = changes ? phase : .stationary
            if changes { touch.timestamp = event.timestamp }
            if !changes || phase != .moved { touch.previousPositionInWindow = touch.positionInWindow }
        }
        UIApplication.shared.sendEvent(event)
    }
}
