import CPangoCairo
@_spi(Host) import CoreGraphics

/// Draws a tree of sampled layers on a Cairo context whose user space is the pixels themselves.
struct LayerPainter {
    let cairo: OpaquePointer
    /// How many pixels a point has where nothing is enlarged.
    let scale: Double
    /// The pixels show the back of the plane they lie in.
    let isMirrored: Bool
    let cache: RasterCache
    let projector: ProjectedImage
    /// What lies behind one of the layers to be drawn.
    private var backdrop: Backdrop?

    init(
        cairo: OpaquePointer,
        scale: Double,
        isMirrored: Bool,
        cache: RasterCache,
        projector: ProjectedImage
    ) {
        self.cairo = cairo
        self.scale = scale
        self.isMirrored = isMirrored
        self.cache = cache
        self.projector = projector
    }

    private var content: ContentPainter { ContentPainter(cairo: cairo) }

    /// - Parameter seams: Sides to draw a little beyond the layer's edge, see `Seams`.
    func draw(
        _ layer: SampledLayer,
        through superlayer: Homography,
        alpha: Double = 1,
        seams: Seams.Sides? = nil
    ) {
        draw(
            layer,
            map: layer.placement.homography.followed(by: superlayer),
            alpha: alpha * layer.opacity,
            seams: seams
        )
    }

    /// - Parameter map: From the layer's coordinates to pixels.
    func draw(_ layer: SampledLayer, map: Homography, alpha: Double, seams: Seams.Sides? = nil) {
        guard alpha > 0, !layer.extent.isNull, map.isDrawable else { return }
        let seen = ConvexPolygon(projecting: layer.extent.corners, through: map)
        // Of what is all but edge on nothing is seen, and Cairo draws nothing more after it has filled that with a gradient.
        guard seen.thickness > 0.01 else { return }
        let area = seen.bounds.insetBy(dx: -1, dy: -1).intersection(clipBounds).integral
        guard !area.isEmpty else { return }
        guard layer.isFacing(through: map, isMirrored: isMirrored) else { return }

        guard let flat = map.affine(over: layer.extent), seams == nil || layer.mask != nil,
            !layer.isPicture || flat.keepsAxes
        else {
            drawProjected(layer, map: map, alpha: alpha, area: area, seams: seams)
            return
        }
        guard layer.content.backdropBlur > 0 else {
            drawFlat(layer, map: flat, alpha: alpha, area: area)
            return
        }
        // Taken before the layer has a canvas of its own, on which nothing lies behind it.
        var painter = self
        painter.backdrop = Backdrop(behind: layer, map: flat, on: cairo)
        painter.drawFlat(layer, map: flat, alpha: alpha, area: area)
    }

    // MARK: Flat

    private func drawFlat(_ layer: SampledLayer, map: Homography, alpha: Double, area: CGRect) {
        if layer.mask != nil || (alpha < 1 && layer.strokes > 1) {
            inGroup(area) {
                drawWhole(layer, map: map)
            } finish: {
                cairo_paint_with_alpha(cairo, alpha)
            }
        } else {
            drawShadow(of: layer, map: map, alpha: alpha)
            drawBody(of: layer, map: map, alpha: alpha, area: area)
        }
    }

    /// Shadow, body and mask, on a canvas of its own.
    private func drawWhole(_ layer: SampledLayer, map: Homography) {
        drawShadow(of: layer, map: map, alpha: 1)
        drawBody(of: layer, map: map, alpha: 1, area: clipBounds)
        if let mask = layer.mask {
            inGroup(clipBounds) {
                draw(mask, through: map)
            } finish: {
                cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
                cairo_paint(cairo)
            }
        }
    }

    private func drawBody(of layer: SampledLayer, map: Homography, alpha: Double, area: CGRect) {
        let bounds = layer.content.bounds
        guard layer.clips else { return drawContent(of: layer, map: map, alpha: alpha) }
        if layer.content.corners.isSquare, let rect = map.alignedPixels(of: bounds) {
            cairo_save(cairo)
            cairo_rectangle(
                cairo,
                Double(rect.minX),
                Double(rect.minY),
                Double(rect.width),
                Double(rect.height)
            )
            cairo_clip(cairo)
            drawContent(of: layer, map: map, alpha: alpha)
            cairo_restore(cairo)
            return
        }
        // One smooth edge around everything: layer upon layer with smooth edges, the ones below would shine
        // through.
        inGroup(area) {
            drawContent(of: layer, map: map, alpha: 1, isSquare: true)
        } finish: {
            content.inSpace(of: map) { layer.content.corners.addPath(of: bounds, to: cairo) }
            content.fill(alpha: alpha)
        }
    }

