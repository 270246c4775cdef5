import UIKit

/// A picture of a screen, whose colors a test reads and compares.
public struct Picture: Sendable {
    /// The picture, to show or to attach.
    public let image: UIImage
    private let pixels: Pixels

    /// Creates a picture of an image. One without pixels, such as `UIImage()`, makes an empty picture.
    public init(_ image: UIImage) {
        self.image = image
        pixels = Pixels(image)
    }

    /// Creates a picture of a file.
    ///
    /// - Throws: A Cocoa error if there is no file, or none of an image.
    public init(contentsOf url: URL) throws {
        guard let image = UIImage(data: try Data(contentsOf: url)) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
        }
        self.init(image)
    }

    /// The width and height in points.
    public var size: CGSize { image.size }

    /// What is to be seen at a point: red, green, and blue, from 0 to 255.
    ///
    /// - Parameter point: A place in points from the upper left corner. One that is not in the picture has no color, and
    ///   the result is empty.
    public func color(at point: CGPoint) -> [UInt8] {
        let (x, y) = (point.x * image.scale, point.y * image.scale)
        guard x >= 0, y >= 0, x < CGFloat(pixels.width), y < CGFloat(pixels.height) else { return [] }
        let offset = (Int(y) * pixels.width + Int(x)) * 4
        return [pixels.bytes[offset + 2], pixels.bytes[offset + 1], pixels.bytes[offset]]
    }

    /// The part of the pixels, from 0 to 1, that have another color in another picture.
    ///
    /// Colors count as the same if no component differs by more than 48 of 255. So what rounding and smoothing make of an
    /// edge is no difference. Pictures of different sizes differ completely, by 1.
    public func difference(from other: Picture) -> Double { pixels.difference(from: other.pixels) }

    /// The contents of a PNG file, or `nil` for an empty picture.
    public var pngData: Data? { image.pngData() }

    /// Writes a PNG file, and makes the folders that it is to be in.
    public func write(to url: URL) throws {
        guard let pngData else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
        }
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try pngData.write(to: url)
    }
}
