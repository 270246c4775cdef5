import CPangoCairo
@_spi(Host) import CoreGraphics

/// Draws frame after frame of the same layers for a display, into one bitmap, and only those that differ from the
/// frame before.
@_spi(Host) public final class FrameRenderer {
    /// The pixels of a frame: rows from the top, four bytes a pixel, blue, green, red and alpha, premultiplied.
    public struct Pixels {
        public let start: UnsafeMutablePointer<UInt8>
        public let width: Int
        public let height: Int
        public let bytesPerRow: Int
    }

    private var bitmap = Bitmap(width: 1, height: 1)
    private var shown: (layers: [SampledLayer], origins: [CGPoint], scale: CGFloat)?
    private let cache = RasterCache()
    private let projector = ProjectedImage()

    public init() {}

    /// Draws the layers, back to front, each at the origin of its frame, as they show at `MediaClock.now`.
    ///
    /// - Parameters:
    ///   - size: The size of the screen, in points.
    ///   - scale: Pixels for each point.
    ///   - body: Gets the pixels if they changed; they are good until it returns.
    /// - Returns: Whether they changed.
    @discardableResult
    public func draw(
        _ layers: [CALayer],
        size: CGSize,
        scale: CGFloat,
        _ body: (Pixels) -> Void
    ) -> Bool {
        precondition(scale > 0 && scale.isFinite, "A frame needs a scale above zero, not \(scale)")
        let width = max(1, Int((size.width * scale - 0.01).rounded(.up)))
        let height = max(1, Int((size.height * scale - 0.01).rounded(.up)))
        let samples = layers.map { SampledLayer(root: $0) }
        let origins = layers.map(\.frame.origin)
        if bitmap.width != width || bitmap.height != height {
            bitmap = Bitmap(width: width, height: height)
        } else if let shown, shown.scale == scale, shown.origins == origins,
            shown.layers.count == samples.count,
            zip(shown.layers, samples).allSatisfy({ $0.hasSameLook(as: $1) })
        {
            return false
        }
        bitmap.draw { cairo in
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            cairo_paint(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            let painter = LayerPainter(
                cairo: cairo,
                scale: Double(scale),
                isMirrored: false,
                cache: cache,
                projector: projector
            )
            for (sample, place) in zip(samples, origins) {
                let origin = sample.content.bounds.origin
                let map = Homography.translation(Double(place.x - origin.x), Double(place.y - origin.y))
                    .followed(by: .scale(Double(scale), Double(scale)))
                painter.draw(sample, map: map, alpha: 1)
            }
        }
        cache.endFrame()
        shown = (samples, origins, scale)
        body(
            Pixels(start: bitmap.data, width: width, height: height, bytesPerRow: bitmap.bytesPerRow)
        )
        return true
    }
}
