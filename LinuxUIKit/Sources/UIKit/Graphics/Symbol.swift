@_spi(Host) import CoreGraphics

/// A symbol at a size and weight.
struct Symbol {
    let shape: SymbolShape
    let configuration: UIImage.SymbolConfiguration

    init(shape: SymbolShape, configuration: UIImage.SymbolConfiguration?) {
        self.shape = shape
        self.configuration = configuration ?? UIImage.SymbolConfiguration(pointSize: 17)
    }

    func image(color: UIColor, scale: CGFloat) -> CGImage? {
        let box = configuration.boxSize
        let size = CGSize(width: box * shape.aspectRatio, height: box)
        let context = CGContext(
            pixelWidth: max(Int((size.width * scale).rounded(.up)), 1),
            pixelHeight: max(Int((size.height * scale).rounded(.up)), 1),
            scale: scale
        )
        context.scaleBy(x: box, y: box)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        // Lines and fills overlap, which must not be visible if the color is translucent.
        color.withAlphaComponent(1).set()
        shape.draw(SymbolPen(lineWidth: configuration.lineWidth))
        context.setBlendMode(.destinationIn)
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: max(shape.aspectRatio, 1) * 2, height: 2))
        return context.makeImage()
    }
}

/// A pen for strokes and fills in a box of height 1.
struct SymbolPen {
    let lineWidth: CGFloat

    func stroke(_ build: (UIBezierPath) -> Void) {
        stroke(path(build))
    }

    func stroke(_ path: UIBezierPath) {
        path.lineWidth = lineWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    func fill(_ build: (UIBezierPath) -> Void) {
        path(build).fill()
    }

    /// Draws a closed shape, either filled or outlined.
    func shape(_ path: UIBezierPath, isFilled: Bool) {
        if isFilled { path.fill() }
        stroke(path)
    }

    /// Erases a shape from the drawing.
    func erase(_ path: UIBezierPath) {
        erasing { _ in path.fill() }
    }

    func erasing(_ draw: (SymbolPen) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(.clear)
        draw(self)
        context.restoreGState()
    }

    private func path(_ build: (UIBezierPath) -> Void) -> UIBezierPath {
        let path = UIBezierPath()
        build(path)
        return path
    }
}
