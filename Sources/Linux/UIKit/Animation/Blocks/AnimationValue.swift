import QuartzCore

/// A value that can be animated.
enum AnimationValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)

    static func isSame(_ a: Self, _ b: Self) -> Bool {
        switch (a, b) {
        case (.number(let a), .number(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a.origin == b.origin && a.size == b.size
        case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
        case (.color(let a), .color(let b)): a == b
        default: false
        }
    }

    /// As Core Animation takes it. No colour is `partner`'s colour, fully transparent.
    func boxed(beside partner: Self) -> Any {
        switch self {
        case .number(let value): return value
        case .point(let value): return value
        case .size(let value): return value
        case .rect(let value): return value
        case .transform(let value): return value
        case .color(let value?): return value
        case .color(nil):
            if case .color(let other?) = partner, let clear = other.copy(alpha: 0) { return clear }
            return CGColor(gray: 0, alpha: 0)
        }
    }

    /// What changes nothing when it is added.
    var zero: Self {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3DIdentity)
        case .color: self
        }
    }

    /// What has to be added to `base` to get this value; nil where nothing does: for colours and over a base that
    /// has no inverse.
    func offset(from base: Self) -> Self? {
        switch (self, base) {
        case (.number(let a), .number(let b)):
            return .number(a - b)
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x - b.origin.x,
                    y: a.origin.y - b.origin.y,
                    width: a.size.width - b.size.width,
                    height: a.size.height - b.size.height
                )
            )
        case (.transform(let a), .transform(let b)):
            guard let inverse = b.inverseIfAny else { return nil }
            return .transform(CATransform3DConcat(a, inverse))
        default:
            return nil
        }
    }

    /// This value with `offset` added; a transform's offset is applied before it.
    func adding(_ offset: Self) -> Self {
        switch (self, offset) {
        case (.number(let a), .number(let b)):
            .number(a + b)
        case (.point(let a), .point(let b)):
            .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)):
            .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x,
                    y: a.origin.y + b.origin.y,
                    width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height
                )
            )
        case (.transform(let a), .transform(let b)):
            .transform(CATransform3DConcat(b, a))
        default:
            self
        }
    }

    /// The value at `fraction` of the way to `other`. Matrices are blended element by element: good enough for the
    /// cut where one keyframe takes over from another.
    func blended(with other: Self, _ fraction: CGFloat) -> Self {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        switch (self, other) {
        case (.number(let a), .number(let b)):
            return .number(mix(a, b))
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x),
                    y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width),
                    height: mix(a.size.height, b.size.height)
                )
            )
        case (.transform(let a), .transform(let b)):
            return .transform(a.mapped(with: b, mix))
        default:
            return fraction < 0.5 ? self : other
        }
    }
}

extension CATransform3D {
    /// The inverse, or nil where there is none.
    fileprivate var inverseIfAny: CATransform3D? {
        let inverse = CATransform3DInvert(self)
        let product = CATransform3DConcat(self, inverse)
        var isIdentity = true
        _ = product.mapped(with: CATransform3DIdentity) { a, b in
            if !(abs(a - b) < 1e-6) { isIdentity = false }
            return a
        }
        return isIdentity ? inverse : nil
    }

    fileprivate func mapped(
        with o: CATransform3D,
        _ f: (CGFloat, CGFloat) -> CGFloat
    ) -> CATransform3D {
        CATransform3D(
            m11: f(m11, o.m11),
            m12: f(m12, o.m12),
            m13: f(m13, o.m13),
            m14: f(m14, o.m14),
            m21: f(m21, o.m21),
            m22: f(m22, o.m22),
            m23: f(m23, o.m23),
            m24: f(m24, o.m24),
            m31: f(m31, o.m31),
            m32: f(m32, o.m32),
            m33: f(m33, o.m33),
            m34: f(m34, o.m34),
            m41: f(m41, o.m41),
            m42: f(m42, o.m42),
            m43: f(m43, o.m43),
            m44: f(m44, o.m44)
        )
    }
}
