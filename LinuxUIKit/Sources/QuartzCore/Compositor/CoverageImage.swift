import CPangoCairo
import CoreGraphics

/// Draws colors through enlarged pictures that store coverage alone, such as those of shadows.
final class CoverageImage {
    /// The number of rows that are enlarged and drawn at a time. Their pixels stay in the processor's cache.
    private static let bandHeight = 32
    /// The blur, in device pixels, for each pixel of the distance at which coverage is sampled. The pixels in
    /// between are means of neighbors.
    ///
    /// A blurred edge curves by at most 0.242/σ² of its height. So between samples at a distance `d`, a line
    /// deviates from it by at most 0.03 (d/σ)². At a quarter of the blur, that's less than half of 1/255.
    private static let blurPerStep = 4.0
    private static let mostDoublings = 3

    /// Coverage, and the results of doubling it once, twice, and so on.
    private var coverage = (0...mostDoublings).map { _ in
        Bitmap(width: 1, height: bandHeight + 1 << (mostDoublings + 1), format: CAIRO_FORMAT_A8)
    }

    /// Draws Cairo's current source color.
    ///
    /// - Parameters:
    ///   - blur: The standard deviation of the picture's blur, in its own coordinates.
    ///   - map: The map from the picture's coordinates to device pixels, which is affine.
    ///   - hole: The whole device pixels to leave out.
    ///   - cover: A polygon whose inner pixels may be left out.
    func draw(
        _ image: PlaneImage,
        blurredBy blur: Double,
        through map: Homography,
        around hole: CGRect,
        under cover: ConvexPolygon?,
        on cairo: OpaquePointer
    ) {
        guard let toPlane = map.inverse else { return }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let visible = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let outline = ConvexPolygon(image.rect.corners.map(map.project))
        let area = outline.bounds.overlap(with: visible).integral
        guard !area.isEmpty, area.isDrawable else { return }
        let detail = blur * map.leastStretch / Self.blurPerStep
        var doublings = 0
        while doublings < Self.mostDoublings, Double(2 << doublings) <= detail { doublings += 1 }
        let grid = Homography.grid(every: 1 << doublings)
        guard let toDevice = grid.inverse else { return }
        let sampler = CoverageSampler(
            image.bitmap,
            through: toDevice.followed(by: toPlane).followed(by: image.toPixels),
            outline: ConvexPolygon(outline.points.map(grid.project)),
            cover: cover.map { ConvexPolygon($0.points.map(grid.project)) }
        )
        for part in area.parts(around: hole) {
            for band in PixelCell(part).bands(height: Self.bandHeight) {
                let cell = fill(band, from: sampler, doublings: doublings)
                cairo_save(cairo)
                cairo_new_path(cairo)
                cairo_rectangle(
                    cairo,
                    Double(band.x),
                    Double(band.y),
                    Double(band.width),
                    Double(band.height)
                )
                cairo_clip(cairo)
                cairo_mask_surface(cairo, coverage[doublings].surface, Double(cell.x), Double(cell.y))
                cairo_restore(cairo)
            }
        }
    }

    /// Stores the coverage of a band in the bitmap for a number of doublings.
    ///
    /// - Returns: The pixels that were stored. The band is a part of them.
    private func fill(_ band: PixelCell, from sampler: CoverageSampler, doublings: Int) -> PixelCell {
        guard doublings > 0 else {
            widen(&coverage[0], to: band.width)
            sampler.fill(band, of: coverage[0])
            return band
        }
        let cell = fill(band.halved, from: sampler, doublings: doublings - 1)
        let result = cell.doubled
        widen(&coverage[doublings], to: result.width)
        coverage[doublings - 1].double(columns: cell.width, rows: cell.height, to: coverage[doublings])
        return result
    }

    private func widen(_ bitmap: inout Bitmap, to width: Int) {
        guard bitmap.width < width else { return }
        bitmap = Bitmap(width: width, height: bitmap.height, format: CAIRO_FORMAT_A8)
    }
}

extension Homography {
    /// The map from pixels to those of a grid of every second pixel of every second row, every fourth, or the
    /// like.
    fileprivate static func grid(every step: Int) -> Homography {
        let share = 1 / Double(step)
        return Homography(m11: share, m22: share, m31: 0.5 - share / 2, m32: 0.5 - share / 2)
    }
}

extension PixelCell {
    /// The even pixels of even rows, in a grid of their own: those that this rectangle's pixels are means of.
    fileprivate var halved: PixelCell {
        PixelCell(
            x: x >> 1,
            y: y >> 1,
            width: (x + width) >> 1 - x >> 1 + 1,
            height: (y + height) >> 1 - y >> 1 + 1
        )
    }

    /// The pixels at this rectangle's pixels in a grid of even ones, and between them.
    fileprivate var doubled: PixelCell {
        PixelCell(x: 2 * x, y: 2 * y, width: 2 * width - 1, height: 2 * height - 1)
    }
}

extension Bitmap {
    /// Stores this bitmap's coverage at even pixels of even rows, and means of neighbors between them.
    fileprivate func double(columns: Int, rows: Int, to target: Bitmap) {
        cairo_surface_flush(target.surface)
        for row in 0..<rows {
            let line = data + row * bytesPerRow
            let doubled = target.data + 2 * row * target.bytesPerRow
            for column in 0..<columns - 1 {
                doubled[2 * column] = line[column]
                doubled[2 * column + 1] = UInt8((UInt16(line[column]) + UInt16(line[column + 1]) + 1) >> 1)
            }
            doubled[2 * columns - 2] = line[columns - 1]
            guard row > 0 else { continue }
            // One of the means is rounded up, the other down.
            let between = doubled - target.bytesPerRow
            let above = between - target.bytesPerRow
            for column in 0..<2 * columns - 1 {
                between[column] = UInt8((UInt16(above[column]) + UInt16(doubled[column])) >> 1)
            }
        }
        cairo_surface_mark_dirty(target.surface)
    }
}

extension CGRect {
    /// Returns the rectangle without a part of it, as up to four rectangles.
    fileprivate func parts(around hole: CGRect) -> [CGRect] {
        let hole = hole.overlap(with: self)
        guard !hole.isNull, !hole.isEmpty else { return [self] }
        return [
            CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
            CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
            CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
            CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
        ].filter { !$0.isEmpty }
    }
}
