import CPangoCairo
import CoreGraphics

/// Draws projected pictures of planes, with correct perspective and smooth edges.
final class ProjectedImage {
    /// A temporary bitmap for projected pixels. It grows as needed, and is reused.
    private var scratch = Bitmap(width: 1, height: 1)
    private var turned = Bitmap(width: 1, height: 1)

    /// The area, in screen pixels, below which pictures are drawn directly if possible.
    private static let smallArea = 65536.0

    /// - Parameters:
    ///   - map: The map from the plane's coordinates to device pixels.
    ///   - outline: The outline to fill, in device pixels.
    ///   - veil: A color to draw over the picture.
    func draw(
        _ image: PlaneImage,
        through map: Homography,
        outline: ConvexPolygon,
        veil: PaintColor?,
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
        if veil == nil, outline.points.count == 4, area.width * area.height < Self.smallArea,
            PlainPicture(bitmap: image.bitmap, map: sampling).draw(in: outline, alpha: alpha, on: cairo)
        {
            return
        }

        if scratch.width < Int(area.width) || scratch.height < Int(area.height) {
            scratch = Bitmap(
                width: max(scratch.width, Int(area.width)),
                height: max(scratch.height, Int(area.height))
            )
        }
        let cell = PixelCell(
            x: Int(area.minX),
            y: Int(area.minY),
            width: Int(area.width),
            height: Int(area.height)
        )
        cairo_surface_flush(scratch.surface)
        sample(image, through: sampling, outline: shown, area: cell)
        cairo_surface_mark_dirty(scratch.surface)
        if let veil {
            scratch.draw { cairo in
                ContentPainter(cairo: cairo).setSource(veil, alpha: 1)
                cairo_rectangle(cairo, 0, 0, Double(area.width), Double(area.height))
                cairo_fill(cairo)
            }
        }
        if alpha < 1 {
            // It's much faster to fill with a translucent picture than to paint one with an alpha value through
            // a shape.
            scratch.draw { cairo in
                cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
                cairo_set_source_rgba(cairo, 0, 0, 0, alpha)
                cairo_rectangle(cairo, 0, 0, Double(area.width), Double(area.height))
                cairo_clip(cairo)
                cairo_paint(cairo)
            }
        }

        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, scratch.surface, Double(area.minX), Double(area.minY))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_new_path(cairo)
        shown.addPath(to: cairo)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    /// Fills the temporary bitmap with the visible pixels of the area, as far as the outline extends.
    private func sample(
        _ image: PlaneImage,
        through map: Homography,
        outline: ConvexPolygon,
        area: PixelCell
    ) {
        if let lines = LineSampler(map: map, outline: outline, area: area) {
            if lines.isUpright {
                turned = Self.large(turned, width: area.height, height: area.width)
                lines.fill(columnsOf: image.bitmap, through: turned, to: scratch)
            } else {
                lines.fill(rowsOf: image.bitmap, to: scratch)
            }
        } else {
            TileSampler(
                bitmap: image.bitmap,
                map: map,
                outline: outline,
                target: scratch,
                origin: (area.x, area.y)
            ).fill(area)
        }
    }

    private static func large(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
        guard bitmap.width < width || bitmap.height < height else { return bitmap }
        return Bitmap(width: max(bitmap.width, width), height: max(bitmap.height, height))
    }
}
