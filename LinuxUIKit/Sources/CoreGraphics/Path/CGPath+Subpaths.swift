extension CGPath {
    /// The path without open subpaths. A subpath that ends where it began, such as a full circle, is closed.
    @_spi(Host) public var closedSubpaths: CGPath {
        CGPath(steps: subpaths.filter(Self.isClosed).flatMap { $0 })
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
}
