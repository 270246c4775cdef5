/// A recognizer for taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The maximum movement of a finger, the maximum duration of a tap, and the maximum time between taps.
    private static let allowableMovement: CGFloat = 10
    private static let maximumDuration: TimeInterval = 0.75
    private static let maximumInterval: TimeInterval = 0.35

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    private var taps = 0
    /// The maximum number of fingers that were down at once during this tap.
    private var fingersOfTap = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    /// The fingers of the first tap, which determine the location. Those that have lifted stay where they
    /// were.
    private var firstFingers: [UITouch] = []
    private var timer: EventTimers.Token?

    open override var numberOfTouches: Int { hasRecognized ? numberOfTouchesRequired : super.numberOfTouches }

    /// Returns the position of the first tap, which is the center of its fingers.
    open override func location(in view: UIView?) -> CGPoint {
        guard !firstFingers.isEmpty else { return super.location(in: view) }
        let center = firstFingers.center
        return view?.convert(center, from: nil) ?? center
    }

    /// Returns the position of a finger of the first tap.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard firstFingers.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return firstFingers[touchIndex].location(in: view)
    }

    /// Doesn't prevent recognizers that wait for more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.positionInWindow }
        fingersOfTap = max(fingersOfTap, fingers.count)
        if taps == 0, fingers.count == numberOfTouchesRequired { firstFingers = fingers }
        if fingersOfTap > numberOfTouchesRequired {
            state = .failed
        } else {
            failLater(after: Self.maximumDuration)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let hasStrayed = touches.contains { touch in
            guard let start = starts[ObjectIdentifier(touch)] else { return false }
            return (touch.positionInWindow - start).length > Self.allowableMovement
        }
        if hasStrayed { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard fingers.isEmpty else { return }
        guard fingersOfTap == numberOfTouchesRequired else {
            state = .failed
            return
        }
        fingersOfTap = 0
        starts = [:]
        countTap()
    }

    private func countTap() {
        timer = nil
        taps += 1
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            failLater(after: Self.maximumInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        failLater(after: Self.maximumDuration)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        countTap()
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesCancelled(presses, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        taps = 0
        fingersOfTap = 0
        starts = [:]
        firstFingers = []
        timer = nil
    }

    private func failLater(after delay: TimeInterval) {
        timer = UIApplication.shared.touchRouter.timers.schedule(after: delay) { [weak self] in
            self?.state = .failed
        }
    }
}
