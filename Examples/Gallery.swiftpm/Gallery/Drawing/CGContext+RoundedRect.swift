import UIKit

extension CGContext {
    /// Adds a rectangle with round corners. The radius is limited to half of the shorter side.
    func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
        // Core Graphics stops the app if corners are larger, and views can be small before layout.
        let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
        addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
}
