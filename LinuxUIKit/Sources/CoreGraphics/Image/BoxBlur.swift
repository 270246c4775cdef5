import CPangoCairo

/// A Gaussian blur of alpha masks, approximated by three box blurs in each direction. The boxes have weighted
/// ends, so they reproduce any standard deviation exactly, and not just those of whole boxes.
@_spi(Host) public enum BoxBlur {
    /// The distance, in pixels, to which a blur spreads a mask. Leave this much room around the content.
    public static func reach(sigma: CGFloat) -> CGFloat {
        guard sigma > 0, sigma.isFinite else { return 0 }
        let reduction = Reduction(sigma: sigma)
        return CGFloat((3 * (Box(sigma: reduction.sigma).radius + 1) + 1) * reduction.factor)
    }

    /// Blurs a Cairo image surface of format A8 in place. Everything outside the surface counts as
    /// transparent. `sigma` is the standard deviation in pixels. Values of 0 or less change nothing.
    public static func blur(_ surface: OpaquePointer, sigma: CGFloat) {
        precondition(cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8, "not an A8 surface")
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return }
        blur(
            bytes,
            width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)),
            bytesPerRow: Int(cairo_image_surface_get_stride(surface)),
            sigma: sigma
        )
        cairo_surface_mark_dirty(surface)
    }

    /// Blurs rows of pixels, one byte per pixel, in place.
    public static func blur(
        _ bytes: UnsafeMutablePointer<UInt8>,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        sigma: CGFloat
    ) {
        guard sigma > 0, sigma.isFinite, width > 0, height > 0 else { return }
        let pixels = Pixels(start: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
        let reduction = Reduction(sigma: sigma)
        let (columns, rows) = (reduction.count(width), reduction.count(height))
        var front = UnsafeMutablePointer<Float>.allocate(capacity: columns * rows)
        var back = UnsafeMutablePointer<Float>.allocate(capacity: columns * rows)
        defer {
            front.deallocate()
            back.deallocate()
        }
        reduction.reduce(pixels, to: front)
        // Each pass blurs lines and writes them as columns. So the passes alternate between rows and columns,
        // and after six passes the mask has its original orientation.
        let box = Box(sigma: reduction.sigma)
        for pass in 0..<6 {
            let lengthwise = pass % 2 == 0
            box.blurTransposing(
                front,
                into: back,
                length: lengthwise ? columns : rows,
                lines: lengthwise ? rows : columns
            )
            swap(&front, &back)
        }
        reduction.enlarge(front, to: pixels)
    }

    struct Pixels {
        let start: UnsafeMutablePointer<UInt8>
        let width: Int
        let height: Int
        let bytesPerRow: Int
    }
}

extension BoxBlur {
    /// A box of `2·radius + 1` pixels, plus one pixel of weight `end` at either end.
    @_spi(Host) public struct Box {
        public let radius: Int
        public let end: Float
        let scale: Float

        /// The box has a third of the total variance, because the variances of the three boxes add up.
        public init(sigma: CGFloat) {
            let variance = Double(min(sigma, 1000) * min(sigma, 1000)) / 3
            // A box of radius r without extra ends has the variance r(r + 1)/3.
            let radius = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
            let next = (radius + 1) * (radius + 1)
            let width = 2 * radius + 1
            let end = width * (variance - radius * (radius + 1) / 3) / (2 * (next - variance))
            self.radius = Int(radius)
            self.end = Float(end)
            scale = Float(1 / (width + 2 * end))
        }

        /// Blurs each line and writes it as a column.
        func blurTransposing(
            _ source: UnsafeMutablePointer<Float>,
            into target: UnsafeMutablePointer<Float>,
            length: Int,
            lines: Int
        ) {
            // The line, with enough transparent room at both ends that no index needs a check.
            let room = radius &+ 1
            let padded = UnsafeMutablePointer<Float>.allocate(capacity: length &+ 2 &* room)
            defer { padded.deallocate() }
            padded.initialize(repeating: 0, count: length &+ 2 &* room)
            var line = 0
            while line < lines {
                (padded + room).update(from: source + line &* length, count: length)
                var sum: Float = 0
                var index = 1
                while index < min(2 &* room, length &+ 2 &* room) {
                    sum += padded[index]
                    index &+= 1
                }
                index = 0
                var out = line
                while index < length {
                    let first = padded[index]
                    let last = padded[index &+ 2 &* room]
                    target[out] = (sum + end * (first + last)) * scale
                    sum += last - padded[index &+ 1]
                    out &+= lines
                    index &+= 1
                }
                line &+= 1
            }
        }
    }
}
