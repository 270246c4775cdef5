import UIKit

/// A picture of a screen, for reading and comparing colors.
public struct Picture: Sendable {
    /// The image of the picture.
    public let image: UIImage
    private let pixels: Pixels

    /// Creates a picture from an image. An image without pixels, such as `UIImage()`, creates an empty
    /// picture.
    public init(_ image: UIImage) {
        self.image = image
        pixels = Pixels(image)
    }

    /// Creates a picture from a file.
    ///
    /// - Throws: A Cocoa error if the file doesn't exist or isn't an image.
    public init(contentsOf url: URL) throws {
        guard let image = UIImage(data: try Data(contentsOf: url)) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
        }
        self.init(image)
    }

    /// The size, in points.
    public var size: CGSize { image.size }

    /// Returns the color at a point: red, green, and blue, from 0 to 255. Where the picture is translucent,
    /// they're multiplied by the opacity.
    ///
    /// - Parameter point: A point, relative to the top left corner. If it's outside the picture, the result
    ///   is empty.
    public func color(at point: CGPoint) -> [UInt8] {
        let (x, y) = (point.x * image.scale, point.y * image.scale)
        guard x >= 0, y >= 0, x < CGFloat(pixels.width), y < CGFloat(pixels.height) else { return [] }
        let offset = (Int(y) * pixels.width + Int(x)) * 4
        return [pixels.bytes[offset + 2], pixels.bytes[offset + 1], pixels.bytes[offset]]
    }

    /// Returns the fraction of pixels whose color differs in another picture, from 0 to 1.
    ///
    /// With the default tolerance, antialiasing and slight changes of color don't count as differences. A
    /// shade, shadow, or dimming can also be too slight to count. To notice these, use a smaller tolerance.
    /// Pictures of different sizes have a difference of 1.
    ///
    /// The fraction is of the whole picture. A toast is about 3 percent of a phone's screen, so a test that
    /// allows a difference of 5 percent doesn't notice that the toast is missing. Choose a limit far below
    /// the size of what the test is about, or read one of its pixels with ``color(at:)``.
    ///
    /// - Parameters:
    ///   - other: The other picture.
    ///   - tolerance: The largest difference between two components of colors that count as equal, from 0 to
    ///     255. The default is 48.
    public func difference(from other: Picture, tolerance: Int = 48) -> Double {
        pixels.difference(from: other.pixels, tolerance: tolerance)
    }

    /// The picture in PNG format, or `nil` if the picture is empty.
    public var pngData: Data? { image.pngData() }

    /// Writes the picture to a PNG file, and creates its folder if necessary.
    public func write(to url: URL) throws {
        guard let pngData else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
        }
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try pngData.write(to: url)
    }
}
