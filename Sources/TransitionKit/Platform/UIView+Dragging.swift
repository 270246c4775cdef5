// Views that track fingers themselves. Some belong to frameworks that aren't linked here, so they're
// identified by the names of their public classes.

import UIKit

extension UIView {
    /// Returns whether the view tracks a finger that moves along a vector, or several fingers if the vector
    /// is zero.
    @MainActor package func followsFinger(moving way: CGVector) -> Bool {
        if isMap(movedBy: way) { return true }
        if way.dy != 0, isReorderControl { return true }
        if way.dx != 0 {
            return isSidewaysControl || hasSwipeActions(for: way) || navigatesBySwipes(for: way)
        }
        return way.dy != 0 && (isWheel || isListIndex)
    }

    /// Whether the view is a control that people operate with a horizontal drag.
    @MainActor private var isSidewaysControl: Bool {
        guard (self as? UIControl)?.isEnabled == true else { return false }
        #if canImport(ObjectiveC)
            if self is UIPageControl { return true }
        #endif
        #if os(tvOS)
            return self is UISegmentedControl
        #else
            return self is UISlider || self is UISwitch || self is UISegmentedControl
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

    /// Returns whether the view is a table whose rows can have swipe actions.
    @MainActor private func hasSwipeActions(for way: CGVector) -> Bool {
        #if canImport(ObjectiveC) && !os(tvOS)
            guard let delegate = (self as? UITableView)?.delegate else { return false }
            let actions =
                isAwayFromLeading(way)
                ? #selector((any UITableViewDelegate).tableView(_:leadingSwipeActionsConfigurationForRowAt:))
                : #selector((any UITableViewDelegate).tableView(_:trailingSwipeActionsConfigurationForRowAt:))
            return delegate.responds(to: actions)
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
