/// The decomposition of a matrix into components that can be interpolated separately. So the value between
/// two rotated layers is a rotated layer, not a sheared one.
///
/// A matrix that stays in the plane is decomposed in the plane, with a single angle. Any other matrix is
/// decomposed into the following components, in the order in which they apply to a point: scale, skew,
/// rotation, translation, and perspective.
enum TransformDecomposition {
    case planar(Planar)
    case spatial(Spatial)

    struct Planar {
        var translation = SIMD2<Double>(0, 0)
        var scale = SIMD2<Double>(1, 1)
        /// In radians, clockwise if the y-axis points down.
        var angle = 0.0
        /// The remainder after scale and rotation: m11, m12, m21, m22.
        var remainder = SIMD4<Double>(1, 0, 0, 1)
    }

    struct Spatial {
        var translation = SIMD3<Double>(0, 0, 0)
        var scale = SIMD3<Double>(1, 1, 1)
        /// The factors xy, xz, and yz.
        var skew = SIMD3<Double>(0, 0, 0)
        var perspective = SIMD4<Double>(0, 0, 0, 1)
        var rotation = Quaternion.identity
    }

    /// Returns the matrix at a fraction of the way from `a` to `b`. Fractions outside 0…1 extrapolate.
    static func interpolate(_ a: CATransform3D, _ b: CATransform3D, _ fraction: Double) -> CATransform3D {
        if fraction == 0 { return a }
        if fraction == 1 { return b }
        if CATransform3DIsAffine(a), CATransform3DIsAffine(b) {
            if let p = Planar(a), let q = Planar(b) { return Planar.blend(p, q, fraction).matrix }
        } else if let p = Spatial(a), let q = Spatial(b) {
            return Spatial.blend(p, q, fraction).matrix
        }
        return lerp(a, b, fraction)
    }

    static func lerp(_ a: CATransform3D, _ b: CATransform3D, _ fraction: Double) -> CATransform3D {
        var result = CATransform3D()
        result.elements = zip(a.elements, b.elements).map { $0 + ($1 - $0) * fraction }
        return result
    }
}

