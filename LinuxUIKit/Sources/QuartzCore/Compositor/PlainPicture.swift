import CPangoCairo
import CoreGraphics

/// A bitmap that's rotated and scaled without perspective. It's made for hundreds of small moving tiles.
///
/// Its edges are smooth because they blend with transparent pixels beyond them.
struct PlainPicture {
    private let bitmap: Bitmap
    /// The map from device pixels to the bitmap's pixels.
    private let map: Homography
    private let outline: ConvexPolygon

    /// Returns `nil` if the picture must be drawn in another way.
    ///
    /// - Parameter outline: The outline of the picture, in device pixels.
    init?(_ bitmap: Bitmap, through map: Homography, outline: ConvexPolygon) {
        // Seams extend beyond the bitmap's edges, where this bitmap has no pixels.
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
            .insetBy(dx: -0.01, dy: -0.01)
        guard map.m13 == 0, map.m23 == 0, outline.points.count == 4,
            outline.points.allSatisfy({ point in
                let place = map.project(point)
                return whole.contains(CGPoint(x: place.x, y: place.y))
            })
        else { return nil }
        (self.bitmap, self.map, self.outline) = (bitmap, map, outline)
    }

    /// Draws the part in a rectangle of whole pixels.
    ///
    /// - Parameter scratch: A bitmap at least as large as the rectangle.
    /// - Returns: The number of pixels that were sampled.
    func draw(_ cell: PixelCell, alpha: Double, with scratch: Bitmap, on cairo: OpaquePointer) -> Int {
        for row in 0..<cell.height {
            (scratch.data + row * scratch.bytesPerRow).update(repeating: 0, count: 4 * cell.width)
        }
        // The bordered bitmap has one more pixel on each side.
        let count = PlaneSampler(
            SampledPicture(bitmap.bordered),
            of: bitmap.bordered,
            through: map.followed(by: .translation(1, 1)),
            outline: outline,
            cover: nil,
            tints: Tint.tints([], alpha: alpha, toPixels: .identity)
        ).fill(cell, of: scratch)
        cairo_set_source_surface(cairo, scratch.surface, Double(cell.x), Double(cell.y))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(cell.x), Double(cell.y), Double(cell.width), Double(cell.height))
        cairo_fill(cairo)
        return count
    }
}
