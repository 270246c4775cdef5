import UIKit

extension UIView {
    /// The color that lies behind all it shows, if it is one opaque color: its own background, or that of the hindmost
    /// view that fills it.
    var groundColor: UIColor? {
        if let color = backgroundColor?.resolvedColor(with: traitCollection) {
            return color.cgColor.alpha == 1 ? color : nil
        }
        let filling = subviews.first { $0.isSeen && $0.frame.insetBy(dx: -1, dy: -1).contains(bounds) }
        return filling?.groundColor
    }

    private var isSeen: Bool { !isHidden && alpha == 1 }
}
