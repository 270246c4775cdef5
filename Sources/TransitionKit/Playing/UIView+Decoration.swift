import UIKit

extension UIView {
    /// Makes it a view that is only looked at: neither touches nor assistive technologies find it.
    func becomeDecoration() {
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityElementsHidden = true
    }

    /// A view that is only looked at.
    static func decoration(frame: CGRect = .zero) -> UIView {
        let view = UIView(frame: frame)
        view.becomeDecoration()
        return view
    }
}
