extension UIControl {
    /// Whether `recognizer` belongs to a view around this control and waits for a single tap, which is the
    /// control's own.
    func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
            return false
        }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Whether `recognizer` belongs to a view around this control and is about to follow a finger across that came
    /// down in `area`.
    func keepsDragAcross(startingIn area: CGRect, from recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let pan = recognizer as? UIPanGestureRecognizer else {
            return false
        }
        let way = pan.travel(in: self)
        return abs(way.x) > abs(way.y) && area.contains(pan.location(in: self) - way)
    }
}

extension UITouch {
    /// Whether the finger has set out across `view` rather than along it.
    func leads(across view: UIView, from start: CGPoint) -> Bool {
        let way = location(in: view) - start
        return abs(way.x) > 3 && abs(way.x) > abs(way.y)
    }
}
