import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct SymbolTests {
    nonisolated static let names = [
        "magnifyingglass", "xmark.circle.fill", "play.fill", "pause.fill", "backward.fill", "forward.fill",
        "doc.on.doc", "checkmark", "slider.horizontal.3", "arrow.left.arrow.right",
        "arrow.up.left.and.arrow.down.right", "hand.draw", "chevron.left", "chevron.right", "gearshape",
        "square.grid.2x2", "photo", "ellipsis", "sun.max", "moon", "arrow.clockwise",
        "arrow.counterclockwise", "shuffle", "rectangle.split.2x1", "rectangle.split.2x1.fill",
        "plus.magnifyingglass", "minus.magnifyingglass",
        "info.circle", "checkmark.circle.fill", "plus.circle",
    ]

    private func picture(_ image: UIImage, _ color: UIColor) throws -> CGImage {
        let tinted = image.withTintColor(color, renderingMode: .alwaysOriginal)
        let drawn = UIGraphicsImageRenderer(size: image.size).image { _ in tinted.draw(at: .zero) }
        return try #require(drawn.cgImage)
    }

    private func alphas(_ image: UIImage, _ color: UIColor) throws -> [Int] {
        let pixels = try picture(image, color)
        return (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixel(pixels, $0, y)[3] } }
    }

    @Test(arguments: names) func theSymbolIsDrawn(_ name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage)
        let alphas = try alphas(image, .black)
        #expect(alphas.contains { $0 > 200 } && alphas.contains(0))
    }

    /// Where lines and fills overlap, a translucent color has the same opacity as elsewhere.
    @Test(arguments: names) func translucentSymbolsAreEven(_ name: String) throws {
        let image = try #require(UIImage(systemName: name))
        let alphas = try alphas(image, UIColor(white: 0, alpha: 0.5))
        #expect(try abs(#require(alphas.max()) - 128) <= 1)
    }

    // MARK: Shapes, as the names and the SF Symbols app show them

    private func large(_ name: String) throws -> CGImage {
        let configuration = UIImage.SymbolConfiguration(pointSize: 100)
        return try picture(#require(UIImage(systemName: name, withConfiguration: configuration)), .black)
    }

    @Test func aPlusIsAsWideAsHigh() throws {
        let ink = try large("plus").inkBounds
        #expect(ink.height > 0 && abs(ink.width - ink.height) <= 2)
        #expect(try abs(large("minus").inkBounds.width - ink.width) <= 2)
    }

    @Test func linesHaveRoundEnds() throws {
        let minus = try large("minus")
        let ink = minus.inkBounds
        for x in [Int(ink.minX), Int(ink.maxX) - 1] {
            for y in [Int(ink.minY), Int(ink.maxY) - 1] {
                #expect(minus[x, y].alpha == 0)
                #expect(minus[Int(ink.midX), y].alpha > 0 && minus[x, Int(ink.midY)].alpha > 0)
            }
        }
    }

    @Test(arguments: [("bell", false), ("bell.fill", true)])
    func aBellHangsOverItsClapper(name: String, isFilled: Bool) throws {
        let bell = try large(name)
        #expect(bell.inkBounds.minY < CGFloat(bell.height) / 3)
        let middle = bell[bell.width / 2, bell.height / 2].alpha
        #expect(isFilled ? middle > 200 : middle == 0)
    }

    /// Those that are named for a direction in the text are mirrored with it, and those named for a side stay
    /// as they are.
    @Test(arguments: [
        ("chevron.backward", true), ("chevron.forward", true), ("chevron.left", false),
        ("chevron.right", false),
    ])
    func mirroredSymbols(name: String, isMirrored: Bool) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.flipsForRightToLeftLayoutDirection == isMirrored)
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.flipsForRightToLeftLayoutDirection == isMirrored)
    }
}
