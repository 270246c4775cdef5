extension CGPath {
    /// The path without open subpaths. A subpath that ends where it began, such as a full circle, is closed.
    @_spi(Host) public var closedSubpaths: CGPath {
        CGPath(steps: subpaths.filter(Self.isClosed).flatMap { $0 })
    }

    /// The path with each subpath in the opposite direction.
    @_spi(Host) public var reversed: CGPath {
        CGPath(steps: subpaths.flatMap(Self.reverse))
    }

    /// The steps of each subpath, the first of which is a move.
    private var subpaths: [[Step]] {
        var result: [[Step]] = []
        for step in steps {
            if case .move = step { result.append([]) }
            result[result.count - 1].append(step)
        }
        return result
    }

    private static func isClosed(_ subpath: [Step]) -> Bool {
        if subpath.last == .close { return true }
        guard let start = subpath.first?.points.last, let end = subpath.last?.points.last else {
            return false
        }
        // The ends of a full circle differ by rounding.
        return abs(start.x - end.x) < 1e-6 && abs(start.y - end.y) < 1e-6
    }

    private static func reverse(_ subpath: [Step]) -> [Step] {
        let isClosed = subpath.last == .close
        let drawn = isClosed ? Array(subpath.dropLast()) : subpath
        // Each step leads there from the end of the one before it.
        let ends = drawn.compactMap(\.points.last)
        guard let start = ends.last else { return subpath }
        var result: [Step] = [.move(start)]
        for (step, end) in zip(drawn.dropFirst(), ends).reversed() {
            switch step {
            case .line: result.append(.line(end))
            case .quad(let control, _): result.append(.quad(control: control, end: end))
            case .cubic(let control1, let control2, _):
                result.append(.cubic(control1: control2, control2: control1, end: end))
            case .move, .close: break
            }
        }
        return isClosed ? result + [.close] : result
    }
}
