import CPangoCairo
import CoreGraphics

/// Draws projected pictures of planes, with correct perspective and smooth edges.
final class ProjectedImage {
    /// The number of rows that are projected and drawn at a time. Their pixels stay in the processor's cache.
    private static let bandHeight = 32
    /// The area, in screen pixels, below which pictures are drawn directly if possible.
    private static let smallArea = 65536.0

    /// A temporary bitmap for projected pixels. It grows as needed, and is reused.
    private var scratch = Bitmap(width: 1, height: bandHeight)
    /// For coverage without color.
    let coverage = CoverageImage()

    /// - Parameters:
    ///   - map: The map from the plane's coordinates to device pixels.
    ///   - outline: The outline to fill, in device pixels.
    ///   - cover: A polygon whose inner pixels may be left out.
    ///   - veil: A color or gradient to draw over the picture.
    func draw(
        _ image: PlaneImage,
        through map: Homography,
        outline: ConvexPolygon,
        under cover: ConvexPolygon?,
        veil: Veil?,
        alpha: Double,
        on cairo: OpaquePointer
    ) {
        guard let toPlane = map.inverse else { return }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let visible = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let shown = outline.clipped(to: visible.insetBy(dx: -1, dy: -1))
        let area = shown.bounds.overlap(with: visible).integral
        guard !shown.isEmpty, !area.isEmpty, area.isDrawable else { return }
        let sampling = toPlane.followed(by: image.toPixels)
        let plain =
            veil == nil && area.width * area.height < Self.smallArea
            ? PlainPicture(image.bitmap, through: sampling, outline: outline) : nil
        let tint = Tint(veil: veil, alpha: alpha, of: image)
        let sampler = PlaneSampler(image.bitmap, through: sampling, outline: shown, cover: cover, tint: tint)
        // The smooth edges of plain pictures extend beyond their outlines.
        let cells = PixelCell(
            plain == nil ? area : area.insetBy(dx: -1, dy: -1).overlap(with: visible.integral)
        )
        if scratch.width < cells.width {
            scratch = Bitmap(width: cells.width, height: Self.bandHeight)
        }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        for band in cells.bands(height: Self.bandHeight) {
            if let plain {
                plain.draw(band, alpha: alpha, with: scratch, on: cairo)
            } else {
                sampler.fill(band, of: scratch)
                fill(shown, in: band, on: cairo)
            }
        }
        cairo_restore(cairo)
    }

    /// Fills a part of the outline with the sampled pixels.
    private func fill(_ outline: ConvexPolygon, in band: PixelCell, on cairo: OpaquePointer) {
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(band.x), Double(band.y), Double(band.width), Double(band.height))
        cairo_clip(cairo)
        cairo_set_source_surface(cairo, scratch.surface, Double(band.x), Double(band.y))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        outline.addPath(to: cairo)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }
}
