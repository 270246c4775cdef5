import UIKit

extension UIColor? {
    /// Returns the color at a fraction of the distance to another color, clamped to 0…1. A missing color is
    /// treated as the other one, fully transparent.
    func interpolated(to end: UIColor?, at fraction: CGFloat) -> UIColor? {
        if self == end { return self }
        guard fraction > 0 else { return self }
        guard fraction < 1 else { return end }
        guard let first = self ?? end?.withAlphaComponent(0), let last = end ?? self?.withAlphaComponent(0)
        else { return nil }
        let (start, end) = (first.components, last.components)
        return UIColor(
            red: start.red.interpolated(to: end.red, at: fraction),
            green: start.green.interpolated(to: end.green, at: fraction),
            blue: start.blue.interpolated(to: end.blue, at: fraction),
            alpha: start.alpha.interpolated(to: end.alpha, at: fraction)
        )
    }
}

extension UIColor {
    fileprivate var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }
}
