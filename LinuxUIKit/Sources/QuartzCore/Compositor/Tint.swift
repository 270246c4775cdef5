import CPangoCairo
import CoreGraphics

/// A veil over the pixels of a picture, and the opacity of both together.
struct Tint {
    /// The number of colors of a gradient.
    private static let count = 256

    /// For each color of the veil: its premultiplied bytes, and in the upper half, the part of the picture
    /// that it leaves. All of them are multiples of 1/255.
    private let colors: [SIMD8<UInt16>]
    /// The index of the color at the origin of the picture's pixels, and its change per pixel.
    private let start: Double
    private let slope: Vector2

    /// Returns the tints for veils and an opacity. There are none if they don't change anything.
    ///
    /// - Parameters:
    ///   - veils: The veils, from back to front.
    ///   - alpha: The opacity of the picture and the veils together.
    ///   - toPixels: The map from the veils' coordinates to the picture's pixels.
    static func tints(_ veils: [Veil], alpha: Double, toPixels: Homography) -> [Tint] {
        guard let last = veils.last else {
            return alpha < 1 ? [Tint(veil: nil, alpha: alpha, toPixels: .identity)] : []
        }
        return veils.dropLast().map { Tint(veil: $0, alpha: 1, toPixels: toPixels) }
            + [Tint(veil: last, alpha: alpha, toPixels: toPixels)]
    }

    private init(veil: Veil?, alpha: Double, toPixels: Homography) {
        let share = UInt16((min(max(alpha, 0), 1) * 255).rounded())
        colors = Self.colors(of: veil).map { color in
            let rest = SIMD4<UInt16>(repeating: 255 - color[3])
            return SIMD8(lowHalf: color, highHalf: rest).part(share)
        }
        let inverse = toPixels.inverse ?? .identity
        func index(atPixel point: Vector2) -> Double {
            (veil?.place(at: inverse.project(point + 0.5)) ?? 0) * Double(Self.count)
        }
        start = index(atPixel: .zero)
        slope = Vector2(index(atPixel: Vector2(1, 0)) - start, index(atPixel: Vector2(0, 1)) - start)
    }

    private static func colors(of veil: Veil?) -> [SIMD4<UInt16>] {
        guard let veil else { return [.zero] }
        let row = Bitmap(width: veil.stops.count > 1 ? count : 1, height: 1)
        row.draw { cairo in
            let pattern = cairo_pattern_create_linear(0, 0, Double(row.width), 0)
            GradientContents.add(veil.stops, alpha: veil.opacity, to: pattern)
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
            cairo_pattern_destroy(pattern)
        }
        return (0..<row.width).map { index in
            let bytes = UnsafeRawPointer(row.data).loadUnaligned(
                fromByteOffset: 4 * index,
                as: SIMD4<UInt8>.self
            )
            return SIMD4<UInt16>(truncatingIfNeeded: bytes)
        }
    }

    /// - Parameter points: The points of the picture that the pixels show.
    func apply(to pixels: UnsafeMutablePointer<UInt32>, showing points: SampledSpan) {
        guard colors.count > 1 else { return apply(to: pixels, count: points.count) }
        let places = points.values(start: start, slope: slope)
        colors.withUnsafeBufferPointer { colors in
            let last = colors.count - 1
            var (place, step) = (places.start, places.step)
            for pair in 0..<points.count / 2 {
                let left = colors[min(max(place &>> 32, 0), last)]
                place &+= step
                step &+= places.bend
                let right = colors[min(max(place &>> 32, 0), last)]
                place &+= step
                step &+= places.bend
                Self.mix(pixels + 2 &* pair, with: left, right)
            }
            guard !points.count.isMultiple(of: 2) else { return }
            let color = colors[min(max(places.value(at: points.count - 1) &>> 32, 0), last)]
            pixels[points.count - 1] = Self.mix(pixels[points.count - 1], with: color)
        }
    }

    private func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let color = colors[0]
        for pair in 0..<count / 2 { Self.mix(pixels + 2 &* pair, with: color, color) }
        if !count.isMultiple(of: 2) { pixels[count - 1] = Self.mix(pixels[count - 1], with: color) }
    }

    @inline(__always)
    private static func mix(
        _ pixels: UnsafeMutablePointer<UInt32>,
        with left: SIMD8<UInt16>,
        _ right: SIMD8<UInt16>
    ) {
        let pair = UnsafeMutableRawPointer(pixels)
        let bytes = pair.loadUnaligned(as: SIMD8<UInt8>.self)
        let wide = SIMD8(
            UInt16(bytes[0]),
            UInt16(bytes[1]),
            UInt16(bytes[2]),
            UInt16(bytes[3]),
            UInt16(bytes[4]),
            UInt16(bytes[5]),
            UInt16(bytes[6]),
            UInt16(bytes[7])
        )
        let product = wide &* SIMD8(lowHalf: left.highHalf, highHalf: right.highHalf) &+ 128
        let veil = SIMD8(lowHalf: left.lowHalf, highHalf: right.lowHalf)
        let mixed = (product &+ product &>> 8) &>> 8 &+ veil
        let narrow = SIMD8(
            UInt8(truncatingIfNeeded: mixed[0]),
            UInt8(truncatingIfNeeded: mixed[1]),
            UInt8(truncatingIfNeeded: mixed[2]),
            UInt8(truncatingIfNeeded: mixed[3]),
            UInt8(truncatingIfNeeded: mixed[4]),
            UInt8(truncatingIfNeeded: mixed[5]),
            UInt8(truncatingIfNeeded: mixed[6]),
            UInt8(truncatingIfNeeded: mixed[7])
        )
        pair.storeBytes(of: narrow, as: SIMD8<UInt8>.self)
    }

    @inline(__always)
    private static func mix(_ pixel: UInt32, with color: SIMD8<UInt16>) -> UInt32 {
        let bytes = unsafeBitCast(pixel, to: SIMD4<UInt8>.self)
        let wide = SIMD4(UInt16(bytes[0]), UInt16(bytes[1]), UInt16(bytes[2]), UInt16(bytes[3]))
        let product = wide &* color.highHalf &+ 128
        let mixed = unsafeBitCast((product &+ product &>> 8) &>> 8 &+ color.lowHalf, to: SIMD8<UInt8>.self)
        return unsafeBitCast(mixed.evenHalf, to: UInt32.self)
    }
}

extension SIMD8<UInt16> {
    /// Returns the bytes times `share / 255`, rounded.
    fileprivate func part(_ share: UInt16) -> Self {
        let product = self &* share &+ 128
        return (product &+ product &>> 8) &>> 8
    }
}
