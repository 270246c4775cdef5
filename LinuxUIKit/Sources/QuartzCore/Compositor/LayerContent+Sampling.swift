@_spi(Host) import CoreGraphics

extension LayerContent {
    init(sampling layer: CALayer, state: LayerState) {
        bounds = state.bounds.isDrawable ? state.bounds : .zero
        masksToBounds = state.masksToBounds
        background = PaintColor(state.backgroundColor)
        // `render(in:)` doesn't draw what the window server blurs.
        let blur = EngineState.showsModel ? 0 : Double(state.backdropBlurRadius)
        backdropBlur = blur > 0 && blur.isFinite && background?.alpha != 1 ? blur : 0
        borderWidth = state.borderWidth.isFinite ? Double(state.borderWidth) : 0
        borderColor = PaintColor(state.borderColor)
        corners = CornerRadii(sampling: state)
        image = ImageContents(sampling: layer, state: state)
        shape = layer is CAShapeLayer ? ShapeContents(sampling: state.shape) : nil
        gradient = layer is CAGradientLayer ? GradientContents(sampling: state.gradient) : nil
        smoothEdges = state.allowsEdgeAntialiasing ? state.edgeAntialiasingMask : []
    }
}

extension CornerRadii {
    init(sampling layer: LayerState) {
        let size = layer.bounds.size
        let radius = min(Double(layer.cornerRadius), Double(min(size.width, size.height)) / 2)
        guard radius > 0 else { return }
        let corners = layer.maskedCorners
        topLeft = corners.contains(.layerMinXMinYCorner) ? radius : 0
        topRight = corners.contains(.layerMaxXMinYCorner) ? radius : 0
        bottomRight = corners.contains(.layerMaxXMaxYCorner) ? radius : 0
        bottomLeft = corners.contains(.layerMinXMaxYCorner) ? radius : 0
    }
}

extension ImageContents {
    init?(sampling layer: CALayer, state: LayerState) {
        let picture = state.contents == nil ? layer.displayedImage : state.contents as? CGImage
        guard let picture, picture.width > 0, picture.height > 0 else { return nil }
        self.init(
            image: picture,
            rect: state.contentsRect,
            center: state.contentsCenter.isDrawable
                ? state.contentsCenter : CGRect(x: 0, y: 0, width: 1, height: 1),
            gravity: state.contentsGravity,
            scale: (1e-3...1e3).contains(state.contentsScale) ? state.contentsScale : 1,
            isNearest: state.magnificationFilter == .nearest
        )
        if state.contents == nil {
            // A backing store has whole pixels, so it's slightly larger than fractional bounds.
            let drawn = layer.bounds.size
            let across = min(1, drawn.width * scale / CGFloat(picture.width))
            let down = min(1, drawn.height * scale / CGFloat(picture.height))
            rect = CGRect(
                x: rect.minX * across,
                y: rect.minY * down,
                width: rect.width * across,
                height: rect.height * down
            )
        }
        guard rect.width > 0, rect.height > 0, rect.isDrawable else { return nil }
    }
}

extension ShapeContents {
    init?(sampling layer: ShapeState) {
        guard let path = layer.path, layer.lineWidth.isFinite else { return nil }
        self.init(
            path: path,
            fill: PaintColor(layer.fillColor),
            isEvenOdd: layer.fillRule == .evenOdd,
            stroke: layer.lineWidth > 0 ? PaintColor(layer.strokeColor) : nil,
            lineWidth: Double(layer.lineWidth),
            miterLimit: Double(layer.miterLimit),
            cap: layer.lineCap,
            join: layer.lineJoin,
            dashes: (layer.lineDashPattern ?? []).map(\.doubleValue),
            dashPhase: Double(layer.lineDashPhase),
            start: min(max(Double(layer.strokeStart), 0), 1),
            end: min(max(Double(layer.strokeEnd), 0), 1)
        )
        if start >= end { stroke = nil }
        if fill == nil && stroke == nil { return nil }
    }
}

extension GradientContents {
    init?(sampling layer: GradientState) {
        let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let places = layer.locations?.map(\.doubleValue) ?? []
        stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return Stop(
                offset: index < places.count ? places[index] : even,
                color: PaintColor(keeping: color)
            )
        }
        let ends = [layer.startPoint.x, layer.startPoint.y, layer.endPoint.x, layer.endPoint.y]
        guard ends.allSatisfy(\.isFinite) else { return nil }
        start = layer.startPoint
        end = layer.endPoint
        isRadial = layer.type == .radial
    }
}

extension ShadowStyle {
    init?(sampling layer: LayerState) {
        // A layer that clips to its bounds also clips its shadow, which lies outside them.
        guard layer.shadowOpacity > 0, !layer.masksToBounds, var color = PaintColor(layer.shadowColor),
            CGRect(origin: .zero, size: layer.shadowOffset).isDrawable, !layer.shadowRadius.isNaN
        else { return nil }
        color.alpha *= min(1, Double(layer.shadowOpacity))
        self.init(
            color: color,
            radius: min(max(0, Double(layer.shadowRadius)), 1e4),
            offset: layer.shadowOffset,
            path: layer.shadowPath
        )
    }
}
