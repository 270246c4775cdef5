// The system's swipe back from the content, which requires the SDK of iOS 26.

import UIKit

extension UINavigationController {
    /// The recognizer of the system's swipe back from the content, if there is one.
    @MainActor var contentPopRecognizer: UIGestureRecognizer? {
        #if compiler(>=6.2) && !os(tvOS)
            if #available(iOS 26.0, visionOS 26.0, *) { return interactiveContentPopGestureRecognizer }
        #endif
        return nil
    }
}
