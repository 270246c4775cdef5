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

extension UIPanGestureRecognizer {
    /// Follows two fingers on a trackpad as it does one on the screen. A wheel turns notch by notch, and has no end that
    /// could decide where a transition goes.
    @MainActor func followTrackpad() {
        #if !os(tvOS)
            allowedScrollTypesMask = .continuous
        #endif
    }
}

extension UINavigationController {
    /// The recognizers of the system's swipes back, where there are any: from the edge, and from the content.
    @MainActor var popRecognizers: [UIGestureRecognizer] {
        #if os(tvOS)
            return []
        #else
            var recognizers = [interactivePopGestureRecognizer]
            #if compiler(>=6.2)
                if #available(iOS 26.0, visionOS 26.0, *) {
                    recognizers.append(interactiveContentPopGestureRecognizer)
                }
            #endif
            return recognizers.compactMap { $0 }
        #endif
    }
}

extension GestureInteraction {
    /// A drag that goes back as the platform's own does: from anywhere since iOS 26 and on visionOS, from the leading edge
    /// before. `nil` where there is none.
    static func platformSwipeBack() -> GestureInteraction? {
        #if os(tvOS)
            nil
        #elseif os(visionOS)
            SwipeInteraction()
        #else
            if #available(iOS 26.0, *) { return SwipeInteraction() }
            return EdgeSwipeInteraction()
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
