import CPangoCairo
@_spi(Host) import CoreGraphics

/// Draws a tree of sampled layers in a Cairo context whose user space is pixels.
struct LayerPainter {
    let cairo: OpaquePointer
    /// The number of pixels per point where nothing is scaled.
    let scale: Double
    /// A Boolean value that indicates whether the canvas shows the back of its plane.
    let isMirrored: Bool
    let cache: RasterCache
    let projector: ProjectedImage
    /// The content behind one of the layers to draw.
    var backdrop: Backdrop?
    /// What hides a layer and its shadow.
    var cover: Cover?
    /// A Boolean value that indicates whether the edges of all layers are smooth, as in a mask.
    var smoothsEdges = false

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

    var content: ContentPainter { ContentPainter(cairo: cairo) }

    /// - Parameter seams: The sides to extend slightly beyond the layer's edge. See `Seams`.
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

    /// - Parameter map: The map from the layer's coordinates to pixels.
    func draw(_ layer: SampledLayer, map: Homography, alpha: Double, seams: Seams.Sides? = nil) {
        cache.work.layers += 1
        guard alpha > 0, !layer.extent.isNull, map.isDrawable else { return }
        let seen = Outline(of: layer.extent, through: map)
        // A layer that's almost edge-on isn't visible, and after filling one with a gradient, Cairo stops
        // drawing for good.
        guard seen.thickness > 0.01 else { return }
        let area = seen.bounds.insetBy(dx: -1, dy: -1).overlap(with: clipBounds).integral
        guard !area.isEmpty else { return }
        guard layer.isFacing(through: map, isMirrored: isMirrored) else { return }

        let affine = map.affine(over: layer.extent)
        guard let flat = affine, seams == nil || layer.mask != nil,
            flat.keepsAxes || !isSampled(layer, map: flat)
        else {
            drawProjected(layer, map: affine ?? map, alpha: alpha, area: area, seams: seams)
            return
        }
        guard layer.content.backdropBlur > 0 else {
            drawFlat(layer, map: flat, alpha: alpha, area: area)
            return
        }
        // Created before the layer gets a canvas of its own, which has nothing behind the layer.
        var painter = self
        painter.backdrop = Backdrop(behind: layer, map: flat, on: cairo)
        painter.drawFlat(layer, map: flat, alpha: alpha, area: area)
    }

    // MARK: Flat

    func drawFlat(_ layer: SampledLayer, map: Homography, alpha: Double, area: CGRect) {
        if let stencil = layer.stencil {
            drawFlat(layer, map: map, alpha: alpha, area: area, through: stencil)
        } else if layer.mask != nil {
            inGroup(area) {
                drawWhole(layer, map: map)
            } finish: {
                cairo_paint_with_alpha(cairo, alpha)
            }
        } else {
            drawUnmasked(layer, map: map, alpha: alpha, area: area)
        }
    }

    private func drawUnmasked(_ layer: SampledLayer, map: Homography, alpha: Double, area: CGRect) {
        if alpha < 1, layer.strokes > 1 {
            inGroup(area) {
                drawShadow(of: layer, map: map, alpha: 1)
                drawBody(of: layer, map: map, alpha: 1, area: clipBounds)
            } finish: {
                cairo_paint_with_alpha(cairo, alpha)
            }
        } else {
            drawShadow(of: layer, map: map, alpha: alpha)
            drawBody(of: layer, map: map, alpha: alpha, area: area)
        }
    }

    /// Draws the part of a layer inside a stencil, which takes no canvas for the mask, and often none at all.
    private func drawFlat(
        _ layer: SampledLayer,
        map: Homography,
        alpha: Double,
        area: CGRect,
        through stencil: Stencil
    ) {
        let shape = stencil.placement.followed(by: map)
        if layer.isSingleStroke || stencil.corners.isSquare && shape.alignedPixels(of: stencil.bounds) != nil
        {
            cairo_save(cairo)
            clip(to: stencil.bounds, stencil.corners, map: shape)
            drawUnmasked(layer, map: map, alpha: alpha, area: area)
            cairo_restore(cairo)
            return
        }
        inGroup(area) {
            drawShadow(of: layer, map: map, alpha: 1)
            drawBody(of: layer, map: map, alpha: 1, area: clipBounds)
        } finish: {
            content.inSpace(of: shape) { stencil.corners.addPath(of: stencil.bounds, to: cairo) }
            content.fill(alpha: alpha)
        }
    }

