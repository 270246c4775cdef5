import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct LabelTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        UIApplication.reset()
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func oneLineIsOneLineHigh() {
        let label = label("Hello, world")
        let size = label.intrinsicContentSize
        #expect(size.width > 60 && size.width < 130)
        #expect(size.height >= label.font.lineHeight && size.height < label.font.lineHeight + 0.5)
        #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == size)
    }

    @Test func textWithoutLettersTakesNoRoom() {
        #expect(label("").intrinsicContentSize == .zero)
        #expect(UILabel().intrinsicContentSize == .zero)
    }

    @Test func linesBreakAtTheWidth() {
        let label = label("one two three four five six seven eight nine ten", lines: 0)
        let narrow = label.sizeThatFits(CGSize(width: 100, height: 0))
        let wide = label.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(narrow.width <= 100 && wide.width <= 200)
        #expect(narrow.height > wide.height && wide.height > label.font.lineHeight)
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(abs(two - 2 * label.font.lineHeight) <= 1)
    }

    @Test func aLabelThatWasMeasuredBeforeHasTheSizesOfANewOne() {
        let kept = label("", lines: 0)
        let widths: [CGFloat] = [.infinity, 100, 60, 40, 100, .infinity, 60]
        let contents: [(text: String, size: CGFloat)] = [
            ("one two three", 17), ("four five", 17), ("four five", 25), ("one two three", 17),
        ]
        for (text, size) in contents {
            kept.text = text
            kept.font = .systemFont(ofSize: size)
            for width in widths {
                let fresh = label(text, lines: 0)
                fresh.font = .systemFont(ofSize: size)
                let room = CGSize(width: width, height: .infinity)
                #expect(kept.sizeThatFits(room) == fresh.sizeThatFits(room))
            }
        }
    }

    @Test func sizesLieOnPixels() {
        let size = label("Pixel").intrinsicContentSize
        #expect((size.width * 2).rounded() == size.width * 2)
        #expect((size.height * 2).rounded() == size.height * 2)
    }

    @Test func aLargerFontTakesMoreRoom() {
        let label = label("Size")
        let small = label.intrinsicContentSize
        label.font = .systemFont(ofSize: 34)
        let large = label.intrinsicContentSize
        #expect(abs(large.width - 2 * small.width) < 2 && abs(large.height - 2 * small.height) < 2)
    }

    /// Returns the columns of a drawn label that contain text.
    private func ink(of label: UILabel) -> ClosedRange<Int>? {
        let window = makeWindow(size: CGSize(width: 200, height: 40), scale: 1)
        label.frame = window.bounds
        window.addSubview(label)
        UIApplication.shared.tick()
        let image = window.image(scale: 1)
        let columns = (0..<200).filter { x in (0..<40).contains { pixel(image, x, $0)[3] > 32 } }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    @Test func textStandsWhereReadingBegins() throws {
        let leading = try #require(ink(of: label("lead")))
        #expect(leading.lowerBound < 6 && leading.upperBound < 80)
        let mirrored = label("lead")
        mirrored.semanticContentAttribute = .forceRightToLeft
        let trailing = try #require(ink(of: mirrored))
        #expect(trailing.upperBound > 194 && trailing.lowerBound > 120)
        let centered = label("lead")
        centered.textAlignment = .center
        let middle = try #require(ink(of: centered))
        #expect(abs(middle.lowerBound + middle.upperBound - 199) <= 6)
    }

    @Test func longTextIsCutWithinTheBounds() throws {
        let columns = try #require(ink(of: label(String(repeating: "long ", count: 30))))
        #expect(columns.upperBound < 200 && columns.upperBound > 150)
    }

    @Test func aNewTextIsDrawn() throws {
        let label = label("i")
        let narrow = try #require(ink(of: label))
        label.text = "a longer text"
        UIApplication.shared.tick()
        let wide = try #require(ink(of: label))
        #expect(wide.upperBound > narrow.upperBound + 20)
    }
}
