import Foundation
@_spi(Host) import UIKit

/// How much a picture differs from the one before it.
enum PictureChange {
    /// For each picture the mean difference of its components from the one before, 0…255; the first has none.
    /// Pictures whose every pixel is the same have 0, others more, even if only by a little.
    static func between(_ images: [CGImage]) -> [Double] {
        guard !images.isEmpty else { return [] }
        return [0] + zip(images, images.dropFirst()).map(difference)
    }

    /// Not every pixel is looked at, which would take longer than drawing them.
    private static let stride = 7

    private static func difference(_ one: CGImage, _ other: CGImage) -> Double {
        if one.hasPixels(of: other) { return 0 }
        var sum = 0
        var count = 0
        one.withPixels { first, bytesPerRow in
            other.withPixels { second, _ in
                for row in Swift.stride(from: 0, to: one.height, by: stride) {
                    for column in Swift.stride(from: row % stride, to: one.width, by: stride) {
                        let start = row * bytesPerRow + column * 4
                        for index in start..<start + 3 {
                            sum += abs(Int(first[index]) - Int(second[index]))
                        }
                        count += 3
                    }
                }
            }
        }
        return max(Double(sum) / Double(max(count, 1)), 1e-6)
    }
}

extension CGImage {
    /// Whether both are of one size and every pixel is the same.
    func hasPixels(of other: CGImage) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return withPixels { first, bytesPerRow in
            other.withPixels { second, otherBytesPerRow in
                (0..<height).allSatisfy { row in
                    memcmp(
                        first.baseAddress! + row * bytesPerRow,
                        second.baseAddress! + row * otherBytesPerRow,
                        width * 4
                    ) == 0
                }
            }
        }
    }
}
