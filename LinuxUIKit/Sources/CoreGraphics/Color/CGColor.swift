/// A color: its components in a color space, and its alpha value.
public final class CGColor: Sendable {
    private let space: CGColorSpace
    private let values: [CGFloat]
    private let pattern: Pattern?

    /// Opaque black, opaque white, and transparent black in a gray color space.
    public class var black: CGColor { opaqueBlack }
    public class var white: CGColor { opaqueWhite }
    public class var clear: CGColor { transparentBlack }

    // Every layer has some of these.
    private static let opaqueBlack = CGColor(gray: 0, alpha: 1)
    private static let opaqueWhite = CGColor(gray: 1, alpha: 1)
    private static let transparentBlack = CGColor(gray: 0, alpha: 0)

    init(space: CGColorSpace, values: [CGFloat], pattern: Pattern? = nil) {
        self.space = space
        self.pattern = pattern
        var values = values.map { $0.isNaN ? 0 : $0 }
        values[values.count - 1] = min(max(values[values.count - 1], 0), 1)
        self.values = values
    }

    /// Creates a color from the components in the color space, with the alpha value last.
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

    /// Creates a color from components in the color space Display P3.
    @_spi(Host) public convenience init(
        displayP3Red red: CGFloat,
        green: CGFloat,
        blue: CGFloat,
        alpha: CGFloat
    ) {
        self.init(space: .wideRGB, values: [red, green, blue, alpha])
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    public var alpha: CGFloat { values[values.count - 1] }

    public var colorSpace: CGColorSpace? { space }

    /// The components in the color's own color space, with the alpha value last.
    public var components: [CGFloat]? { values }

    /// The number of components, including alpha.
    public var numberOfComponents: Int { values.count }

    public func copy() -> CGColor? { self }

    /// Returns the same color with another alpha value, clamped to 0…1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// Returns the color in another color space, or `nil` for a pattern.
    public func converted(
        to space: CGColorSpace,
        intent: CGColorRenderingIntent,
        options: CFDictionary?
    ) -> CGColor? {
        if space == self.space { return self }
        guard pattern == nil else { return nil }
        let rgb = self.space.standardRGB(from: Array(values.dropLast()))
        return CGColor(space: space, values: space.components(fromStandardRGB: rgb) + [alpha])
    }

    /// Red, green, and blue in extended sRGB, which can lie outside 0…1, or `nil` for a pattern.
    @_spi(Host) public var extendedRGB: (red: CGFloat, green: CGFloat, blue: CGFloat)? {
        guard pattern == nil else { return nil }
        let rgb = space.standardRGB(from: Array(values.dropLast()))
        return (rgb[0], rgb[1], rgb[2])
    }

    /// The color as a bitmap stores it: in sRGB, clamped to 0…1, and not premultiplied.
    @_spi(Host) public var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = pattern?.mean ?? space.standardRGB(from: Array(values.dropLast()))
        let clamped = rgb.map { min(max($0, 0), 1) }
        return (clamped[0], clamped[1], clamped[2], alpha * (pattern?.mean[3] ?? 1))
    }
}

extension CGColor: Hashable {
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs
            || (lhs.space == rhs.space && lhs.values == rhs.values
                && lhs.pattern?.image == rhs.pattern?.image)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}
