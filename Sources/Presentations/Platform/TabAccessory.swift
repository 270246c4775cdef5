// The accessory of a tab bar controller, which requires the SDK of iOS 26.

import UIKit

extension UITabBarController {
    /// The view that the app has placed above the tab bar, or beside its buttons while the bar is minimized.
    var accessoryView: UIView? {
        #if compiler(>=6.2) && !os(tvOS) && !os(visionOS)
            if #available(iOS 26.0, *) { return bottomAccessory?.contentView }
        #endif
        return nil
    }
}
