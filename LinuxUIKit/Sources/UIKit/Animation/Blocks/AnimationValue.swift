@_spi(Host) import QuartzCore

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

    /// Returns the value in the form that Core Animation accepts. A missing color becomes `partner`'s color,
    /// fully transparent.
    func boxed(beside partner: Self) -> Any {
        switch self {
        case .number(let value): return value
        case .point(let value): return value
        case .size(let value): return value
        case .rect(let value): return value
        case .transform(let value): return value
        case .color(let value): return value ?? partner.clear
        }
    }

    /// Returns the value in the form in which Core Animation keeps it. A missing color becomes `partner`'s
    /// color, fully transparent.
    func animatable(beside partner: Self) -> AnimatableValue {
        switch self {
        case .number(let value): .number(value)
        case .point(let value): .point(value)
        case .size(let value): .size(value)
        case .rect(let value): .rect(value)
        case .transform(let value): .transform(value)
        case .color(let value): .color(value ?? partner.clear)
        }
    }

    /// The value's color, fully transparent.
    private var clear: CGColor {
        guard case .color(let color?) = self else { return CGColor(gray: 0, alpha: 0) }
        return color.copy(alpha: 0) ?? CGColor(gray: 0, alpha: 0)
    }

    /// Returns a boxed value of the same kind. A box with anything else counts as a missing color, or changes
    /// nothing.
    func with(_ box: Any?) -> Self {
        switch self {
        case .number(let value): .number(box as? CGFloat ?? value)
        case .point(let value): .point(box as? CGPoint ?? value)
        case .size(let value): .size(box as? CGSize ?? value)
        case .rect(let value): .rect(box as? CGRect ?? value)
        case .transform(let value): .transform(box as? CATransform3D ?? value)
        case .color: .color(box as? CGColor)
        }
    }

    /// The value that changes nothing when it's added.
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

    /// Returns the value to add to `base` to get this value. Returns `nil` for colors, and for a base without
    /// an inverse.
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

    /// Returns the sum of this value and `offset`. A transform's offset is applied first.
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

    /// Returns the value at a fraction of the way to `other`. Matrices are interpolated element by element,
    /// which is precise enough for the moment when one keyframe replaces another.
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
    /// The inverse, or `nil` if there's none.
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
