import UIKit

extension UIModalPresentationStyle {
    /// Whether this is the style of a controller that wasn't given one.
    var isTheSystemsChoice: Bool {
        if self == .automatic { return true }
        #if os(tvOS)
            return false
        #else
            return self == .pageSheet
        #endif
    }
}