extension TransformDecomposition.Planar {
    /// Returns `nil` if the matrix is singular.
    init?(_ m: CATransform3D) {
        var (a, b, c, d) = (m.m11, m.m12, m.m21, m.m22)
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        translation = SIMD2<Double>(m.m41, m.m42)
        scale = SIMD2<Double>((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        if determinant < 0 {
            // One axis is mirrored, but the matrix doesn't determine which. Choose the one that results in
            // the smaller angle.
            if a < d { scale.x = -scale.x } else { scale.y = -scale.y }
        }
        a /= scale.x
        b /= scale.x
        c /= scale.y
        d /= scale.y
        angle = atan2(b, a)
        // Removes the rotation, so the remainder of a matrix without skew is the identity.
        let (cs, sn) = (cos(-angle), sin(-angle))
        remainder = SIMD4<Double>(a * cs - b * sn, a * sn + b * cs, c * cs - d * sn, c * sn + d * cs)
    }

    static func blend(_ p: Self, _ q: Self, _ t: Double) -> Self {
        var (p, q) = (p, q)
        // One matrix is mirrored in x and the other in y, which is the same as a rotation by half a turn. Use
        // one of the two forms for both.
        if (p.scale.x < 0 && q.scale.y < 0) || (p.scale.y < 0 && q.scale.x < 0) {
            p.scale = -p.scale
            p.angle += p.angle < 0 ? .pi : -.pi
        }
        let turn = 2 * Double.pi
        var delta = (q.angle - p.angle).remainder(dividingBy: turn)
        // A half turn has two shortest paths. Core Animation uses the counterclockwise one.
        if abs(abs(delta) - .pi) < 1e-9 { delta = -.pi }
        var result = Self()
        result.translation = p.translation + (q.translation - p.translation) * t
        result.scale = p.scale + (q.scale - p.scale) * t
        result.angle = p.angle + delta * t
        result.remainder = p.remainder + (q.remainder - p.remainder) * t
        return result
    }

    var matrix: CATransform3D {
        let (cs, sn) = (cos(angle), sin(angle))
        let r = remainder
        var m = CATransform3DIdentity
        m.m11 = scale.x * (r.x * cs - r.y * sn)
        m.m12 = scale.x * (r.x * sn + r.y * cs)
        m.m21 = scale.y * (r.z * cs - r.w * sn)
        m.m22 = scale.y * (r.z * sn + r.w * cs)
        m.m41 = translation.x
        m.m42 = translation.y
        return m
    }
}

extension TransformDecomposition.Spatial {
    /// Returns `nil` if the matrix is singular.
    init?(_ transform: CATransform3D) {
        guard transform.m44 != 0, transform.determinant != 0 else { return nil }
        var m = transform
        m.elements = m.elements.map { $0 / transform.m44 }

        var unprojected = m
        (unprojected.m14, unprojected.m24, unprojected.m34, unprojected.m44) = (0, 0, 0, 1)
        guard let inverse = unprojected.inverse else { return nil }
        // m = unprojected · P, and the last column of P contains the perspective.
        let column = SIMD4<Double>(m.m14, m.m24, m.m34, m.m44)
        perspective = SIMD4<Double>(
            (SIMD4<Double>(inverse.m11, inverse.m12, inverse.m13, inverse.m14) * column).sum(),
            (SIMD4<Double>(inverse.m21, inverse.m22, inverse.m23, inverse.m24) * column).sum(),
            (SIMD4<Double>(inverse.m31, inverse.m32, inverse.m33, inverse.m34) * column).sum(),
            (SIMD4<Double>(inverse.m41, inverse.m42, inverse.m43, inverse.m44) * column).sum()
        )
        translation = SIMD3<Double>(m.m41, m.m42, m.m43)

        var x = SIMD3<Double>(m.m11, m.m12, m.m13)
        var y = SIMD3<Double>(m.m21, m.m22, m.m23)
        var z = SIMD3<Double>(m.m31, m.m32, m.m33)
        scale.x = x.length
        x /= scale.x
        skew.x = x.dot(y)
        y -= x * skew.x
        scale.y = y.length
        y /= scale.y
        skew.x /= scale.y
        skew.y = x.dot(z)
        z -= x * skew.y
        skew.z = y.dot(z)
        z -= y * skew.z
        scale.z = z.length
        z /= scale.z
        skew.y /= scale.z
        skew.z /= scale.z
        guard x.isFinite, y.isFinite, z.isFinite else { return nil }
        if x.dot(y.cross(z)) < 0 {
            scale = -scale
            (x, y, z) = (-x, -y, -z)
        }
        rotation = Quaternion(rows: x, y, z)
    }

    static func blend(_ p: Self, _ q: Self, _ t: Double) -> Self {
        var result = Self()
        result.translation = p.translation + (q.translation - p.translation) * t
        result.scale = p.scale + (q.scale - p.scale) * t
        result.skew = p.skew + (q.skew - p.skew) * t
        result.perspective = p.perspective + (q.perspective - p.perspective) * t
        result.rotation = Quaternion.slerp(p.rotation, q.rotation, t)
        return result
    }

    var matrix: CATransform3D {
        let (x, y, z) = rotation.rows
        let row1 = x * scale.x
        let row2 = (y + x * skew.x) * scale.y
        let row3 = (z + x * skew.y + y * skew.z) * scale.z
        var affine = CATransform3DIdentity
        (affine.m11, affine.m12, affine.m13) = (row1.x, row1.y, row1.z)
        (affine.m21, affine.m22, affine.m23) = (row2.x, row2.y, row2.z)
        (affine.m31, affine.m32, affine.m33) = (row3.x, row3.y, row3.z)
        (affine.m41, affine.m42, affine.m43) = (translation.x, translation.y, translation.z)
        guard perspective != SIMD4<Double>(0, 0, 0, 1) else { return affine }
        var projection = CATransform3DIdentity
        (projection.m14, projection.m24) = (perspective.x, perspective.y)
        (projection.m34, projection.m44) = (perspective.z, perspective.w)
        return CATransform3DConcat(affine, projection)
    }

    /// The rotations about x, then y, and then z that combine to this rotation, in radians.
    var eulerAngles: SIMD3<Double> {
        get {
            let (x, y, z) = rotation.rows
            let sine = max(-1, min(1, -x.z))
            // If y is a right angle, x and z rotate about the same axis. In this case, z is 0.
            guard abs(sine) < 1 - 1e-12 else {
                return SIMD3<Double>(atan2(-z.y, y.y), sine < 0 ? -.pi / 2 : .pi / 2, 0)
            }
            return SIMD3<Double>(atan2(y.z, z.z), asin(sine), atan2(x.y, x.x))
        }
        set {
            rotation = Quaternion(angle: newValue.x, axis: SIMD3<Double>(1, 0, 0))
                .followed(by: Quaternion(angle: newValue.y, axis: SIMD3<Double>(0, 1, 0)))
                .followed(by: Quaternion(angle: newValue.z, axis: SIMD3<Double>(0, 0, 1)))
        }
    }
}

extension SIMD3 where Scalar == Double {
    var length: Double { dot(self).squareRoot() }
    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

    func dot(_ other: Self) -> Double { (self * other).sum() }

    func cross(_ o: Self) -> Self {
        Self(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
    }
}
