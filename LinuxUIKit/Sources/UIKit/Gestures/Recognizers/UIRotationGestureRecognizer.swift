/// A recognizer that follows two fingers as they turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The turn in degrees that's required before the gesture begins. It isn't reported. Fingers that also
    /// move apart or together have to turn by up to twice as much.
    private static let hysteresis: CGFloat = 5

    /// The direction and the distance from the first finger to the second one, in the window.
    private struct Line {
        let angle: CGFloat
        let length: CGFloat
    }

    private var line = Line(angle: 0, length: 1)
    private var startLength: CGFloat = 1
    /// The angle by which the fingers have turned since they came down. It doesn't wrap around.
    private var turn: CGFloat = 0
    /// The turn that corresponds to a rotation of 0.
    private var base: CGFloat = 0
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0
    private var isRotating = false
    private var lastRotation: CGFloat = 0

    /// The angle by which the fingers have turned since the gesture began, in radians. It's positive in the
    /// clockwise direction, and counts whole turns. If you set it, it continues from that value.
    open var rotation: CGFloat {
        get { lastRotation }
        set {
            guard newValue.isFinite else { return }
            base = turn - newValue
            lastRotation = newValue
        }
    }

    /// The change of `rotation`, in radians per second.
    open var velocity: CGFloat { meter.velocity(at: lastTime).x }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        lastTime = event.timestamp
        for touch in self.touches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
        // A third finger changes nothing.
        guard let measured = measure(), fingers.contains(where: touches.contains) else { return }
        line = measured
        // If a finger returns, the rotation continues from its last value.
        if !isRotating {
            startLength = measured.length
            base = turn
        }
        meter.clear()
        meter.add(CGPoint(x: turn, y: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        lastTime = event.timestamp
        guard let measured = measure() else {
            // One finger changes nothing, but UIKit notifies the app of its movement anyway.
            if isRotating { state = .changed }
            return
        }
        guard measured.angle != line.angle || !isRotating else { return }
        // The shorter way, because fingers turn by less than half a turn at a time.
        turn += (measured.angle - line.angle).remainder(dividingBy: 2 * .pi)
        line = measured
        meter.add(CGPoint(x: turn, y: 0), at: event.timestamp)
        if isRotating {
            lastRotation = turn - base
            state = .changed
        } else if abs(turn - base) > threshold {
            base += turn > base ? threshold : -threshold
            lastRotation = turn - base
            isRotating = true
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lastTime = event.timestamp
        if fingers.isEmpty { state = isRotating ? .ended : .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = isRotating ? .cancelled : .failed
    }

    /// Ignores presses, because buttons don't turn.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        isRotating = false
        lastRotation = 0
        turn = 0
        base = 0
        meter.clear()
    }

    /// The turn in radians that's required before the gesture begins.
    private var threshold: CGFloat {
        let stretch = min(abs(line.length - startLength) / startLength, 1)
        return Self.hysteresis * (1 + stretch.squareRoot()) * .pi / 180
    }

    /// Returns the line between the two fingers. It's at least one point long.
    private func measure() -> Line? {
        let fingers = fingers
        guard fingers.count == 2 else { return nil }
        let way = fingers[1].positionInWindow - fingers[0].positionInWindow
        return Line(angle: atan2(way.y, way.x), length: max(way.length, 1))
    }
}
