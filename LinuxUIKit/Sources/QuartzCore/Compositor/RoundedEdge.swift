import CPangoCairo
@_spi(Host) import CoreGraphics

/// Clips drawing to a rounded rectangle by restoring the previous pixels along the edge.
///
/// The result is the same as with a separate canvas that's painted through the outline. But the time depends
/// only on the number of pixels along the edge.
struct RoundedEdge {
    private struct Piece {
        let area: PixelCell
        let before: Bitmap
    }

    private let cairo: OpaquePointer
    private let layer: SampledLayer
    private let map: Homography
    /// All pixels that the outline touches.
    private let whole: CGRect
    private let pieces: [Piece]

    /// - Parameters:
    ///   - map: The map from the layer's coordinates to pixels.
    ///   - area: The visible part of the layer, in whole pixels.
    /// - Returns: `nil` if the layer is rotated, shows the content behind it, or has corners that are large
    ///   for its size, or if the canvas has another kind of pixels.
    init?(of layer: SampledLayer, map: Homography, in area: CGRect, on cairo: OpaquePointer) {
        guard map.keepsAxes, !layer.hasBackdrop, let canvas = Canvas(of: cairo) else { return nil }
        let bounds = layer.content.bounds
        let box = ConvexPolygon(bounds.corners.map(map.project)).bounds
        guard box.isDrawable else { return nil }
        // Edges that almost coincide with a pixel's edge are snapped to it.
        let outer = box.insetBy(dx: 1.0 / 256, dy: 1.0 / 256).integral
        let visible = outer.overlap(with: area).overlap(with: canvas.extent)
        guard !visible.isNull, !visible.isEmpty else { return nil }
        let stretch = max(abs(map.m11), abs(map.m12), abs(map.m21), abs(map.m22))
        let corner = (CGFloat(layer.content.corners.largest * stretch) + 1).rounded(.up)
        guard 2 * corner <= outer.width, 2 * corner <= outer.height,
            16 * corner * corner <= outer.width * outer.height
        else { return nil }
        let rects = Self.edge(of: outer, corner: corner).map { $0.overlap(with: visible) }
        self.cairo = cairo
        self.layer = layer
        self.map = map
        whole = visible
        pieces = rects.filter { !$0.isNull && !$0.isEmpty }.map { rect in
            let cell = PixelCell(
                x: Int(rect.minX),
                y: Int(rect.minY),
                width: Int(rect.width),
                height: Int(rect.height)
            )
            return Piece(area: cell, before: canvas.copy(of: cell))
        }
    }

    /// Returns the four corners and the lines of pixels between them, without overlaps.
    private static func edge(of box: CGRect, corner: CGFloat) -> [CGRect] {
        let (right, bottom) = (box.maxX - corner, box.maxY - corner)
        let corners = [
            (box.minX, box.minY), (right, box.minY), (box.minX, bottom), (right, bottom),
        ].map { CGRect(x: $0.0, y: $0.1, width: corner, height: corner) }
        let (width, height) = (box.width - 2 * corner, box.height - 2 * corner)
        return corners + [
            CGRect(x: box.minX + corner, y: box.minY, width: width, height: 1),
            CGRect(x: box.minX + corner, y: box.maxY - 1, width: width, height: 1),
            CGRect(x: box.minX, y: box.minY + corner, width: 1, height: height),
            CGRect(x: box.maxX - 1, y: box.minY + corner, width: 1, height: height),
        ]
    }

    /// Clips subsequent drawing to the pixels that the outline touches.
    func clip() {
        cairo_new_path(cairo)
        cairo_rectangle(
            cairo,
            Double(whole.minX),
            Double(whole.minY),
            Double(whole.width),
            Double(whole.height)
        )
        cairo_clip(cairo)
    }

    /// Restores the previous content of each pixel to the extent that it lies outside the outline.
    func restore() {
        let content = ContentPainter(cairo: cairo)
        for piece in pieces {
            cairo_save(cairo)
            cairo_new_path(cairo)
            func addArea() {
                cairo_rectangle(
                    cairo,
                    Double(piece.area.x),
                    Double(piece.area.y),
                    Double(piece.area.width),
                    Double(piece.area.height)
                )
            }
            addArea()
            cairo_clip(cairo)
            addArea()
            content.inSpace(of: map) { layer.content.corners.addPath(of: layer.content.bounds, to: cairo) }
            cairo_set_source_surface(
                cairo,
                piece.before.surface,
                Double(piece.area.x),
                Double(piece.area.y)
            )
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_fill(cairo)
            cairo_restore(cairo)
        }
    }
}

/// The pixels that a context draws on.
private struct Canvas {
    private let surface: OpaquePointer
    private let offset: (x: Double, y: Double)

    /// Returns `nil` if the pixels don't have both color and alpha.
    init?(of cairo: OpaquePointer) {
        guard let surface = cairo_get_group_target(cairo),
            cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
        else { return nil }
        self.surface = surface
        var offset = (x: 0.0, y: 0.0)
        cairo_surface_get_device_offset(surface, &offset.x, &offset.y)
        self.offset = offset
    }

    /// In device pixels.
    var extent: CGRect {
        CGRect(
            x: -offset.x,
            y: -offset.y,
            width: Double(cairo_image_surface_get_width(surface)),
            height: Double(cairo_image_surface_get_height(surface))
        )
    }

    func copy(of cell: PixelCell) -> Bitmap {
        let bitmap = Bitmap(width: cell.width, height: cell.height)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let start =
            cairo_image_surface_get_data(surface) + (cell.y + Int(offset.y)) * stride + 4
            * (cell.x + Int(offset.x))
        for row in 0..<cell.height {
            (bitmap.data + row * bitmap.bytesPerRow).update(from: start + row * stride, count: 4 * cell.width)
        }
        cairo_surface_mark_dirty(bitmap.surface)
        return bitmap
    }
}
