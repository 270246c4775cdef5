import CPangoCairo

extension CGContext {
    /// Restricts drawing to the current path until the graphics state is restored.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = takePath()
        path.trace(on: cairo)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cairo)
    }

    public func clip(to rect: CGRect) { clip(to: [rect]) }

    public func clip(to rects: [CGRect]) {
        beginPath()
        // An infinite rectangle has no corners that could form a path.
        addRects(rects.map { $0.isInfinite ? boundingBoxOfClipPath : $0 })
        clip()
    }

    /// Restricts drawing to the image, drawn in the rectangle. The alpha of its pixels determines how much
    /// shows.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard state.canDraw, let pattern = cairo_pattern_create_for_surface(mask.surface) else { return }
        var matrix = placement(of: mask, in: rect, upright: false).inverted().cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, state.interpolation.cairoFilter)
        // Cairo clips only to paths. Subsequent drawing goes to a group, which is painted through the mask at
        // the end.
        cairo_push_group(cairo)
        applyTransform()
        state.groups.append(.maskClip(pattern: pattern))
    }

    public var boundingBoxOfClipPath: CGRect {
        state.canDraw ? clipInPixels.applying(state.transform.inverted()) : .null
    }

    /// Begins a layer. Everything drawn until `endTransparencyLayer()` is composed first, and then drawn as a
    /// single object with the current alpha, blend mode, and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        cairo_push_group(cairo)
        applyTransform()
        state.groups = [.layer]
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        let path = CGMutablePath()
        path.addRect(rect, transform: state.transform)
        path.trace(on: cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Does nothing if no layer has begun. Discards the graphics states that were saved in the layer but not
    /// restored.
    public func endTransparencyLayer() {
        guard state.beginsLayer || savedStates.contains(where: \.beginsLayer) else { return }
        while !state.beginsLayer { restoreGState() }
        let saved = savedStates.removeLast()
        closeMaskClips()
        guard let layer = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(layer) }
        cairo_restore(cairo)
        state = saved

        // The group covers the pixels exactly, whatever the transform was when it began.
        paint(within: clipInPixels) { cairo, state in
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            var matrix = cairo_matrix_t()
            cairo_matrix_init_identity(&matrix)
            cairo_pattern_set_matrix(layer, &matrix)
            cairo_set_source(cairo, layer)
            cairo_paint_with_alpha(cairo, state.alpha)
            cairo_restore(cairo)
        }
    }

    /// Paints through the mask what was drawn since `clip(to:mask:)`.
    func closeMaskClips() {
        while case .maskClip(let mask)? = state.groups.last {
            state.groups.removeLast()
            cairo_pop_group_to_source(cairo)
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            cairo_mask(cairo, mask)
            cairo_restore(cairo)
            cairo_pattern_destroy(mask)
        }
    }
}

extension GraphicsState {
    var beginsLayer: Bool {
        if case .layer? = groups.first { true } else { false }
    }
}
