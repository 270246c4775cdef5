// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A 4×4 matrix for row vectors. A point (x, y, z, 1) becomes (x, y, z, 1) · M, divided by its last
/// component.
public struct CATransform3D: Sendable {
    public var m11: CGFloat
    public var m12: CGFloat
    public var m13: CGFloat
    public var m14: CGFloat
    public var m21: CGFloat
    public var m22: CGFloat
    public var m23: CGFloat
    public var m24: CGFloat
    public var m31: CGFloat
    public var m32: CGFloat
    public var m33: CGFloat
    public var m34: CGFloat
    public var m41: CGFloat
    public var m42: CGFloat
    public var m43: CGFloat
    public var m44: CGFloat

    /// Creates a matrix of zeros.
    public init() {
        self.init(
            m11: 0,
            m12: 0,
            m13: 0,
            m14: 0,
            m21: 0,
            m22: 0,
            m23: 0,
            m24: 0,
            m31: 0,
            m32: 0,
            m33: 0,
            m34: 0,
            m41: 0,
            m42: 0,
            m43: 0,
            m44: 0
        )
    }

    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }
}

/// The identity matrix.
public let CATransform3DIdentity = CATransform3D(
    m11: 1,
    m12: 0,
    m13: 0,
    m14: 0,
    m21: 0,
    m22: 1,
    m23: 0,
    m24: 0,
    m31: 0,
    m32: 0,
    m33: 1,
    m34: 0,
    m41: 0,
    m42: 0,
    m43: 0,
    m44: 1
)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14
        && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23 && a.m24 == b.m24
        && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
        && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
}

/// Returns a rotation by `angle` radians about the axis (x, y, z), which can have any length. If its length
/// is zero, the result is the identity.
public func CATransform3DMakeRotation(
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let k = 1 - c
    return CATransform3D(
        m11: c + x * x * k,
        m12: x * y * k + z * s,
        m13: x * z * k - y * s,
        m14: 0,
        m21: x * y * k - z * s,
        m22: c + y * y * k,
        m23: y * z * k + x * s,
        m24: 0,
        m31: x * z * k + y * s,
        m32: y * z * k - x * s,
        m33: c + z * z * k,
        m34: 0,
        m41: 0,
        m42: 0,
        m43: 0,
        m44: 1
    )
}

/// Returns a transform that translates first and then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales first and then applies `t`.
public func CATransform3DScale(
    _ t: CATransform3D,
    _ sx: CGFloat,
    _ sy: CGFloat,
    _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates by `angle` radians about (x, y, z) first and then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that applies `a` first and then `b`, which is the product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    var r = CATransform3D()
    r.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41
    r.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42
    r.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43
    r.m14 = a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44
    r.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41
    r.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42
    r.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43
    r.m24 = a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44
    r.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41
    r.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42
    r.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43
    r.m34 = a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44
    r.m41 = a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41
    r.m42 = a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42
    r.m43 = a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43
    r.m44 = a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44
    return r
}

/// Returns the inverse of `t`, or `t` itself if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    t.inverse ?? t
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = m.a
    t.m12 = m.b
    t.m21 = m.c
    t.m22 = m.d
    t.m41 = m.tx
    t.m42 = m.ty
    return t
}

/// Returns a Boolean value that indicates whether `t` is an affine transform of the xy-plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
        && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the affine part of `t`. It's meaningless if ``CATransform3DIsAffine(_:)`` returns `false`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
    var elements: [CGFloat] {
        get {
            [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
        }
        set {
            self = CATransform3D(
                m11: newValue[0],
                m12: newValue[1],
                m13: newValue[2],
                m14: newValue[3],
                m21: newValue[4],
                m22: newValue[5],
                m23: newValue[6],
                m24: newValue[7],
                m31: newValue[8],
                m32: newValue[9],
                m33: newValue[10],
                m34: newValue[11],
                m41: newValue[12],
                m42: newValue[13],
                m43: newValue[14],
                m44: newValue[15]
            )
        }
    }

    /// The 2×2 minors of the upper two rows and of the lower two rows, which simplify the determinant and the
    /// inverse.
    private var minors: (upper: [CGFloat], lower: [CGFloat]) {
        (
            [
                m11 * m22 - m12 * m21, m11 * m23 - m13 * m21, m11 * m24 - m14 * m21,
                m12 * m23 - m13 * m22, m12 * m24 - m14 * m22, m13 * m24 - m14 * m23,
            ],
            [
                m31 * m42 - m32 * m41, m31 * m43 - m33 * m41, m31 * m44 - m34 * m41,
                m32 * m43 - m33 * m42, m32 * m44 - m34 * m42, m33 * m44 - m34 * m43,
            ]
        )
    }

    var determinant: CGFloat {
        let (s, c) = minors
        return s[0] * c[5] - s[1] * c[4] + s[2] * c[3] + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
    }

    /// The inverse, or `nil` if the matrix is singular.
    var inverse: CATransform3D? {
        let (s, c) = minors
        let d = s[0] * c[5] - s[1] * c[4] + s[2] * c[3] + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
        guard d != 0, d.isFinite else { return nil }
        let k = 1 / d
        var r = CATransform3D()
        r.m11 = (m22 * c[5] - m23 * c[4] + m24 * c[3]) * k
        r.m12 = (-m12 * c[5] + m13 * c[4] - m14 * c[3]) * k
        r.m13 = (m42 * s[5] - m43 * s[4] + m44 * s[3]) * k
        r.m14 = (-m32 * s[5] + m33 * s[4] - m34 * s[3]) * k
        r.m21 = (-m21 * c[5] + m23 * c[2] - m24 * c[1]) * k
        r.m22 = (m11 * c[5] - m13 * c[2] + m14 * c[1]) * k
        r.m23 = (-m41 * s[5] + m43 * s[2] - m44 * s[1]) * k
        r.m24 = (m31 * s[5] - m33 * s[2] + m34 * s[1]) * k
        r.m31 = (m21 * c[4] - m22 * c[2] + m24 * c[0]) * k
        r.m32 = (-m11 * c[4] + m12 * c[2] - m14 * c[0]) * k
        r.m33 = (m41 * s[4] - m42 * s[2] + m44 * s[0]) * k
        r.m34 = (-m31 * s[4] + m32 * s[2] - m34 * s[0]) * k
        r.m41 = (-m21 * c[3] + m22 * c[1] - m23 * c[0]) * k
        r.m42 = (m11 * c[3] - m12 * c[1] + m13 * c[0]) * k
        r.m43 = (-m41 * s[3] + m42 * s[1] - m43 * s[0]) * k
        r.m44 = (m31 * s[3] - m32 * s[1] + m33 * s[0]) * k
        return r
    }
}
