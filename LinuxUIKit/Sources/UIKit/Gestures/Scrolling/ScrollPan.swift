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
        if leavesDrag(of: scrollView) { return false }
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

    /// Returns whether content that's at its edge leaves a drag beyond the edge to the nearest scroll view
    /// around it (rdar 33847193). Others around that one don't count, even if it can't scroll.
    private func leavesDrag(of scrollView: UIScrollView) -> Bool {
        guard let limits = scroller?.limits, let outer = scrollView.enclosingScrollView else { return false }
        let pan = outer.panGestureRecognizer
        // Another gesture can have taken the drag from it already.
        guard outer.isScrollEnabled, sharesInput(with: pan), !pan.isOver else { return false }
        func isAtEdge(_ way: CGFloat, _ offset: CGFloat, _ range: ClosedRange<CGFloat>) -> Bool {
            way > 0 ? offset <= range.lowerBound : offset >= range.upperBound
        }
        let (way, outerWay, offset) = (travel(in: scrollView), travel(in: outer), scrollView.contentOffset)
        let axes = outer.scrollableAxes
        guard abs(outerWay.x) > abs(outerWay.y) ? axes.horizontal : axes.vertical else { return false }
        return abs(way.x) > abs(way.y)
            ? isAtEdge(way.x, offset.x, limits.x) : isAtEdge(way.y, offset.y, limits.y)
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

extension UIScrollView {
    /// The nearest scroll view around this one.
    fileprivate var enclosingScrollView: UIScrollView? {
        guard let superview else { return nil }
        return sequence(first: superview, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
    }
}
