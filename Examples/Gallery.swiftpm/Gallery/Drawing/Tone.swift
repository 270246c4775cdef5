/// Colours as 0xRRGGBB, and what becomes of them at another time of day.
enum Tone {
    /// The colour as it looks at night: darker, and bluer.
    static func night(_ color: UInt32) -> UInt32 {
        mapped(color, by: (0.60, 0.63, 0.74))
    }

    /// The colour of something that shines, at night.
    static func moonlit(_ color: UInt32) -> UInt32 {
        mapped(color, by: (0.88, 0.88, 0.92))
    }

    /// The colour in the last light of a day.
    static func dusk(_ color: UInt32) -> UInt32 {
        mixed(mapped(color, by: (0.90, 0.72, 0.82)), with: 0x7A2E6E, share: 0.22)
    }

    /// The colour through morning haze.
    static func haze(_ color: UInt32) -> UInt32 {
        mixed(color, with: 0xFFE9D6, share: 0.30)
    }

    /// A share of one colour in another, 0…1.
    static func mixed(_ color: UInt32, with other: UInt32, share: Double) -> UInt32 {
        channels(color, other) { $0 + ($1 - $0) * share }
    }

    private static func mapped(_ color: UInt32, by factors: (Double, Double, Double)) -> UInt32 {
        let scale: [UInt32: Double] = [16: factors.0, 8: factors.1, 0: factors.2]
        return scale.reduce(0) { result, part in
            let channel = Double(color >> part.key & 0xFF) * part.value
            return result | UInt32(min(max(channel, 0), 255)) << part.key
        }
    }

    private static func channels(
        _ first: UInt32,
        _ second: UInt32,
        _ combine: (Double, Double) -> Double
    ) -> UInt32 {
        [UInt32(16), 8, 0].reduce(0) { result, shift in
            let value = combine(Double(first >> shift & 0xFF), Double(second >> shift & 0xFF))
            return result | UInt32(min(max(value, 0), 255)) << shift
        }
    }
}
