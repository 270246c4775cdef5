import Foundation
@_spi(Host) import UIKit

/// A picture of the documents, as a file in the repository, whose history keeps each version.
struct PictureFile {
    let url: URL

    /// Writes a picture, unless the one that's there looks the same.
    ///
    /// - Parameter data: A WebP or PNG file.
    func write(_ data: Data) throws {
        if let former = try? Data(contentsOf: url), Self.lookAlike(former, data) {
            Console.error("left \(url.lastPathComponent), which looks the same")
        } else {
            try data.write(to: url, options: .atomic)
        }
    }

    /// Returns whether people see the same in two files: the same frames at the same times, except for what
    /// compression and rounding change.
    static func lookAlike(_ one: Data, _ other: Data) -> Bool {
        if one == other { return true }
        if let one = WebPReader(one), let other = WebPReader(other) {
            return one.width == other.width && one.height == other.height && one.loops == other.loops
                && one.frames.map(\.end) == other.frames.map(\.end)
                && zip(one.frames, other.frames).allSatisfy { isSame($0.pixels, $1.pixels, width: one.width) }
        }
        guard let one = UIImage(data: one)?.cgImage, let other = UIImage(data: other)?.cgImage,
            one.width == other.width, one.height == other.height
        else { return false }
        return isSame(pixels(of: one), pixels(of: other), width: one.width)
    }

    /// Returns whether at most eight pixels in each square of 16 differ by more than an eighth of the range.
    private static func isSame(_ one: [UInt8], _ other: [UInt8], width: Int) -> Bool {
        guard one.count == other.count, width > 0 else { return false }
        let columns = width / 16 + 1
        var counts = [Int](repeating: 0, count: columns * (one.count / 4 / width / 16 + 1))
        for pixel in 0..<one.count / 4 {
            let bytes = pixel * 4..<pixel * 4 + 4
            guard bytes.contains(where: { abs(Int(one[$0]) - Int(other[$0])) > 32 }) else { continue }
            counts[pixel / width / 16 * columns + pixel % width / 16] += 1
        }
        return counts.allSatisfy { $0 <= 8 }
    }

    private static func pixels(of image: CGImage) -> [UInt8] {
        image.withPixels { bytes, bytesPerRow in
            (0..<image.height).flatMap { row in
                bytes[row * bytesPerRow..<row * bytesPerRow + image.width * 4]
            }
        }
    }
}
