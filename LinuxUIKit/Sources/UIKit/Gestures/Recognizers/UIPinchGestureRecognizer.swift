/// A recognizer that follows two fingers as they move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of the distance that's required before the gesture begins. It isn't reported.
    private static let hysteresis: CGFloat = 10
    private static let slack: CGFloat = 8

    /// The distance that corresponds to a scale of 1.
    private var base: CGFloat = 1
    private var distance: CGFloat = 1
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0
    private var isPinching = false
    private var lastScale: CGFloat = 1

    /// The ratio of the fingers' distance to their distance at the start. If you set it, it continues from
    /// that value.
    open var scale: CGFloat {
        get { lastScale }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            base = distance / newValue
            lastScale = newValue
        }
    }

    /// The change of `scale` per second.
    open var velocity: CGFloat { meter.velocity(at: lastTime).x / base }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        lastTime = event.timestamp
        for touch in self.touches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
        // A third finger changes nothing.
        guard let measured = measure(), fingers.contains(where: touches.contains) else { return }
        distance = measured
        // If a finger returns, the scale continues from its last value.
        base = isPinching ? distance / lastScale : distance
        meter.clear()
        meter.add(CGPoint(x: distance, y: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        lastTime = event.timestamp
        guard let measured = measure() else {
            // One finger changes nothing, but UIKit notifies the app of its movement anyway.
            if isPinching { state = .changed }
            return
        }
        guard measured != distance || !isPinching else { return }
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

    /// Ignores presses, because buttons don't pinch.
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

    /// Returns the distance between the two fingers. It's at least one point, so scales remain finite.
    private func measure() -> CGFloat? {
        let fingers = fingers
        guard fingers.count == 2 else { return nil }
        return max((fingers[1].positionInWindow - fingers[0].positionInWindow).length, 1)
    }
}
