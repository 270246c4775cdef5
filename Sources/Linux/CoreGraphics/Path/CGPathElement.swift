public enum CGPathElementType: Int32, Sendable {
    case moveToPoint
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
}

/// One step of a path, with the points it is given by: one for a move or line, two for a quadratic curve,
/// three for a cubic one, none for closing. The points are valid only during the call that hands them out.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