    /// Draws the shadow, the body, and the mask on a canvas of their own.
    func drawWhole(_ layer: SampledLayer, map: Homography) {
        drawShadow(of: layer, map: map, alpha: 1)
        drawBody(of: layer, map: map, alpha: 1, area: clipBounds)
        if let mask = layer.mask {
            var painter = self
            painter.smoothsEdges = true
            inGroup(clipBounds) {
                painter.draw(mask, through: map)
            } finish: {
                cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
                cairo_paint(cairo)
            }
        }
    }

    func drawBody(of layer: SampledLayer, map: Homography, alpha: Double, area: CGRect) {
        let bounds = layer.content.bounds
        guard layer.clips else { return drawContent(of: layer, map: map, alpha: alpha) }
        let isSquare = layer.content.corners.isSquare
        let hardEdges = hard(layer.hardEdges, of: layer, map: map)
        if isSquare, map.alignedPixels(of: bounds) != nil || layer.isSingleStroke {
            cairo_save(cairo)
            clip(to: bounds, layer.content.corners, map: map, hardEdges: hardEdges)
            drawContent(of: layer, map: map, alpha: alpha)
            cairo_restore(cairo)
            return
        }
        let outline = ConvexPolygon(projecting: bounds.corners, through: map)
        if isSquare, outline.contains(area.corners, within: 1.0 / 256), alpha >= 1 || layer.strokes == 1 {
            return drawContent(of: layer, map: map, alpha: alpha)
        }
        // A single smooth edge surrounds everything. If each layer had its own smooth edge, those below would
        // shine through.
        if alpha >= 1, let outline = RoundedEdge(of: layer, map: map, in: area, on: cairo) {
            cairo_save(cairo)
            outline.clip()
            drawContent(of: layer, map: map, alpha: 1, isSquare: true)
            cairo_restore(cairo)
            outline.restore()
            return
        }
        for part in outline.parts(in: area) {
            inGroup(part) {
                drawContent(of: layer, map: map, alpha: 1, isSquare: true)
            } finish: {
                addPath(of: bounds, layer.content.corners, map: map, hardEdges: hardEdges)
                content.fill(alpha: alpha)
            }
        }
    }

    /// Draws the background, contents, sublayers, and border, without the layer's own clipping.
    func drawContent(
        of layer: SampledLayer,
        map: Homography,
        alpha: Double,
        isSquare: Bool = false
    ) {
        let parts = DepthOrder.parts(of: layer.sublayers, counting: &cache.work)
        // Content behind something that covers the whole visible area doesn't need to be drawn.
        let area = clipBounds
        let cover =
            alpha < 1
            ? nil
            : parts.lastIndex {
                $0.cuts.isEmpty && covers(layer.sublayers[$0.index], through: map, all: area)
            }
        if cover == nil {
            if let backdrop, backdrop.layer === layer {
                draw(backdrop, map: map, isSquare: isSquare, alpha: alpha)
            }
            let hardEdges = hard(layer.hardEdges, of: layer, map: map)
            content.inSpace(of: map) {
                content.drawBackground(layer.content, isSquare: isSquare, alpha: alpha, hardEdges: hardEdges)
            }
        }
        drawSublayers(of: layer, parts: Array(parts.dropFirst(cover ?? 0)), map: map, alpha: alpha)
        if layer.content.hasBorder {
            content.inSpace(of: map) {
                content.drawBorder(layer.content, isSquare: isSquare, alpha: alpha)
            }
        }
    }

