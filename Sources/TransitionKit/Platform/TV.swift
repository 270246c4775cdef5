// APIs that tvOS doesn't have.

import UIKit

extension UIPanGestureRecognizer {
    /// Limits the recognizer to a single finger. On a remote, there's only one.
    @MainActor func limitToOneFinger() {
        #if !os(tvOS)
            maximumNumberOfTouches = 1
        #endif
    }
}

extension UIPanGestureRecognizer {
    /// Makes the recognizer follow two fingers on a trackpad as it follows one on the screen. It ignores
    /// wheels, which turn in steps and have no end that could determine the outcome of a transition.
    @MainActor func followTrackpad() {
        #if !os(tvOS)
            allowedScrollTypesMask = .continuous
        #endif
    }
}

extension UINavigationController {
    /// The recognizers of the system's swipes back, if there are any: from the edge, and from the content.
    @MainActor var popRecognizers: [UIGestureRecognizer] {
        #if os(tvOS)
            return []
        #else
            return [interactivePopGestureRecognizer, contentPopRecognizer].compactMap { $0 }
        #endif
    }

    /// The recognizer of the system's swipe back from the content, if there is one.
    @MainActor var contentPopRecognizer: UIGestureRecognizer? {
        #if compiler(>=6.2) && !os(tvOS)
            if #available(iOS 26.0, visionOS 26.0, *) { return interactiveContentPopGestureRecognizer }
        #endif
        return nil
    }
}

extension GestureInteraction {
    /// Returns an interaction for a swipe back like the platform's own: from anywhere since iOS 26 and on
    /// visionOS, and from the leading edge before. Returns `nil` if the platform has none.
    static func platformSwipeBack() -> GestureInteraction? {
        #if os(tvOS)
            nil
        #elseif os(visionOS)
            SwipeInteraction()
        #else
            // As wide as the area in which the system's swipe from the edge begins.
            if #available(iOS 26.0, *) { return SwipeInteraction(edgeWidth: 20) }
            return EdgeSwipeInteraction()
        #endif
    }
}

extension UINavigationItem {
    /// A Boolean value that indicates whether the back button is neither hidden nor replaced.
    @MainActor var hasItsBackButton: Bool {
        #if os(tvOS)
            true
        #else
            !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
        #endif
    }
}
