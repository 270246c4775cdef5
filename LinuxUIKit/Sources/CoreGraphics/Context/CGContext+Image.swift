import CPangoCairo

extension CGContext {
    /// Draws the image with its top edge at the rectangle's greatest y-coordinate, so it's upright where the
    /// y-axis points up. If `byTiling` is true, the image is repeated over the clip, and the rectangle is one
    /// of the tiles.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, placed: placement(of: image, in: rect, upright: false), byTiling: byTiling)
    }

    /// Draws the image with its top edge at the rectangle's smallest y-coordinate, so it's upright where the
    /// y-axis points down. If `byTiling` is true, the rectangle is one of the tiles that cover the clip.
    @_spi(Host) public func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, placed: placement(of: image, in: rect, upright: true), byTiling: byTiling)
    }

    /// Returns the pixels of an upright rectangle if what's drawn there isn't moved between pixels, turned,
    /// or mixed in an unusual way. Otherwise, returns `nil`.
    @_spi(Host) public func unchangedPixels(in rect: CGRect) -> CGRect? {
        let transform = state.transform
        guard transform.a > 0, transform.d > 0, transform.b == 0, transform.c == 0, state.alpha == 1,
            state.blendMode == .normal, state.shadow == nil
        else { return nil }
        let pixels = rect.applying(transform)
        return pixels == pixels.integral ? pixels : nil
    }

    /// Returns the transform from the image's pixels to the context's pixels.
    func placement(of image: CGImage, in rect: CGRect, upright: Bool) -> CGAffineTransform {
        let scaleX = rect.width / CGFloat(image.width)
        let scaleY = rect.height / CGFloat(image.height)
        let inUserSpace =
            upright
            ? CGAffineTransform(scaleX, 0, 0, scaleY, rect.minX, rect.minY)
            : CGAffineTransform(scaleX, 0, 0, -scaleY, rect.minX, rect.maxY)
        return inUserSpace.concatenating(state.transform)
    }

    private func draw(_ image: CGImage, placed placement: CGAffineTransform, byTiling: Bool) {
        guard placement.isInvertible else { return }
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let bounds = byTiling ? clipInPixels : whole.applying(placement)
        paint(within: bounds) { cairo, state in
            cairo_save(cairo)
            defer { cairo_restore(cairo) }
            var matrix = placement.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            cairo_set_source_surface(cairo, image.surface, 0, 0)
            let pattern = cairo_get_source(cairo)
            // Padding prevents the edges of an enlarged image from fading out.
            cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, state.interpolation.cairoFilter)
            if byTiling {
                cairo_paint_with_alpha(cairo, state.alpha)
                return
            }
            cairo_new_path(cairo)
            cairo_rectangle(cairo, 0, 0, whole.width, whole.height)
            if state.alpha < 1 {
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, state.alpha)
            } else {
                cairo.bounded(by: state.blendMode) {
                    cairo_fill(cairo)
                } clippedPaint: {
                    cairo_paint(cairo)
                }
            }
        }
    }
}

extension CGInterpolationQuality {
    var cairoFilter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
