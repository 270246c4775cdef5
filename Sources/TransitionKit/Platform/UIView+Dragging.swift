// Views that track fingers themselves. Some belong to frameworks that aren't linked here, so they're
// identified by the names of their public classes.

import UIKit

extension UIView {
    /// Returns whether the view tracks a finger that moves along a vector, or several fingers if the vector
    /// is zero.
    @MainActor package func followsFinger(moving way: CGVector) -> Bool {
        // UIKit has no upright slider, so apps turn one.
        let way = contentVector(way)
        if isMap(movedBy: way) || isOperated(by: way) { return true }
        if way.dy != 0, isReorderControl { return true }
        if way.dx != 0 { return navigatesBySwipes(for: way) }
        return way.dy != 0 && (isWheel || isListIndex)
    }

    /// Returns a movement along an axis of the window as a movement along an axis of the view's content, such
    /// as the track of a slider, with the length 1.
    @MainActor package func contentVector(_ movement: CGVector) -> CGVector {
        // In perspective, the direction depends on the place.
        let center = convert(bounds.center, to: nil)
        let (start, end) = (
            convert(center, from: nil),
            convert(CGPoint(x: center.x + movement.dx, y: center.y + movement.dy), from: nil)
        )
        let (x, y) = (end.x - start.x, end.y - start.y)
        guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return movement }
        return abs(x) > abs(y) ? CGVector(dx: x > 0 ? 1 : -1, dy: 0) : CGVector(dx: 0, dy: y > 0 ? 1 : -1)
    }

    /// Returns whether the view is a control that people operate with a drag along one of its own axes.
    @MainActor private func isOperated(by way: CGVector) -> Bool {
        guard (self as? UIControl)?.isEnabled == true else { return false }
        #if canImport(ObjectiveC)
            if let pages = self as? UIPageControl { return pages.isUpright ? way.dy != 0 : way.dx != 0 }
        #endif
        #if os(tvOS)
            return way.dx != 0 && self is UISegmentedControl
        #else
            return way.dx != 0 && (self is UISlider || self is UISwitch || self is UISegmentedControl)
        #endif
    }

    /// Whether the view is a control that people turn like a wheel.
    @MainActor private var isWheel: Bool {
        #if canImport(ObjectiveC) && !os(tvOS)
            // A calendar is turned sideways, and by buttons.
            self is UIPickerView || (self as? UIDatePicker)?.datePickerStyle == .wheels
        #else
            false
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

    /// Whether the view is the control that moves a row of a table.
    ///
    /// Its class isn't public. In a cell that's being edited, it's a control beside the content, as is the
    /// one that deletes the row.
    @MainActor private var isReorderControl: Bool {
        #if canImport(ObjectiveC) && !os(tvOS)
            guard self is UIControl, !(self is UIButton) else { return false }
            return (superview as? UITableViewCell)?.isEditing == true
        #else
            return false
        #endif
    }

    /// Returns whether the view, or one around it up to the view with the gesture, zooms its content when two
    /// fingers move toward each other, or apart.
    @MainActor func zooms(closing: Bool, inside boundary: UIView?) -> Bool {
        sequence(first: self as UIView, next: \.superview).prefix { $0 !== boundary }
            .contains { ($0 as? UIScrollView)?.zooms(closing: closing) == true }
    }

    /// Whether the view is a list or a cell, whose own drags are swipe actions.
    @MainActor package var isOfList: Bool {
        #if canImport(ObjectiveC)
            if self is UITableView || self is UITableViewCell { return true }
        #endif
        return self is UICollectionView || self is UICollectionViewCell
    }

    /// Returns whether the view is a web view that navigates its own history by swipes, and has a page in
    /// this direction.
    @MainActor private func navigatesBySwipes(for way: CGVector) -> Bool {
        #if canImport(ObjectiveC)
            guard isKind(ofClassNamed: "WKWebView"),
                value(forKey: "allowsBackForwardNavigationGestures") as? Bool == true
            else { return false }
            return value(forKey: isAwayFromLeading(way) ? "canGoBack" : "canGoForward") as? Bool ?? true
        #else
            return false
        #endif
    }

    #if canImport(ObjectiveC)
        /// Returns whether a horizontal movement leads away from the leading edge.
        @MainActor private func isAwayFromLeading(_ way: CGVector) -> Bool {
            (way.dx > 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    #endif

    /// Returns whether the view is a map that people move along a vector, or zoom if the vector is zero.
    @MainActor private func isMap(movedBy way: CGVector) -> Bool {
        #if canImport(ObjectiveC)
            guard isKind(ofClassNamed: "MKMapView") else { return false }
            let isZoomed = way.dx == 0 && way.dy == 0
            return value(forKey: isZoomed ? "zoomEnabled" : "scrollEnabled") as? Bool ?? true
        #else
            return false
        #endif
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

#if canImport(ObjectiveC)
    extension UIPageControl {
        /// Whether the pages are one below the other.
        @MainActor fileprivate var isUpright: Bool {
            guard #available(iOS 16.0, tvOS 16.0, *) else { return false }
            return direction == .topToBottom || direction == .bottomToTop
        }
    }
#endif
