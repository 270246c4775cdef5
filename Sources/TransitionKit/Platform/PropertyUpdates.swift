// Updates of properties, which require the SDK of iOS 26.

import UIKit

extension UIView {
    /// Updates the properties of the view and the views inside it, and lays them out.
    func updateAndLayOut() {
        #if compiler(>=6.2)
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) { updatePropertiesIfNeeded() }
        #endif
        layoutIfNeeded()
    }
}
