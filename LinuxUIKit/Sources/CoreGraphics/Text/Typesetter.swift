import CPangoCairo
import Foundation

/// Pango, configured so that the same text always has the same outlines at the same positions: without
/// hinting, rounding to pixels, or the user's locale.
///
/// Pango's objects share fonts. You can use them on any thread, but only on one thread at a time, so code
/// that uses them must hold ``lock``.
enum Typesetter {
    static let lock = NSRecursiveLock()
    /// The font map for all threads. Pango's default font map ends with its thread, but layouts can outlive
    /// that.
    private nonisolated(unsafe) static let fontMap = pango_cairo_font_map_new()

    /// The glyphs that have been drawn.
    nonisolated(unsafe) static let glyphs = GlyphCache()

    /// Returns an empty layout in the given font. The caller owns it.
    static func makeLayout(
        family: String,
        size: CGFloat,
        weight: Int,
        italic: Bool,
        rightToLeft: Bool = false
    ) -> OpaquePointer {
        let font = pango_font_description_new()
        defer { pango_font_description_free(font) }
        pango_font_description_set_family(font, "\(family),sans-serif")
        pango_font_description_set_weight(font, PangoWeight(UInt32(min(max(weight, 100), 1000))))
        pango_font_description_set_style(font, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        let points = size.isFinite ? min(max(size, 0), 4096) : 0
        pango_font_description_set_absolute_size(font, points * unitsPerPoint)

        let layout = pango_layout_new(rightToLeft ? rightToLeftContext : leftToRightContext)!
        pango_layout_set_font_description(layout, font)
        return layout
    }

    static let unitsPerPoint = CGFloat(PANGO_SCALE)

    static func points(_ units: Int32) -> CGFloat { CGFloat(units) / unitsPerPoint }

    // A context keeps the fonts that it has found.
    private nonisolated(unsafe) static let leftToRightContext = makeContext(PANGO_DIRECTION_LTR)
    private nonisolated(unsafe) static let rightToLeftContext = makeContext(PANGO_DIRECTION_RTL)

    private static func makeContext(_ direction: PangoDirection) -> OpaquePointer {
        let context = pango_font_map_create_context(fontMap)!
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        // One unit of a font's size is one point.
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        pango_context_set_language(context, pango_language_from_string("en"))
        return context
    }
}
