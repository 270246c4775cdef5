@_spi(Host) import CoreGraphics

/// A color as a bitmap stores it: in sRGB and not premultiplied.
struct PaintColor: Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    /// Returns `nil` if the color isn't visible.
    init?(_ color: CGColor?) {
        guard let rgba = color?.rgba, rgba.alpha > 0 else { return nil }
        (red, green, blue, alpha) = (
            Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha)
        )
    }

    init(keeping color: CGColor) {
        let rgba = color.rgba
        (red, green, blue, alpha) = (
            Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha)
        )
    }
}

/// A layer's image and its placement in the bounds.
struct ImageContents: Equatable {
    var image: CGImage
    var rect: CGRect
    var center: CGRect
    var gravity: CALayerContentsGravity
    var scale: CGFloat
    var isNearest: Bool

    /// Images are immutable, so the same image always has the same pixels.
    static func == (lhs: ImageContents, rhs: ImageContents) -> Bool {
        lhs.image === rhs.image && lhs.rect == rhs.rect && lhs.center == rhs.center
            && lhs.gravity == rhs.gravity && lhs.scale == rhs.scale && lhs.isNearest == rhs.isNearest
    }
}

struct ShapeContents: Equatable {
    var path: CGPath
    var fill: PaintColor?
    var isEvenOdd: Bool
    var stroke: PaintColor?
    var lineWidth: Double
    var miterLimit: Double
    var cap: CAShapeLayerLineCap
    var join: CAShapeLayerLineJoin
    var dashes: [Double]
    var dashPhase: Double
    var start: Double
    var end: Double
}

struct GradientContents: Equatable {
    struct Stop: Equatable {
        var offset: Double
        var color: PaintColor
    }

    var stops: [Stop]
    var start: CGPoint
    var end: CGPoint
    var isRadial: Bool
}

struct ShadowStyle: Equatable {
    var color: PaintColor
    var radius: Double
    var offset: CGSize
    var path: CGPath?

    func hasSameShape(as other: ShadowStyle) -> Bool {
        radius == other.radius && offset == other.offset && path == other.path
    }
}

/// Everything that a layer draws itself, without its sublayers and regardless of its position.
struct LayerContent: Equatable {
    var bounds: CGRect
    var corners: CornerRadii
    var masksToBounds: Bool
    var background: PaintColor?
    /// The blur of the content behind the layer. It's 0 if the blur isn't visible.
    var backdropBlur: Double
    var image: ImageContents?
    var shape: ShapeContents?
    var gradient: GradientContents?
    var borderWidth: Double
    var borderColor: PaintColor?
    /// The edges that are smooth even if the layer is drawn turned.
    var smoothEdges: CAEdgeAntialiasingMask

    /// A Boolean value that indicates whether the outline is that of round corners or a border, and therefore
    /// always smooth.
    var hasSmoothOutline: Bool {
        hasBorder || !corners.isSquare && (masksToBounds || background != nil || gradient != nil)
    }

    var hasBorder: Bool { borderWidth > 0 && borderColor != nil }

    /// The number of drawing operations of the layer itself.
    var strokes: Int {
        (background == nil ? 0 : 1) + (backdropBlur > 0 ? 1 : 0) + (image == nil ? 0 : 1)
            + (gradient == nil ? 0 : 1) + (shape?.fill == nil ? 0 : 1) + (shape?.stroke == nil ? 0 : 1)
            + (hasBorder ? 1 : 0)
    }

    /// The rectangle that the layer itself covers, in its own coordinates. It's null if the layer draws
    /// nothing.
    var extent: CGRect {
        var extent = CGRect.null
        if background != nil || gradient != nil || hasBorder || backdropBlur > 0 { extent = bounds }
        if let image { extent = extent.union(image.destination(in: bounds)) }
        if let shape { extent = extent.union(shape.extent) }
        return masksToBounds ? extent.overlap(with: bounds) : extent
    }
}

extension ShapeContents {
    var extent: CGRect {
        guard fill != nil || stroke != nil else { return .null }
        let box = path.boundingBoxOfPath
        guard box.isDrawable else { return .null }
        guard !box.isNull, stroke != nil else { return box }
        let reach = lineWidth / 2 * (join == .miter ? max(1.5, miterLimit) : 1.5)
        return box.insetBy(dx: -reach, dy: -reach)
    }
}
