// Views that track fingers themselves, and that UIKit for Linux doesn't have. Some belong to frameworks that
// aren't linked here, so they're identified by the names of their public classes.

import UIKit

extension UIView {
    /// Returns whether the view is one of these, and tracks a finger that moves along a vector, or several
    /// fingers if the vector is zero.
    ///
    /// - Parameter vector: A movement along an axis of the view's content.
    @MainActor func isTracker(movedBy vector: CGVector) -> Bool {
        #if canImport(ObjectiveC)
            #if !os(tvOS)
                if vector.dy != 0, isWheel || isReorderControl { return true }
            #endif
            return isMap(movedBy: vector) || turnsPages(by: vector) || navigatesBySwipes(for: vector)
        #else
            return false
        #endif
    }

    /// Whether the view is a list or a cell, whose own drags are swipe actions.
    @MainActor package var isOfList: Bool {
        #if canImport(ObjectiveC)
            if self is UITableView || self is UITableViewCell { return true }
        #endif
        return self is UICollectionView || self is UICollectionViewCell
    }

    #if canImport(ObjectiveC)
        /// Returns whether the view is a map that people move along a vector, or zoom if the vector is zero.
        @MainActor private func isMap(movedBy vector: CGVector) -> Bool {
            guard isKind(ofClassesNamed: ["MKMapView"]) else { return false }
            let isZoomed = vector.dx == 0 && vector.dy == 0
            return value(forKey: isZoomed ? "zoomEnabled" : "scrollEnabled") as? Bool ?? true
        }

        /// Returns whether the view is a control for pages, which are beside each other, or one below the
        /// other.
        @MainActor private func turnsPages(by vector: CGVector) -> Bool {
            guard let pages = self as? UIPageControl, pages.isEnabled else { return false }
            if #available(iOS 16.0, tvOS 16.0, *), [.topToBottom, .bottomToTop].contains(pages.direction) {
                return vector.dy != 0
            }
            return vector.dx != 0
        }

        /// Returns whether the view is a web view that navigates its own history by swipes, and has a page
        /// in this direction.
        @MainActor private func navigatesBySwipes(for vector: CGVector) -> Bool {
            guard vector.dx != 0, isKind(ofClassesNamed: ["WKWebView"]),
                value(forKey: "allowsBackForwardNavigationGestures") as? Bool == true
            else { return false }
            let isAwayFromLeading = (vector.dx > 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
            return value(forKey: isAwayFromLeading ? "canGoBack" : "canGoForward") as? Bool ?? true
        }

        #if !os(tvOS)
            /// Whether the view is a control that people turn like a wheel. A calendar is turned sideways,
            /// and by buttons.
            @MainActor private var isWheel: Bool {
                self is UIPickerView || (self as? UIDatePicker)?.datePickerStyle == .wheels
            }

            /// Whether the view is the control that moves a row of a table.
            ///
            /// Its class isn't public. In a cell that's being edited, it's a control beside the content, as
            /// is the one that deletes the row.
            @MainActor private var isReorderControl: Bool {
                guard self is UIControl, !(self is UIButton) else { return false }
                return (superview as? UITableViewCell)?.isEditing == true
            }
        #endif
    #endif
}
