import CoreGraphics

/// A rectangle of device pixels.
struct PixelCell {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// - Parameter rect: A rectangle of whole pixels.
    init(_ rect: CGRect) {
        self.init(x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
    }

    /// Returns the rectangle in parts that have its width and at most the height, from the top.
    func bands(height: Int) -> [PixelCell] {
        stride(from: 0, to: self.height, by: height).map { top in
            PixelCell(x: x, y: y + top, width: width, height: min(height, self.height - top))
        }
    }
}
