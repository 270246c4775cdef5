import UIKit

extension UIColor? {
    /// The colour on the way from this one to another: 0 is this one, 1 the other, and beyond that it stays. No
    /// colour is the other one, wholly transparent.
    func interpolated(to end: UIColor?, at fraction: CGFloat) -> UIColor? {
        if self == end { return self }
        guard fraction > 0 else { return self }
        guard fraction < 1 else { return end }
        guard let first = self ?? end?.withAlphaComponent(0), let last = end ?? self?.withAlphaComponent(0)
        else { return nil }
        let (start, end) = (first.components, last.components)
        func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * fraction }
        return UIColor(
            red: mix(start.red, end.red),
            green: mix(start.green, end.green),
            blue: mix(start.blue, end.blue),
            alpha: mix(start.alpha, end.alpha)
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
