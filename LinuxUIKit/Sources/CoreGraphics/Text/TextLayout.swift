import CPangoCairo

/// Text that's broken into lines, and ready to be measured and drawn.
@_spi(Host) public final class TextLayout {
    private struct Line {
        let pango: UnsafeMutablePointer<PangoLayoutLine>
        let left: CGFloat
        let width: CGFloat
        let ascent: CGFloat
        let descent: CGFloat
    }

    /// The size of the lines, in points. It's zero for empty text.
    public let size: CGSize
    /// The distance from the top to the baseline of the first line.
    public let firstBaseline: CGFloat
    /// A Boolean value that indicates whether some of the text isn't shown.
    public let isTruncated: Bool

    private let style: TextStyle
    private let maxWidth: CGFloat?
    private let rightToLeft: Bool
    private let paragraphs: [OpaquePointer]
    private let lines: [Line]

    /// - Parameters:
    ///   - maxWidth: The width to break, truncate, and align the lines in. If it's `nil`, the lines break
    ///     only at line breaks in the text, and align within the widest line.
    ///   - maxLines: The maximum number of lines. A value of 0 means there's no limit.
    ///   - rightToLeft: A Boolean value that determines the side of natural alignment and the direction of
    ///     text without a direction of its own.
    public init(_ text: String, style: TextStyle, maxWidth: CGFloat?, maxLines: Int, rightToLeft: Bool) {
        Typesetter.lock.lock()
        defer { Typesetter.lock.unlock() }
        let width = maxWidth.flatMap { $0.isFinite ? max($0, 0) : nil }
        let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let metrics = TextMetrics(style: style)
        var room = maxLines > 0 ? maxLines : Int.max
        var paragraphs: [OpaquePointer] = []
        var lines: [Line] = []
        var isTruncated = false

        for (index, paragraph) in texts.enumerated() where !text.isEmpty {
            guard room > 0 else {
                isTruncated = true
                break
            }
            let layout = Typesetter.makeLayout(
                family: style.family,
                size: style.size,
                weight: style.weight,
                italic: style.italic,
                rightToLeft: rightToLeft
            )
            paragraphs.append(layout)
            style.apply(to: layout, width: width, maxLines: maxLines > 0 ? room : nil)
            pango_layout_set_text(layout, String(paragraph), -1)
            // If the last visible line replaces further paragraphs, it shows that there's more text.
            let isLast = index == texts.count - 1
            if !isLast, style.lineBreak.truncates, Int(pango_layout_get_line_count(layout)) == room {
                pango_layout_set_text(layout, "\(paragraph)…", -1)
            }
            let count = Int(pango_layout_get_line_count(layout))
            if count > room || pango_layout_is_ellipsized(layout) != 0 { isTruncated = true }
            for number in 0..<min(count, room) {
                lines.append(Self.line(number, of: layout, metrics: metrics))
            }
            room -= min(count, room)
        }

        self.style = style
        self.maxWidth = width
        self.rightToLeft = rightToLeft
        self.paragraphs = paragraphs
        self.lines = lines
        self.isTruncated = isTruncated
        firstBaseline = lines.first?.ascent ?? 0
        let heights = lines.map { $0.ascent + $0.descent }.reduce(0, +)
        let widest = lines.map(\.width).max() ?? 0
        size = CGSize(
            width: style.lineBreak == .clip ? min(widest, width ?? widest) : widest,
            height: heights + style.lineSpacing * CGFloat(max(lines.count - 1, 0))
        )
    }

    deinit {
        Typesetter.lock.lock()
        defer { Typesetter.lock.unlock() }
        for paragraph in paragraphs { g_object_unref(UnsafeMutableRawPointer(paragraph)) }
    }

    public var numberOfLines: Int { lines.count }

