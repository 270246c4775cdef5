// Updates of properties, which came with the SDK of iOS 26.

import UIKit

extension UIView {
    /// Has it and the views inside it show what their content is by now, and lays them out.
    func updateAndLayOut() {
        #if compiler(>=6.2)
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) { updatePropertiesIfNeeded() }
        #endif
        layoutIfNeeded()
    }
}