    /// Background, contents, sublayers and border, without the layer's own clipping.
    private func drawContent(
        of layer: SampledLayer,
        map: Homography,
        alpha: Double,
        isSquare: Bool = false
    ) {
        let parts = DepthOrder.parts(of: layer.sublayers)
        // What is behind something that hides all there is to see need not be drawn.
        let cover = alpha < 1 ? nil : parts.lastIndex { covers($0, of: layer, map: map) }
        if cover == nil {
            if let backdrop, backdrop.layer === layer {
                draw(backdrop, map: map, isSquare: isSquare, alpha: alpha)
            }
            content.inSpace(of: map) {
                content.drawBackground(layer.content, isSquare: isSquare, alpha: alpha)
            }
        }
        drawSublayers(of: layer, parts: Array(parts.dropFirst(cover ?? 0)), map: map, alpha: alpha)
        if layer.content.hasBorder {
            content.inSpace(of: map) {
                content.drawBorder(layer.content, isSquare: isSquare, alpha: alpha)
            }
        }
    }

    private func draw(_ backdrop: Backdrop, map: Homography, isSquare: Bool, alpha: Double) {
        let shown = backdrop.layer.content
        cairo_save(cairo)
        cairo_new_path(cairo)
        content.inSpace(of: map) {
            (isSquare ? CornerRadii() : shown.corners).addPath(of: shown.bounds, to: cairo)
        }
        cairo_clip(cairo)
        backdrop.setSource(on: cairo)
        cairo_paint_with_alpha(cairo, alpha)
        cairo_restore(cairo)
    }

    private func covers(_ part: DepthOrder.Part, of layer: SampledLayer, map: Homography) -> Bool {
        part.cuts.isEmpty && covers(layer.sublayers[part.index], through: map)
    }

    /// The layer, or one inside it, fills everything that can be drawn on with opaque colour.
    private func covers(_ layer: SampledLayer, through superlayer: Homography) -> Bool {
        guard layer.opacity >= 1, layer.mask == nil, layer.isDoubleSided, layer.content.corners.isSquare
        else { return false }
        let map = layer.placement.homography.followed(by: superlayer)
        guard map.m13 == 0, map.m23 == 0, let rect = map.alignedPixels(of: layer.content.bounds) else {
            return false
        }
        guard rect.contains(clipBounds) else { return false }
        return layer.isOpaque
            || layer.sublayers.contains { $0.placement.isParallel && covers($0, through: map) }
    }

    private func drawSublayers(
        of layer: SampledLayer,
        parts: [DepthOrder.Part],
        map: Homography,
        alpha: Double
    ) {
        let seams = Seams.find(among: parts, of: layer.sublayers, map: map, isMirrored: isMirrored)
        for (position, part) in parts.enumerated() {
            let sublayer = layer.sublayers[part.index]
            guard !part.cuts.isEmpty else {
                draw(sublayer, through: map, alpha: alpha, seams: seams[position])
                continue
            }
            guard let inverse = map.inverse else { continue }
            var shown = ConvexPolygon(clipBounds.corners)
            for cut in part.cuts {
                // The part behind reaches a pixel under the plane that cuts it, so that no gap shows.
                let line = cut.mapped(byInverse: inverse)
                shown = shown.clipped(to: part.isLast ? line : line.grown(by: 1))
            }
            cairo_save(cairo)
            cairo_new_path(cairo)
            shown.addPath(to: cairo)
            cairo_clip(cairo)
            draw(sublayer, through: map, alpha: alpha)
            cairo_restore(cairo)
        }
    }

    private func drawShadow(of layer: SampledLayer, map: Homography, alpha: Double) {
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

    // MARK: Turned

    private func drawProjected(
        _ layer: SampledLayer,
        map: Homography,
        alpha: Double,
        area: CGRect,
        seams: Seams.Sides?
    ) {
        if layer.mask != nil {
            drawPlane(of: layer, kind: .whole, map: map, alpha: alpha)
        } else if layer.shadow != nil, alpha < 1 {
            inGroup(area) {
                drawPlane(of: layer, kind: .shadow, map: map, alpha: 1)
                drawPlane(of: layer, kind: .body, map: map, alpha: 1, seams: seams)
            } finish: {
                cairo_paint_with_alpha(cairo, alpha)
            }
        } else {
            if layer.shadow != nil { drawPlane(of: layer, kind: .shadow, map: map, alpha: alpha) }
            drawPlane(of: layer, kind: .body, map: map, alpha: alpha, seams: seams)
        }
    }

    private func drawPlane(
        of layer: SampledLayer,
        kind: RasterCache.Kind,
        map: Homography,
        alpha: Double,
        seams: Seams.Sides? = nil
    ) {
        let extent: CGRect
        switch kind {
        case .body: extent = layer.bodyExtent
        case .whole: extent = layer.extent
        case .shadow: extent = layer.shadowExtent
        }
        guard !extent.isNull, let stretch = largestStretch(of: extent, map: map) else { return }
        let isRounded = kind == .body && layer.isRoundedPlane
        let resolution = resolution(for: stretch, of: extent)
        let veiled = kind == .body ? layer.veiled : nil
        let shown = veiled?.layer ?? layer
        let isMirrored = (map.determinant < 0) != isMirrored
        let pyramid =
            kind == .shadow
            ? shadowPicture(of: layer, map: map)
            : cache.pyramid(of: shown, kind: kind, resolution: resolution, isMirrored: isMirrored) {
                picture(
                    of: shown,
                    kind: kind,
                    extent: extent,
                    resolution: resolution,
                    isSquare: isRounded,
                    isMirrored: isMirrored
                )
            }
        guard let pyramid else { return }
        let corners = isRounded ? layer.content.corners : CornerRadii()
        var outline = ConvexPolygon(
            projecting: corners.outline(of: pyramid.base.rect, pixels: max(stretch.x, stretch.y)),
            through: map
        )
        if let seams { outline = outline.growing(seams, by: Seams.width) }
        projector.draw(
            pyramid.image(for: stretch / pyramid.base.pixelsPerUnit),
            through: map,
            outline: outline,
            veil: veiled?.color,
            alpha: alpha,
            on: cairo
        )
    }

    /// A layer's plane seen straight on.
    private func picture(
        of layer: SampledLayer,
        kind: RasterCache.Kind,
        extent: CGRect,
        resolution: Double,
        isSquare: Bool,
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
            let painter = LayerPainter(
                cairo: cairo,
                scale: resolution,
                isMirrored: isMirrored,
                cache: cache,
                projector: projector
            )
            let map = image.toPixels
            if kind == .whole {
                painter.drawWhole(layer, map: map)
            } else if isSquare {
                painter.drawContent(of: layer, map: map, alpha: 1, isSquare: true)
            } else {
                painter.drawBody(of: layer, map: map, alpha: 1, area: painter.clipBounds)
            }
        }
        return image
    }

