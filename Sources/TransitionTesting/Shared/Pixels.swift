import UIKit

/// The pixels of an image: rows from the top, and blue, green, red, and alpha of each.
struct Pixels: Sendable {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    init(_ image: UIImage) {
        let (width, height) = (image.cgImage?.width ?? 0, image.cgImage?.height ?? 0)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        if let picture = image.cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB) {
            bytes.withUnsafeMutableBytes { buffer in
                let context = CGContext(
                    data: buffer.baseAddress,
                    width: width,
                    height: height,
                    bitsPerComponent: 8,
                    bytesPerRow: width * 4,
                    space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                        | CGBitmapInfo.byteOrder32Little.rawValue
                )
                context?.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
            }
        }
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// Returns the fraction of the pixels of which a component differs by more than the tolerance.
    func difference(from other: Pixels, tolerance: Int) -> Double {
        guard width == other.width, height == other.height else { return 1 }
        guard !bytes.isEmpty else { return 0 }
        var count = 0
        bytes.withUnsafeBytes { first in
            other.bytes.withUnsafeBytes { second in
                guard let a = first.baseAddress, let b = second.baseAddress else { return }
                let row = width * 4
                // Most rows of two frames are the same.
                for start in stride(from: 0, to: first.count, by: row)
                where memcmp(a + start, b + start, row) != 0 {
                    for pixel in stride(from: start, to: start + row, by: 4)
                    where (0..<3).contains(where: {
                        abs(Int(first[pixel + $0]) - Int(second[pixel + $0])) > tolerance
                    }) {
                        count += 1
                    }
                }
            }
        }
        return Double(count) / Double(width * height)
    }
}
