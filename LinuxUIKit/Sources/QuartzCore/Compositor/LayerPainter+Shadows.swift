import CPangoCairo
@_spi(Host) import CoreGraphics

/// What's drawn over a layer, and hides a part of it.
struct Cover {
    /// The smallest area of a layer without a shadow, in pixels, for which it's worth finding what hides it.
    static let leastArea = 131_072.0

    let layer: SampledLayer
    /// The whole pixels of an upright cover of the shadow. It's null if there's none.
    var area: CGRect
    /// The outline of a cover of the shadow, which can be the layer itself, in device pixels.
    var shadow: ConvexPolygon?
    /// The outline of a cover of the layer itself.
    var body: ConvexPolygon?
}

/// Draws shadows.
extension LayerPainter {
    func drawShadow(of layer: SampledLayer, map: Homography, alpha: Double) {
        guard let shadow = layer.shadow, let coverage = shadowCoverage(of: layer, map: map)?.image,
            coverage.toPixels.determinant.isDivisor
        else { return }
        cairo_save(cairo)
        content.setSource(shadow.color, alpha: alpha)
        let cover = cover.flatMap { $0.layer === layer ? $0 : nil }
        projector.coverage.draw(
            coverage,
            blurredBy: Double(shadow.radius),
            through: map,
            around: cover?.area ?? .null,
            under: cover?.shadow,
            on: cairo
        )
        cairo_restore(cairo)
    }

    /// Returns the part of the screen where nothing behind the layer is visible, or `nil` if there's no such
    /// part.
    private func solidBody(of layer: SampledLayer, through superlayer: Homography) -> ConvexPolygon? {
        guard layer.opacity >= 1, layer.isSolid else { return nil }
        let map = layer.placement.homography.followed(by: superlayer)
        // The square inside a corner's circle begins there.
        let inset = 0.3 * layer.content.corners.largest
        let inner = layer.content.bounds.insetBy(dx: inset, dy: inset)
        guard !inner.isNull, !inner.isEmpty else { return nil }
        let body = ConvexPolygon(projecting: inner.corners, through: map)
        return body.isEmpty ? nil : body
    }

