@_spi(Host) import UIKit

/// What a window shows at a moment.
@MainActor public struct WindowFrame {
    private let image: CGImage
    private let scale: CGFloat

    /// - Parameter scale: pixels for each point. Half is enough to compare.
    public init(_ window: UIWindow, scale: CGFloat = 1) {
        image = window.image(scale: scale)
        self.scale = scale
    }

    /// The part of the pixels, 0…1, that are of another color in another frame. What rounding and smoothing make of
    /// an edge is the same color.
    public func difference(from other: WindowFrame) -> Double {
        let (width, height) = (image.width, image.height)
        guard other.image.width == width, other.image.height == height else { return 1 }
        var count = 0
        image.withPixels { first, firstRow in
            other.image.withPixels { second, secondRow in
                for y in 0..<height where !isSame(first, y * firstRow, second, y * secondRow, width) {
                    for x in 0..<width {
                        let (a, b) = (y * firstRow + x * 4, y * secondRow + x * 4)
                        if (0..<3).contains(where: { abs(Int(first[a + $0]) - Int(second[b + $0])) > 48 }) {
                            count += 1
                        }
                    }
                }
            }
        }
        return Double(count) / Double(width * height)
    }

    /// Whether a row of pixels is the same in two pictures.
    private func isSame(
        _ first: UnsafeBufferPointer<UInt8>,
        _ a: Int,
        _ second: UnsafeBufferPointer<UInt8>,
        _ b: Int,
        _ width: Int
    ) -> Bool {
        guard let first = first.baseAddress, let second = second.baseAddress else { return false }
        return memcmp(first + a, second + b, width * 4) == 0
    }

    /// What a pixel shows, as red, green and blue of 0…255.
    public func color(at point: CGPoint) -> [UInt8] {
        image.withPixels { bytes, stride in
            let offset = Int(point.y * scale) * stride + Int(point.x * scale) * 4
            return [bytes[offset + 2], bytes[offset + 1], bytes[offset]]
        }
    }

    /// A file of the picture, for whoever wants to look at it.
    public var pngData: Data? { image.pngData() }
}
