import CPangoCairo

/// The coverage of the pixels that the glyphs of a line of text touch.
///
/// FreeType finds it in a third of the time that Cairo takes to fill the same outlines, and a new screen has
/// hundreds of glyphs. At the edges, the results differ by about one percent.
final class GlyphCoverage {
    /// The pixels of the context that this covers.
    private let area: CGRect
    private let surface: OpaquePointer

    /// Returns `nil` if there's nothing to draw.
    ///
    /// - Parameter area: A rectangle of whole pixels.
    private init?(_ area: CGRect) {
        guard area.width >= 1, area.height >= 1, area.width <= 16384, area.height <= 16384 else { return nil }
        self.area = area
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Draws a line with the context's source.
    ///
    /// - Parameter origin: The start of the baseline.
    /// - Returns: `false` if some of the line isn't made of plain outlines. In this case, nothing is drawn.
    static func draw(
        _ line: UnsafeMutablePointer<PangoLayoutLine>,
        at origin: CGPoint,
        on cairo: OpaquePointer
    ) -> Bool {
        var ink = PangoRectangle()
        pango_layout_line_get_extents(line, &ink, nil)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let place = CGRect(
            x: origin.x + Typesetter.points(ink.x),
            y: origin.y + Typesetter.points(ink.y),
            width: Typesetter.points(ink.width),
            height: Typesetter.points(ink.height)
        )
        let toPixels = CGAffineTransform(
            a: matrix.xx,
            b: matrix.yx,
            c: matrix.xy,
            d: matrix.yy,
            tx: matrix.x0,
            ty: matrix.y0
        )
        let pixels = place.applying(toPixels).insetBy(dx: -1, dy: -1)
        let runs = sequence(first: line.pointee.runs, next: { $0?.pointee.next }).prefix { $0 != nil }.map {
            $0!.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        }
        guard pixels.minX.isFinite, pixels.maxX.isFinite, pixels.minY.isFinite, pixels.maxY.isFinite,
            runs.allSatisfy(\.isPlain), cairo_get_antialias(cairo) != CAIRO_ANTIALIAS_NONE
        else { return false }
        cairo_identity_matrix(cairo)
        var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
        cairo_clip_extents(cairo, &clip.left, &clip.top, &clip.right, &clip.bottom)
        let visible = CGRect(
            x: clip.left,
            y: clip.top,
            width: clip.right - clip.left,
            height: clip.bottom - clip.top
        )
        let area = pixels.intersection(visible)
        guard !area.isNull, let coverage = GlyphCoverage(area.integral) else { return true }

        cairo_set_matrix(cairo, &matrix)
        var pen = origin
        for run in runs {
            // The font at the size that it has in pixels.
            cairo_set_scaled_font(cairo, run.scaledFont)
            guard coverage.add(run, at: &pen, matrix, cairo_get_scaled_font(cairo)) else { return false }
        }
        cairo_surface_mark_dirty(coverage.surface)
        cairo_identity_matrix(cairo)
        cairo_mask_surface(cairo, coverage.surface, coverage.area.minX, coverage.area.minY)
        return true
    }

    /// Adds the glyphs of a run.
    ///
    /// - Parameter pen: The start of the run's baseline, which moves to its end.
    /// - Returns: `false` if a glyph has no outline.
    private func add(
        _ run: PangoGlyphItem,
        at pen: inout CGPoint,
        _ matrix: cairo_matrix_t,
        _ font: OpaquePointer?
    ) -> Bool {
        guard let font, cairo_scaled_font_get_type(font) == CAIRO_FONT_TYPE_FT,
            cairo_ft_font_face_get_synthesize(cairo_scaled_font_get_font_face(font)) == 0,
            let face = cairo_ft_scaled_font_lock_face(font)
        else { return false }
        defer { cairo_ft_scaled_font_unlock_face(font) }
        let string = run.glyphs.pointee
        for info in UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs)) {
            let geometry = info.geometry
            let (x, y) = (
                Double(pen.x + Typesetter.points(geometry.x_offset)),
                Double(pen.y + Typesetter.points(geometry.y_offset))
            )
            pen.x += Typesetter.points(geometry.width)
            if info.glyph == 0x0FFF_FFFF { continue }  // PANGO_GLYPH_EMPTY
            // In FreeType, the y-axis points up.
            let place = (
                right: matrix.xx * x + matrix.xy * y + matrix.x0 - Double(area.minX),
                up: Double(area.maxY) - (matrix.yx * x + matrix.yy * y + matrix.y0)
            )
            guard abs(place.right) < 1e6, abs(place.up) < 1e6 else { continue }
            let (right, up) = (GlyphPosition(place.right), GlyphPosition(place.up))
            guard
                let glyph = Typesetter.glyphs.glyph(
                    info.glyph,
                    of: font,
                    face,
                    right: right.fraction,
                    up: up.fraction
                )
            else { return false }
            add(glyph, right: right.pixel, up: up.pixel)
        }
        return true
    }

    /// Adds a glyph whose origin is in a pixel, counted from the bottom-left corner.
    private func add(_ glyph: GlyphCache.Glyph, right: Int, up: Int) {
        let (left, bottom) = (right + glyph.left, up + glyph.bottom)
        let columns = (left..<left + glyph.width).clamped(to: 0..<Int(area.width))
        let rows = (bottom..<bottom + glyph.height).clamped(to: 0..<Int(area.height))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let data = cairo_image_surface_get_data(surface)!
        glyph.coverage.withUnsafeBufferPointer { coverage in
            for row in rows {
                let pixels = data + (Int(area.height) - 1 - row) * stride
                let start = (row - bottom) * glyph.width - left
                for column in columns {
                    // Where glyphs touch, each covers its own part of a pixel.
                    let sum = UInt16(pixels[column]) + UInt16(coverage[start + column])
                    pixels[column] = UInt8(min(sum, 255))
                }
            }
        }
    }
}

extension PangoGlyphItem {
    /// A Boolean value that indicates whether the run consists of a font's glyphs and nothing else.
    fileprivate var isPlain: Bool {
        guard item.pointee.analysis.extra_attrs == nil, item.pointee.analysis.font != nil, y_offset == 0,
            start_x_offset == 0, end_x_offset == 0
        else { return false }
        let string = glyphs.pointee
        // Glyphs with PANGO_GLYPH_UNKNOWN_FLAG are drawn as boxes.
        return UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs)).allSatisfy {
            $0.glyph & 0x1000_0000 == 0
        }
    }

    fileprivate var scaledFont: OpaquePointer? {
        pango_cairo_font_get_scaled_font(OpaquePointer(item.pointee.analysis.font))
    }
}
