public enum CGPathElementType: Int32, Sendable {
    case moveToPoint
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
}

/// An element of a path, with its points: one for a move or a line, two for a quadratic curve, three for a
/// cubic curve, and none for a close. The points are valid only during the call that passes the element.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
