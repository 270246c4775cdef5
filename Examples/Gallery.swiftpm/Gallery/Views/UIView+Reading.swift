import UIKit

extension String {
    /// The text between two invisible left-to-right marks. Without them, a number would change places with
    /// its unit in a right-to-left environment, and parentheses would be mirrored.
    var readFromLeftToRight: String { "\u{200E}\(self)\u{200E}" }
}

extension UIView {
    /// Places a subview in a frame for a left-to-right layout, which is mirrored in a right-to-left one.
    func place(_ subview: UIView, at frame: CGRect) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frame.origin.x = bounds.width - frame.maxX
        }
        // A view with a transform has no defined frame.
        subview.bounds.size = frame.size
        subview.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The part of the view between its margins and inside the safe area at the sides, for a left-to-right
    /// layout. It's as high as the view.
    var column: CGRect {
        var (leading, trailing) = (safeAreaInsets.left, safeAreaInsets.right)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { swap(&leading, &trailing) }
        let width = bounds.width - leading - trailing - 2 * Theme.margin
        return CGRect(x: leading + Theme.margin, y: 0, width: max(width, 0), height: bounds.height)
    }

    /// Sets the layout direction of the view and its subviews.
    func read(rightToLeft isRightToLeft: Bool) {
        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        semanticContentAttribute =
            isRightToLeft == isMirrored ? .unspecified : isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        for subview in subviews { subview.read(rightToLeft: isRightToLeft) }
    }
}

extension UIViewControllerContextTransitioning {
    /// Sets the layout direction of a transition's views. Subviews don't inherit it, and these may be new.
    func read(rightToLeft isRightToLeft: Bool) {
        containerView.read(rightToLeft: isRightToLeft)
        for key in [UITransitionContextViewKey.from, .to] {
            view(forKey: key)?.read(rightToLeft: isRightToLeft)
        }
    }
}
