/// A path that you can add elements to.
public final class CGMutablePath: CGPath {
    public init() {
        super.init(steps: [])
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let step = Step.move(point.applying(transform))
        // In a series of moves, only the last one counts.
        if case .move = steps.last { steps.removeLast() }
        steps.append(step)
    }

    /// Does nothing if there's no current point, like all methods that continue a subpath.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point.applying(transform)))
    }

    public func addQuadCurve(
        to end: CGPoint,
        control: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        append(Step.quad(control: control, end: end).applying(transform))
    }

    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        append(Step.cubic(control1: control1, control2: control2, end: end).applying(transform))
    }

    public func closeSubpath() {
        if steps.isEmpty || steps.last == .close { return }
        steps.append(.close)
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.steps(transformedBy: transform)
        if case .move = steps.last, case .move = added.first { steps.removeLast() }
        steps += added
    }

    private func append(_ step: Step) {
        guard !steps.isEmpty else { return }
        // After a subpath closes, the next element starts a new subpath at the point where the closed one
        // started.
        if steps.last == .close, let start = subpathStart { steps.append(.move(start)) }
        steps.append(step)
    }
}
