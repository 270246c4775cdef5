// An app can return any numbers as sizes, but positions must be finite.

extension CGFloat {
    /// The number, or 0 if it isn't finite.
    var finite: CGFloat { isFinite ? self : 0 }
    /// The number, or 0 if it's negative or not finite.
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

    /// Returns a Boolean value that indicates whether the rectangles share more than an edge.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension UIEdgeInsets {
    var sanitized: UIEdgeInsets {
        UIEdgeInsets(top: top.finite, left: left.finite, bottom: bottom.finite, right: right.finite)
    }
}
