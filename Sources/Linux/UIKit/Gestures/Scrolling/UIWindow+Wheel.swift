extension UIWindow {
    /// Turns a wheel over a point of the window: the innermost scroll view there that can be scrolled along the larger
    /// part of `delta` moves, at most to its edges. What follows two fingers on a trackpad is a `ScrollInjector`'s.
    ///
    /// - Parameter delta: What is added to the content offset, in points.
    /// - Returns: Whether there is such a scroll view.
    @discardableResult
    @_spi(Host) public func scroll(by delta: CGPoint, at point: CGPoint) -> Bool {
        guard delta.x.isFinite, delta.y.isFinite, delta != .zero,
            let view = hitTest(point, with: nil)?.viewForTouches
        else { return false }
        let isVertical = abs(delta.y) >= abs(delta.x)
        for case let view as UIScrollView in sequence(first: view, next: \.superview)
        where view.isScrollEnabled {
            let axes = view.scrollableAxes
            guard isVertical ? axes.vertical : axes.horizontal else { continue }
            view.turnWheel(by: CGPoint(x: axes.horizontal ? delta.x : 0, y: axes.vertical ? delta.y : 0))
            return true
        }
        return false
    }
}
