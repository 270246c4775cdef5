import CPangoCairo
@_spi(Host) import CoreGraphics

/// Draws rotated layers: first a picture of the layer's plane, and then the projection of this picture.
extension LayerPainter {
    func drawProjected(
        _ layer: SampledLayer,
        map: Homography,
        alpha: Double,
        area: CGRect,
        seams: Seams.Sides?
    ) {
        if layer.mask != nil, layer.stencil == nil || layer.shadow != nil {
            drawPlane(of: layer, kind: .whole, map: map, alpha: alpha)
        } else if layer.shadow != nil, alpha < 1, !layer.bodyExtent.isNull {
            inGroup(area) {
                drawPlane(of: layer, kind: .shadow, map: map, alpha: 1)
                drawPlane(of: layer, kind: .body, map: map, alpha: 1, seams: seams)
            } finish: {
                cairo_paint_with_alpha(cairo, alpha)
            }
        } else {
            let cover = cover.flatMap { $0.layer === layer ? $0 : nil }
            if layer.shadow != nil {
                drawPlane(of: layer, kind: .shadow, map: map, alpha: alpha, under: cover?.shadow)
            }
            drawPlane(of: layer, kind: .body, map: map, alpha: alpha, seams: seams, under: cover?.body)
        }
    }

    func drawPlane(
        of layer: SampledLayer,
        kind: RasterCache.Kind,
        map: Homography,
        alpha: Double,
        seams: Seams.Sides? = nil,
        under cover: ConvexPolygon? = nil
    ) {
        let extent: CGRect
        switch kind {
        case .body, .square: extent = layer.bodyExtent
        case .whole: extent = layer.extent
        case .shadow, .tintedShadow: extent = layer.shadowExtent
        }
        guard !extent.isNull, let stretch = largestStretch(of: extent, map: map) else { return }
        let isBody = kind == .body
        if isBody, drawSampled(layer, map: map, alpha: alpha, seams: seams) { return }
        let isRounded = isBody && layer.isRoundedPlane
        // The outline has the corners, so the picture is the same while they change.
        let shownKind = isRounded ? .square : kind
        let resolution = resolution(for: stretch, of: extent)
        let veiled = isBody ? layer.veiled : nil
        let shown = veiled?.layer ?? layer
        let isMirrored = (map.determinant < 0) != isMirrored
        let pyramid =
            kind == .shadow
            ? shadowPicture(of: layer, map: map)
            : cache.pyramid(of: shown, kind: shownKind, resolution: resolution, isMirrored: isMirrored) {
                picture(
                    of: shown,
                    kind: shownKind,
                    extent: extent,
                    resolution: resolution,
                    isMirrored: isMirrored
                )
            }
        guard let pyramid else { return }
        let corners = isRounded ? layer.content.corners : CornerRadii()
        // A shadow's edges are smooth, also those of a picture that has a shadow in it.
        let hasHardSides = isBody || kind == .whole && layer.shadow == nil
        var outline = Silhouette(
            ConvexPolygon(
                projecting: corners.outline(of: pyramid.base.rect, pixels: max(stretch.x, stretch.y)),
                through: map
            ),
            hardEdges: hasHardSides ? hard(layer.hardSides, of: layer, map: map) : [],
            seams: seams
        )
        if isBody, let stencil = layer.stencil {
            outline = outline.clipped(to: stencil.outline(through: map, pixels: max(stretch.x, stretch.y)))
        }
        projector.draw(
            pyramid.image(for: stretch / pyramid.base.pixelsPerUnit),
            through: map,
            outline: outline,
            under: cover,
            veils: veiled?.veils ?? [],
            alpha: alpha,
            on: cairo
        )
    }

    // MARK: Bitmaps

    /// Returns whether a slanted layer is drawn like a rotated one.
    func isSampled(_ layer: SampledLayer, map: Homography) -> Bool {
        if layer.isPicture { return true }
        guard layer.shadow == nil, layer.mask == nil || layer.stencil != nil, let picture = layer.picture,
            !picture.isPlain, let inverse = map.inverse
        else { return false }
        let toImage = inverse.followed(by: picture.toImage)
        // An upright bitmap is drawn faster, unless it takes a canvas.
        if layer.isSingleStroke, toImage.keepsAxes { return false }
        return picture.suits(toImage, in: outline(of: layer, picture, map: map, seams: nil).polygon)
    }

