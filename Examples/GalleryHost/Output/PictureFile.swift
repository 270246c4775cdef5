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
            Console.note("left \(url.lastPathComponent), which looks the same")
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
                && zip(one.frames, other.frames).allSatisfy { isSame($0.pixels, $1.pixels) }
        }
        guard let one = UIImage(data: one)?.cgImage, let other = UIImage(data: other)?.cgImage,
            one.width == other.width, one.height == other.height
        else { return false }
        return isSame(pixels(of: one), pixels(of: other))
    }

    /// Returns whether at most a thousandth of the pixels differ by more than an eighth of the range. A line
    /// across a picture is more.
    private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        var count = 0
        for start in stride(from: 0, to: one.count, by: 4) {
            let isOther = (start..<start + 4).contains { abs(Int(one[$0]) - Int(other[$0])) > 32 }
            if isOther { count += 1 }
        }
        return count * 4000 <= one.count
    }

    private static func pixels(of image: CGImage) -> [UInt8] {
        image.withPixels { bytes, bytesPerRow in
            (0..<image.height).flatMap { row in
                bytes[row * bytesPerRow..<row * bytesPerRow + image.width * 4]
            }
        }
    }
}
