@_spi(Host) import CoreGraphics
import Testing

@Suite struct CGImageTests {
    /// Four pixels: red, half-transparent green, blue, clear.
    let image = CGImage(
        width: 2,
        height: 2,
        bgraPremultiplied: [0, 0, 255, 255, 0, 128, 0, 128, 255, 0, 0, 255, 0, 0, 0, 0]
    )!

    @Test func pixelsLieFromTheTopLeft() {
        #expect(image.width == 2 && image.height == 2)
        #expect(image[0, 0] == .red)
        #expect(image[1, 0] == Pixel(red: 0, green: 128, blue: 0, alpha: 128))
        #expect(image[0, 1] == .blue)
        #expect(image[1, 1] == .clear)
    }

    @Test func aPNGFileKeepsEveryPixel() throws {
        let data = try #require(image.pngData())
        #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        let decoded = try #require(CGImage(pngData: data))
        for y in 0..<2 { for x in 0..<2 { #expect(decoded[x, y] == image[x, y]) } }
        #expect(decoded.pngData() == data)
    }

    @Test func whatIsNoPNGFileGivesNoImage() {
        #expect(CGImage(pngData: Data()) == nil)
        #expect(CGImage(pngData: Data("no picture".utf8)) == nil)
    }

    @Test func badSizesGiveNoImage() {
        #expect(CGImage(width: 0, height: 2, bgraPremultiplied: []) == nil)
        #expect(CGImage(width: 2, height: 2, bgraPremultiplied: [0, 0, 0]) == nil)
    }

    @Test func croppingRoundsOutwardsAndStaysInside() throws {
        let part = try #require(image.cropping(to: CGRect(x: 0.6, y: 0.9, width: 5, height: 0.2)))
        #expect(part.width == 2 && part.height == 2)
        let right = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)))
        #expect(right.width == 1 && right.height == 2)
        #expect(right[0, 0] == image[1, 0])
        #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: .null) == nil)
    }

    @Test func aCroppedImageOutlivesTheWhole() throws {
        var whole: CGImage? = drawn(40, 40) { context in
            context.setFillColor(.green)
            context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        let part = try #require(whole?.cropping(to: CGRect(x: 10, y: 10, width: 20, height: 20)))
        whole = nil
        #expect(part[9, 9] == .clear)
        #expect(part[10, 10] == .green)
        #expect(CGImage(pngData: try #require(part.pngData()))?[10, 10] == .green)
    }
}
