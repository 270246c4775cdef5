@_spi(Host) import CoreGraphics

/// Draws layers into a bitmap, as they appear at `MediaClock.now`.
///
/// The same tree at the same time results in the same bytes. A renderer keeps pictures of rotated layers from
/// frame to frame, so use one renderer for all frames of a screen.
@_spi(Host) public final class LayerRenderer {
    private let cache = RasterCache()
    private let projector = ProjectedImage()

    public init() {}

    /// The work that was necessary for all pictures so far.
    public var work: DrawingWork { cache.work }

    /// Returns a picture of the layer and everything in it. The origin of the layer's bounds is the top-left
    /// corner.
    ///
    /// The layer's own position, transform, opacity, and `isHidden` have no effect.
    ///
    /// - Parameters:
    ///   - size: The size of the picture, in points. If it's empty, the picture has one pixel.
    ///   - scale: The number of pixels per point. A picture that needs too much memory has fewer.
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
