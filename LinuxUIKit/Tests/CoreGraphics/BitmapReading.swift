@_spi(Host) import CoreGraphics

/// A pixel as it's stored, with premultiplied components.
struct Pixel: Equatable, CustomStringConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension CGImage {
    /// Returns the pixel in a column and row, from the top left.
    subscript(x: Int, y: Int) -> Pixel {
        withPixels { pixels, bytesPerRow in
            let at = y * bytesPerRow + x * 4
            return Pixel(red: pixels[at + 2], green: pixels[at + 1], blue: pixels[at], alpha: pixels[at + 3])
        }
    }

    /// The smallest rectangle that contains all nontransparent pixels, or null if there are none.
    var inkBounds: CGRect {
        var ink = CGRect.null
        for y in 0..<height {
            for x in 0..<width where self[x, y].alpha > 0 {
                ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return ink
    }
}

/// Returns the image that the closure draws, in a context whose y-axis points down.
func drawn(
    _ width: Int,
    _ height: Int,
    scale: CGFloat = 1,
    _ draw: (CGContext) throws -> Void
) rethrows -> CGImage {
    let context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale)
    try draw(context)
    return context.makeImage()!
}

func coincide(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-12) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

func coincide(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-12) -> Bool {
    coincide(a.origin, b.origin, within: tolerance)
        && coincide(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), within: tolerance)
}
