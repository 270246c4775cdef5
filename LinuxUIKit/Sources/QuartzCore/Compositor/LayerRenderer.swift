import CPangoCairo
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
    public var work: DrawingWork { DrawingWork(cache, projector) }

    /// Returns a picture of the layer and everything in it. The origin of the layer's bounds is the top-left
    /// corner.
    ///
    /// The layer's own position, transform, opacity, and `isHidden` have no effect.
    ///
    /// - Parameters:
    ///   - size: The size of the picture, in points. If it's empty, the picture has one pixel.
    ///   - scale: The number of pixels per point. A picture that needs too much memory has fewer.
    ///   - offset: The top-left corner of the picture, in points, relative to that of the layer's bounds. The
    ///     picture also shows what's outside of the bounds.
    public func image(
        of layer: CALayer,
        size: CGSize,
        scale: CGFloat,
        offset: CGPoint = .zero
    ) -> CGImage {
        precondition(scale > 0 && scale.isFinite, "A picture needs a scale above zero, not \(scale)")
        let pixels = PixelSize(size, scale: scale)
        let root = SampledLayer(root: layer)
        let isOpaque = root.isOpaque && offset == .zero && root.content.bounds.fills(pixels)
        let bitmap = Bitmap(width: pixels.width, height: pixels.height, isClear: !isOpaque)
        let corner = Vector2(-Double(offset.x) * pixels.scale.x, -Double(offset.y) * pixels.scale.y)
        bitmap.draw { cairo in draw(root, at: corner, scale: pixels.scale, on: cairo) }
        return CGImage(surface: bitmap.surface, isOpaque: isOpaque ? true : nil)
    }

    /// Draws the layer and everything in it in a rectangle of a context, without a picture in between.
    ///
    /// - Returns: `false` if the rectangle doesn't consist of as many whole pixels as a picture at this
    ///   scale, or if the context would change them. In this case, nothing is drawn.
    public func draw(
        _ layer: CALayer,
        size: CGSize,
        scale: CGFloat,
        in rect: CGRect,
        of context: CGContext
    ) -> Bool {
        let pixels = PixelSize(size, scale: scale)
        guard let area = context.unchangedPixels(in: rect), Int(area.width) == pixels.width,
            Int(area.height) == pixels.height
        else { return false }
        cairo_save(context.cairo)
        cairo_identity_matrix(context.cairo)
        cairo_new_path(context.cairo)
        cairo_rectangle(context.cairo, area.minX, area.minY, area.width, area.height)
        cairo_clip(context.cairo)
        cairo_set_antialias(context.cairo, CAIRO_ANTIALIAS_DEFAULT)
        cairo_set_fill_rule(context.cairo, CAIRO_FILL_RULE_WINDING)
        draw(
            SampledLayer(root: layer),
            at: Vector2(area.minX, area.minY),
            scale: pixels.scale,
            on: context.cairo
        )
        cairo_restore(context.cairo)
        return true
    }

    private func draw(_ root: SampledLayer, at corner: Vector2, scale: Vector2, on cairo: OpaquePointer) {
        let origin = root.content.bounds.origin
        let map = Homography.translation(-Double(origin.x), -Double(origin.y))
            .followed(by: .scale(scale.x, scale.y))
            .followed(by: .translation(corner.x, corner.y))
        LayerPainter(
            cairo: cairo,
            scale: max(scale.x, scale.y),
            isMirrored: false,
            cache: cache,
            projector: projector
        ).draw(root, map: map, alpha: 1)
        cache.endFrame()
    }
}

extension CGRect {
    /// Returns whether the rectangle has exactly the pixels of a picture with the same origin, or less than
    /// one more in each direction. Of larger rectangles, and of those far away, Cairo can leave out anything.
    fileprivate func fills(_ pixels: PixelSize) -> Bool {
        let (right, bottom) = (width * pixels.scale.x, height * pixels.scale.y)
        return abs(minX) < 1e6 && abs(minY) < 1e6 && (0..<1).contains(right - CGFloat(pixels.width))
            && (0..<1).contains(bottom - CGFloat(pixels.height))
    }
}