    /// Returns the coverage of the shadow, without color, in the layer's coordinates.
    func shadowCoverage(
        of layer: SampledLayer,
        map: Homography
    ) -> (image: PlaneImage, resolution: Double)? {
        guard let shadow = layer.shadow, !layer.shadowExtent.isNull,
            let stretch = largestStretch(of: layer.shadowExtent, map: map)
        else { return nil }
        var resolution = resolution(for: stretch, of: layer.shadowExtent)
        // A blurred shadow has no detail, so it looks the same when it's enlarged from a few pixels.
        while shadow.radius * resolution > 8 { resolution /= 2 }
        let pyramid = cache.pyramid(of: layer, kind: .shadow, resolution: resolution, isMirrored: isMirrored)
        {
            softened(shadow, of: layer, resolution: resolution)
        }
        return (pyramid.base, resolution)
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
            var painter = LayerPainter(
                cairo: cairo,
                scale: resolution,
                isMirrored: isMirrored,
                cache: cache,
                projector: projector
            )
            painter.smoothsEdges = smoothsEdges
            if let path = shadow.path {
                painter.content.inSpace(of: map) { path.addSteps(to: cairo) }
                cairo_fill(cairo)
            } else {
                // A coverage canvas keeps only the opacity of what's drawn.
                painter.drawBody(of: layer, map: map, alpha: 1, area: painter.clipBounds)
            }
        }
        BoxBlur.blur(image.bitmap.surface, sigma: CGFloat(shadow.radius * resolution))
        return image
    }

    /// Returns the shadow in its color, as a picture that can be projected.
    func shadowPicture(of layer: SampledLayer, map: Homography) -> PlanePyramid? {
        guard let shadow = layer.shadow, let (coverage, resolution) = shadowCoverage(of: layer, map: map)
        else { return nil }
        return cache.pyramid(
            of: layer,
            kind: .tintedShadow,
            resolution: resolution,
            isMirrored: isMirrored
        ) {
            let bitmap = Bitmap(width: coverage.bitmap.width, height: coverage.bitmap.height)
            bitmap.draw { cairo in
                ContentPainter(cairo: cairo).setSource(shadow.color, alpha: 1)
                cairo_mask_surface(cairo, coverage.bitmap.surface, 0, 0)
            }
            return PlaneImage(bitmap: bitmap, rect: coverage.rect)
        }
    }

    /// Returns what's drawn over a part of a layer and over its shadow: one of the siblings right after it
    /// and, over the shadow, the part itself. Returns `nil` if there's nothing, or if it isn't worth finding
    /// it.
    func cover(
        of part: DepthOrder.Part,
        alpha: Double,
        before later: ArraySlice<DepthOrder.Part>,
        among siblings: [SampledLayer],
        map: Homography
    ) -> Cover? {
        let layer = siblings[part.index]
        let (isUpright, size) = (layer.placement.isUpright, layer.bodyExtent.size)
        let isLarge = !isUpright && size.width * size.height * scale * scale >= Cover.leastArea
        guard alpha >= 1, layer.shadow != nil || isLarge, let inverse = map.inverse else { return nil }
        let candidates = [part] + later.prefix(3)
        var cover = Cover(layer: layer, area: .null)
        if layer.shadow != nil {
            for candidate in candidates where candidate.cuts.isEmpty {
                let area = hiddenPixels(behind: siblings[candidate.index], through: map)
                if cover.area.isNull || area.width * area.height > cover.area.width * cover.area.height {
                    cover.area = area
                }
            }
        }
        guard cover.area.isNull || !isUpright else { return cover }
        let screen = clipBounds.insetBy(dx: -2, dy: -2)
        let bodies = candidates.map { candidate in
            let body = solidBody(of: siblings[candidate.index], through: map)?.clipped(to: screen)
            return candidate.cuts.reduce(body) { $0?.clipped(to: $1.mapped(byInverse: inverse)) }
        }
        func largest(_ bodies: some Sequence<ConvexPolygon?>) -> ConvexPolygon? {
            bodies.compactMap { $0 }.filter { !$0.isEmpty }.max { $0.area < $1.area }
        }
        (cover.shadow, cover.body) = (largest(bodies), largest(bodies.dropFirst()))
        return cover
    }

    /// Returns the whole pixels where nothing behind the layer is visible. The result is null if there are
    /// none, or if finding them takes too long.
    private func hiddenPixels(behind layer: SampledLayer, through superlayer: Homography) -> CGRect {
        guard layer.opacity >= 1, layer.mask == nil, layer.isDoubleSided else { return .null }
        let map = layer.placement.homography.followed(by: superlayer)
        guard map.m13 == 0, map.m23 == 0, map.m33 != 0, map.keepsAxes else { return .null }
        let bounds = layer.content.bounds
        // The square inside a corner's circle begins there.
        let inset = 0.3 * layer.content.corners.largest
        var inner = bounds.insetBy(dx: inset, dy: inset)
        guard !inner.isNull, !inner.isEmpty else { return .null }
        if layer.content.background?.alpha != 1 {
            guard let first = layer.sublayers.first, first.placement.isParallel else { return .null }
            let area = hiddenPixels(behind: first, through: map)
            guard layer.clips else { return area }
            return area.overlap(with: wholePixels(in: inner, through: map))
        }
        if layer.content.hasBorder, layer.content.borderColor?.alpha == 1 {
            inner = inner.insetBy(dx: 1, dy: 1)
        }
        return inner.isNull ? .null : wholePixels(in: inner, through: map)
    }

    private func wholePixels(in rect: CGRect, through map: Homography) -> CGRect {
        let box = ConvexPolygon(rect.corners.map(map.project)).bounds
        guard box.isDrawable else { return .null }
        let (left, top) = ((box.minX - 1e-3).rounded(.up), (box.minY - 1e-3).rounded(.up))
        let (right, bottom) = ((box.maxX + 1e-3).rounded(.down), (box.maxY + 1e-3).rounded(.down))
        return left < right && top < bottom
            ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}
