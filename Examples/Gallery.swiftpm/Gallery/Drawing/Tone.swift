/// Functions that change colors, as 0xRRGGBB, for another time of day.
enum Tone {
    /// Returns the color at night: darker, and bluer.
    static func night(_ color: UInt32) -> UInt32 {
        mapped(color, by: (0.60, 0.63, 0.74))
    }

    /// Returns the color of a light at night.
    static func moonlit(_ color: UInt32) -> UInt32 {
        mapped(color, by: (0.88, 0.88, 0.92))
    }

    /// Returns the color at dusk.
    static func dusk(_ color: UInt32) -> UInt32 {
        mixed(mapped(color, by: (0.90, 0.72, 0.82)), with: 0x7A2E6E, share: 0.22)
    }

    /// Returns the color in morning haze.
    static func haze(_ color: UInt32) -> UInt32 {
        mixed(color, with: 0xFFE9D6, share: 0.30)
    }

    /// Returns a mixture of two colors. The share of the other color is from 0 to 1.
    static func mixed(_ color: UInt32, with other: UInt32, share: Double) -> UInt32 {
        channels { _, shift in
            let (first, second) = (Double(color >> shift & 0xFF), Double(other >> shift & 0xFF))
            return first + (second - first) * share
        }
    }

    private static func mapped(_ color: UInt32, by factors: (Double, Double, Double)) -> UInt32 {
        let scale = [factors.0, factors.1, factors.2]
        return channels { Double(color >> $1 & 0xFF) * scale[$0] }
    }

    /// Returns a color whose components a closure calculates from their index, and from the number of bits to
    /// the right of them.
    private static func channels(_ value: (_ index: Int, _ shift: UInt32) -> Double) -> UInt32 {
        [UInt32(16), 8, 0].enumerated().reduce(0) { color, channel in
            let level = min(max(value(channel.offset, channel.element), 0), 255)
            return color | UInt32(level) << channel.element
        }
    }
}
