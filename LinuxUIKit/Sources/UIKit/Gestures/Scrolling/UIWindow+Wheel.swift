extension UIWindow {
    /// Turns a wheel over a point of the window. This moves the innermost scroll view at that point that can
    /// scroll along the larger component of `delta`, but not beyond its edges. To scroll with two fingers on
    /// a trackpad, use a `ScrollInjector`.
    ///
    /// - Parameter delta: The distance to add to the content offset, in points.
    /// - Returns: A Boolean value that indicates whether there is such a scroll view.
    @discardableResult
    @_spi(Host) public func scroll(by delta: CGPoint, at point: CGPoint) -> Bool {
        guard delta.x.isFinite, delta.y.isFinite, delta != .zero,
            let view = hitTest(point, with: nil)?.viewForTouches
        else { return false }
        let isVertical = abs(delta.y) >= abs(delta.x)
        var pans: [UIPanGestureRecognizer] = []
        for ancestor in sequence(first: view, next: \.superview) {
            if let view = ancestor as? UIScrollView, view.isScrollEnabled, !pans.contains(where: view.waits) {
                let axes = view.scrollableAxes
                if isVertical ? axes.vertical : axes.horizontal {
                    view.turnWheel(
                        by: CGPoint(x: axes.horizontal ? delta.x : 0, y: axes.vertical ? delta.y : 0)
                    )
                    return true
                }
            }
            for case let pan as UIPanGestureRecognizer in ancestor.gestureRecognizers ?? []
            where pan.isEnabled && pan.allowedScrollTypesMask.contains(.discrete) {
                pans.append(pan)
            }
        }
        return false
    }
}

extension UIScrollView {
    /// Returns whether scrolling waits until another recognizer for wheels fails, which doesn't happen.
    fileprivate func waits(for pan: UIPanGestureRecognizer) -> Bool {
        pan.delegate?.gestureRecognizer(pan, shouldBeRequiredToFailBy: panGestureRecognizer) == true
    }
}
