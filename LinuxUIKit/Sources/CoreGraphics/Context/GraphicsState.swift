import CPangoCairo

/// The state that `saveGState()` saves, except for the clip, which Cairo manages.
struct GraphicsState {
    struct Shadow {
        /// In pixels, with a y-axis that points down.
        var offset: CGSize
        /// The standard deviation, in pixels.
        var sigma: CGFloat
        var color: CGColor
    }

    /// A group that was opened in a state, and is painted when the state ends.
    enum Group {
        case maskClip(pattern: OpaquePointer)
        case layer
    }

    var transform: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolation = CGInterpolationQuality.default
    var antialiases = true
    var groups: [Group] = []

    /// A Boolean value that indicates whether anything can be drawn. A transform without an inverse flattens
    /// everything, and would put Cairo into a permanent error state.
    var canDraw: Bool { transform.isInvertible }

    func setStrokeStyle(on cairo: OpaquePointer) {
        cairo_set_line_width(cairo, lineWidth)
        switch lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(cairo, miterLimit)
        // Dashes without any length would put Cairo into an error state.
        let dashes = dashLengths.allSatisfy({ $0 >= 0 }) && dashLengths.contains { $0 > 0 } ? dashLengths : []
        cairo_set_dash(cairo, dashes.map(Double.init), Int32(dashes.count), dashPhase)
    }
}
