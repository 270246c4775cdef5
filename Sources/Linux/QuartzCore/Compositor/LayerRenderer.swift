@_spi(Host) import CoreGraphics

/// Composites layers into a bitmap, as they show at `MediaClock.now`.
///
/// The same tree at the same time gives the same bytes. A renderer keeps pictures of turned layers from one
/// frame to the next, so that one renderer should draw all frames of a screen.
@_spi(Host) public final class LayerRenderer {
    private let cache = RasterCache()
    private let projector = ProjectedImage()

    public init() {}

    /// A picture of `layer` and everything in it, in the coordinates of the layer's bounds: their origin lies
    /// in the top left corner.
    ///
    /// The layer's own position, transform, opacity and `isHidden` play no part.
    ///
    /// - Parameters:
    ///   - size: The size of the picture, in points. An empty one gives a picture of one pixel.
    ///   - scale: Pixels for each point.
    public func image(of layer: CALayer, size: CGSize, scale: CGFloat) -> CGImage {
        precondition(scale > 0 && scale.isFinite, "A picture needs a scale above zero, not \(scale)")
        let width = max(1, Int((size.width * scale - 0.01).rounded(.up)))
        let height = max(1, Int((size.height * scale - 0.01).rounded(.up)))
        let bitmap = Bitmap(width: width, height: height)
        let root = SampledLayer(root: layer)
        let origin = root.content.bounds.origin
        let map = Homography.translation(-Double(origin.x), -Double(origin.y))
            .followed(by: .scale(Double(scale), Double(scale)))
        bitmap.draw { cairo in
            LayerPainter(
                cairo: cairo,
                scale: Double(scale),
                isMirrored: false,
                cache: cache,
                projector: projector
            ).draw(root, map: map, alpha: 1)
        }
        cache.endFrame()
        return CGImage(surface: bitmap.surface)
    }
}
