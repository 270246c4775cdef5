@_spi(Host) import QuartzCore

/// Follows one or more fingers that drag, and scrolls if it is allowed to. It begins after 10 points, and does not
/// report these.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    static let hysteresis: CGFloat = 10

    /// What to make of the way the fingers have gone before the gesture began.
    enum Verdict {
        case wait
        case fail
        /// Begin, and leave `slack` of the way out of what is reported.
        case begin(slack: CGPoint)
    }

    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// The scrolls it follows; none unless set. It has no touches then, and its translation is the content's.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the fingers' middle has moved since enough of them are down, or a scroll since it began, in the window.
    private var travel = CGPoint.zero
    /// The part of it that is not reported.
    private var slack = CGPoint.zero
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0
    /// Whether it has asked to begin; it may have to wait for others before it does.
    private(set) var isDragging = false

    /// How far the fingers have moved, in the coordinates of `view`.
    open func translation(in view: UIView?) -> CGPoint {
        let start = centroid - (travel - slack)
        guard let view else { return centroid - start }
        return view.convert(centroid, from: nil) - view.convert(start, from: nil)
    }

    /// The whole way from where the fingers came down, in the coordinates of `view`.
    func travel(in view: UIView) -> CGPoint {
        view.convert(centroid, from: nil) - view.convert(centroid - travel, from: nil)
    }

    /// Counts on from another translation.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        var start = centroid - translation
        if let view { start = view.convert(view.convert(centroid, from: nil) - translation, to: nil) }
        slack = travel - (centroid - start)
    }

    /// In points a second, in the coordinates of `view`.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = meter.velocity(at: lastTime)
        guard let view else { return velocity }
        // A short way in that direction, because a perspective bends long ones.
        let step: CGFloat = 1.0 / 128
        let before = view.convert(centroid - velocity * step, from: nil)
        return (view.convert(centroid, from: nil) - before) * (1 / step)
    }

    /// For recognisers that look where the fingers go.
    func judge(_ travel: CGPoint) -> Verdict {
        guard travel.length >= Self.hysteresis else { return .wait }
        return .begin(slack: travel * (Self.hysteresis / travel.length))
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        lastTime = event.timestamp
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
        guard fingers.count >= minimumNumberOfTouches else { return }
        let way = fingers.reduce(CGPoint.zero) { $0 + $1.positionInWindow - $1.previousPositionInWindow }
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

    /// A button tells nothing of fingers that drag.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        state = .failed
    }

    /// What a scroll does, from its beginning on.
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
        meter.clear()
    }
}
