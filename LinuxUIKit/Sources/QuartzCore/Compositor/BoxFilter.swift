import CoreGraphics

/// The weights of the pixels of a row or a column in a reduced picture, in which each pixel is the mean of
/// those that it represents.
///
/// The weight of a pixel is the length that it shares with a box as wide as the new pixel. These are the
/// weights of Cairo's filter `CAIRO_FILTER_GOOD`, including the steps in which it places the box.
struct BoxFilter {
    /// The least scale, in new pixels per pixel, at which pictures are interpolated linearly. They're sharper
    /// then.
    static let leastLinearScale = 0.75

    /// The number of pixels that each new pixel is a mean of.
    let width: Int
    /// For each new pixel, the first of them. It can lie outside the picture.
    let first: [Int]
    /// For each new pixel, the weights of all of them.
    let weights: [Float]

    /// - Parameters:
    ///   - pixels: The new pixels.
    ///   - scale: The pixels of the picture per new pixel. If it's negative, the picture is mirrored.
    ///   - offset: The place of the new pixels' origin in the picture.
    init(_ pixels: Range<Int>, scale: Double, offset: Double) {
        let box = abs(scale) < 1 / Self.leastLinearScale ? 1 : min(abs(scale), 16)
        let width = Int((box + 1).rounded(.up))
        var steps = 1.0
        while box * steps <= 128 { steps *= 2 }
        var first: [Int] = []
        var weights: [Float] = []
        for pixel in pixels {
            let center = scale * (Double(pixel) + 0.5) + offset
            let place = (center * steps).rounded(.down) / steps + 0.5 / steps
            let start = (place - Double(width) / 2 - 0.5).rounded(.up)
            // Swift 6.2 takes too long for these in one expression.
            let shares = (0..<width).map { index -> Double in
                let distance = abs(start + Double(index) + 0.5 - place)
                return max(0, min(box, 1, (box + 1) / 2 - distance))
            }
            let sum = shares.reduce(0, +)
            first.append(Int(start))
            weights += shares.map { Float($0 / sum) }
        }
        (self.width, self.first, self.weights) = (width, first, weights)
    }

    /// Returns the pixels that have weights, in a picture that continues beyond its edges as it ends there.
    func reach(in count: Int) -> Range<Int> {
        let low = min(first.min() ?? 0, count - 1)
        let high = max((first.max() ?? 0) + width, 1)
        return max(low, 0)..<min(high, count)
    }

    /// Stores the means of pixels whose channels are numbers from 0 to 255, rounded.
    ///
    /// - Parameter range: The pixels that are given.
    func reduce(
        _ pixels: UnsafePointer<SIMD4<Float>>,
        of range: Range<Int>,
        to target: UnsafeMutablePointer<UInt32>
    ) {
        weights.withUnsafeBufferPointer { weights in
            for pixel in first.indices {
                let start = first[pixel] &- range.lowerBound
                var sum = SIMD4<Float>.zero
                for index in 0..<width {
                    let place = min(max(start &+ index, 0), range.count &- 1)
                    sum += pixels[place] * weights[pixel &* width &+ index]
                }
                // Adding 2²³ leaves a number without fraction, in the lowest bits.
                let bytes = unsafeBitCast(sum + 0x1p23, to: SIMD16<UInt8>.self)
                target[pixel] = unsafeBitCast(SIMD4(bytes[0], bytes[4], bytes[8], bytes[12]), to: UInt32.self)
            }
        }
    }
}
