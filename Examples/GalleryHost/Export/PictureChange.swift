import Foundation
@_spi(Host) import UIKit

/// The difference between a picture and its predecessor.
enum PictureChange {
    /// Returns the mean difference of each picture's components from its predecessor, from 0 to 255. The
    /// first one has 0. Only pictures with equal pixels have 0.
    static func between(_ images: [CGImage]) -> [Double] {
        guard !images.isEmpty else { return [] }
        return [0] + zip(images, images.dropFirst()).map(difference)
    }

    /// The distance between compared pixels, because comparing all of them would take longer than drawing.
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
    /// Returns whether both pictures have the same size and pixels.
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
