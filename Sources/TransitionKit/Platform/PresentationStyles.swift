import UIKit

extension UIModalPresentationStyle {
    /// Whether it is what a controller has that was given no style.
    var isTheSystemsChoice: Bool {
        if self == .automatic { return true }
        #if os(tvOS)
            return false
        #else
            return self == .pageSheet
        #endif
    }
}
