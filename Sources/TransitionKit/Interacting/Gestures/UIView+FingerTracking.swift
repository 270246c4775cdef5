import UIKit

// Views that track fingers themselves.

extension UIView {
    /// Returns whether the view tracks a finger that moves along a vector, or several fingers if the vector
    /// is zero.
    @MainActor func followsFinger(moving vector: CGVector) -> Bool {
        // UIKit has no upright slider, so apps turn one.
        let vector = contentVector(vector)
        return isOperated(by: vector) || vector.dy != 0 && isListIndex || isTracker(movedBy: vector)
    }

    /// Returns a movement along an axis of the window as a movement along an axis of the view's content, such
    /// as the track of a slider, with the length 1.
    @MainActor package func contentVector(_ movement: CGVector) -> CGVector {
        // In perspective, the direction depends on the place.
        let center = convert(bounds.center, to: nil)
        let end = CGPoint(x: center.x + movement.dx, y: center.y + movement.dy)
        let vector = convert(end, from: nil) - convert(center, from: nil)
        let (x, y) = (vector.dx, vector.dy)
        guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return movement }
        return abs(x) > abs(y) ? CGVector(dx: x > 0 ? 1 : -1, dy: 0) : CGVector(dx: 0, dy: y > 0 ? 1 : -1)
    }

    /// Returns whether the view is a control that people operate with a drag along one of its own axes.
    @MainActor private func isOperated(by vector: CGVector) -> Bool {
        guard vector.dx != 0, (self as? UIControl)?.isEnabled == true else { return false }
        #if os(tvOS)
            return self is UISegmentedControl
        #else
            return self is UISlider || self is UISwitch || self is UISegmentedControl
        #endif
    }

    /// Whether the view is the index of a list's sections. Its class isn't public, but it's a tall, narrow
    /// control right on the list. Headers and other controls there are wide.
    @MainActor private var isListIndex: Bool {
        guard (self as? UIControl)?.isEnabled == true, !(self is UIButton),
            let list = superview as? UIScrollView
        else { return false }
        return list.isOfList && bounds.height > bounds.width && bounds.width < list.bounds.width / 2
    }

    /// Returns whether the view, or one around it up to the view with the gesture, zooms its content when two
    /// fingers move toward each other, or apart.
    @MainActor func zooms(closing: Bool, inside boundary: UIView?) -> Bool {
        ancestry(below: boundary).contains { ($0 as? UIScrollView)?.zooms(closing: closing) == true }
    }
}

extension UIScrollView {
    /// The recognizer that zooms the content, if it can be zoomed.
    @MainActor var zoomRecognizer: UIGestureRecognizer? {
        #if os(tvOS)
            return nil
        #else
            return pinchGestureRecognizer
        #endif
    }

    /// Returns whether two fingers that move toward each other, or apart, can zoom the content.
    @MainActor func zooms(closing: Bool) -> Bool {
        guard zoomRecognizer?.isEnabled == true else { return false }
        return closing ? zoomScale > minimumZoomScale * 1.01 : zoomScale < maximumZoomScale * 0.99
    }
}
