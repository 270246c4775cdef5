/// A recognizer for fingers that rest on the screen. After that, it follows them.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement during the press, in points.
    open var allowableMovement: CGFloat = 10
    open var numberOfTouchesRequired = 1

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var timer: EventTimers.Token?
    private var isPressing = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.positionInWindow }
        guard !isPressing else { return }
        if fingers.count > numberOfTouchesRequired {
            state = .failed
        } else if fingers.count == numberOfTouchesRequired {
            beginLater()
        }
    }

    private func beginLater() {
        timer = UIApplication.shared.touchRouter.timers.schedule(after: minimumPressDuration) {
            [weak self] in
            self?.begin()
        }
    }

    private func begin() {
        isPressing = true
        state = .began
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard !isPressing else {
            state = .changed
            return
        }
        let hasStrayed = touches.contains { touch in
            guard let start = starts[ObjectIdentifier(touch)] else { return false }
            return (touch.positionInWindow - start).length > allowableMovement
        }
        if hasStrayed { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if !isPressing {
            state = .failed
        } else if fingers.isEmpty {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = isPressing ? .cancelled : .failed
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        if !isPressing { beginLater() }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        state = isPressing ? .ended : .failed
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesCancelled(presses, with: event)
        state = isPressing ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        starts = [:]
        timer = nil
        isPressing = false
    }
}
