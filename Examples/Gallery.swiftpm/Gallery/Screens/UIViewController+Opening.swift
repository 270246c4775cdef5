import UIKit

extension UIViewController {
    /// Whether no other screen is in front of this one, and this one isn't being popped. Two fingers can tap
    /// two buttons before the first screen covers the second button, and only one of them may open a screen
    /// or go back.
    var isOnTop: Bool {
        guard presentedViewController == nil else { return false }
        return navigationController.map { $0.topViewController === self } ?? true
    }
}
