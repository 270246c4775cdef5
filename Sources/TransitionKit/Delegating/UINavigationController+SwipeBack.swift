import UIKit

extension UINavigationController {
    /// The recognizers of the system's swipes back, if there are any: from the edge, and from the content.
    @MainActor var popRecognizers: [UIGestureRecognizer] {
        #if os(tvOS)
            return []
        #else
            return [interactivePopGestureRecognizer, contentPopRecognizer].compactMap { $0 }
        #endif
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
