import CPangoCairo
@_spi(Host) import CoreGraphics

/// A blurred copy of the content behind a layer.
///
/// Only content within the layer's bounds is blurred, and pixels at the edges have their full weight. So
/// nothing beside the layer shines in, and the blur doesn't fade toward the edges.
struct Backdrop {
    /// The layer in front of the backdrop.
    let layer: SampledLayer
    private let bitmap: Bitmap
    private let area: PixelArea
    /// The width and height of the block of canvas pixels that each pixel of the bitmap represents.
    private let block: Int

    /// A part of a canvas, in device pixels.
    private struct PixelArea {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
    }

    /// - Parameter map: The map from the layer's coordinates to pixels.
    /// - Returns: `nil` if there's nothing to blur, or if the canvas or the layer's position isn't supported.
    init?(behind layer: SampledLayer, map: Homography, on cairo: OpaquePointer) {
        guard map.keepsAxes, let canvas = cairo_get_group_target(cairo),
            cairo_surface_get_type(canvas) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(canvas) == CAIRO_FORMAT_ARGB32
        else { return nil }
        let sigma = min(layer.content.backdropBlur * abs(map.determinant).squareRoot(), 1000)
        // A smaller blur isn't visible.
        guard sigma >= 0.5 else { return nil }
        var offset = (x: 0.0, y: 0.0)
        cairo_surface_get_device_offset(canvas, &offset.x, &offset.y)
        let extent = CGRect(
            x: -offset.x,
            y: -offset.y,
            width: Double(cairo_image_surface_get_width(canvas)),
            height: Double(cairo_image_surface_get_height(canvas))
        )
        // Edges that almost coincide with a pixel's edge are snapped to it.
        let box = ConvexPolygon(layer.content.bounds.corners.map(map.project)).bounds
            .insetBy(dx: 1.0 / 256, dy: 1.0 / 256).integral.overlap(with: extent)
        guard !box.isNull, box.isDrawable, box.width >= 1, box.height >= 1 else { return nil }
        let area = PixelArea(
            x: Int(box.minX),
            y: Int(box.minY),
            width: Int(box.width),
            height: Int(box.height)
        )

        // After a strong blur, fewer pixels can represent the same image.
        let block = max(2, Int(sigma / 3))
        let planes = ColorPlanes(
            width: (area.width + block - 1) / block,
            height: (area.height + block - 1) / block
        )
        cairo_surface_flush(canvas)
        let stride = Int(cairo_image_surface_get_stride(canvas))
        let start = (area.y + Int(offset.y)) * stride + (area.x + Int(offset.x)) * 4
        planes.average(
            cairo_image_surface_get_data(canvas) + start,
            width: area.width,
            height: area.height,
            bytesPerRow: stride,
            block: block
        )
        // Averaging blurs with a box of one block, and enlarging with a triangle of two.
        let size = Double(block)
        planes.blur(sigma: max(sigma * sigma - size * size / 4, 0).squareRoot() / size)

        self.layer = layer
        self.area = area
        self.block = block
        bitmap = planes.bitmap
    }

    /// Makes the backdrop the source of what Cairo paints next. User space must be pixels.
    func setSource(on cairo: OpaquePointer) {
        let pattern = cairo_pattern_create_for_surface(bitmap.surface)
        let scale = 1 / Double(block)
        var matrix = cairo_matrix_t(
            xx: scale,
            yx: 0,
            xy: 0,
            yy: scale,
            x0: -Double(area.x) * scale,
            y0: -Double(area.y) * scale
        )
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }
}
