extension UIControl {
    /// Returns a Boolean value that indicates whether `recognizer` belongs to a view around this control and
    /// waits for a single tap, which this control handles itself.
    func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
            return false
        }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Returns a Boolean value that indicates whether `recognizer` belongs to a view around this control, and
    /// is about to follow a horizontal drag that started in `area`.
    func keepsDragAcross(startingIn area: CGRect, from recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let pan = recognizer as? UIPanGestureRecognizer else {
            return false
        }
        let way = pan.travel(in: self)
        return abs(way.x) > abs(way.y) && area.contains(pan.location(in: self) - way)
    }
}

extension UITouch {
    /// Returns a Boolean value that indicates whether the finger moves across `view` rather than along it.
    func leads(across view: UIView, from start: CGPoint) -> Bool {
        let way = location(in: view) - start
        return abs(way.x) > 3 && abs(way.x) > abs(way.y)
    }
}
