import CPangoCairo

extension CGContext {
    /// Fills the clip with a gradient between two points.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start: CGPoint,
        end: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        paint(gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options)
    }

    /// Fills the clip with a gradient between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            startCenter.x,
            startCenter.y,
            max(startRadius, 0),
            endCenter.x,
            endCenter.y,
            max(endRadius, 0)
        )
        paint(gradient, pattern, options)
    }

    private func paint(
        _ gradient: CGGradient,
        _ pattern: OpaquePointer?,
        _ options: CGGradientDrawingOptions
    ) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        gradient.addStops(to: pattern, options: options)
        paint(within: clipInPixels) { cairo, state in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
    }
}

extension CGGradient {
    fileprivate func addStops(to pattern: OpaquePointer, options: CGGradientDrawingOptions) {
        cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        let isOpenBefore = options.contains(.drawsBeforeStartLocation) || options.isEmpty
        let isOpenAfter = options.contains(.drawsAfterEndLocation) || options.isEmpty
        // Cairo extends a gradient at both ends or at neither. At an end that must not extend, a clear color
        // does.
        if !isOpenBefore { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        if let first = stops.first, first.location > 0 { add(first, at: 0, to: pattern) }
        for stop in stops { add(stop, at: stop.location, to: pattern) }
        if let last = stops.last, last.location < 1 { add(last, at: 1, to: pattern) }
        if !isOpenAfter { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
    }

    private func add(_ stop: Stop, at location: CGFloat, to pattern: OpaquePointer) {
        let rgba = stop.color.rgba
        cairo_pattern_add_color_stop_rgba(pattern, location, rgba.red, rgba.green, rgba.blue, rgba.alpha)
    }
}
