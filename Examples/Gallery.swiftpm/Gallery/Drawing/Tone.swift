/// Colors as 0xRRGGBB, and what becomes of them at another time of day.
enum Tone {
    /// The color as it looks at night: darker, and bluer.
    static func night(_ color: UInt32) -> UInt32 {
        mapped(color, by: (0.60, 0.63, 0.74))
    }

    /// The color of something that shines, at night.
    static func moonlit(_ color: UInt32) -> UInt32 {
        mapped(color, by: (0.88, 0.88, 0.92))
    }

    /// The color in the last light of a day.
    static func dusk(_ color: UInt32) -> UInt32 {
        mixed(mapped(color, by: (0.90, 0.72, 0.82)), with: 0x7A2E6E, share: 0.22)
    }

    /// The color through morning haze.
    static func haze(_ color: UInt32) -> UInt32 {
        mixed(color, with: 0xFFE9D6, share: 0.30)
    }

    /// A share of one color in another, 0…1.
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

    /// A color of red, green and blue; the closure is told which of them, and where it lies in the number.
    private static func channels(_ value: (_ index: Int, _ shift: UInt32) -> Double) -> UInt32 {
        [UInt32(16), 8, 0].enumerated().reduce(0) { color, channel in
            let level = min(max(value(channel.offset, channel.element), 0), 255)
            return color | UInt32(level) << channel.element
        }
    }
}
