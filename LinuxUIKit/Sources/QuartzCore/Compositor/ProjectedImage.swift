import CPangoCairo
import CoreGraphics

/// Draws projected pictures of planes, with correct perspective and smooth or hard edges.
final class ProjectedImage {
    /// The number of rows that are projected and drawn at a time. Their pixels stay in the processor's cache.
    private static let bandHeight = 32
    /// The number of columns up to which four times as many rows are drawn at a time.
    private static let narrowWidth = 320
    /// The mean width, in screen pixels, below which outlines are filled faster by way of a mask.
    private static let maskedWidth = 96.0
    /// The area, in screen pixels, below which pictures are drawn directly if possible.
    private static let smallArea = 65536.0

    /// The number of pixels that have been sampled so far.
    private(set) var sampledPixels = 0
    /// Temporary bitmaps for projected pixels, which are reused. The one for wide areas grows as needed.
    private var wideScratch = Bitmap(width: 1, height: bandHeight)
    private let narrowScratch = Bitmap(width: narrowWidth, height: 4 * bandHeight)
    private let mask = OutlineMask(width: narrowWidth, height: 4 * bandHeight)
    /// For coverage without color.
    let coverage = CoverageImage()

    /// - Parameters:
    ///   - map: The map from the plane's coordinates to device pixels.
    ///   - outline: The outline to fill, in device pixels.
    ///   - cover: A polygon whose inner pixels may be left out.
    ///   - veils: The colors and gradients to draw over the picture, from back to front.
    func draw(
        _ image: PlaneImage,
        through map: Homography,
        outline: Silhouette,
        under cover: ConvexPolygon?,
        veils: [Veil],
        alpha: Double,
        on cairo: OpaquePointer
    ) {
        guard let toPlane = map.inverse else { return }
        let visible = Self.visibleRect(on: cairo)
        let shown = outline.clipped(to: visible.insetBy(dx: -1, dy: -1))
        let area = shown.polygon.bounds.overlap(with: visible).integral
        guard !shown.polygon.isEmpty, !area.isEmpty, area.isDrawable else { return }
        let toPixels = image.toPixels
        let sampling = toPlane.followed(by: toPixels)
        if veils.isEmpty, outline.isSmooth, area.width * area.height < Self.smallArea,
            let plain = PlainPicture(image.bitmap, through: sampling, outline: outline.polygon)
        {
            // The smooth edges of plain pictures extend beyond their outlines.
            let cells = PixelCell(area.insetBy(dx: -1, dy: -1).overlap(with: visible.integral))
            let scratch = scratch(width: cells.width)
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            for band in cells.bands(height: scratch.height) {
                sampledPixels += plain.draw(band, alpha: alpha, with: scratch, on: cairo)
            }
            cairo_restore(cairo)
            return
        }
        let sampler = PlaneSampler(
            SampledPicture(image.bitmap),
            of: image.bitmap,
            through: sampling,
            outline: shown.polygon,
            cover: cover,
            tints: Tint.tints(veils, alpha: alpha, toPixels: toPixels)
        )
        draw(sampler, filling: shown, in: PixelCell(area), on: cairo)
    }

    /// - Parameters:
    ///   - map: The map from device pixels to the image's pixels.
    ///   - outline: The outline to fill, in device pixels.
    func draw(
        _ picture: LayerPicture,
        through map: Homography,
        outline: Silhouette,
        alpha: Double,
        on cairo: OpaquePointer
    ) {
        let area = outline.polygon.bounds.overlap(with: Self.visibleRect(on: cairo)).integral
        guard !area.isEmpty, area.isDrawable else { return }
        let sampler = PlaneSampler(
            picture.image.map { SampledPicture($0, picture.part) },
            of: picture.image,
            through: map,
            outline: outline.polygon,
            cover: nil,
            tints: Tint.tints(picture.veils, alpha: alpha, toPixels: picture.toImage)
        )
        draw(sampler, filling: outline, in: PixelCell(area), on: cairo)
    }

    private static func visibleRect(on cairo: OpaquePointer) -> CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Draws an outline band by band.
    private func draw(
        _ sampler: PlaneSampler,
        filling outline: Silhouette,
        in cells: PixelCell,
        on cairo: OpaquePointer
    ) {
        let narrow = cells.narrowBands(
            along: outline.polygon,
            width: narrowScratch.width,
            height: narrowScratch.height
        )
        let scratch = narrow == nil ? scratch(width: cells.width) : narrowScratch
        let bands = narrow ?? cells.bands(height: scratch.height)
        let isMasked = narrow != nil && outline.polygon.area < Self.maskedWidth * Double(cells.height)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        for band in bands {
            sampledPixels += sampler.fill(band, of: scratch)
            if isMasked {
                mask.fill(outline, in: band, with: scratch, on: cairo)
            } else {
                fill(outline, in: band, with: scratch, on: cairo)
            }
        }
        cairo_restore(cairo)
    }

    private func scratch(width: Int) -> Bitmap {
        if width <= narrowScratch.width { return narrowScratch }
        if wideScratch.width < width { wideScratch = Bitmap(width: width, height: Self.bandHeight) }
        return wideScratch
    }

    /// Fills a part of the outline with the sampled pixels.
    private func fill(
        _ outline: Silhouette,
        in band: PixelCell,
        with pixels: Bitmap,
        on cairo: OpaquePointer
    ) {
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(band.x), Double(band.y), Double(band.width), Double(band.height))
        cairo_clip(cairo)
        cairo_set_source_surface(cairo, pixels.surface, Double(band.x), Double(band.y))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        outline.addPath(to: cairo)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }
}

extension PixelCell {
    /// Returns bands that are only as wide as the outline in them. A slanted outline is much narrower there
    /// than as a whole. Returns `nil` if a band would be wider than a limit.
    fileprivate func narrowBands(along outline: ConvexPolygon, width: Int, height: Int) -> [PixelCell]? {
        guard outline.area <= Double(width * self.height) else { return nil }
        var bands: [PixelCell] = []
        for band in self.bands(height: height) {
            let rect = CGRect(x: band.x, y: band.y, width: band.width, height: band.height)
            let part = outline.clipped(to: rect).bounds.insetBy(dx: -1, dy: 0).overlap(with: rect).integral
            if part.isEmpty { continue }
            guard part.width <= CGFloat(width) else { return nil }
            bands.append(PixelCell(part))
        }
        return bands
    }
}
