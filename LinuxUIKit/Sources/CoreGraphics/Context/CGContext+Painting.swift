import CPangoCairo

extension CGContext {
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), using: rule)
    }

    public func strokePath() {
        stroke(takePath())
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .fillStroke: fill(path, using: .winding)
        case .eoFill, .eoFillStroke: fill(path, using: .evenOdd)
        case .stroke: break
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
    }

    /// Fills the rectangle, and like all methods that draw a shape, clears the current path.
    public func fill(_ rect: CGRect) { fill([rect]) }

    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects.map { $0.isInfinite ? boundingBoxOfClipPath : $0 })
        fillPath()
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = before
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line between the first and second points, another between the third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes the rectangle transparent.
    public func clear(_ rect: CGRect) {
        guard state.canDraw else { return }
        let path = CGMutablePath()
        path.addRect(rect.isInfinite ? boundingBoxOfClipPath : rect, transform: state.transform)
        path.trace(on: cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    private func fill(_ path: CGPath, using rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        paint(within: path.boundingBox) { cairo, state in
            path.trace(on: cairo)
            cairo_set_fill_rule(cairo, rule.cairoRule)
            cairo.setSource(state.fillColor, alpha: state.alpha)
            cairo.bounded(by: state.blendMode) {
                cairo_fill(cairo)
            } clippedPaint: {
                cairo_paint(cairo)
            }
        }
    }

    private func stroke(_ path: CGPath) {
        guard !path.isEmpty else { return }
        let t = state.transform
        let scale = max(hypot(t.a, t.b), hypot(t.c, t.d))
        let reach = state.lineWidth * scale * max(state.miterLimit, 1.5)
        paint(within: path.boundingBox.insetBy(dx: -reach, dy: -reach)) { cairo, state in
            path.trace(on: cairo)
            state.setStrokeStyle(on: cairo)
            cairo.setSource(state.strokeColor, alpha: state.alpha)
            cairo_stroke(cairo)
        }
    }

    /// Draws the shadow first, and then the content. `bounds` contains everything that's drawn, in pixels.
    func paint(within bounds: CGRect, _ draw: (_ cairo: OpaquePointer, _ state: GraphicsState) -> Void) {
        guard state.canDraw, !bounds.isNull, bounds.isFinite else { return }
        if let shadow = state.shadow { cast(shadow, within: bounds, of: draw) }
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        draw(cairo, state)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    private func cast(
        _ shadow: GraphicsState.Shadow,
        within bounds: CGRect,
        of draw: (_ cairo: OpaquePointer, _ state: GraphicsState) -> Void
    ) {
        // Only content whose shadow is visible inside the clip is drawn and blurred.
        let reach = BoxBlur.reach(sigma: shadow.sigma) + 1
        let visible = clipInPixels.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
        let area = bounds.insetBy(dx: -reach, dy: -reach)
            .intersection(visible.insetBy(dx: -reach, dy: -reach)).integral
        guard !area.isNull, !area.isEmpty,
            let mask = Bitmap.makeSurface(
                width: Int(area.width),
                height: Int(area.height),
                format: CAIRO_FORMAT_A8
            )
        else { return }
        defer { cairo_surface_destroy(mask) }

        cairo_surface_set_device_offset(mask, -area.minX, -area.minY)
        let painter = cairo_create(mask)!
        var matrix = state.transform.cairoMatrix
        cairo_set_matrix(painter, &matrix)
        cairo_set_antialias(painter, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        draw(painter, state)
        cairo_destroy(painter)
        BoxBlur.blur(mask, sigma: shadow.sigma)

        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo.setSource(shadow.color, alpha: 1)
        cairo_mask_surface(cairo, mask, shadow.offset.width, shadow.offset.height)
        cairo_restore(cairo)
    }

    var clipInPixels: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        cairo_restore(cairo)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
}

extension CGPathFillRule {
    var cairoRule: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension OpaquePointer {
    /// Sets the source color of this Cairo context.
    func setSource(_ color: CGColor, alpha: CGFloat) {
        let rgba = color.rgba
        cairo_set_source_rgba(self, rgba.red, rgba.green, rgba.blue, rgba.alpha * alpha)
    }

    /// Some of Cairo's operators also change pixels outside the shape, which blend modes never do. With these
    /// operators, the shape becomes a clip that's then painted.
    func bounded(by mode: CGBlendMode, fill: () -> Void, clippedPaint: () -> Void) {
        switch mode {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop:
            cairo_save(self)
            cairo_clip(self)
            clippedPaint()
            cairo_restore(self)
        default:
            fill()
        }
    }
}
