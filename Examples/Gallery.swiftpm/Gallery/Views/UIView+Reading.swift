import UIKit

extension UIView {
    /// Places a subview whose frame was worked out from left to right, the way this view reads.
    func place(_ subview: UIView, at frame: CGRect) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frame.origin.x = bounds.width - frame.maxX
        }
        subview.frame = frame
    }
}
