import TestSupport
import Testing
@_spi(Host) import UIKit

/// Bitmap contexts that functions begin and end.
@MainActor
@Suite struct ImageContextTests {
    private let size = CGSize(width: 10, height: 6)

    @Test func whatIsDrawnBecomesAnImage() throws {
        _ = makeWindow()
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(size, false, 3)
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 6))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == size && image.scale == 3)
        let picture = try #require(image.cgImage)
        #expect(pixel(picture, 1, 1) == [255, 0, 0, 255])
        #expect(pixel(picture, 20, 1) == [0, 0, 0, 0])
    }

    @Test func opaqueOnesAreBlack() throws {
        _ = makeWindow(scale: 2)
        UIGraphicsBeginImageContextWithOptions(size, true, 0)
        defer { UIGraphicsEndImageContext() }
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(image.scale == 2)
        #expect(image.cgImage.map { pixel($0, 3, 3) } == [0, 0, 0, 255])
    }

    @Test func theyStandOnOneAnother() {
        _ = makeWindow()
        UIGraphicsBeginImageContext(size)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == size)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func aPushedContextIsNotOneForAnImage() throws {
        _ = makeWindow()
        UIGraphicsBeginImageContext(size)
        let own = try #require(UIGraphicsGetCurrentContext())
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3))
        _ = renderer.image { _ in #expect(UIGraphicsGetImageFromCurrentImageContext() == nil) }
        #expect(UIGraphicsGetCurrentContext() === own)
        UIGraphicsEndImageContext()
    }

    @Test("An empty size is an error, as in UIKit", arguments: [0, -4] as [CGFloat])
    func emptySize(length: CGFloat) async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [length] in
            await MainActor.run { UIGraphicsBeginImageContext(CGSize(width: 4, height: length)) }
        }
        #expect(first.names("failed to allocate CGBitmapContext"))
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [length] in
            await MainActor.run {
                UIGraphicsBeginImageContextWithOptions(CGSize(width: length, height: 4), false, 0)
            }
        }
        #expect(second.names("failed to allocate CGBitmapContext"))
    }

    /// The header of Apple's renderer calls its format the immutable aspects of its configuration.
    @Test("Renderers that share a format draw at their own sizes and scales")
    func sharedFormat() {
        _ = makeWindow(scale: 2)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let small = UIGraphicsImageRenderer(size: size, format: format)
        format.scale = 1
        let large = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 40), format: format)
        let images = [small, large].map { $0.image { _ in } }
        #expect(images.map(\.size) == [size, CGSize(width: 50, height: 40)])
        #expect(images.map(\.scale) == [3, 1])
        #expect(small.format.bounds.size == size && format.bounds == .zero)
    }

    @Test("The image of a renderer without an area has no size", arguments: [0, -4, .nan] as [CGFloat])
    func emptyRenderer(length: CGFloat) throws {
        _ = makeWindow(scale: 2)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: length, height: 4))
        var sizes: [CGSize] = []
        let image = renderer.image { context in
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            sizes.append(context.currentImage.size)
        }
        sizes.append(image.size)
        #expect(sizes == [.zero, .zero] && image.cgImage == nil)
        #expect(renderer.pngData { _ in }.isEmpty)
    }

    @Test(arguments: [1e9, .infinity] as [CGFloat])
    func hugeSizesBeginNothing(_ length: CGFloat) {
        _ = makeWindow()
        UIGraphicsBeginImageContextWithOptions(CGSize(width: length, height: 4), false, 1)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func aScreenCanBeDrawnIntoOne() {
        let window = makeWindow(scale: 2)
        window.backgroundColor = .green
        UIApplication.shared.tick()
        UIGraphicsBeginImageContextWithOptions(window.bounds.size, false, 0)
        defer { UIGraphicsEndImageContext() }
        #expect(window.drawHierarchy(in: window.bounds, afterScreenUpdates: false))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        #expect(image?.cgImage.map { pixel($0, 40, 40) } == [0, 255, 0, 255])
    }

    @Test func aRendererWithBoundsDrawsWhatIsInThem() throws {
        _ = makeWindow(scale: 2)
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 8, height: 4)).image {
            context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 14, y: 20, width: 4, height: 4))
        }
        #expect(image.size == CGSize(width: 8, height: 4) && image.scale == 2)
        let picture = try #require(image.cgImage)
        #expect(pixel(picture, 7, 4)[3] == 0 && pixel(picture, 8, 4) == [255, 0, 0, 255])
    }

    @Test func aRendererOfAHugeImageDrawsWithFewerPixels() throws {
        _ = makeWindow(scale: 3)
        let size = CGSize(width: 20_000, height: 20_000)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 10_000, y: 0, width: 10_000, height: 20_000))
        }
        let picture = try #require(image.cgImage)
        #expect(picture.width * picture.height <= 64_100_000)
        #expect(abs(image.size.width - size.width) < 10)
        #expect(pixel(picture, picture.width / 4, 100)[3] == 0)
        #expect(pixel(picture, picture.width * 3 / 4, 100) == [255, 0, 0, 255])
    }

    @Test(
        "An image stays as it was when the app draws on in a context that it has kept",
        arguments: [true, false]
    )
    func drawingOn(keepsRendererContext: Bool) throws {
        _ = makeWindow(scale: 1)
        var (bitmap, rendererContext): (CGContext?, UIGraphicsImageRendererContext?)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            if keepsRendererContext { rendererContext = context } else { bitmap = context.cgContext }
        }
        let context = try #require(bitmap ?? rendererContext?.cgContext)
        context.setFillColor(.blue)
        context.fill(CGRect(origin: .zero, size: size))
        #expect(image.cgImage.map { pixel($0, 3, 3) } == [255, 0, 0, 255])
        #expect(context.makeImage().map { pixel($0, 3, 3) } == [0, 0, 255, 255])
    }

    /// Apple: "using the fill color of the current graphics context and the `kCGBlendModeCopy` blend mode".
    @Test("A filled rectangle replaces what's there")
    func filledRectangle() throws {
        _ = makeWindow()
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        defer { UIGraphicsEndImageContext() }
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 6))
        UIColor.clear.setFill()
        UIRectFill(CGRect(x: 2, y: 2, width: 3, height: 2))
        let picture = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        #expect(pixel(picture, 3, 3) == [0, 0, 0, 0] && pixel(picture, 7, 3) == [255, 0, 0, 255])
    }
}
