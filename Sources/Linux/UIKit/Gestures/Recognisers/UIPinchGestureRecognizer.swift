/// Follows two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much the distance has to change before the gesture begins, and what of it is not reported.
    private static let hysteresis: CGFloat = 10
    private static let slack: CGFloat = 8

    /// The distance at which `scale` is 1.
    private var base: CGFloat = 1
    private var distance: CGFloat = 1
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0
    private var isPinching = false
    private var lastScale: CGFloat = 1

    /// How many times as far apart the fingers are as at the start. Setting it counts on from there.
    open var scale: CGFloat {
        get { lastScale }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            base = distance / newValue
            lastScale = newValue
        }
    }

    /// The change of `scale` a second.
    open var velocity: CGFloat { meter.velocity(at: lastTime).x / base }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        lastTime = event.timestamp
        for touch in self.touches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
        guard let measured = measure() else { return }
        distance = measured
        // A finger that comes back finds the scale as it left it.
        base = isPinching ? distance / lastScale : distance
        meter.clear()
        meter.add(CGPoint(x: distance, y: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        lastTime = event.timestamp
        guard let measured = measure(), measured != distance || !isPinching else { return }
        distance = measured
        meter.add(CGPoint(x: distance, y: 0), at: event.timestamp)
        if isPinching {
            lastScale = distance / base
            state = .changed
        } else if abs(distance - base) >= Self.hysteresis {
            base = max(base + (distance > base ? Self.slack : -Self.slack), 1)
            lastScale = distance / base
            isPinching = true
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lastTime = event.timestamp
        if fingers.isEmpty { state = isPinching ? .ended : .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = isPinching ? .cancelled : .failed
    }

    /// A button tells nothing of two fingers.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        isPinching = false
        lastScale = 1
        base = 1
        distance = 1
        meter.clear()
    }

    /// How far apart the two fingers are; at least a point, so that scales stay finite.
    private func measure() -> CGFloat? {
        let fingers = fingers
        guard fingers.count == 2 else { return nil }
        return max((fingers[1].positionInWindow - fingers[0].positionInWindow).length, 1)
    }
}
