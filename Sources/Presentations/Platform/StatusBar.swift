// The status bar, which tvOS and visionOS don't have.

import UIKit

extension UIViewController {
    /// Lets the controller determine the status bar while it's presented, although it doesn't cover the
    /// screen.
    @MainActor func captureStatusBar() {
        #if !os(tvOS) && !os(visionOS)
            modalPresentationCapturesStatusBarAppearance = true
        #endif
    }
}
