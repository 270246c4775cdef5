extension CGColorSpace {
    /// Converts components of this space to red, green, and blue in extended sRGB. The values can lie outside
    /// 0…1.
    func standardRGB(from components: [CGFloat]) -> [CGFloat] {
        var linear = model == .monochrome ? Array(repeating: components[0], count: 3) : components
        if transfer == .sRGB, primaries == .sRGB { return linear }
        if transfer == .sRGB { linear = linear.map(Self.linearized) }
        if primaries == .displayP3 { linear = Self.product(Self.sRGBFromDisplayP3, linear) }
        return linear.map(Self.encoded)
    }

    /// Converts red, green, and blue in extended sRGB to components of this space. The components are clamped
    /// unless the space is extended.
    func components(fromStandardRGB rgb: [CGFloat]) -> [CGFloat] {
        var values = rgb
        if model == .monochrome {
            // Luminance is a weighted sum of linear values. A color that's already gray keeps its exact
            // value.
            let linear = rgb.map(Self.linearized)
            let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
            if transfer == .linear {
                values = [luminance]
            } else {
                values = [rgb[0] == rgb[1] && rgb[1] == rgb[2] ? rgb[0] : Self.encoded(luminance)]
            }
        } else if transfer == .linear || primaries != .sRGB {
            values = values.map(Self.linearized)
            if primaries == .displayP3 { values = Self.product(Self.displayP3FromSRGB, values) }
            if transfer == .sRGB { values = values.map(Self.encoded) }
        }
        return isExtended ? values : values.map { min(max($0, 0), 1) }
    }

    /// The transfer function of IEC 61966-2-1, extended to negative values by symmetry.
    private static func linearized(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    // Both sets of primaries use the white point D65, so no chromatic adaptation is necessary.
    private static let sRGBFromDisplayP3: [[CGFloat]] = [
        [1.224_940_176_3, -0.224_940_176_3, 0],
        [-0.042_056_954_7, 1.042_056_954_7, 0],
        [-0.019_637_554_6, -0.078_636_045_6, 1.098_273_600_1],
    ]

    private static let displayP3FromSRGB: [[CGFloat]] = [
        [0.822_461_968_7, 0.177_538_031_3, 0],
        [0.033_194_199_0, 0.966_805_801_0, 0],
        [0.017_082_631_2, 0.072_397_440_7, 0.910_519_928_1],
    ]

    private static func product(_ matrix: [[CGFloat]], _ vector: [CGFloat]) -> [CGFloat] {
        matrix.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
    }
}
