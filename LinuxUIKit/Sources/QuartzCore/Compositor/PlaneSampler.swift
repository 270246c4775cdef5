import CPangoCairo
import CoreGraphics

/// Samples the pixels of a picture through a homography, with bilinear filtering.
///
/// An exact projection takes divisions, so only three pixels of each span of a row are projected: the ends
/// and the middle. A parabola through them results in the others. The spans are so short that the difference
/// isn't visible.
struct PlaneSampler {
    /// The maximum deviation of a pixel from its exact position, in pixels of the picture.
    private static let tolerance = 1.0 / 256
    private static let longestSpan = 256.0

    private let picture: SampledPicture?
    private let owner: AnyObject?
    /// The map from device pixels to the picture's pixels, whose centers have whole coordinates.
    private let map: Homography
    private let outline: PolygonRows
    private let cover: PolygonRows?
    private let tints: [Tint]
    private let spanLength: Int

    /// - Parameters:
    ///   - picture: The picture, or `nil` for the tints alone.
    ///   - owner: The object whose pixels the picture shows.
    ///   - map: The map from device pixels to the picture's pixels.
    ///   - outline: The device pixels to fill. Beyond the picture's edges, the colors of the edges continue.
    ///   - cover: A polygon whose inner pixels are left transparent.
    ///   - tints: The colors over the picture, from back to front.
    init(
        _ picture: SampledPicture?,
        of owner: AnyObject?,
        through map: Homography,
        outline: ConvexPolygon,
        cover: ConvexPolygon?,
        tints: [Tint]
    ) {
        self.picture = picture
        self.owner = owner
        self.map = map.followed(by: .translation(-0.5, -0.5))
        self.outline = PolygonRows(outline)
        self.cover = cover.map(PolygonRows.init)
        self.tints = tints
        spanLength = Self.spanLength(through: map, in: outline)
    }

    /// Returns the largest number of pixels between exact positions.
    private static func spanLength(through map: Homography, in outline: ConvexPolygon) -> Int {
        guard map.m13 != 0 else { return Int(longestSpan) }
        // The pixels at the outline can be almost two pixels away from it.
        let nearest = outline.points.map(map.weight).min() ?? 0
        let weight = nearest - 2 * (abs(map.m13) + abs(map.m23))
        guard weight > 0 else { return 1 }
        let reach = outline.points.map(map.project).reduce(0) { max($0, abs($1.x), abs($1.y)) }
        let slope = (max(abs(map.m11), abs(map.m12)) + reach * abs(map.m13)) / weight
        // The third derivative of a projection, which limits the error of a parabola through three of its
        // points: it's at most √3/216 of the derivative times the cube of the length.
        let derivative = 6 * slope * (map.m13 / weight) * (map.m13 / weight)
        let length = cbrt(tolerance / derivative * 216 / 3.0.squareRoot())
        return length >= 1 ? Int(min(length, longestSpan)) : 1
    }

    /// Fills the pixels of the area that the outline touches.
    ///
    /// - Parameters:
    ///   - target: A bitmap at least as large as the area. Its first pixel is the area's.
    /// - Returns: The number of pixels that were sampled.
    func fill(_ area: PixelCell, of target: Bitmap) -> Int {
        var count = 0
        cairo_surface_flush(target.surface)
        let (data, bytesPerRow) = (target.data, target.bytesPerRow)
        for row in 0..<area.height {
            guard let reach = outline.columns(near: area.y + row) else { continue }
            let first = max(reach.lowerBound, area.x)
            let end = min(reach.upperBound, area.x + area.width)
            guard first < end else { continue }
            let pixels = UnsafeMutableRawPointer(data + row * bytesPerRow)
                .assumingMemoryBound(to: UInt32.self)
            let hidden = cover?.columns(inside: area.y + row).clamped(to: first..<end) ?? end..<end
            (pixels + (hidden.lowerBound - area.x)).update(repeating: 0, count: hidden.count)
            count += end - first - hidden.count
            for columns in [first..<hidden.lowerBound, hidden.upperBound..<end] where !columns.isEmpty {
                fill(
                    pixels + (columns.lowerBound - area.x),
                    count: columns.count,
                    at: Vector2(Double(columns.lowerBound) + 0.5, Double(area.y + row) + 0.5)
                )
            }
        }
        cairo_surface_mark_dirty(target.surface)
        return count
    }

    private func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, at start: Vector2) {
        var place = map.project(start)
        var done = 0
        while done < count {
            let length = min(spanLength, count - done)
            let next = map.project(Vector2(start.x + Double(done + length), start.y))
            let middle =
                map.m13 == 0
                ? (place + next) / 2
                : map.project(Vector2(start.x + Double(done) + Double(length) / 2, start.y))
            let span = SampledSpan(from: place, over: middle, to: next, count: length)
            if let picture {
                picture.sample(span, into: pixels + done)
            } else {
                (pixels + done).update(repeating: 0, count: length)
            }
            for tint in tints { tint.apply(to: pixels + done, showing: span) }
            place = next
            done += length
        }
    }
}
