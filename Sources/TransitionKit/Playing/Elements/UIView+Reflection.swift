import UIKit

extension UIView {
    /// Returns how transforms mirror the view in a container before they rotate it: along its horizontal or
    /// its vertical axis, whichever leaves the smaller rotation. It's the identity for a view that isn't
    /// mirrored.
    ///
    /// - Parameters:
    ///   - screen: The screen on which animations move the view, or `nil` if they don't count.
    ///   - other: The reflection of the view that the view is paired with. If both are mirrored, they are
    ///     along the same axis, so that the angle between them is the one that people see.
    func reflection(
        in container: UIView,
        asShownOn screen: UIView? = nil,
        pairedWith other: CGAffineTransform = .identity
    ) -> CGAffineTransform {
        let (top, left) = sides(of: bounds, in: container, asShownOn: screen)
        guard top.dx * left.dy - top.dy * left.dx < 0 else { return .identity }
        guard other.isIdentity else { return other }
        // A view that's turned by a right angle has rounding errors on either side of 0.
        let isBackward = top.dx < -1e-6 * hypot(top.dx, top.dy)
        return isBackward ? CGAffineTransform(scaleX: -1, y: 1) : CGAffineTransform(scaleX: 1, y: -1)
    }
}

extension CGRect {
    /// Returns where a part of a rectangle is if that rectangle is mirrored in its place.
    func reflected(by reflection: CGAffineTransform, in whole: CGRect) -> CGRect {
        let x = reflection.a < 0 ? whole.minX + whole.maxX - maxX : minX
        let y = reflection.d < 0 ? whole.minY + whole.maxY - maxY : minY
        return CGRect(x: x, y: y, width: width, height: height)
    }
}

extension CACornerMask {
    /// Returns where the corners are if their rectangle is mirrored in its place.
    func reflected(by reflection: CGAffineTransform) -> CACornerMask {
        // From the lowest bit, they are the corners at the upper left, upper right, lower left, lower right.
        var bits = rawValue
        if reflection.a < 0 { bits = (bits & 0b0101) << 1 | (bits & 0b1010) >> 1 }
        if reflection.d < 0 { bits = (bits & 0b0011) << 2 | (bits & 0b1100) >> 2 }
        return CACornerMask(rawValue: bits)
    }
}
