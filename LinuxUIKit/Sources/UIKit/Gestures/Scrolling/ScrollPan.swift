/// The recognizer that scrolls. It considers only the axes along which the content can scroll.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
    weak var scroller: Scroller?

    /// The scroll view, if it adopts the protocol. No other object can be the delegate.
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { scroller?.view as? any UIGestureRecognizerDelegate }
        set {
            precondition(
                newValue === scroller?.view,
                "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
            )
        }
    }

    /// The movement before the latest change.
    private var judged = CGPoint.zero

    override func judge(_ travel: CGPoint) -> Verdict {
        guard let axes = scroller?.axes else { return .fail }
        defer { judged = travel }
        switch (axes.horizontal, axes.vertical) {
        case (true, true): return super.judge(travel)
        case (false, false): return .wait
        case (true, false):
            guard abs(travel.x) >= Self.hysteresis, abs(travel.x) > abs(travel.y) else { return .wait }
            return .begin(slack: CGPoint(x: slack(before: judged.x, now: travel.x), y: 0))
        case (false, true):
            guard abs(travel.y) >= Self.hysteresis, abs(travel.y) > abs(travel.x) else { return .wait }
            return .begin(slack: CGPoint(x: 0, y: slack(before: judged.y, now: travel.y)))
        }
    }

    /// Returns the part of the movement that isn't reported. A finger that first moves across the axis can be
    /// far along it before it turns, and the content must not jump then.
    private func slack(before: CGFloat, now: CGFloat) -> CGFloat {
        let least = now < 0 ? -Self.hysteresis : Self.hysteresis
        return abs(before) > Self.hysteresis && (before < 0) == (now < 0) ? before : least
    }

    /// A view in the content that follows its touch can refuse to give it up.
    override var mayBegin: Bool {
        guard let scrollView = view as? UIScrollView else { return true }
        for touch in touches {
            guard let view = UIApplication.shared.touchRouter.isDelivered(touch), view !== scrollView else {
                continue
            }
            if !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: view) {
                return false
            }
        }
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scroller?.touchDown()
        super.touchesBegan(touches, with: event)
    }

    override func scrolled(_ event: ScrollEvent) {
        if event.phase == .began { scroller?.touchDown() }
        super.scrolled(event)
    }

    override func reset() {
        super.reset()
        judged = .zero
        scroller?.touchUp()
    }
}
