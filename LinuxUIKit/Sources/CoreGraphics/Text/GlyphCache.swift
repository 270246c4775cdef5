import CPangoCairo

/// Pictures of glyphs, so that outlines don't have to be filled again for each letter of a text.
///
/// A glyph is placed in steps of 1/64 of a pixel, which is FreeType's unit. It has a picture for each
/// fraction of a pixel at which it has been drawn. Only one thread at a time may use a cache.
final class GlyphCache {
    /// The number of bytes that pictures may take. Before they take more, all of them are removed.
    private static let limit = 8 << 20
    /// The largest side of a picture, in pixels.
    private static let largestSide = 4096

    /// The coverage of a glyph's pixels, in rows from the bottom.
    struct Glyph {
        /// The first column, counted from the pixel that contains the glyph's origin.
        let left: Int
        /// The lowest row, counted upward from the same pixel.
        let bottom: Int
        let width: Int
        let height: Int
        let coverage: [UInt8]
    }

    private struct Key: Hashable {
        let font: OpaquePointer
        let index: UInt32
        let right: UInt8
        let up: UInt8
    }

    private var glyphs: [Key: Glyph] = [:]
    /// The number of bytes that the glyphs take, about.
    private var size = 0
    /// The fonts of the glyphs. They aren't released, so no other font gets the address of one of them.
    private var fonts: Set<OpaquePointer> = []

    deinit {
        removeAll()
    }

    /// Returns a glyph, or `nil` if it's too large or has no outline.
    ///
    /// - Parameters:
    ///   - font: The font at the size that it has in pixels.
    ///   - face: The locked face of the font.
    ///   - right: The fraction of a pixel by which the glyph is moved to the right, in units of 1/64.
    ///   - up: The fraction by which it's moved up.
    func glyph(
        _ index: UInt32,
        of font: OpaquePointer,
        _ face: FT_Face,
        right: UInt8,
        up: UInt8
    ) -> Glyph? {
        let key = Key(font: font, index: index, right: right, up: up)
        if let glyph = glyphs[key] { return glyph }
        guard FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(right), FT_Pos(up))
        guard let glyph = Self.filled(&slot.pointee.outline, with: slot.pointee.library) else { return nil }
        let bytes = glyph.coverage.count + 2 * MemoryLayout<Glyph>.size
        if size + bytes > Self.limit { removeAll() }
        size += bytes
        if fonts.insert(font).inserted { cairo_scaled_font_reference(font) }
        glyphs[key] = glyph
        return glyph
    }

    private func removeAll() {
        (glyphs, size) = ([:], 0)
        for font in fonts { cairo_scaled_font_destroy(font) }
        fonts = []
    }

    /// Returns the coverage of an outline, or `nil` if the outline is too large.
    private static func filled(_ outline: inout FT_Outline, with library: FT_Library?) -> Glyph? {
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
        let (width, height) = ((box.xMax + 63) >> 6 - left, (box.yMax + 63) >> 6 - bottom)
        guard max(width, height) <= largestSide else { return nil }
        FT_Outline_Translate(&outline, -left << 6, -bottom << 6)
        var coverage = [UInt8](repeating: 0, count: width * height)
        coverage.withUnsafeMutableBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            var rows = Rows(first: start, width: width)
            withUnsafeMutablePointer(to: &rows) { rows in
                var parameters = FT_Raster_Params()
                parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
                parameters.user = UnsafeMutableRawPointer(rows)
                parameters.clip_box = FT_BBox(xMin: 0, yMin: 0, xMax: width, yMax: height)
                parameters.gray_spans = { y, count, spans, rows in
                    guard let rows = rows?.assumingMemoryBound(to: Rows.self).pointee else { return }
                    let row = rows.first + Int(y) * rows.width
                    for span in UnsafeBufferPointer(start: spans, count: Int(count)) {
                        (row + Int(span.x)).update(repeating: span.coverage, count: Int(span.len))
                    }
                }
                FT_Outline_Render(library, &outline, &parameters)
            }
        }
        return Glyph(left: left, bottom: bottom, width: width, height: height, coverage: coverage)
    }

    private struct Rows {
        let first: UnsafeMutablePointer<UInt8>
        let width: Int
    }
}

/// A coordinate of a glyph's origin, in steps of 1/64 of a pixel.
struct GlyphPosition {
    let pixel: Int
    /// The distance from the pixel's edge, in units of 1/64 of a pixel.
    let fraction: UInt8

    init(_ value: Double) {
        let steps = Int((value * 64).rounded())
        pixel = steps >> 6
        fraction = UInt8(steps & 63)
    }
}
