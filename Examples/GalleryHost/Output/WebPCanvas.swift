import Foundation
@_spi(Host) import UIKit

/// The visible content of an animation at a moment, pixel by pixel.
struct WebPCanvas {
    /// A rectangle of pixels.
    struct Place: Equatable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    let width: Int
    let height: Int
    /// The pixels as they were passed in, before compression.
    private var pixels: [UInt32]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = Array(repeating: 0, count: width * height)
    }

    /// Shows an image that has the size of the canvas.
    ///
    /// - Parameters:
    ///   - all: Whether nothing is visible yet.
    ///   - tolerance: The difference of a component, from 0 to 255, that doesn't count as a change.
    /// - Returns: The smallest rectangle that has to be drawn, or `nil` if there's none. As WebP requires,
    ///   its origin has even numbers.
    mutating func show(_ image: CGImage, all: Bool, tolerance: Int) -> Place? {
        let (width, height) = (width, height)
        return pixels.withUnsafeMutableBufferPointer { shown -> Place? in
            image.withPixels { bytes, bytesPerRow -> Place? in
                guard let shown = shown.baseAddress, let new = bytes.baseAddress else { return nil }
                func newRow(_ row: Int) -> UnsafeRawPointer { UnsafeRawPointer(new + row * bytesPerRow) }
                var (left, right, top, bottom) = all ? (0, width, 0, height) : (width, 0, height, 0)
                if !all {
                    for row in 0..<height where memcmp(newRow(row), shown + row * width, width * 4) != 0 {
                        let line = newRow(row).assumingMemoryBound(to: UInt32.self)
                        let old = shown + row * width
                        func differs(_ column: Int) -> Bool {
                            line[column] != old[column]
                                && Self.differs(line[column], old[column], by: tolerance)
                        }
                        guard let first = (0..<width).first(where: differs) else { continue }
                        let last = (first..<width).last(where: differs) ?? first
                        (left, right) = (min(left, first), max(right, last + 1))
                        (top, bottom) = (min(top, row), row + 1)
                    }
                }
                guard right > left, bottom > top else { return nil }
                (left, top) = (left & ~1, top & ~1)
                for row in top..<bottom {
                    memcpy(shown + row * width + left, newRow(row) + left * 4, (right - left) * 4)
                }
                return Place(x: left, y: top, width: right - left, height: bottom - top)
            }
        }
    }

    private static func differs(_ one: UInt32, _ other: UInt32, by tolerance: Int) -> Bool {
        for shift: UInt32 in [0, 8, 16, 24] {
            let difference = Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)
            if abs(difference) > tolerance { return true }
        }
        return false
    }
}
