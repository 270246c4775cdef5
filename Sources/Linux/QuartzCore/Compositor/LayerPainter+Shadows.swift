import CPangoCairo
@_spi(Host) import CoreGraphics

/// Draws shadows.
extension LayerPainter {
    func drawShadow(of layer: SampledLayer, map: Homography, alpha: Double) {
        guard let shadow = layer.shadow, let coverage = shadowCoverage(of: layer, map: map),
            coverage.toPixels.determinant.isDivisor
        else { return }
        content.inSpace(of: map) {
            let pattern = cairo_pattern_create_for_surface(coverage.bitmap.surface)
            var matrix = coverage.toPixels.cairoMatrix
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            content.setSource(shadow.color, alpha: alpha)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    /// Where and how strongly the shadow falls: coverage only, in the layer's coordinates.
    func shadowCoverage(of layer: SampledLayer, map: Homography) -> PlaneImage? {
        guard let shadow = layer.shadow, !layer.shadowExtent.isNull,
            let stretch = largestStretch(of: layer.shadowExtent, map: map)
        else { return nil }
        var resolution = resolution(for: stretch, of: layer.shadowExtent)
        // A soft shadow holds no detail: enlarged from a few pixels it is the same to the eye.
        while shadow.radius * resolution > 8 { resolution /= 2 }
        return cache.pyramid(of: layer, kind: .shadow, resolution: resolution, isMirrored: isMirrored) {
            softened(shadow, of: layer, resolution: resolution)
        }.base
    }

    func softened(_ shadow: ShadowStyle, of layer: SampledLayer, resolution: Double) -> PlaneImage {
        let extent = layer.shadowExtent
        let image = PlaneImage(
            bitmap: Bitmap(
                width: Self.side(Double(extent.width) * resolution),
                height: Self.side(Double(extent.height) * resolution),
                format: CAIRO_FORMAT_A8
            ),
            rect: extent
        )
        let map = Homography.translation(Double(shadow.offset.width), Double(shadow.offset.height))
            .followed(by: image.toPixels)
        image.bitmap.draw { cairo in
            let painter = LayerPainter(
                cairo: cairo,
                scale: resolution,
                isMirrored: isMirrored,
                cache: cache,
                projector: projector
            )
            if let path = shadow.path {
                painter.content.inSpace(of: map) { path.addSteps(to: cairo) }
                cairo_fill(cairo)
            } else {
                // Only the opacity of what is drawn remains on a canvas of coverage.
                painter.drawBody(of: layer, map: map, alpha: 1, area: painter.clipBounds)
            }
        }
        BoxBlur.blur(image.bitmap.surface, sigma: CGFloat(shadow.radius * resolution))
        return image
    }

    /// The shadow in its colour, as a picture that can be projected.
    func shadowPicture(of layer: SampledLayer, map: Homography) -> PlanePyramid? {
        guard let shadow = layer.shadow, let coverage = shadowCoverage(of: layer, map: map) else {
            return nil
        }
        let bitmap = Bitmap(width: coverage.bitmap.width, height: coverage.bitmap.height)
        bitmap.draw { cairo in
            ContentPainter(cairo: cairo).setSource(shadow.color, alpha: 1)
            cairo_mask_surface(cairo, coverage.bitmap.surface, 0, 0)
        }
        return PlanePyramid(PlaneImage(bitmap: bitmap, rect: coverage.rect))
    }
}
