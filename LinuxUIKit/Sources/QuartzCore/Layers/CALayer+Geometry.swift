extension CALayer {
    /// Returns the transform from this layer's space to its superlayer's. The superlayer's sublayer transform
    /// is applied last, and isn't part of ``frame``.
    func matrixToSuperlayer(includingSublayerTransform: Bool = true) -> CATransform3D {
        // Value by value, because copies of the whole state take time.
        let (anchor, anchorZ, position) = (anchorInBounds, state.anchorPointZ, state.position)
        var m = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorZ),
            state.transform
        )
        m = CATransform3DConcat(m, CATransform3DMakeTranslation(position.x, position.y, state.zPosition))
        guard includingSublayerTransform, let parent = superlayer else { return m }
        let perspective = parent.state.sublayerTransform
        guard !CATransform3DIsIdentity(perspective) else { return m }
        let (eye, eyeZ) = (parent.anchorInBounds, parent.state.anchorPointZ)
        m = CATransform3DConcat(m, CATransform3DMakeTranslation(-eye.x, -eye.y, -eyeZ))
        m = CATransform3DConcat(m, perspective)
        return CATransform3DConcat(m, CATransform3DMakeTranslation(eye.x, eye.y, eyeZ))
    }

    /// The anchor point in the layer's own coordinates.
    private var anchorInBounds: CGPoint {
        let (anchor, bounds) = (state.anchorPoint, state.bounds)
        return CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    }

    /// Returns the same transform for points in this layer's plane, which are projected to the superlayer's
    /// plane.
    func planarMapToSuperlayer() -> PlanarMap {
        PlanarMap(matrixToSuperlayer())
    }

    /// Returns the map from the plane of one layer to that of another. A value of `nil` means the space above
    /// the topmost layer.
    func planarMap(from first: CALayer?, to second: CALayer?) -> PlanarMap {
        if let first, let second, first.source == nil, second.source == nil {
            if first === second { return .identity }
            // Stops at the common ancestor, because anything above it would only reduce the precision.
            if let common = first.commonAncestor(with: second) {
                let up = first.planarMap(upTo: common)
                return up.followed(by: second.planarMap(upTo: common).inverse ?? .nowhere)
            }
        }
        let up = first?.planarMap(upTo: nil) ?? .identity
        return up.followed(by: second?.planarMap(upTo: nil).inverse ?? .identity)
    }

    /// Returns the innermost layer that contains both layers, or is one of them.
    private func commonAncestor(with other: CALayer) -> CALayer? {
        // Most values are converted by one step, however deep the hierarchy is.
        if parent === other { return other }
        if other.parent === self { return self }
        var (one, another): (CALayer?, CALayer?) = (self, other)
        var difference = depth - other.depth
        while difference > 0 { (one, difference) = (one?.parent, difference - 1) }
        while difference < 0 { (another, difference) = (another?.parent, difference + 1) }
        while one !== another { (one, another) = (one?.parent, another?.parent) }
        return one
    }

    /// The number of layers from this one to the topmost one, both included.
    private var depth: Int {
        sequence(first: self, next: \.parent).reduce(0) { count, _ in count + 1 }
    }

    private func planarMap(upTo ancestor: CALayer?) -> PlanarMap {
        var result = PlanarMap.identity
        var layer: CALayer? = self
        var spatial = CATransform3DIdentity
        while let next = layer, next !== ancestor {
            spatial = CATransform3DConcat(spatial, next.matrixToSuperlayer())
            let parent = next.superlayer
            // A transform layer keeps the third dimension. All others flatten.
            if !(parent is CATransformLayer) || parent === ancestor {
                result = result.followed(by: PlanarMap(spatial))
                spatial = CATransform3DIdentity
            }
            layer = parent
        }
        return result
    }

    /// The bounds after the transform, in the superlayer's space.
    var transformedBounds: CGRect {
        let bounds = state.bounds
        guard CATransform3DIsIdentity(state.transform) else {
            return PlanarMap(matrixToSuperlayer(includingSublayerTransform: false)).apply(bounds)
        }
        let (position, anchor) = (state.position, state.anchorPoint)
        return CGRect(
            x: position.x - anchor.x * bounds.width,
            y: position.y - anchor.y * bounds.height,
            width: bounds.width,
            height: bounds.height
        )
    }

    /// Sets the frame. If the layer is turned away so far that no size would fill the frame, it gets the size
    /// of the frame. Infinite numbers, such as those of `CGRect.infinite`, count as very large ones.
    func setFrame(_ frame: CGRect) {
        let frame = frame.bounded.standardized
        var size = frame.size
        let t = state.transform
        let isPlain = t.m11 == 1 && t.m12 == 0 && t.m21 == 0 && t.m22 == 1
        if !isPlain, let own = size.before(t) { size = own }
        if size != bounds.size { bounds = CGRect(origin: bounds.origin, size: size) }
        let upright = CGPoint(
            x: frame.minX + anchorPoint.x * size.width,
            y: frame.minY + anchorPoint.y * size.height
        )
        if CATransform3DIsIdentity(t) {
            position = upright
        } else {
            let current = transformedBounds
            let moved = CGPoint(
                x: position.x + frame.minX - current.minX,
                y: position.y + frame.minY - current.minY
            )
            // A layer that's seen edge-on or from behind the eye has no position in the plane to start from.
            position = moved.x.isFinite && moved.y.isFinite ? moved : upright
        }
    }
}

