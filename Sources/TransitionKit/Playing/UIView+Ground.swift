import UIKit

extension UIView {
    /// The color behind all of the view's content, if it's a single opaque color: the view's own background,
    /// or that of the rearmost subview that fills it.
    var groundColor: UIColor? {
        if let color = backgroundColor?.resolvedColor(with: traitCollection) {
            return color.cgColor.alpha == 1 ? color : nil
        }
        let filling = subviews.first { $0.isSeen && $0.frame.insetBy(dx: -1, dy: -1).contains(bounds) }
        return filling?.groundColor
    }

    private var isSeen: Bool { !isHidden && alpha == 1 }
}
