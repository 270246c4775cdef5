import CPangoCairo
import CoreGraphics

/// Samples a picture of coverage through an affine map, with bilinear filtering.
///
/// Coverage fades out before the picture's edges, so it's the same beyond them.
struct CoverageSampler {
    private let bitmap: Bitmap
    /// The map from device pixels to the picture's pixels, whose centers have whole coordinates.
    private let map: Homography
    private let outline: PolygonRows
    private let cover: PolygonRows?

    init(_ bitmap: Bitmap, through map: Homography, outline: ConvexPolygon, cover: ConvexPolygon?) {
        self.bitmap = bitmap
        self.map = map.followed(by: .translation(-0.5, -0.5))
        self.outline = PolygonRows(outline)
        self.cover = cover.map(PolygonRows.init)
    }

    /// - Parameter target: A bitmap at least as large as the area. Its first pixel is the area's.
    func fill(_ area: PixelCell, of target: Bitmap) {
        cairo_surface_flush(target.surface)
        // The means of two rows, with more of the same beyond their ends.
        let margin = 2
        let mean = UnsafeMutablePointer<Int32>.allocate(capacity: bitmap.width + 2 * margin)
        defer { mean.deallocate() }
        for row in 0..<area.height {
            let pixels = target.data + row * target.bytesPerRow
            let reach =
                outline.columns(near: area.y + row)?.clamped(to: area.x..<area.x + area.width) ?? 0..<0
            let hidden =
                cover?.columns(inside: area.y + row).clamped(to: reach) ?? reach.upperBound..<reach.upperBound
            pixels.update(repeating: 0, count: area.width)
            for columns in [reach.lowerBound..<hidden.lowerBound, hidden.upperBound..<reach.upperBound]
            where !columns.isEmpty {
                let start = map.project(Vector2(Double(columns.lowerBound) + 0.5, Double(area.y + row) + 0.5))
                let stop = map.project(Vector2(Double(columns.upperBound) + 0.5, Double(area.y + row) + 0.5))
                let span = SampledSpan(from: start, over: (start + stop) / 2, to: stop, count: columns.count)
                let first = pixels + (columns.lowerBound - area.x)
                if map.m12 == 0, min(start.x, stop.x) > -Double(margin),
                    max(start.x, stop.x) < Double(bitmap.width + margin - 1)
                {
                    mixRows(at: span.y.start, margin: margin, into: mean)
                    fill(first, count: columns.count, from: mean + margin, at: span.x)
                } else {
                    fill(first, with: span)
                }
            }
        }
        cairo_surface_mark_dirty(target.surface)
    }

    /// Mixes two rows by the fraction of a coordinate, in steps of 1/128 as pixman does.
    private func mixRows(at y: Int, margin: Int, into mean: UnsafeMutablePointer<Int32>) {
        let line = min(max(y, 0), (bitmap.height - 1) << 32)
        let upper = bitmap.data + (line >> 32) * bitmap.bytesPerRow
        let lower = upper + bitmap.bytesPerRow
        let down = Int32((line >> 25) & 127)
        let inner = mean + margin
        for column in 0..<bitmap.width {
            inner[column] = Int32(upper[column]) &* (128 &- down) &+ Int32(lower[column]) &* down
        }
        mean.initialize(repeating: inner[0], count: margin)
        (inner + bitmap.width).initialize(repeating: inner[bitmap.width - 1], count: margin)
    }

    private func fill(
        _ pixels: UnsafeMutablePointer<UInt8>,
        count: Int,
        from mean: UnsafeMutablePointer<Int32>,
        at place: Parabola
    ) {
        var x = place.start
        for index in 0..<count {
            let near = mean + x &>> 32
            let across = Int32(truncatingIfNeeded: (x &>> 25) & 127)
            pixels[index] = UInt8(
                truncatingIfNeeded: (near[0] &<< 7 &+ (near[1] &- near[0]) &* across) &>> 14
            )
            x &+= place.step
        }
    }

    /// Samples points of a slanted line.
    private func fill(_ pixels: UnsafeMutablePointer<UInt8>, with span: SampledSpan) {
        let inside = span.indices(
            inside: SampledWindow(of: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        )
        fillClamped(pixels, with: span, 0..<inside.lowerBound)
        fillClamped(pixels, with: span, inside.upperBound..<span.count)
        var (x, y) = (span.x.value(at: inside.lowerBound), span.y.value(at: inside.lowerBound))
        let (start, bytesPerRow) = (bitmap.data, bitmap.bytesPerRow)
        for index in inside {
            pixels[index] = Self.coverage(x, y, in: start, bytesPerRow)
            x &+= span.x.step
            y &+= span.y.step
        }
    }

    /// Samples points beyond the picture's edges.
    private func fillClamped(
        _ pixels: UnsafeMutablePointer<UInt8>,
        with span: SampledSpan,
        _ indices: Range<Int>
    ) {
        let (right, bottom) = ((bitmap.width - 1) << 32, (bitmap.height - 1) << 32)
        let (start, bytesPerRow) = (bitmap.data, bitmap.bytesPerRow)
        for index in indices {
            let x = min(max(span.x.value(at: index), 0), right)
            let y = min(max(span.y.value(at: index), 0), bottom)
            pixels[index] = Self.coverage(x, y, in: start, bytesPerRow)
        }
    }

    @inline(__always)
    private static func coverage(
        _ x: Int,
        _ y: Int,
        in start: UnsafeMutablePointer<UInt8>,
        _ bytesPerRow: Int
    ) -> UInt8 {
        let upper = start + ((y &>> 32) &* bytesPerRow &+ x &>> 32)
        let lower = upper + bytesPerRow
        let (across, down) = (Int32((x &>> 25) & 127), Int32((y &>> 25) & 127))
        let above = Int32(upper[0]) &<< 7 &+ (Int32(upper[1]) &- Int32(upper[0])) &* across
        let below = Int32(lower[0]) &<< 7 &+ (Int32(lower[1]) &- Int32(lower[0])) &* across
        return UInt8(truncatingIfNeeded: (above &<< 7 &+ (below &- above) &* down) &>> 14)
    }
}