    // MARK: Shadows

    /// Where and how strongly the shadow falls: coverage only, in the layer's coordinates.
    private func shadowCoverage(of layer: SampledLayer, map: Homography) -> PlaneImage? {
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

    private func softened(_ shadow: ShadowStyle, of layer: SampledLayer, resolution: Double) -> PlaneImage {
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
    private func shadowPicture(of layer: SampledLayer, map: Homography) -> PlanePyramid? {
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

    // MARK: Resolution

    /// The most pixels that any visible part of `rect` gets for a unit, along each of the layer's axes: what a
    /// step to the next pixel means in units, the other way round.
    private func largestStretch(of rect: CGRect, map: Homography) -> Vector2? {
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

    /// Pixels for each of the layer's units, in steps, so that a picture serves many frames of a movement.
    private func resolution(for stretch: Vector2, of extent: CGRect) -> Double {
        let enlarged = max(stretch.x, stretch.y) / scale
        let step =
            enlarged > 1.15
            ? exp2((2 * log2(min(enlarged, 4))).rounded(.up) / 2)
            : exp2(max(-6, log2(enlarged / 1.15).rounded(.up)))
        let pixels = Double(extent.width) * Double(extent.height) * step * step * scale * scale
        // A picture of a plane that reaches far past the screen may not take all memory.
        let most = 16e6
        return scale * step * (pixels > most ? (most / pixels).squareRoot() : 1)
    }

    /// So many whole pixels, as far as a bitmap has them.
    private static func side(_ pixels: Double) -> Int {
        Int(min(max(pixels.rounded(.up), 1), Double(PixelSize.maximumSide)))
    }

    // MARK: Canvas

    private var clipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Draws `body` on a canvas of its own over `area`; `finish` brings it back, as the current source.
    private func inGroup(_ area: CGRect, _ body: () -> Void, finish: () -> Void) {
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(
            cairo,
            Double(area.minX),
            Double(area.minY),
            Double(area.width),
            Double(area.height)
        )
        cairo_clip(cairo)
        cairo_push_group(cairo)
        body()
        cairo_pop_group_to_source(cairo)
        finish()
        cairo_restore(cairo)
    }
}

extension SampledLayer {
    /// Clipping to the bounds changes the picture.
    fileprivate var clips: Bool {
        content.masksToBounds && (!content.corners.isSquare || overflows)
    }

    /// The layer is a bitmap and nothing else: turned, it is drawn faster as a picture of its plane.
    fileprivate var isPicture: Bool {
        content.image != nil && strokes == 1 && mask == nil && content.corners.isSquare
    }

    /// The layer shows through the map: its front, or both sides.
    func isFacing(through map: Homography, isMirrored: Bool) -> Bool {
        isDoubleSided || (map.determinant < 0) == isMirrored
    }

    /// The plane's picture has the layer's rounded outline, within which everything lies.
    fileprivate var isRoundedPlane: Bool {
        guard !content.corners.isSquare, bodyExtent == content.bounds else { return false }
        return content.masksToBounds || (sublayers.isEmpty && content.image == nil && content.shape == nil)
    }
}

extension Homography {
    /// The pixels that `rect` fills exactly, if it does.
    func alignedPixels(of rect: CGRect) -> CGRect? {
        guard keepsAxes else { return nil }
        let box = ConvexPolygon(rect.corners.map(project)).bounds
        let rounded = CGRect(
            x: box.minX.rounded(),
            y: box.minY.rounded(),
            width: box.width.rounded(),
            height: box.height.rounded()
        )
        let error = [
            box.minX - rounded.minX, box.minY - rounded.minY, box.width - rounded.width,
            box.height - rounded.height,
        ]
        return error.allSatisfy { abs($0) < 1.0 / 256 } ? rounded : nil
    }
}
