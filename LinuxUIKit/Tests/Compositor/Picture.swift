@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore

/// A drawn layer tree, for reading pixels.
struct Picture {
    struct Pixel: Equatable {
        var red: Int
        var green: Int
        var blue: Int
        var alpha: Int

        static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
        static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
        static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
        static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
        static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

        func isNear(_ other: Pixel, within tolerance: Int = 2) -> Bool {
            abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
                && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
        }
    }

    let width: Int
    let height: Int
    let scale: Double
    let bytes: [UInt8]

    init(_ image: CGImage, scale: Double = 1) {
        let (width, height) = (image.width, image.height)
        self.width = width
        self.height = height
        self.scale = scale
        bytes = image.withPixels { pixels, bytesPerRow in
            (0..<height).flatMap { row in pixels[(row * bytesPerRow)..<(row * bytesPerRow + 4 * width)] }
        }
    }

    /// Builds a tree in a root layer of the given size, without animations, and draws it.
    init(
        _ width: CGFloat,
        _ height: CGFloat,
        scale: CGFloat = 1,
        renderer: LayerRenderer = LayerRenderer(),
        _ build: (CALayer) -> Void
    ) {
        let root = CALayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        build(root)
        CATransaction.commit()
        self.init(
            renderer.image(of: root, size: root.bounds.size, scale: scale),
            scale: Double(scale)
        )
    }

    /// Returns a pixel.
    subscript(x: Int, y: Int) -> Pixel {
        let start = 4 * (y * width + x)
        return Pixel(
            red: Int(bytes[start + 2]),
            green: Int(bytes[start + 1]),
            blue: Int(bytes[start]),
            alpha: Int(bytes[start + 3])
        )
    }

    /// Returns the pixel at a point.
    func at(_ x: Double, _ y: Double) -> Pixel {
        self[Int(x * scale), Int(y * scale)]
    }

    /// Returns the length of a color in a section of a row, in points. A smooth edge counts by its coverage.
    func length(_ part: KeyPath<Pixel, Int>, row: Int, from: Int = 0, to: Int? = nil) -> Double {
        (from..<(to ?? width)).reduce(0) { $0 + Double(self[$1, row][keyPath: part]) } / 255 / scale
    }

    func length(_ part: KeyPath<Pixel, Int>, column: Int, from: Int = 0, to: Int? = nil) -> Double {
        (from..<(to ?? height)).reduce(0) { $0 + Double(self[column, $1][keyPath: part]) } / 255 / scale
    }
}

extension CALayer {
    convenience init(
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        _ color: CGColor? = nil
    ) {
        self.init()
        frame = CGRect(x: x, y: y, width: width, height: height)
        backgroundColor = color
    }

    /// Adds sublayers, and returns the layer.
    func with(_ layers: CALayer...) -> Self {
        for layer in layers { addSublayer(layer) }
        return self
    }
}

extension CGImage {
    /// Returns an image of cells, each of a single color, given row by row.
    static func cells(_ rows: [[CGColor]], size: Int) -> CGImage {
        let context = CGContext(
            pixelWidth: rows[0].count * size,
            pixelHeight: rows.count * size,
            scale: 1
        )
        for (y, row) in rows.enumerated() {
            for (x, color) in row.enumerated() {
                context.setFillColor(color)
                context.fill(CGRect(x: x * size, y: y * size, width: size, height: size))
            }
        }
        return context.makeImage()!
    }
}

/// Returns the visible position of a point at depth `z`, for an eye at distance `d` above `center`.
func seen(_ x: Double, _ y: Double, _ z: Double, d: Double, center: (Double, Double)) -> (
    x: Double, y: Double
) {
    // By similar triangles: the eye looks along z, and the image is at z = 0.
    let factor = d / (d - z)
    return (center.0 + (x - center.0) * factor, center.1 + (y - center.1) * factor)
}