extension CGSize {
    /// Returns the size that fills a box of this size after the transform, or `nil` if there's none.
    fileprivate func before(_ t: CATransform3D) -> CGSize? {
        let determinant = t.m11 * t.m22 - t.m12 * t.m21
        let reach = abs(t.m11) + abs(t.m12) + abs(t.m21) + abs(t.m22)
        guard abs(determinant) > 1e-9 * reach * reach else { return nil }
        let size = CGSize(
            width: (abs(t.m22) * width + abs(t.m21) * height) / abs(determinant),
            height: (abs(t.m12) * width + abs(t.m11) * height) / abs(determinant)
        )
        return size.width.isFinite && size.height.isFinite ? size : nil
    }
}

extension CGRect {
    /// The rectangle, with infinite numbers made finite.
    fileprivate var bounded: CGRect {
        func bounded(_ value: CGFloat) -> CGFloat {
            abs(value) == .infinity ? CGFloat(signOf: value, magnitudeOf: 1e15) : value
        }
        return CGRect(
            x: bounded(origin.x),
            y: bounded(origin.y),
            width: bounded(size.width),
            height: bounded(size.height)
        )
    }
}

// If a position or bounds contain a value that isn't a number, Core Animation raises `CALayerInvalidGeometry`
// with these messages. Here, debug builds stop. Like Core Animation, this accepts infinite numbers, and
// doesn't check other properties.
extension CALayer {
    static func checkNumbers(ofPosition point: CGPoint) {
        assert(
            !point.x.isNaN && !point.y.isNaN,
            "CALayerInvalidGeometry: CALayer position contains NaN: [\(point.x) \(point.y)]"
        )
    }

    static func checkNumbers(ofBounds rect: CGRect) {
        let (origin, size) = (rect.origin, rect.size)
        assert(
            ![origin.x, origin.y, size.width, size.height].contains(where: \.isNaN),
            "CALayerInvalidGeometry: CALayer bounds contains NaN: "
                + "[\(origin.x) \(origin.y); \(size.width) \(size.height)]"
        )
    }
}

/// A projective map of the plane. It has the effect of a 4×4 matrix on points with z = 0 when the resulting z
/// is dropped.
struct PlanarMap {
    /// The rows, for row vectors (x, y, 1).
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    static let identity = PlanarMap(
        rows: (SIMD3<Double>(1, 0, 0), SIMD3<Double>(0, 1, 0), SIMD3<Double>(0, 0, 1))
    )
    /// A map for points that can't be mapped back.
    static let nowhere = PlanarMap(
        rows: (SIMD3<Double>(.nan, 0, 0), SIMD3<Double>(0, .nan, 0), SIMD3<Double>(0, 0, 1))
    )

    init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.rows = rows
    }

    init(_ t: CATransform3D) {
        rows = (
            SIMD3<Double>(t.m11, t.m12, t.m14), SIMD3<Double>(t.m21, t.m22, t.m24),
            SIMD3<Double>(t.m41, t.m42, t.m44)
        )
    }

    private func product(_ v: SIMD3<Double>) -> SIMD3<Double> {
        rows.0 * v.x + rows.1 * v.y + rows.2 * v.z
    }

    func followed(by next: PlanarMap) -> PlanarMap {
        PlanarMap(rows: (next.product(rows.0), next.product(rows.1), next.product(rows.2)))
    }

    func apply(_ p: CGPoint) -> CGPoint {
        let v = product(SIMD3<Double>(p.x, p.y, 1))
        return CGPoint(x: v.x / v.z, y: v.y / v.z)
    }

    /// Returns the smallest rectangle that contains the mapped corners.
    func apply(_ r: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
            CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY),
        ].map(apply)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return r
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    var inverse: PlanarMap? {
        let (a, b, c) = rows
        let determinant = a.dot(b.cross(c))
        guard determinant != 0, determinant.isFinite else { return nil }
        let (p, q, r) = (b.cross(c) / determinant, c.cross(a) / determinant, a.cross(b) / determinant)
        return PlanarMap(
            rows: (SIMD3<Double>(p.x, q.x, r.x), SIMD3<Double>(p.y, q.y, r.y), SIMD3<Double>(p.z, q.z, r.z))
        )
    }
}
