/// The rule that determines which points are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")
}

/// A layer that fills and strokes a path over the background and below the sublayers.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates.
    open var path: CGPath? {
        get { state.shape.path }
        set { set(\.shape.path, to: newValue, key: "path") }
    }

    /// The fill color. The default is black. If it's `nil`, there's no fill.
    open var fillColor: CGColor? {
        get { state.shape.fillColor }
        set { set(\.shape.fillColor, to: newValue, key: "fillColor") }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { state.shape.fillRule }
        set { set(\.shape.fillRule, to: newValue, key: "fillRule") }
    }

    /// The stroke color. If it's `nil`, which is the default, there's no stroke.
    open var strokeColor: CGColor? {
        get { state.shape.strokeColor }
        set { set(\.shape.strokeColor, to: newValue, key: "strokeColor") }
    }

    /// The fraction of the path at which the stroke begins, from 0 to 1.
    open var strokeStart: CGFloat {
        get { state.shape.strokeStart }
        set { set(\.shape.strokeStart, to: newValue, key: "strokeStart") }
    }

    /// The fraction of the path at which the stroke ends, from 0 to 1.
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
