@_spi(Host) import QuartzCore

/// A recognizer that follows the drag of one or more fingers and, if allowed, scrolling. It begins after 10
/// points, which it doesn't report.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    static let hysteresis: CGFloat = 10

    /// The decision about the movement of the fingers before the gesture begins.
    enum Verdict {
        case wait
        case fail
        /// Begin, and don't report the part `slack` of the movement.
        case begin(slack: CGPoint)
    }

    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// The kinds of scrolling that the recognizer follows. The default is none. During a scroll, it has no
    /// touches, and its translation is that of the content.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The movement in the window of the fingers' center since enough of them were down, or of a scroll since
    /// it began.
    private var travel = CGPoint.zero
    /// The part of the movement that isn't reported.
    private var slack = CGPoint.zero
    /// The positions in the window where the recognizer has last seen its fingers. A subclass can withhold
    /// events, and their movement counts with the next one.
    private var places: [UITouch: CGPoint] = [:]
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0
    /// A Boolean value that indicates whether the recognizer has requested to begin. It may have to wait for
    /// others.
    private(set) var isDragging = false

    /// Returns the distance that the fingers have moved, in the coordinates of `view`.
    open func translation(in view: UIView?) -> CGPoint {
        let start = centroid - (travel - slack)
        guard let view else { return centroid - start }
        return view.convert(centroid, from: nil) - view.convert(start, from: nil)
    }

    /// Returns the total distance from where the fingers came down, in the coordinates of `view`.
    func travel(in view: UIView) -> CGPoint {
        view.convert(centroid, from: nil) - view.convert(centroid - travel, from: nil)
    }

    /// Sets the current translation. Further movement is added to it.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        var start = centroid - translation
        if let view { start = view.convert(view.convert(centroid, from: nil) - translation, to: nil) }
        slack = travel - (centroid - start)
    }

    /// Returns the velocity in points per second, in the coordinates of `view`.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = meter.velocity(at: lastTime)
        guard let view else { return velocity }
        // Converts a short step in this direction, because a perspective distorts long ones.
        let step: CGFloat = 1.0 / 128
        let before = view.convert(centroid - velocity * step, from: nil)
        return (view.convert(centroid, from: nil) - before) * (1 / step)
    }

    /// Decides about a movement. Override this in recognizers that consider the direction.
    func judge(_ travel: CGPoint) -> Verdict {
        guard travel.length >= Self.hysteresis else { return .wait }
        return .begin(slack: travel * (Self.hysteresis / travel.length))
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        lastTime = event.timestamp
        for touch in touches { places[touch] = touch.positionInWindow }
        if fingers.count > maximumNumberOfTouches {
            guard isDragging else {
                state = .failed
                return
            }
            for touch in touches { ignore(touch, for: event) }
        }
        if fingers.count >= minimumNumberOfTouches { meter.add(travel, at: event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        lastTime = event.timestamp
        let fingers = fingers
        let way = fingers.reduce(CGPoint.zero) { way, finger in
            let before = places.updateValue(finger.positionInWindow, forKey: finger)
            return way + finger.positionInWindow - (before ?? finger.previousPositionInWindow)
        }
        guard fingers.count >= minimumNumberOfTouches else { return }
        follow(way * (1 / CGFloat(fingers.count)), at: event.timestamp)
    }

    private func follow(_ way: CGPoint, at time: TimeInterval) {
        guard way != .zero else { return }
        travel = travel + way
        meter.add(travel, at: time)
        guard !isDragging else {
            state = .changed
            return
        }
        switch judge(travel) {
        case .wait: break
        case .fail: state = .failed
        case .begin(let slack):
            self.slack = slack
            isDragging = true
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lastTime = event.timestamp
        if isDragging {
            if fingers.count < minimumNumberOfTouches { state = .ended }
        } else if fingers.isEmpty {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        lastTime = event.timestamp
        state = isDragging ? .cancelled : .failed
    }

    /// Ignores presses, because buttons don't drag.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        state = .failed
    }

    /// Follows a scroll from its beginning.
    func scrolled(_ event: ScrollEvent) {
        lastTime = event.timestamp
        switch event.phase {
        case .began: meter.add(travel, at: event.timestamp)
        case .changed: follow(event.delta, at: event.timestamp)
        case .ended: state = isDragging ? .ended : .failed
        case .cancelled: state = isDragging ? .cancelled : .failed
        }
    }

    open override func reset() {
        super.reset()
        travel = .zero
        slack = .zero
        isDragging = false
        places = [:]
        meter.clear()
    }
}
