// Views that follow a finger themselves. Some are of frameworks that are not linked here, and are known by the names of
// their public classes.

import UIKit

extension UIView {
    /// Whether it follows a finger that moves along a vector, or several where that is zero.
    @MainActor func followsFinger(moving way: CGVector) -> Bool {
        if isOf("MKMapView") { return true }
        if way.dx != 0 {
            return isSidewaysControl || hasSwipeActions(for: way) || goesBackBySwipes
        }
        return way.dy != 0 && isWheel
    }

    /// A control that is operated by moving a finger sideways.
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

    /// A control that is turned like a wheel.
    @MainActor private var isWheel: Bool {
        #if canImport(ObjectiveC) && !os(tvOS)
            self is UIDatePicker || self is UIPickerView
        #else
            false
        #endif
    }

    /// A table whose rows may have actions that a swipe shows.
    @MainActor private func hasSwipeActions(for way: CGVector) -> Bool {
        #if canImport(ObjectiveC) && !os(tvOS)
            guard let delegate = (self as? UITableView)?.delegate else { return false }
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let actions =
                (way.dx > 0) != isMirrored
                ? #selector((any UITableViewDelegate).tableView(_:leadingSwipeActionsConfigurationForRowAt:))
                : #selector((any UITableViewDelegate).tableView(_:trailingSwipeActionsConfigurationForRowAt:))
            return delegate.responds(to: actions)
        #else
            return false
        #endif
    }

    /// A web view that goes back and forth in its own history.
    @MainActor private var goesBackBySwipes: Bool {
        #if canImport(ObjectiveC)
            guard isOf("WKWebView") else { return false }
            return value(forKey: "allowsBackForwardNavigationGestures") as? Bool ?? false
        #else
            return false
        #endif
    }

    /// Whether it is of a public class that this library does not know otherwise.
    private func isOf(_ name: String) -> Bool {
        #if canImport(ObjectiveC)
            NSClassFromString(name).map(isKind) ?? false
        #else
            false
        #endif
    }
}
