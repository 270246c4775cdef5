// What tvOS lacks.

import UIKit

extension UIPanGestureRecognizer {
    /// Takes no second finger. A remote has one.
    @MainActor func limitToOneFinger() {
        #if !os(tvOS)
            maximumNumberOfTouches = 1
        #endif
    }
}

extension UINavigationController {
    /// The recognizers of the system's swipe back, where there are any.
    @MainActor var popRecognizers: [UIGestureRecognizer] {
        #if os(tvOS)
            []
        #else
            [interactivePopGestureRecognizer].compactMap { $0 }
        #endif
    }
}

extension UINavigationItem {
    /// Whether the back button is neither hidden nor replaced.
    @MainActor var hasItsBackButton: Bool {
        #if os(tvOS)
            true
        #else
            !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
        #endif
    }
}