    /// Draws a layer that's a bitmap without a picture of its plane. Returns `false` if that isn't possible.
    private func drawSampled(
        _ layer: SampledLayer,
        map: Homography,
        alpha: Double,
        seams: Seams.Sides?
    ) -> Bool {
        guard let picture = layer.picture, let inverse = map.inverse else { return false }
        // A picture of the plane has other pixels, which would blur an upright slice between two pixels.
        let isUpright = map.m13 == 0 && map.m23 == 0 && map.keepsAxes
        if picture.isPlain, seams == nil || !isUpright { return false }
        let outline = outline(of: layer, picture, map: map, seams: seams)
        let toImage = inverse.followed(by: picture.toImage)
        // A rotated slice keeps a picture of itself, which is at a lower resolution in the distance.
        let keepsPicture = picture.image != nil && picture.limits == nil && (map.m13 != 0 || map.m23 != 0)
        guard !keepsPicture, !outline.polygon.isEmpty, picture.suits(toImage, in: outline.polygon) else {
            return false
        }
        projector.draw(picture, through: toImage, outline: outline, alpha: alpha, on: cairo)
        return true
    }

    /// Returns the visible outline of a bitmap, in device pixels.
    private func outline(
        of layer: SampledLayer,
        _ picture: LayerPicture,
        map: Homography,
        seams: Seams.Sides?
    ) -> Silhouette {
        let extent = layer.bodyExtent
        var outline = Silhouette(
            ConvexPolygon(projecting: extent.corners, through: map),
            hardEdges: hard(layer.hardSides, of: layer, map: map),
            seams: seams
        )
        outline = outline.clipped(to: clipBounds.insetBy(dx: -1, dy: -1))
        // Limits that are the layer's own edges must not smooth them.
        if let limits = picture.limits,
            outline.isSmooth || !ConvexPolygon(limits).contains(extent.corners, within: 1e-3)
        {
            outline = outline.clipped(to: ConvexPolygon(projecting: limits, through: map))
        }
        if let stencil = layer.stencil {
            outline = outline.clipped(to: stencil.outline(through: map, pixels: scale))
        }
        return outline
    }

    /// Returns a picture of a layer's plane, seen straight on.
    func picture(
        of layer: SampledLayer,
        kind: RasterCache.Kind,
        extent: CGRect,
        resolution: Double,
        isMirrored: Bool
    ) -> PlaneImage {
        let image = PlaneImage(
            bitmap: Bitmap(
                width: Self.side(Double(extent.width) * resolution - 0.01),
                height: Self.side(Double(extent.height) * resolution - 0.01)
            ),
            rect: extent
        )
        image.bitmap.draw { cairo in
            var painter = LayerPainter(
                cairo: cairo,
                scale: resolution,
                isMirrored: isMirrored,
                cache: cache,
                projector: projector
            )
            painter.smoothsEdges = smoothsEdges
            let map = image.toPixels
            if kind == .body, painter.drawSampled(layer, map: map, alpha: 1, seams: nil) { return }
            switch kind {
            case .whole: painter.drawWhole(layer, map: map)
            case .square: painter.drawContent(of: layer, map: map, alpha: 1, isSquare: true)
            default: painter.drawBody(of: layer, map: map, alpha: 1, area: painter.clipBounds)
            }
        }
        return image
    }

    // MARK: Resolution

    /// Returns the largest number of pixels per unit in any visible part of the rectangle, along each of the
    /// layer's axes. This is the inverse of the distance, in units, between adjacent pixels.
    func largestStretch(of rect: CGRect, map: Homography) -> Vector2? {
        guard let inverse = map.inverse else { return nil }
        let seen = ConvexPolygon(projecting: rect.corners, through: map).clipped(
            to: clipBounds.insetBy(dx: -1, dy: -1)
        )
        guard !seen.isEmpty else { return nil }
        return seen.points.reduce(Vector2.zero) { largest, point in
            let footprint = inverse.gradient(at: point)
            return Vector2(max(largest.x, 1 / footprint.x), max(largest.y, 1 / footprint.y))
        }
    }

    /// Returns the number of pixels per unit of the layer. It changes in steps, so one picture serves many
    /// frames of a motion.
    func resolution(for stretch: Vector2, of extent: CGRect) -> Double {
        let enlarged = max(stretch.x, stretch.y) / scale
        let step =
            enlarged > 1.15
            ? exp2((2 * log2(min(enlarged, 4))).rounded(.up) / 2)
            : exp2(max(-6, log2(enlarged / 1.15).rounded(.up)))
        let pixels = Double(extent.width) * Double(extent.height) * step * step * scale * scale
        // Limits the memory for a picture of a plane that extends far beyond the screen.
        let most = 16e6
        return scale * step * (pixels > most ? (most / pixels).squareRoot() : 1)
    }

    /// Rounds up to whole pixels, within the limits of a bitmap.
    static func side(_ pixels: Double) -> Int {
        Int(min(max(pixels.rounded(.up), 1), Double(PixelSize.maximumSide)))
    }
}
