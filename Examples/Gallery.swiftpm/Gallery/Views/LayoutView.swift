import UIKit

/// A view that places its subviews by frames, and again when the safe area or the size of text changes.
class LayoutView: UIView {

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}

/// A control that places its subviews by frames, and again when the size of text changes.
class LayoutControl: UIControl {

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}

extension UIView {
    /// Whether text is so large that what usually stands side by side is to stand below each other.
    var stacksText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
}
