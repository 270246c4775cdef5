import UIKit

extension UIView {
    /// Places a subview whose frame was worked out from left to right, the way this view reads.
    func place(_ subview: UIView, at frame: CGRect) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frame.origin.x = bounds.width - frame.maxX
        }
        // A frame means nothing while there is a transform.
        subview.bounds.size = frame.size
        subview.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The part of the view between its margins, clear of what the housing takes at the sides, reading from
    /// left to right. It is as high as the view.
    var column: CGRect {
        var (leading, trailing) = (safeAreaInsets.left, safeAreaInsets.right)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { swap(&leading, &trailing) }
        let width = bounds.width - leading - trailing - 2 * Theme.margin
        return CGRect(x: leading + Theme.margin, y: 0, width: max(width, 0), height: bounds.height)
    }

    /// Makes a view and all in it read from right to left, or from left to right.
    func read(rightToLeft isRightToLeft: Bool) {
        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        semanticContentAttribute =
            isRightToLeft == isMirrored ? .unspecified : isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        for subview in subviews { subview.read(rightToLeft: isRightToLeft) }
    }
}

extension UIViewControllerContextTransitioning {
    /// Makes a transition's views read from right to left, or from left to right. Views don't hand down which
    /// way they read, and these may be new.
    func read(rightToLeft isRightToLeft: Bool) {
        containerView.read(rightToLeft: isRightToLeft)
        for key in [UITransitionContextViewKey.from, .to] {
            view(forKey: key)?.read(rightToLeft: isRightToLeft)
        }
    }
}
