import CPangoCairo

extension CGContext {
    public func beginPath() { currentPath = CGMutablePath() }

    public func closePath() { currentPath.closeSubpath() }

    public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.transform) }

    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: state.transform) }

    public func addLines(between points: [CGPoint]) {
        currentPath.addLines(between: points, transform: state.transform)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: state.transform)
    }

    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.transform) }

    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.transform) }

    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.transform) }

    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.transform) }

    /// Adds an arc. As in `CGMutablePath.addArc`, angles increase from the x-axis toward the y-axis, and
    /// decrease if `clockwise` is true.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        currentPath.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise,
            transform: state.transform
        )
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(
            tangent1End: tangent1End,
            tangent2End: tangent2End,
            radius: radius,
            transform: state.transform
        )
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }

    public var currentPointOfPath: CGPoint {
        currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.transform.inverted())
    }

    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// The current path in user space, or `nil` if it's empty.
    public var path: CGPath? {
        guard !currentPath.isEmpty else { return nil }
        return CGPath(steps: currentPath.steps(transformedBy: state.transform.inverted()))
    }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard state.canDraw, !currentPath.isEmpty else { return false }
        let pixel = point.applying(state.transform)
        let rule: CGPathFillRule? =
            switch mode {
            case .fill, .fillStroke: .winding
            case .eoFill, .eoFillStroke: .evenOdd
            case .stroke: nil
            }
        if let rule, currentPath.contains(pixel, using: rule) { return true }
        guard mode != .fill, mode != .eoFill else { return false }
        currentPath.trace(on: cairo)
        state.setStrokeStyle(on: cairo)
        defer { cairo_new_path(cairo) }
        return cairo_in_stroke(cairo, point.x, point.y) != 0
    }

    func takePath() -> CGPath {
        defer { currentPath = CGMutablePath() }
        return currentPath
    }
}

@_spi(Host) extension CGPath {
    /// Replaces Cairo's current path with this path, in pixels. If a point isn't finite, Cairo's path is left
    /// empty.
    public func trace(on cairo: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        defer { cairo_set_matrix(cairo, &matrix) }
        guard isEmpty || boundingBox.isFinite else { return }
        addSteps(to: cairo)
    }

    /// Adds this path, in user space, to Cairo's current path.
    public func addSteps(to cairo: OpaquePointer) {
        for step in steps {
            switch step {
            case .move(let point):
                cairo_move_to(cairo, point.x, point.y)
            case .line(let point):
                cairo_line_to(cairo, point.x, point.y)
            case .quad(let control, let end):
                var start = (x: 0.0, y: 0.0)
                cairo_get_current_point(cairo, &start.x, &start.y)
                let curve = CubicCurve(CGPoint(x: start.x, y: start.y), quadraticControl: control, end)
                cairo_curve_to(cairo, curve.p1.x, curve.p1.y, curve.p2.x, curve.p2.y, end.x, end.y)
            case .cubic(let control1, let control2, let end):
                cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            case .close:
                cairo_close_path(cairo)
            }
        }
    }
}
