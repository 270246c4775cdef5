import UIKit

extension UIView {
    /// Makes the view purely visual: it doesn't receive touches, and assistive technologies ignore it.
    package func becomeDecoration() {
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityElementsHidden = true
    }

    /// Returns a purely visual view.
    package static func decoration(frame: CGRect = .zero) -> UIView {
        let view = UIView(frame: frame)
        view.becomeDecoration()
        return view
    }
}
