@_spi(Host) import CoreGraphics

/// A value that an animation can interpolate, unboxed from an `Any` such as `fromValue`.
@_spi(Host) public enum AnimatableValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)
    case colors([CGColor])
    case numbers([CGFloat])
    case flag(Bool)
    case object(Any?)

    /// Unboxes a value. If several kinds are possible, the value has the kind of `model`. Returns `nil` if
    /// the box contains no animatable value.
    init?(_ box: Any?, like model: AnimatableValue?) {
        // The usual types come first, because the others take much longer to determine.
        switch model {
        case .transform:
            if let value = box as? CATransform3D {
                self = .transform(value)
                return
            }
        case .number:
            if let value = box as? CGFloat {
                self = .number(value)
                return
            }
        case .point:
            if let value = box as? CGPoint {
                self = .point(value)
                return
            }
        default: break
        }
        guard let box = unwrapped(box) else { return nil }
        switch model {
        case .object: self = .object(box)
        case .flag:
            guard let number = Self.double(box) else { return nil }
            self = .flag(number != 0)
        case .transform where box is CGAffineTransform:
            guard let affine = box as? CGAffineTransform else { return nil }
            self = .transform(CATransform3DMakeAffineTransform(affine))
        default:
            guard let value = AnimatableValue(box) else { return nil }
            self = value
        }
    }

    init?(_ box: Any) {
        switch box {
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let values as [CGColor]: self = .colors(values)
        case let values as [Any]:
            let colors = values.compactMap { $0 as? CGColor }
            let numbers = values.compactMap(Self.double)
            if !values.isEmpty, numbers.count == values.count {
                self = .numbers(numbers.map { CGFloat($0) })
            } else if colors.count == values.count {
                self = .colors(colors)
            } else {
                return nil
            }
        case let value as NSValue where !(value is NSNumber):
            guard let affine: CGAffineTransform = value.numbers() else { return nil }
            self = .transform(CATransform3DMakeAffineTransform(affine))
        default:
            guard let number = Self.double(box) else { return nil }
            self = .number(CGFloat(number))
        }
    }

    private static func double(_ box: Any) -> Double? {
        switch box {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The value as animations show it to apps, such as in `fromValue`.
    var wrapped: Any? { wrappedForCocoa(boxed) }

    /// The value in the box that's the fastest to make and to open.
    var boxed: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .path(let value): value
        case .colors(let value): value
        case .numbers(let value): value.map { NSNumber(value: Double($0)) }
        case .flag(let value): value
        case .object(let value): value
        }
    }
}

/// Unwraps optionals that are nested in an `Any`.
func unwrapped(_ box: Any?) -> Any? {
    guard let box else { return nil }
    // Most are objects, and to look for a conformance takes much longer.
    if type(of: box) is AnyClass { return box }
    return box is OptionalBox ? (box as? OptionalBox)?.content : box
}

private protocol OptionalBox {
    var content: Any? { get }
}

extension Optional: OptionalBox {
    fileprivate var content: Any? { flatMap { unwrapped($0) } }
}

