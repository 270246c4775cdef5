import CPangoCairo
import CPrefetch
@_spi(Host) import CoreGraphics

/// The pixels of a bitmap, or of a part of it. Beyond its edges, the colors of the edges continue. The bitmap
/// must outlive it.
struct SampledPicture {
    private let start: UnsafeRawPointer
    private let bytesPerRow: Int
    private let width: Int
    private let height: Int
    private let weights = Weights.all
    /// The centers of the first and the last pixels.
    private let window: SampledWindow

    init(_ bitmap: Bitmap) {
        start = UnsafeRawPointer(bitmap.data)
        (width, height, bytesPerRow) = (bitmap.width, bitmap.height, bitmap.bytesPerRow)
        window = SampledWindow(of: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// - Parameter part: The part of the image, in pixels.
    init(_ image: CGImage, _ part: CGRect) {
        start = UnsafeRawPointer(cairo_image_surface_get_data(image.surface))
        (width, height, bytesPerRow) = (image.width, image.height, image.bytesPerRow)
        window = SampledWindow(of: part.overlap(with: CGRect(x: 0, y: 0, width: width, height: height)))
    }

    func sample(_ span: SampledSpan, into pixels: UnsafeMutablePointer<UInt32>) {
        let inside = span.indices(inside: window)
        if inside.lowerBound > 0 { sampleClamped(span, 0..<inside.lowerBound, into: pixels) }
        if span.y.step == 0, span.y.bend == 0 {
            sampleRow(span, inside, into: pixels)
        } else {
            sampleInside(span, inside, into: pixels)
        }
        if inside.upperBound < span.count {
            sampleClamped(span, inside.upperBound..<span.count, into: pixels)
        }
    }

    private func sampleInside(
        _ span: SampledSpan,
        _ indices: Range<Int>,
        into pixels: UnsafeMutablePointer<UInt32>
    ) {
        var (x, stepX) = (span.x.value(at: indices.lowerBound), span.x.step(at: indices.lowerBound))
        var (y, stepY) = (span.y.value(at: indices.lowerBound), span.y.step(at: indices.lowerBound))
        for index in indices {
            pixels[index] = pixel(x, y)
            x &+= stepX
            y &+= stepY
            stepX &+= span.x.bend
            stepY &+= span.y.bend
        }
    }

    /// Samples points that are all in the same row of the picture.
    private func sampleRow(
        _ span: SampledSpan,
        _ indices: Range<Int>,
        into pixels: UnsafeMutablePointer<UInt32>
    ) {
        guard !indices.isEmpty else { return }
        let upper = start + (span.y.start &>> 32) &* bytesPerRow
        let lower = upper + bytesPerRow
        var (x, step) = (span.x.value(at: indices.lowerBound), span.x.step(at: indices.lowerBound))
        for index in indices {
            let offset = (x &>> 32) &* 4
            pixels[index] = mix(upper + offset, lower + offset, x: x, y: span.y.start)
            x &+= step
            step &+= span.x.bend
        }
    }

    /// Samples points beyond the picture's edges.
    private func sampleClamped(
        _ span: SampledSpan,
        _ indices: Range<Int>,
        into pixels: UnsafeMutablePointer<UInt32>
    ) {
        for index in indices {
            let x = min(max(span.x.value(at: index), window.left), window.right)
            let y = min(max(span.y.value(at: index), window.top), window.bottom)
            // The last pixels have none beyond them, in memory neither.
            let (left, upper) = (x >> 32, start + (y >> 32) * bytesPerRow)
            let (next, lower) = (
                min(left + 1, width - 1), start + min((y >> 32) + 1, height - 1) * bytesPerRow
            )
            func pair(_ row: UnsafeRawPointer) -> SIMD8<UInt8> {
                let pixels = SIMD2(
                    row.load(fromByteOffset: 4 * left, as: UInt32.self),
                    row.load(fromByteOffset: 4 * next, as: UInt32.self)
                )
                return unsafeBitCast(pixels, to: SIMD8<UInt8>.self)
            }
            pixels[index] = mix(pair(upper), pair(lower), x: x, y: y)
        }
    }

    @inline(__always)
    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let upper = start + ((y &>> 32) &* bytesPerRow &+ (x &>> 32) &* 4)
        // The next row of pixels shows what's below.
        prefetch(upper + 2 * bytesPerRow)
        return mix(upper, upper + bytesPerRow, x: x, y: y)
    }

    /// Mixes two pixels of a row and the two below them by the fractions of a point's coordinates, in steps
    /// of 1/128 as pixman does.
    @inline(__always)
    private func mix(_ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, x: Int, y: Int) -> UInt32 {
        mix(
            upper.loadUnaligned(as: SIMD8<UInt8>.self),
            lower.loadUnaligned(as: SIMD8<UInt8>.self),
            x: x,
            y: y
        )
    }

    @inline(__always)
    private func mix(_ upper: SIMD8<UInt8>, _ lower: SIMD8<UInt8>, x: Int, y: Int) -> UInt32 {
        let above = Self.wide(upper)
        let below = Self.wide(lower)
        let column = (above &<< 7) &+ (below &- above) &* weights.vertical[(y &>> 25) & 127]
        let neighbors = SIMD8(
            column[0],
            column[4],
            column[1],
            column[5],
            column[2],
            column[6],
            column[3],
            column[7]
        )
        let row = weights.horizontal[(x &>> 25) & 127]
        // The compiler turns the sums of the products of neighbors into a single instruction.
        @inline(__always)
        func sum(_ index: Int) -> Int32 {
            Int32(neighbors[index]) &* Int32(row[index])
                &+ Int32(neighbors[index &+ 1]) &* Int32(row[index &+ 1])
        }
        let color = unsafeBitCast(SIMD4(sum(0), sum(2), sum(4), sum(6)) &>> 14, to: SIMD16<UInt8>.self)
        return unsafeBitCast(SIMD4(color[0], color[4], color[8], color[12]), to: UInt32.self)
    }

    /// Returns the same numbers with more bits. The standard library's conversions aren't always inlined.
    @inline(__always)
    private static func wide(_ bytes: SIMD8<UInt8>) -> SIMD8<Int16> {
        SIMD8(
            Int16(bytes[0]),
            Int16(bytes[1]),
            Int16(bytes[2]),
            Int16(bytes[3]),
            Int16(bytes[4]),
            Int16(bytes[5]),
            Int16(bytes[6]),
            Int16(bytes[7])
        )
    }
}

/// The range of points of a picture that have pixels on all sides, in units of 2⁻³².
struct SampledWindow {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int

