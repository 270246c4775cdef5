import UIKit

extension UIView {
    /// The nearest controller of the view or of a view around it.
    @MainActor var controller: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
