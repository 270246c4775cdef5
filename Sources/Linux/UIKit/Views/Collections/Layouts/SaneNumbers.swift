// What apps say of sizes may be anything; what lies somewhere has to be finite.

extension CGFloat {
    /// 0 in place of what is not finite.
    var finite: CGFloat { isFinite ? self : 0 }
    /// The same, and 0 in place of what is negative.
    var atLeastZero: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}

extension CGSize {
    var sanitized: CGSize { CGSize(width: width.atLeastZero, height: height.atLeastZero) }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }

    /// Whether it shares more than an edge with another rectangle.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension UIEdgeInsets {
    var sanitized: UIEdgeInsets {
        UIEdgeInsets(top: top.finite, left: left.finite, bottom: bottom.finite, right: right.finite)
    }
}
