/// What counts as inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The ends of a stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")
}

/// The corners of a stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")
}

/// Draws a path, filled and stroked, over the background and below the sublayers.
open class CAShapeLayer: CALayer {
    /// In the layer's coordinates.
    open var path: CGPath? {
        get { state.shape.path }
        set { set(\.shape.path, to: newValue, key: "path") }
    }

    /// Black unless set; `nil` fills nothing.
    open var fillColor: CGColor? {
        get { state.shape.fillColor }
        set { set(\.shape.fillColor, to: newValue, key: "fillColor") }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { state.shape.fillRule }
        set { set(\.shape.fillRule, to: newValue, key: "fillRule") }
    }

    /// `nil`, the default, strokes nothing.
    open var strokeColor: CGColor? {
        get { state.shape.strokeColor }
        set { set(\.shape.strokeColor, to: newValue, key: "strokeColor") }
    }

    /// Where along the path the stroke begins, 0…1.
    open var strokeStart: CGFloat {
        get { state.shape.strokeStart }
        set { set(\.shape.strokeStart, to: newValue, key: "strokeStart") }
    }

    /// Where along the path the stroke ends, 0…1.
    open var strokeEnd: CGFloat {
        get { state.shape.strokeEnd }
        set { set(\.shape.strokeEnd, to: newValue, key: "strokeEnd") }
    }

    /// In points.
    open var lineWidth: CGFloat {
        get { state.shape.lineWidth }
        set { set(\.shape.lineWidth, to: newValue, key: "lineWidth") }
    }

    open var miterLimit: CGFloat {
        get { state.shape.miterLimit }
        set { set(\.shape.miterLimit, to: newValue, key: "miterLimit") }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { state.shape.lineCap }
        set { set(\.shape.lineCap, to: newValue, key: "lineCap") }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { state.shape.lineJoin }
        set { set(\.shape.lineJoin, to: newValue, key: "lineJoin") }
    }

    open var lineDashPhase: CGFloat {
        get { state.shape.lineDashPhase }
        set { set(\.shape.lineDashPhase, to: newValue, key: "lineDashPhase") }
    }

    open var lineDashPattern: [NSNumber]? {
        get { state.shape.lineDashPattern }
        set { set(\.shape.lineDashPattern, to: newValue, key: "lineDashPattern") }
    }
}
