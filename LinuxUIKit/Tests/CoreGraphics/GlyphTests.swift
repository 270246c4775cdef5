@_spi(Host) import CoreGraphics
import Testing

/// Text as pixels. An outline covers the same area wherever it is, and its center moves with it.
@Suite struct GlyphTests {
    // Short, because a small error of a glyph far from the center would move the center a lot.
    private static let text = "Q8g"

    private struct Ink {
        let image: CGImage
        /// The sum of the opacities of all pixels.
        let area: Double
        let center: CGPoint

        init(_ image: CGImage) {
            self.image = image
            var (area, x, y) = (0.0, 0.0, 0.0)
            for row in 0..<image.height {
                for column in 0..<image.width {
                    let alpha = Double(image[column, row].alpha) / 255
                    area += alpha
                    x += alpha * (Double(column) + 0.5)
                    y += alpha * (Double(row) + 0.5)
                }
            }
            self.area = area
            center = CGPoint(x: x / area, y: y / area)
        }
    }

    private func ink(
        _ text: String = GlyphTests.text,
        at origin: CGPoint = CGPoint(x: 20, y: 20),
        _ transform: CGAffineTransform = .identity,
        color: CGColor = .black,
        clip: CGRect? = nil,
        side: Int = 600
    ) throws -> Ink {
        let context = CGContext(pixelWidth: side, pixelHeight: side, scale: 1)
        context.concatenate(transform)
        if let clip { context.clip(to: clip) }
        let style = TextStyle(size: 20, color: color)
        TextLayout(text, style: style, maxWidth: nil, maxLines: 1, rightToLeft: false)
            .draw(in: context, at: origin)
        return try Ink(#require(context.makeImage()))
    }

    @Test("Text moves by fractions of a pixel", arguments: [0.0625, 0.25, 0.5, 0.8])
    func textMovesByFractionsOfPixel(distance: Double) throws {
        let still = try ink()
        let moved = try ink(at: CGPoint(x: 20 + distance, y: 20 - distance / 2))
        #expect(abs(moved.area / still.area - 1) < 0.002)
        // FreeType rounds positions to 1/64 of a pixel.
        #expect(abs(Double(moved.center.x - still.center.x) - distance) < 0.02)
        #expect(abs(Double(moved.center.y - still.center.y) + distance / 2) < 0.02)
    }

    @Test("Text has the same outlines at every size")
    func textHasSameOutlinesAtEverySize() throws {
        let (small, large) = (
            try ink(), try ink(at: CGPoint(x: 20, y: 20), CGAffineTransform(scaleX: 4, y: 4))
        )
        #expect(abs(large.area / small.area / 16 - 1) < 0.01)
        #expect(abs(large.center.x / 4 - small.center.x) < 0.02)
        #expect(abs(large.center.y / 4 - small.center.y) < 0.02)
    }

    @Test("Large text has the same outlines, too")
    func largeTextHasSameOutlines() throws {
        let place = CGPoint(x: 2, y: 2)
        let small = try ink("8", at: place)
        let large = try ink("8", at: place, CGAffineTransform(scaleX: 40, y: 40), side: 1000)
        // FreeType covers slightly less of each pixel at an edge, and a small outline has more of them.
        #expect(abs(large.area / small.area / 1600 - 1) < 0.015)
        #expect(abs(large.center.x / 40 - small.center.x) < 0.02)
        #expect(abs(large.center.y / 40 - small.center.y) < 0.02)
    }

    @Test("Letters that have been drawn before look the same in another place and text")
    func lettersThatHaveBeenDrawnBeforeLookSameInAnotherPlaceAndText() throws {
        let first = try ink("Q8g")
        // More than a cache of a few megabytes holds.
        for step in 0..<20 {
            let place = CGPoint(x: 2, y: 2 + Double(step) / 64 / 40)
            _ = try ink("8", at: place, CGAffineTransform(scaleX: 40, y: 40), side: 600)
        }
        for text in ["Q8g", "Q8gg"] {
            let again = try ink(text, at: CGPoint(x: 57, y: 31))
            // The width of the first two letters.
            for y in 0..<60 {
                for x in 20..<45 { #expect(first.image[x, y] == again.image[x + 37, y + 11]) }
            }
        }
    }

    @Test("Text can be rotated and slanted", arguments: [30.0, 90, 180])
    func textCanBeRotatedAndSlanted(degrees: Double) throws {
        let turn = CGAffineTransform(translationX: 300, y: 300).rotated(by: CGFloat(degrees * .pi / 180))
        for transform in [
            turn, turn.concatenating(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: -60, ty: 0)),
        ] {
            let (still, turned) = (try ink(), try ink(at: CGPoint(x: 20, y: 20), transform))
            let place = still.center.applying(transform)
            #expect(abs(turned.area / still.area - 1) < 0.01)
            #expect(abs(turned.center.x - place.x) < 0.08)
            #expect(abs(turned.center.y - place.y) < 0.08)
        }
    }

    @Test("A clip cuts off text without changing the rest of it")
    func clipCutsOffTextWithoutChangingRest() throws {
        let (whole, part) = (try ink(), try ink(clip: CGRect(x: 40, y: 0, width: 37, height: 600)))
        for y in 0..<80 {
            for x in 0..<200 {
                #expect(part.image[x, y] == ((40..<77).contains(x) ? whole.image[x, y] : .clear))
            }
        }
    }

    @Test("Translucent text is nowhere more opaque than its color")
    func translucentTextIsNowhereMoreOpaqueThanColor() throws {
        let (black, gray) = (try ink(), try ink(color: CGColor(gray: 0, alpha: 0.5)))
        #expect(abs(gray.area / black.area - 128.0 / 255) < 0.005)
        for y in 0..<80 {
            for x in 0..<200 { #expect(gray.image[x, y].alpha <= 128) }
        }
    }
}
