/// An outline made of lines and curves, in points.
public class CGPath {
    enum Step: Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, end: CGPoint)
        case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    var steps: [Step]

    init(steps: [Step]) {
        self.steps = steps
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(steps: path.steps)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(steps: path.steps)
    }

    /// Creates a rounded rectangle. Corners that are larger than half of the sides are a programmer error.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect,
            cornerWidth: cornerWidth,
            cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity
        )
        self.init(steps: path.steps)
    }

    public var isEmpty: Bool { steps.isEmpty }

    /// The point where the next line would start. It's zero if the path is empty.
    public var currentPoint: CGPoint {
        switch steps.last {
        case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): return point
        case .close: return subpathStart ?? .zero
        case nil: return .zero
        }
    }

    var subpathStart: CGPoint? {
        for case .move(let point) in steps.reversed() { return point }
        return nil
    }

    /// The smallest rectangle that contains all of the path's points, including control points. It's null if
    /// the path is empty.
    public var boundingBox: CGRect {
        CGRect(around: steps.flatMap { $0.points })
    }

    public func copy() -> CGPath? {
        CGPath(steps: steps)
    }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps: steps(transformedBy: transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? {
        mutableCopy(using: nil)
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.steps = steps(transformedBy: transform?.pointee ?? .identity)
        return copy
    }

    /// Calls the block with each element in order.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        for step in steps {
            var points = step.points
            points.withUnsafeMutableBufferPointer { buffer in
                withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
                    let points = buffer.baseAddress ?? none.baseAddress!
                    withUnsafePointer(to: CGPathElement(type: step.type, points: points), block)
                }
            }
        }
    }

    func steps(transformedBy transform: CGAffineTransform) -> [Step] {
        transform.isIdentity ? steps : steps.map { $0.applying(transform) }
    }
}

extension CGPath: Hashable {
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.steps == rhs.steps }

    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

extension CGPath.Step {
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    func applying(_ t: CGAffineTransform) -> CGPath.Step {
        switch self {
        case .move(let point): .move(point.applying(t))
        case .line(let point): .line(point.applying(t))
        case .quad(let control, let end): .quad(control: control.applying(t), end: end.applying(t))
        case .cubic(let control1, let control2, let end):
            .cubic(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
        case .close: .close
        }
    }
}