    /// Draws the text in a context whose y-axis points down. The point is the top-left corner of the layout
    /// width, which is `maxWidth`, or the width of the text if there's none.
    public func draw(in context: CGContext, at origin: CGPoint) {
        guard !lines.isEmpty else { return }
        let room = CGRect(
            origin: origin,
            size: CGSize(width: max(maxWidth ?? 0, size.width), height: size.height)
        )
        // Glyphs can extend beyond their lines.
        let bounds = room.insetBy(dx: -style.size, dy: -style.size).applying(context.state.transform)
        context.paint(within: bounds) { cairo, state in
            Typesetter.lock.lock()
            defer { Typesetter.lock.unlock() }
            cairo_save(cairo)
            defer { cairo_restore(cairo) }
            if style.lineBreak == .clip, let maxWidth {
                cairo_new_path(cairo)
                cairo_rectangle(
                    cairo,
                    origin.x,
                    room.minY - style.size,
                    maxWidth,
                    room.height + 2 * style.size
                )
                cairo_clip(cairo)
            }
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            cairo.setSource(style.color, alpha: state.alpha)
            var top = origin.y
            for line in lines {
                let start = CGPoint(x: origin.x + offset(of: line), y: top + line.ascent)
                top += line.ascent + line.descent + style.lineSpacing
                if GlyphCoverage.draw(line.pango, at: start, on: cairo) { continue }
                // Draws outlines, because Cairo moves whole glyphs to the nearest pixel.
                cairo_new_path(cairo)
                cairo_move_to(cairo, start.x, start.y)
                pango_cairo_layout_line_path(cairo, line.pango)
                cairo_fill(cairo)
            }
        }
    }

    /// The start and width of each line, measured from the left edge of the layout width.
    public var lineExtents: [(x: CGFloat, width: CGFloat)] {
        lines.map { (offset(of: $0) + $0.left, $0.width) }
    }

    /// Returns the position of the caret before the character at a UTF-8 offset in the first paragraph. The
    /// position is measured from the left edge of text that was laid out without a width.
    public func caretX(atUTF8Offset offset: Int) -> CGFloat {
        guard let paragraph = paragraphs.first else { return 0 }
        Typesetter.lock.lock()
        defer { Typesetter.lock.unlock() }
        var strong = PangoRectangle()
        pango_layout_get_cursor_pos(paragraph, Int32(clamping: offset), &strong, nil)
        return Typesetter.points(strong.x)
    }

    private func offset(of line: Line) -> CGFloat {
        let free = (maxWidth ?? size.width) - line.width
        let natural = rightToLeft ? free : 0
        let offset =
            switch style.alignment {
            case .natural, .justified: natural
            case .left: CGFloat(0)
            case .center: free / 2
            case .right: free
            }
        // A line that's too wide shows its beginning.
        return (free < 0 ? natural : offset) - line.left
    }

    private static func line(_ number: Int, of layout: OpaquePointer, metrics: TextMetrics) -> Line {
        let line = pango_layout_get_line_readonly(layout, Int32(number))!
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        // Glyphs of a fallback font can be taller than those of the requested font.
        return Line(
            pango: line,
            left: Typesetter.points(logical.x),
            width: Typesetter.points(logical.width),
            ascent: max(metrics.ascender, -Typesetter.points(logical.y)),
            descent: max(-metrics.descender, Typesetter.points(logical.y + logical.height))
        )
    }
}

extension TextStyle {
    /// Sets how lines break. If `maxLines` is `nil`, there's no limit.
    fileprivate func apply(to layout: OpaquePointer, width: CGFloat?, maxLines: Int?) {
        pango_layout_set_justify(layout, alignment == .justified ? 1 : 0)
        guard let width else { return }
        let isOneClippedLine = lineBreak == .clip && maxLines == 1
        // Rounded, because widths measured here are passed back this way. Pango's own unit is much smaller
        // than a pixel.
        let units = (width * Typesetter.unitsPerPoint).rounded()
        pango_layout_set_width(layout, isOneClippedLine ? -1 : Int32(min(units, CGFloat(Int32.max / 2))))
        pango_layout_set_wrap(layout, lineBreak == .wrapCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        guard let maxLines else { return }
        pango_layout_set_height(layout, -Int32(clamping: maxLines))
        switch lineBreak {
        case .truncateHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .truncateMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        case .truncateTail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        case .wrapWord, .wrapCharacter, .clip: break
        }
    }
}

extension TextStyle.LineBreak {
    fileprivate var truncates: Bool {
        self == .truncateHead || self == .truncateMiddle || self == .truncateTail
    }
}
