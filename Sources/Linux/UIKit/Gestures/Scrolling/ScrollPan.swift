/// The recogniser that scrolls: it looks only at the axes along which there is something to scroll.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
    weak var scroller: Scroller?

    override func judge(_ travel: CGPoint) -> Verdict {
        guard let axes = scroller?.axes else { return .fail }
        switch (axes.horizontal, axes.vertical) {
        case (true, true): return super.judge(travel)
        case (false, false): return .wait
        case (true, false):
            guard abs(travel.x) >= Self.hysteresis, abs(travel.x) > abs(travel.y) else { return .wait }
            return .begin(slack: CGPoint(x: travel.x < 0 ? -Self.hysteresis : Self.hysteresis, y: 0))
        case (false, true):
            guard abs(travel.y) >= Self.hysteresis, abs(travel.y) > abs(travel.x) else { return .wait }
            return .begin(slack: CGPoint(x: 0, y: travel.y < 0 ? -Self.hysteresis : Self.hysteresis))
        }
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

    override func reset() {
        super.reset()
        scroller?.touchUp()
    }
}
