@_spi(Host) import CoreGraphics
import Testing

@Suite struct TextLayoutTests {
    private let sentence = "The quick brown fox jumps over the lazy dog and runs away into the woods"

    private func layout(
        _ text: String,
        _ style: TextStyle = TextStyle(),
        width: CGFloat? = nil,
        lines: Int = 0,
        rightToLeft: Bool = false
    ) -> TextLayout {
        TextLayout(text, style: style, maxWidth: width, maxLines: lines, rightToLeft: rightToLeft)
    }

    @Test func metricsAreOrderedAndGrowWithTheSize() {
        let metrics = TextMetrics(size: 17)
        #expect(metrics.ascender > metrics.capHeight)
        #expect(metrics.capHeight > metrics.xHeight)
        #expect(metrics.xHeight > 0)
        #expect(metrics.descender < 0)
        #expect(abs(metrics.lineHeight - (metrics.ascender - metrics.descender)) < 1e-9)
        let large = TextMetrics(size: 34)
        #expect(abs(large.lineHeight - 2 * metrics.lineHeight) < 0.02)
        #expect(abs(large.capHeight - 2 * metrics.capHeight) < 0.02)
    }

    @Test func boldTextIsWider() {
        #expect(layout(sentence, TextStyle(weight: 700)).size.width > layout(sentence).size.width)
    }

    @Test func emptyTextTakesNoRoom() {
        #expect(layout("").size == .zero)
        #expect(layout("", width: 100, lines: 2).numberOfLines == 0)
    }

    @Test func oneLineIsAsHighAsTheFontSays() {
        let metrics = TextMetrics(size: 17)
        let line = layout("Hxg")
        #expect(line.numberOfLines == 1)
        #expect(abs(line.size.height - metrics.lineHeight) < 0.01)
        #expect(abs(line.firstBaseline - metrics.ascender) < 0.01)
    }

    @Test func linesBreakWithinTheWidth() {
        let wrapped = layout(sentence, width: 150)
        #expect(wrapped.numberOfLines > 2)
        #expect(wrapped.size.width <= 150)
        #expect(!wrapped.isTruncated)
        let spaced = layout(sentence, TextStyle(lineSpacing: 5), width: 150)
        let added = spaced.size.height - wrapped.size.height
        #expect(abs(added - 5 * CGFloat(wrapped.numberOfLines - 1)) < 1e-9)
    }

    @Test func theWidthThatIsMeasuredIsEnough() {
        for text in [sentence, "Done", "a b", "Wi-Fi"] {
            let natural = layout(text)
            let again = layout(text, width: natural.size.width)
            #expect(again.numberOfLines == 1)
            #expect(again.size == natural.size)
            let truncating = layout(
                text,
                TextStyle(lineBreak: .truncateTail),
                width: natural.size.width,
                lines: 1
            )
            #expect(!truncating.isTruncated)
        }
    }

    @Test func aWordWiderThanTheLineIsBroken() {
        let wrapped = layout("Donaudampfschifffahrtsgesellschaft", width: 60)
        #expect(wrapped.numberOfLines > 2)
        #expect(wrapped.size.width <= 60)
    }

    @Test(arguments: [TextStyle.LineBreak.truncateHead, .truncateMiddle, .truncateTail], [1, 2])
    func truncatedTextFits(mode: TextStyle.LineBreak, lines: Int) {
        let truncated = layout(sentence, TextStyle(lineBreak: mode), width: 120, lines: lines)
        #expect(truncated.isTruncated)
        #expect(truncated.numberOfLines <= lines)
        #expect(truncated.size.width <= 120)
        #expect(truncated.size.width > 60)
    }

    @Test func linesBeyondTheLastAreDropped() {
        let wrapped = layout(sentence, width: 120, lines: 2)
        #expect(wrapped.isTruncated)
        #expect(wrapped.numberOfLines == 2)
        let paragraphs = layout("one\ntwo\nthree", TextStyle(lineBreak: .truncateTail), width: 200, lines: 2)
        #expect(paragraphs.numberOfLines == 2)
        #expect(paragraphs.isTruncated)
        #expect(layout("one\ntwo\nthree").numberOfLines == 3)
        #expect(layout("one\n\nthree").numberOfLines == 3)
    }

    @Test func clippedTextIsCutAtTheWidth() {
        let clipped = layout(sentence, TextStyle(lineBreak: .clip), width: 100, lines: 1)
        #expect(clipped.numberOfLines == 1)
        #expect(clipped.size.width == 100)
        let image = drawn(200, 40) { clipped.draw(in: $0, at: CGPoint(x: 10, y: 5)) }
        #expect(image.inkBounds.maxX <= 110)
        #expect(image.inkBounds.maxX > 100)
    }

    @Test(
        arguments: [
            (TextStyle.Alignment.natural, false, 0), (.natural, true, 1), (.left, true, 0),
            (.center, false, 0.5),
            (.right, false, 1),
        ] as [(TextStyle.Alignment, Bool, CGFloat)]
    )
    func lineIsAtTheSideOfItsAlignment(_ alignment: TextStyle.Alignment, rightToLeft: Bool, side: CGFloat)
        throws
    {
        let text = layout("Title", TextStyle(alignment: alignment), width: 200, rightToLeft: rightToLeft)
        let line = try #require(text.lineExtents.first)
        #expect(abs(line.x - side * (200 - line.width)) < 0.01)
        let ink = drawn(200, 30) { text.draw(in: $0, at: .zero) }.inkBounds
        #expect(abs(ink.midX - (line.x + line.width / 2)) < 2)
    }

    @Test func hebrewTextAlignsWithTheInterface() throws {
        let hebrew = "שלום עולם"
        let right = try #require(layout(hebrew, width: 200, rightToLeft: true).lineExtents.first)
        #expect(abs(right.x + right.width - 200) < 0.01)
        let left = try #require(layout(hebrew, width: 200).lineExtents.first)
        #expect(abs(left.x) < 0.01)
        let wrapped = layout(String(repeating: hebrew + " ", count: 8), width: 120, rightToLeft: true)
        #expect(wrapped.numberOfLines > 2)
        for line in wrapped.lineExtents { #expect(abs(line.x + line.width - 120) < 0.01) }
    }

    @Test func drawnTextSitsOnItsBaseline() {
        let text = layout("HHH", TextStyle(size: 40, color: .red))
        let metrics = TextMetrics(size: 40)
        let ink = drawn(120, 60) { text.draw(in: $0, at: CGPoint(x: 4, y: 6)) }.inkBounds
        let baseline = 6 + text.firstBaseline
        #expect(abs(ink.maxY - baseline) <= 1)
        #expect(abs(ink.minY - (baseline - metrics.capHeight)) <= 1)
        #expect(ink.minX >= 4 && ink.maxX <= 4 + text.size.width + 1)
    }

    @Test func theSameTextDrawsTheSamePixels() throws {
        func picture() -> Data? {
            drawn(300, 120, scale: 2) {
                layout(sentence, width: 140).draw(in: $0, at: CGPoint(x: 1.3, y: 0.7))
            }.pngData()
        }
        let first = try #require(picture())
        #expect(picture() == first)
    }
}
