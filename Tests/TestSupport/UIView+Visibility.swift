import UIKit

extension UIView {
    /// Whether nothing hides the view itself: neither its opacity nor an empty mask.
    @MainActor public var isShown: Bool { !isHidden && alpha > 0 && mask?.bounds.isEmpty != true }
}