    /// - Parameter part: A part of the picture, in pixels.
    init(of part: CGRect) {
        func ends(_ low: CGFloat, _ high: CGFloat) -> (Int, Int) {
            // Less than a pixel has only one color.
            let last = max(high - 1, 0)
            let first = min(max(low, 0), last)
            return (Int(Double(first) * 0x1p32), Int(Double(last) * 0x1p32))
        }
        (left, right) = ends(part.minX, part.maxX)
        (top, bottom) = ends(part.minY, part.maxY)
    }
}

/// The weights of pixels for each 1/128 of the distance between them, for all channels of two pixels at once.
private struct Weights: @unchecked Sendable {
    static let all = Weights()

    /// The weights of the lower pixels.
    let vertical: UnsafePointer<SIMD8<Int16>>
    /// The weights of the left and the right pixel, in turn.
    let horizontal: UnsafePointer<SIMD8<Int16>>

    private init() {
        let weights = UnsafeMutablePointer<SIMD8<Int16>>.allocate(capacity: 256)
        for step in 0..<128 {
            let (left, right) = (Int16(128 - step), Int16(step))
            (weights + step).initialize(to: SIMD8(repeating: right))
            (weights + 128 + step).initialize(
                to: SIMD8(lowHalf: SIMD4(left, right, left, right), highHalf: SIMD4(left, right, left, right))
            )
        }
        vertical = UnsafePointer(weights)
        horizontal = UnsafePointer(weights + 128)
    }
}
