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

    private func alphas(_ image: UIImage, _ color: UIColor) throws -> [Int] {
        let tinted = image.withTintColor(color, renderingMode: .alwaysOriginal)
        let drawn = UIGraphicsImageRenderer(size: image.size).image { _ in tinted.draw(at: .zero) }
        let pixels = try #require(drawn.cgImage)
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
}
