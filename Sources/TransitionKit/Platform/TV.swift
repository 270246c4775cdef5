// APIs that tvOS doesn't have.

import UIKit

extension UIPanGestureRecognizer {
    /// Limits the recognizer to a single finger. On a remote, there's only one.
    @MainActor package func limitToOneFinger() {
        #if !os(tvOS)
            maximumNumberOfTouches = 1
        #endif
    }
}

extension UIPanGestureRecognizer {
    /// Makes the recognizer follow two fingers on a trackpad as it follows one on the screen. It ignores
    /// wheels, which turn in steps and have no end that could determine the outcome of a transition.
    @MainActor package func followTrackpad() {
        #if !os(tvOS)
            allowedScrollTypesMask = .continuous
        #endif
    }
}

extension UIGestureRecognizer {
    /// Makes the recognizer ignore pointers, pencils, and anything else that isn't a finger on the screen. On
    /// visionOS, all touches are indirect.
    @MainActor func ignorePointers() {
        #if !os(tvOS) && !os(visionOS)
            allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        #endif
    }

    /// A Boolean value that indicates whether the recognizer follows a single finger that drags.
    @MainActor var isDragOfOneFinger: Bool {
        guard let pan = self as? UIPanGestureRecognizer else { return false }
        #if os(tvOS)
            return true
        #else
            return pan.minimumNumberOfTouches <= 1
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

extension UINavigationItem {
    /// A Boolean value that indicates whether people search, and the search hides the navigation bar.
    @MainActor var isBarHiddenBySearch: Bool {
        #if os(tvOS)
            return false
        #else
            guard let searchController, searchController.isActive else { return false }
            return searchController.hidesNavigationBarDuringPresentation
        #endif
    }

    /// A Boolean value that indicates whether the back button is neither hidden nor replaced.
    @MainActor var hasItsBackButton: Bool {
        #if os(tvOS)
            true
        #else
            !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
        #endif
    }
}
