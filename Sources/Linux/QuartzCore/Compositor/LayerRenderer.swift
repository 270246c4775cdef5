@_spi(Host) import CoreGraphics

/// Composites layers into a bitmap, as they show at `MediaClock.now`.
///
/// The same tree at the same time gives the same bytes. A renderer keeps pictures of turned layers from one
/// frame to the next, so that one renderer should draw all frames of a screen.
@_spi(Host) public final class LayerRenderer {
    private let cache = RasterCache()
    private let projector = ProjectedImage()

    public init() {}

    /// What all pictures up to now took.
    public var work: DrawingWork { cache.work }

    /// A picture of `layer` and everything in it, in the coordinates of the layer's bounds: their origin lies
    /// in the top left corner.
    ///
    /// The layer's own position, transform, opacity and `isHidden` play no part.
    ///
    /// - Parameters:
    ///   - size: The size of the picture, in points. An empty one gives a picture of one pixel.
    ///   - scale: Pixels for each point. A picture that would take too much memory has fewer.
    public func image(of layer: CALayer, size: CGSize, scale: CGFloat) -> CGImage {
        precondition(scale > 0 && scale.isFinite, "A picture needs a scale above zero, not \(scale)")
        let pixels = PixelSize(size, scale: scale)
        let bitmap = Bitmap(width: pixels.width, height: pixels.height)
        let root = SampledLayer(root: layer)
        let origin = root.content.bounds.origin
        let map = Homography.translation(-Double(origin.x), -Double(origin.y))
            .followed(by: .scale(pixels.scale.x, pixels.scale.y))
        bitmap.draw { cairo in
            LayerPainter(
                cairo: cairo,
                scale: max(pixels.scale.x, pixels.scale.y),
                isMirrored: false,
                cache: cache,
                projector: projector
            ).draw(root, map: map, alpha: 1)
        }
        cache.endFrame()
        return CGImage(surface: bitmap.surface)
    }
}
