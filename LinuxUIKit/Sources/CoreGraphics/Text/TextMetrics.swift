import CPangoCairo

/// The measurements of a font, in points from the baseline.
@_spi(Host) public struct TextMetrics: Hashable, Sendable {
    public let ascender: CGFloat
    /// A negative value, because it's below the baseline.
    public let descender: CGFloat
    /// The distance from one baseline to the next.
    public let lineHeight: CGFloat
    /// The heights of an uppercase H and a lowercase x.
    public let capHeight: CGFloat
    public let xHeight: CGFloat

    public init(
        family: String = TextStyle.systemFamily,
        size: CGFloat,
        weight: Int = 400,
        italic: Bool = false
    ) {
        Typesetter.lock.lock()
        defer { Typesetter.lock.unlock() }
        let font = Font(family: family, size: size, weight: weight, italic: italic)
        if let known = Self.known[font] {
            self = known
            return
        }
        self.init(measuring: font)
        // An app uses only a few fonts, unless it animates their size.
        if Self.known.count >= 256 { Self.known = [:] }
        Self.known[font] = self
    }

    private struct Font: Hashable {
        let family: String
        let size: CGFloat
        let weight: Int
        let italic: Bool
    }

    /// The measurements so far. All text needs them, and they take longer than to lay out a word. Use only
    /// with the typesetter's lock.
    private nonisolated(unsafe) static var known: [Font: TextMetrics] = [:]

    private init(measuring font: Font) {
        let layout = Typesetter.makeLayout(
            family: font.family,
            size: font.size,
            weight: font.weight,
            italic: font.italic
        )
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }

        func inkHeight(_ letter: String) -> CGFloat {
            pango_layout_set_text(layout, letter, -1)
            var ink = PangoRectangle()
            pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, nil)
            return -Typesetter.points(ink.y)
        }

        capHeight = inkHeight("H")
        xHeight = inkHeight("x")
        var logical = PangoRectangle()
        pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &logical)
        ascender = -Typesetter.points(logical.y)
        descender = -Typesetter.points(logical.y + logical.height)
        lineHeight = Typesetter.points(logical.height)
    }

    init(style: TextStyle) {
        self.init(family: style.family, size: style.size, weight: style.weight, italic: style.italic)
    }
}
