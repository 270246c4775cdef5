import CPangoCairo
import CPrefetch
@_spi(Host) import CoreGraphics

/// Draws an upright image at less than three quarters of its size.
///
/// The result is that of Cairo's filter `CAIRO_FILTER_GOOD`. Unlike Cairo, this takes the means of rows and
/// columns one after the other, which is several times as fast.
struct ReducedImage {
    /// The number of rows that are reduced and drawn at a time. Their pixels stay in the processor's cache.
    private static let bandHeight = 32

    let image: CGImage
    /// The map from device pixels to the image's pixels.
    private let scale: Vector2
    private let offset: Vector2

    /// Returns `nil` if Cairo draws the image with another filter, or if the image isn't upright.
    ///
    /// - Parameters:
    ///   - toImage: The map from user space to the image's pixels.
    ///   - toDevice: The map from user space to device pixels.
    init?(_ image: CGImage, from toImage: cairo_matrix_t, drawnWith toDevice: cairo_matrix_t) {
        guard toImage.xy == 0, toImage.yx == 0, toDevice.xy == 0, toDevice.yx == 0 else { return nil }
        scale = Vector2(toImage.xx / toDevice.xx, toImage.yy / toDevice.yy)
        offset = Vector2(toImage.x0 - scale.x * toDevice.x0, toImage.y0 - scale.y * toDevice.y0)
        let most = max(abs(scale.x), abs(scale.y))
        guard most >= 1 / BoxFilter.leastLinearScale, most < 1e4, abs(offset.x) < 1e9, abs(offset.y) < 1e9
        else { return nil }
        self.image = image
    }

    /// Fills a rectangle of device pixels.
    func fill(_ rect: CGRect, alpha: Double, on cairo: OpaquePointer) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let visible = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let area = rect.overlap(with: visible).integral
        guard !area.isEmpty, area.isDrawable else { return }
        let whole = PixelCell(area)
        let columns = BoxFilter(whole.x..<whole.x + whole.width, scale: scale.x, offset: offset.x)
        let rows = BoxFilter(whole.y..<whole.y + whole.height, scale: scale.y, offset: offset.y)
        let scratch = Bitmap(width: whole.width, height: Self.bandHeight)
        for band in whole.bands(height: Self.bandHeight) {
            cairo_surface_flush(scratch.surface)
            reduce(into: scratch, count: band.height, from: band.y - whole.y, columns: columns, rows: rows)
            cairo_surface_mark_dirty(scratch.surface)
            cairo_save(cairo)
            cairo_new_path(cairo)
            cairo_rectangle(cairo, Double(band.x), Double(band.y), Double(band.width), Double(band.height))
            cairo_clip(cairo)
            cairo_set_source_surface(cairo, scratch.surface, Double(band.x), Double(band.y))
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            CornerRadii.addRectangle(rect, to: cairo)
            ContentPainter(cairo: cairo).fill(alpha: alpha)
            cairo_restore(cairo)
        }
    }

    /// Stores the means of the image's rows and columns.
    private func reduce(into target: Bitmap, count: Int, from start: Int, columns: BoxFilter, rows: BoxFilter)
    {
        let used = columns.reach(in: image.width)
        let means = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: used.count)
        defer { means.deallocate() }
        for row in 0..<count {
            means.withMemoryRebound(to: Float.self, capacity: 4 * used.count) { means in
                sumRows(start + row, of: rows, columns: used, into: means)
            }
            let line = UnsafeMutableRawPointer(target.data + row * target.bytesPerRow)
            columns.reduce(means, of: used, to: line.assumingMemoryBound(to: UInt32.self))
        }
    }

    /// Stores the weighted sums of the channels of the rows that are one row of the result.
    private func sumRows(
        _ row: Int,
        of rows: BoxFilter,
        columns: Range<Int>,
        into sums: UnsafeMutablePointer<Float>
    ) {
        let bytesPerRow = Int(cairo_image_surface_get_stride(image.surface))
        let pixels = cairo_image_surface_get_data(image.surface)! + 4 * columns.lowerBound
        let count = 4 * columns.count
        var isFirst = true
        for index in 0..<rows.width {
            let weight = rows.weights[row * rows.width + index]
            guard weight > 0 else { continue }
            let line = min(max(rows.first[row] + index, 0), image.height - 1)
            let bytes = pixels + line * bytesPerRow
            // The processor doesn't foresee where the next row begins.
            for byte in stride(from: 0, to: count, by: 64) { prefetch(bytes + 2 * bytesPerRow + byte) }
            if isFirst {
                for byte in 0..<count { sums[byte] = Float(bytes[byte]) * weight }
            } else {
                for byte in 0..<count { sums[byte] += Float(bytes[byte]) * weight }
            }
            isFirst = false
        }
    }
}
