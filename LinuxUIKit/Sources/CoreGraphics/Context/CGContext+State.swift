import CPangoCairo

extension CGContext {
    public func saveGState() {
        savedStates.append(state)
        cairo_save(cairo)
        state.groups = []
    }

    /// Does nothing without a matching `saveGState()`.
    public func restoreGState() {
        guard let saved = savedStates.last else { return }
        closeMaskClips()
        // A layer ends with its own call. A state that was saved before the layer can't be restored inside
        // it.
        guard state.groups.isEmpty else { return }
        savedStates.removeLast()
        cairo_restore(cairo)
        state = saved
    }

    /// The transform from user space to pixels, counted from the bottom left.
    public var ctm: CGAffineTransform { userSpaceToDeviceSpaceTransform }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.transform.concatenating(CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)))
    }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        applyTransform()
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    @_spi(Host) public var fillColor: CGColor { state.fillColor }

    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the width, in user space at the time of stroking. Negative widths become 0.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width > 0 && width.isFinite ? width : 0 }
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// Sets the alpha value, clamped to 0…1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets a black shadow with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets a shadow. The offset and blur refer to the context's initial coordinate system, regardless of the
    /// current transform. The blur is twice the standard deviation of the Gaussian. If the color is `nil`,
    /// there's no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(
            offset: offset.applying(base),
            sigma: blur > 0 && blur.isFinite ? blur / 2 * abs(base.a) : 0,
            color: color
        )
    }

    func applyTransform() {
        guard state.canDraw else { return }
        var matrix = state.transform.cairoMatrix
        cairo_set_matrix(cairo, &matrix)
    }
}

@_spi(Host) extension CGAffineTransform {
    public var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }
}
