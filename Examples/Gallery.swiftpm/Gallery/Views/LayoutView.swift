import UIKit

/// A view with manual layout, which is repeated when the safe area or the text size changes.
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

/// A control with manual layout, which is repeated when the text size changes.
class LayoutControl: UIControl {

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}

extension UIView {
    /// Whether the text is so large that views are stacked instead of side by side.
    var stacksText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
}
