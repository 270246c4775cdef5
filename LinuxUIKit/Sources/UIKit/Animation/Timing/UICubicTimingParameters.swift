/// A timing curve given by a cubic Bézier curve from (0, 0) to (1, 1), where x is the time and y the
/// progress.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    private let curve: UIView.AnimationCurve
    private let points: (CGPoint, CGPoint)
    private let type: UITimingCurveType

    /// Creates the system's default curve, with the control points (0.25, 0.1) and (0.25, 1).
    public override init() {
        curve = .easeInOut
        points = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        type = .builtin
        super.init()
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve
        points = curve.controlPoints
        type = .builtin
        super.init()
    }

    /// Creates a curve with two control points. Their x-coordinates are clamped to 0…1, where the curve is a
    /// function of time.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = .easeInOut
        points = (point1, point2)
        type = .cubic
        super.init()
    }

    public required init?(coder: NSCoder) {
        curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
        points = (
            CGPoint(x: coder.decodeDouble(forKey: "c1x"), y: coder.decodeDouble(forKey: "c1y")),
            CGPoint(x: coder.decodeDouble(forKey: "c2x"), y: coder.decodeDouble(forKey: "c2y"))
        )
        type = UITimingCurveType(rawValue: coder.decodeInteger(forKey: "type")) ?? .cubic
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(curve.rawValue, forKey: "curve")
        coder.encode(Double(points.0.x), forKey: "c1x")
        coder.encode(Double(points.0.y), forKey: "c1y")
        coder.encode(Double(points.1.x), forKey: "c2x")
        coder.encode(Double(points.1.y), forKey: "c2y")
        coder.encode(type.rawValue, forKey: "type")
    }

    /// Returns the object itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The named curve, or `.easeInOut` if the curve has no name.
    open var animationCurve: UIView.AnimationCurve { curve }
    open var controlPoint1: CGPoint { points.0 }
    open var controlPoint2: CGPoint { points.1 }
    open var timingCurveType: UITimingCurveType { type }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
    var controlPoints: (CGPoint, CGPoint) {
        switch self {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        // The cubic curve that apps use in place of the keyboard's critically damped spring.
        case .keyboard: (CGPoint(x: 0.38, y: 0.7), CGPoint(x: 0.125, y: 1))
        }
    }
}
