/// The recogniser that scrolls: it looks only at the axes along which there is something to scroll.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
    weak var scroller: Scroller?

    /// The way before the latest movement.
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

    /// A finger that first went across may be far along before it turns; the content does not jump after it.
    private func slack(before: CGFloat, now: CGFloat) -> CGFloat {
        let least = now < 0 ? -Self.hysteresis : Self.hysteresis
        return abs(before) > Self.hysteresis && (before < 0) == (now < 0) ? before : least
    }

    /// A view in the content that follows its touch may be one that does not give it up.
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
