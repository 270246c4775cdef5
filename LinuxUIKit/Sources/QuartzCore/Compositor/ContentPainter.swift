import CPangoCairo
@_spi(Host) import CoreGraphics

/// Draws the layers' own contents with Cairo, in the layers' coordinates.
struct ContentPainter {
    let cairo: OpaquePointer

    /// Fills the current path with the current source.
    func fill(alpha: Double) {
        guard alpha < 1 else { return cairo_fill(cairo) }
        cairo_save(cairo)
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, alpha)
        cairo_restore(cairo)
        cairo_new_path(cairo)
    }

    /// Fills a rounded rectangle in user space with the current source.
    private func fill(
        _ rect: CGRect,
        _ corners: CornerRadii = CornerRadii(),
        alpha: Double = 1,
        hardEdges: CAEdgeAntialiasingMask
    ) {
        guard !hardEdges.isEmpty else {
            corners.addPath(of: rect, to: cairo)
            return fill(alpha: alpha)
        }
        var map = cairo_matrix_t()
        cairo_get_matrix(cairo, &map)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        addPath(of: rect, map: Homography(map), hardEdges: hardEdges)
        fill(alpha: alpha)
        cairo_restore(cairo)
    }

    /// Adds a turned rectangle to the current path. User space must be pixels. Save Cairo's state before. See
    /// `Silhouette`.
    func addPath(of rect: CGRect, map: Homography, hardEdges: CAEdgeAntialiasingMask) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let visible = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        Silhouette(ConvexPolygon(rect.corners.map(map.project)), hardEdges: hardEdges)
            .clipped(to: visible.insetBy(dx: -1, dy: -1))
            .addPath(to: cairo)
    }

    /// Calls the closure with the layer's coordinates as user space, and restores the previous user space.
    func inSpace(of map: Homography, _ body: () -> Void) {
        // If it ever has to draw with a transform that has no inverse, Cairo stops drawing for good.
        let determinant = map.m11 * map.m22 - map.m12 * map.m21
        guard determinant.isDivisor else { return }
        cairo_save(cairo)
        var matrix = map.cairoMatrix
        cairo_set_matrix(cairo, &matrix)
        body()
        cairo_restore(cairo)
    }

    func setSource(_ color: PaintColor, alpha: Double) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
    }

    /// Draws everything below the sublayers.
    ///
    /// If `isSquare` is true, it also fills the corners, for a picture whose outline will be rounded later.
    ///
    /// - Parameter hardEdges: The edges of the bounds that aren't smooth.
    func drawBackground(
        _ content: LayerContent,
        isSquare: Bool,
        alpha: Double,
        hardEdges: CAEdgeAntialiasingMask
    ) {
        let corners = isSquare ? CornerRadii() : content.corners
        if let background = content.background {
            setSource(background, alpha: alpha)
            // Under an opaque border, the fill ends inside the border, so its color doesn't shine through the
            // smooth edge.
            let isHidden = !isSquare && content.hasBorder && content.borderColor?.alpha == 1
            let inset = isHidden ? min(0.5, content.borderWidth / 2) : 0
            fill(content.bounds.insetBy(dx: inset, dy: inset), corners.inset(by: inset), hardEdges: hardEdges)
        }
        if let gradient = content.gradient {
            draw(gradient, in: content.bounds, corners: corners, alpha: alpha, hardEdges: hardEdges)
        }
        if let image = content.image { draw(image, in: content.bounds, alpha: alpha, hardEdges: hardEdges) }
        if let shape = content.shape { draw(shape, alpha: alpha) }
    }

    func drawBorder(_ content: LayerContent, isSquare: Bool, alpha: Double) {
        guard let color = content.borderColor, content.borderWidth > 0 else { return }
        let bounds = content.bounds
        let width = CGFloat(content.borderWidth)
        (isSquare ? CornerRadii() : content.corners).addPath(of: bounds, to: cairo)
        if bounds.width > 2 * width, bounds.height > 2 * width {
            content.corners.inset(by: Double(width)).addPath(
                of: bounds.insetBy(dx: width, dy: width),
                to: cairo
            )
        }
        setSource(color, alpha: alpha)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    func draw(
        _ contents: ImageContents,
        in bounds: CGRect,
        alpha: Double,
        hardEdges: CAEdgeAntialiasingMask
    ) {
        let whole = contents.destination(in: bounds)
        for patch in contents.patches(in: bounds) where !patch.destination.isEmpty {
            guard let toImage = patch.toImage else { continue }
            if !contents.isNearest, drawReduced(contents.image, patch: patch, toImage: toImage, alpha: alpha)
            {
                continue
            }
            setSource(contents, toImage: toImage)
            let outer = hardEdges.intersection(whole.edges(reachedBy: patch.destination))
            fill(patch.destination, alpha: alpha, hardEdges: outer)
        }
    }

    private func setSource(_ contents: ImageContents, toImage: cairo_matrix_t) {
        let pattern = cairo_pattern_create_for_surface(contents.image.surface)
        var matrix = toImage
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, contents.isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Returns `false` if the image isn't drawn at a reduced size.
    private func drawReduced(
        _ image: CGImage,
        patch: ImageContents.Patch,
        toImage: cairo_matrix_t,
        alpha: Double
    ) -> Bool {
        var toDevice = cairo_matrix_t()
        cairo_get_matrix(cairo, &toDevice)
        guard let reduced = ReducedImage(image, from: toImage, drawnWith: toDevice) else { return false }
        var (left, top) = (Double(patch.destination.minX), Double(patch.destination.minY))
        var (right, bottom) = (Double(patch.destination.maxX), Double(patch.destination.maxY))
        cairo_matrix_transform_point(&toDevice, &left, &top)
        cairo_matrix_transform_point(&toDevice, &right, &bottom)
        let rect = CGRect(
            x: min(left, right),
            y: min(top, bottom),
            width: abs(right - left),
            height: abs(bottom - top)
        )
        reduced.fill(rect, alpha: alpha, on: cairo)
        return true
    }

    private func draw(
        _ gradient: GradientContents,
        in bounds: CGRect,
        corners: CornerRadii,
        alpha: Double,
        hardEdges: CAEdgeAntialiasingMask
    ) {
        let start = Vector2(Double(gradient.start.x), Double(gradient.start.y))
        let end = Vector2(Double(gradient.end.x), Double(gradient.end.y))
        let size = Vector2(Double(bounds.width), Double(bounds.height))
        guard size.x > 0, size.y > 0 else { return }
        let origin = Vector2(Double(bounds.minX), Double(bounds.minY))
        let pattern: OpaquePointer
        if gradient.isRadial {
            // The end point is a corner of the box around the ellipse where the last color is reached.
            let center = origin + start * size
            let reach = (end - start) * size
            guard (reach.x * reach.y).isDivisor else { return }
            pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            var matrix = cairo_matrix_t(
                xx: 1 / abs(reach.x),
                yx: 0,
                xy: 0,
                yy: 1 / abs(reach.y),
                x0: -center.x / abs(reach.x),
                y0: -center.y / abs(reach.y)
            )
            cairo_pattern_set_matrix(pattern, &matrix)
        } else {
            let from = origin + start * size
            let to = origin + end * size
            pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
        }
        GradientContents.add(gradient.stops, alpha: alpha, to: pattern)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        fill(bounds, corners, hardEdges: hardEdges)
    }

    private func draw(_ shape: ShapeContents, alpha: Double) {
        if let fill = shape.fill {
            setSource(fill, alpha: alpha)
            shape.path.addSteps(to: cairo)
            cairo_set_fill_rule(
                cairo,
                shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
            )
            cairo_fill(cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        }
        guard let stroke = shape.stroke else { return }
        setSource(stroke, alpha: alpha)
        cairo_set_line_width(cairo, shape.lineWidth)
        cairo_set_miter_limit(cairo, max(1, shape.miterLimit))
        switch shape.cap {
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        default: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        }
        switch shape.join {
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        default: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        }
        let dashes = shape.dashes.contains { $0 > 0 } ? shape.dashes.map { max(0, $0) } : []
        cairo_set_dash(cairo, dashes, Int32(dashes.count), shape.dashPhase)
        if shape.start > 0 || shape.end < 1 {
            TrimmedPath(shape.path, from: shape.start, to: shape.end, on: cairo).addPath(to: cairo)
        } else {
            shape.path.addSteps(to: cairo)
        }
        cairo_stroke(cairo)
    }
}

extension CGPath {
    /// Adds this path, in user space, to Cairo's current path.
    func addSteps(to cairo: OpaquePointer) {
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: cairo_move_to(cairo, Double(points[0].x), Double(points[0].y))
            case .addLineToPoint: cairo_line_to(cairo, Double(points[0].x), Double(points[0].y))
            case .addQuadCurveToPoint:
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(cairo, &x, &y)
                let (controlX, controlY) = (Double(points[0].x), Double(points[0].y))
                let (endX, endY) = (Double(points[1].x), Double(points[1].y))
                cairo_curve_to(
                    cairo,
                    x + 2 / 3 * (controlX - x),
                    y + 2 / 3 * (controlY - y),
                    endX + 2 / 3 * (controlX - endX),
                    endY + 2 / 3 * (controlY - endY),
                    endX,
                    endY
                )
            case .addCurveToPoint:
                cairo_curve_to(
                    cairo,
                    Double(points[0].x),
                    Double(points[0].y),
                    Double(points[1].x),
                    Double(points[1].y),
                    Double(points[2].x),
                    Double(points[2].y)
                )
            case .closeSubpath: cairo_close_path(cairo)
            }
        }
    }
}

extension GradientContents {
    static func add(_ stops: [Stop], alpha: Double, to pattern: OpaquePointer?) {
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern,
                stop.offset,
                color.red,
                color.green,
                color.blue,
                color.alpha * alpha
            )
        }
    }
}
