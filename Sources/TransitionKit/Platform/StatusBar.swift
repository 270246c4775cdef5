// The status bar, which tvOS and visionOS don't have.

import UIKit

extension UIViewController {
    /// Has it decide about the status bar while it is presented, though it does not cover the screen.
    @MainActor func captureStatusBar() {
        #if !os(tvOS) && !os(visionOS)
            modalPresentationCapturesStatusBarAppearance = true
        #endif
    }
}
