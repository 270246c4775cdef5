/// A colour: components in a colour space, and an alpha.
public final class CGColor: Sendable {
    private let space: CGColorSpace
    private let values: [CGFloat]

    /// Pure black, white and fully transparent black, in a gray space.
    public class var black: CGColor { CGColor(gray: 0, alpha: 1) }
    public class var white: CGColor { CGColor(gray: 1, alpha: 1) }
    public class var clear: CGColor { CGColor(gray: 0, alpha: 0) }

    init(space: CGColorSpace, values: [CGFloat]) {
        self.space = space
        var values = values.map { $0.isNaN ? 0 : $0 }
        values[values.count - 1] = min(max(values[values.count - 1], 0), 1)
        self.values = values
    }

    /// Components of the space, the alpha last.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    public var alpha: CGFloat { values[values.count - 1] }

    public var colorSpace: CGColorSpace? { space }

    /// The components in the colour's space, the alpha last.
    public var components: [CGFloat]? { values }

    /// The number of components, the alpha counted.
    public var numberOfComponents: Int { values.count }

    public func copy() -> CGColor? { self }

    /// The same colour with another alpha, clamped to 0…1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha])
    }

    public func converted(
        to space: CGColorSpace,
        intent: CGColorRenderingIntent,
        options: CFDictionary?
    ) -> CGColor? {
        if space == self.space { return self }
        let rgb = self.space.standardRGB(from: Array(values.dropLast()))
        return CGColor(space: space, values: space.components(fromStandardRGB: rgb) + [alpha])
    }

    /// The colour as a bitmap keeps it: sRGB, 0…1, not premultiplied.
    @_spi(Host) public var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = space.standardRGB(from: Array(values.dropLast())).map { min(max($0, 0), 1) }
        return (rgb[0], rgb[1], rgb[2], alpha)
    }
}

extension CGColor: Hashable {
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.space == rhs.space && lhs.values == rhs.values)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}
