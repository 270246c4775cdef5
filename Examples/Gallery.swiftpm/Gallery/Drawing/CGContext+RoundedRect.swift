import UIKit

extension CGContext {
    /// Adds a rectangle with round corners. In a rectangle that's too small for the radius, which it can be
    /// while its view doesn't have its size yet, they're smaller: Core Graphics would stop the app.
    func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
        let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
        addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
}