extension AnimatableValue {
    /// Returns the value at a fraction of the way to another value. Values that can't be interpolated change
    /// halfway.
    func interpolated(to other: AnimatableValue, _ t: CGFloat) -> AnimatableValue {
        if t == 0 { return self }
        if t == 1 { return other }
        switch (self, other) {
        case (.number(let a), .number(let b)):
            return .number(a + (b - a) * t)
        case (.transform(let a), .transform(let b)):
            return .transform(TransformDecomposition.interpolate(a, b, Double(t)))
        case (.color(let a), .color(let b)):
            return .color(blend(a, b, t))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).compactMap { blend($0, $1, t) })
        case (.path(let a?), .path(let b?)):
            return .path(PathInterpolation.interpolate(a, b, t) ?? (t < 0.5 ? a : b))
        default:
            guard let a = components, let b = other.components, a.count == b.count else {
                return t < 0.5 ? self : other
            }
            return replacing(zip(a, b).map { $0 + ($1 - $0) * t })
        }
    }

    /// Returns the sum of an additive animation's value and the value below it. Transforms are concatenated:
    /// first this one, and then `base`.
    func added(to base: AnimatableValue) -> AnimatableValue {
        if case .transform(let a) = self, case .transform(let b) = base {
            return .transform(CATransform3DConcat(a, b))
        }
        guard let a = components, let b = base.components, a.count == b.count else { return self }
        return base.replacing(zip(a, b).map { $0 + $1 })
    }

    /// Returns the value to add to `base` to get this value, or `nil` if there's no such value.
    func difference(from base: AnimatableValue) -> AnimatableValue? {
        if case .transform(let a) = self, case .transform(let b) = base {
            return b.inverse.map { .transform(CATransform3DConcat(a, $0)) }
        }
        guard let a = components, let b = base.components, a.count == b.count else { return nil }
        return base.replacing(zip(a, b).map { $0 - $1 })
    }

    /// The value that changes nothing when it's added.
    var zero: AnimatableValue? {
        if case .transform = self { return .transform(CATransform3DIdentity) }
        return components.map { replacing($0.map { _ in 0 }) }
    }

    /// Returns a multiple of the value, as a repeated cumulative animation accumulates it.
    func multiplied(by factor: Int) -> AnimatableValue {
        if case .transform(let t) = self {
            return .transform(
                (0..<factor).reduce(CATransform3DIdentity) { r, _ in CATransform3DConcat(r, t) }
            )
        }
        return components.map { replacing($0.map { $0 * CGFloat(factor) }) } ?? self
    }

    /// Returns the distance to another value, for paced animations.
    func distance(to other: AnimatableValue) -> CGFloat {
        let a: [CGFloat]
        let b: [CGFloat]
        switch (self, other) {
        case (.transform(let p), .transform(let q)): (a, b) = (p.elements, q.elements)
        case (.color(let p?), .color(let q?)): (a, b) = (p.channels, q.channels)
        default: (a, b) = (components ?? [], other.components ?? [])
        }
        return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }

    /// The numbers of a value that consists only of numbers.
    var components: [CGFloat]? {
        switch self {
        case .number(let value): [value]
        case .point(let value): [value.x, value.y]
        case .size(let value): [value.width, value.height]
        case .rect(let value): [value.origin.x, value.origin.y, value.size.width, value.size.height]
        case .numbers(let value): value
        default: nil
        }
    }

    func replacing(_ c: [CGFloat]) -> AnimatableValue {
        switch self {
        case .number: .number(c[0])
        case .point: .point(CGPoint(x: c[0], y: c[1]))
        case .size: .size(CGSize(width: c[0], height: c[1]))
        case .rect: .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
        case .numbers: .numbers(c)
        default: self
        }
    }

    /// Missing colors count as clear. The channels are premultiplied before they're interpolated, so the hue
    /// of a clear color doesn't show.
    private func blend(_ a: CGColor?, _ b: CGColor?, _ t: CGFloat) -> CGColor? {
        guard let some = a ?? b else { return nil }
        let clear: [CGFloat] = some.channels.dropLast() + [0]
        let p: [CGFloat] = a?.channels ?? clear
        let q: [CGFloat] = b?.channels ?? clear
        let alpha = min(max(p[3] + (q[3] - p[3]) * t, 0), 1)
        guard alpha > 0 else { return CGColor(red: q[0], green: q[1], blue: q[2], alpha: 0) }
        let (first, second) = (p[3] * (1 - t) / alpha, q[3] * t / alpha)
        let mixed: [CGFloat] = (0..<3).map { index in
            min(max(p[index] * first + q[index] * second, 0), 1)
        }
        return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: alpha)
    }
}

extension CGColor {
    /// Red, green, blue, and alpha.
    var channels: [CGFloat] {
        let c = rgba
        return [c.red, c.green, c.blue, c.alpha]
    }
}