    func draw(_ backdrop: Backdrop, map: Homography, isSquare: Bool, alpha: Double) {
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

    /// Returns a Boolean value that indicates whether the layer, or a layer inside it, fills the whole area
    /// with an opaque color.
    func covers(_ layer: SampledLayer, through superlayer: Homography, all area: CGRect) -> Bool {
        covers(layer, map: layer.placement.homography.followed(by: superlayer), all: area)
    }

    /// - Parameter map: The map from the layer's coordinates to pixels.
    func covers(_ layer: SampledLayer, map: Homography, all area: CGRect) -> Bool {
        cache.work.layers += 1
        guard layer.opacity >= 1, layer.holdsOpaque, layer.mask == nil, layer.isDoubleSided,
            layer.content.corners.isSquare
        else { return false }
        guard map.m13 == 0, map.m23 == 0 else { return false }
        // Most layers are too small, which is the fastest check.
        let bounds = layer.content.bounds
        let (width, height) = (Double(bounds.width), Double(bounds.height))
        let reach = (abs(map.m11) + abs(map.m12)) * width + (abs(map.m21) + abs(map.m22)) * height
        guard reach + 1 > abs(map.m33) * Double(max(area.width, area.height)),
            let rect = map.alignedPixels(of: bounds), rect.contains(area)
        else { return false }
        return layer.isOpaque
            || layer.sublayers.contains { $0.placement.isParallel && covers($0, through: map, all: area) }
    }

    func drawSublayers(
        of layer: SampledLayer,
        parts: [DepthOrder.Part],
        map: Homography,
        alpha: Double
    ) {
        guard !parts.isEmpty else { return }
        let seams = Seams.find(
            among: parts,
            of: layer.sublayers,
            map: map,
            isMirrored: isMirrored,
            counting: &cache.work,
            hardEdges: { hard($0.hardSides, of: $0, map: $1) }
        )
        for (position, part) in parts.enumerated() {
            let sublayer = layer.sublayers[part.index]
            var painter = self
            if !layer.hasBackdrop {
                painter.cover = cover(
                    of: part,
                    alpha: alpha,
                    before: parts[(position + 1)...],
                    among: layer.sublayers,
                    map: map
                )
            }
            guard !part.cuts.isEmpty else {
                painter.draw(sublayer, through: map, alpha: alpha, seams: seams[position])
                continue
            }
            guard let inverse = map.inverse else { continue }
            var shown = ConvexPolygon(clipBounds.corners)
            for cut in part.cuts {
                // The part behind extends a pixel beyond the cut, under the part in front, so there's no gap.
                let line = cut.mapped(byInverse: inverse)
                shown = shown.clipped(to: part.isLast ? line : line.grown(by: 1))
            }
            cairo_save(cairo)
            cairo_new_path(cairo)
            shown.addPath(to: cairo)
            cairo_clip(cairo)
            painter.draw(sublayer, through: map, alpha: alpha)
            cairo_restore(cairo)
        }
    }

    // MARK: Canvas

    /// Clips subsequent drawing to a rounded rectangle. An edge that almost coincides with a pixel's edge is
    /// snapped to it.
    private func clip(
        to rect: CGRect,
        _ corners: CornerRadii,
        map: Homography,
        hardEdges: CAEdgeAntialiasingMask = []
    ) {
        cairo_new_path(cairo)
        if corners.isSquare, let pixels = map.alignedPixels(of: rect) {
            CornerRadii.addRectangle(pixels, to: cairo)
        } else {
            addPath(of: rect, corners, map: map, hardEdges: hardEdges)
        }
        cairo_clip(cairo)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Adds a rounded rectangle to Cairo's current path. If it has hard edges, save Cairo's state before.
    private func addPath(
        of rect: CGRect,
        _ corners: CornerRadii,
        map: Homography,
        hardEdges: CAEdgeAntialiasingMask
    ) {
        guard hardEdges.isEmpty else { return content.addPath(of: rect, map: map, hardEdges: hardEdges) }
        content.inSpace(of: map) { corners.addPath(of: rect, to: cairo) }
    }

    var clipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Draws `body` on a separate canvas that covers the area. `finish` then paints that canvas, which is the
    /// current source.
    func inGroup(_ area: CGRect, _ body: () -> Void, finish: () -> Void) {
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
