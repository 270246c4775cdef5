extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Transforms the size as a vector, so its width and height can become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest rectangle that contains the transformed corners. Null and infinite rectangles
    /// don't change.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        return CGRect(around: corners)
    }

    /// Creates the smallest rectangle that contains the points, or the null rectangle if there are none.
    init(around points: some Sequence<CGPoint>) {
        var bounds: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
        for point in points {
            guard let known = bounds else {
                bounds = (point.x, point.y, point.x, point.y)
                continue
            }
            bounds = (
                min(known.minX, point.x), min(known.minY, point.y),
                max(known.maxX, point.x), max(known.maxY, point.y)
            )
        }
        guard let bounds else {
            self = .null
            return
        }
        self.init(
            x: bounds.minX,
            y: bounds.minY,
            width: bounds.maxX - bounds.minX,
            height: bounds.maxY - bounds.minY
        )
    }

    var isFinite: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}
