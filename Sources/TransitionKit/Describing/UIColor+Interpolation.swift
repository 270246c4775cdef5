import UIKit

extension UIColor? {
    /// Returns the color at a fraction of the distance to another color, clamped to 0…1. A missing color is
    /// treated as the other one, fully transparent. Patterns can't be mixed, so the color changes at half of
    /// the distance.
    func interpolated(to end: UIColor?, at fraction: CGFloat) -> UIColor? {
        if self == end { return self }
        guard fraction > 0 else { return self }
        guard fraction < 1 else { return end }
        guard let first = self ?? end?.withAlphaComponent(0), let last = end ?? self?.withAlphaComponent(0)
        else { return nil }
        guard let a = first.components, let b = last.components else { return fraction < 0.5 ? self : end }
        return UIColor(
            red: a.red.interpolated(to: b.red, at: fraction),
            green: a.green.interpolated(to: b.green, at: fraction),
            blue: a.blue.interpolated(to: b.blue, at: fraction),
            alpha: a.alpha.interpolated(to: b.alpha, at: fraction)
        )
    }
}

extension UIColor {
    /// The components, or `nil` if the color is a pattern.
    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        return (red, green, blue, alpha)
    }
}
