/// Chooses the frames of a clip that are worth their size.
enum FrameSelection {
    /// The first frame, the last one and at most `limit − 2` between them: those by which the picture has
    /// changed the most since the one before, so that a spring's long rest costs nothing. A frame like the
    /// one before it is never chosen, unless it is the last.
    ///
    /// - Parameter changes: How much each frame differs from the one before it, 0 or more; the first counts
    ///   as 0.
    static func indices(changes: [Double], limit: Int) -> [Int] {
        precondition(changes.count >= 2 && limit >= 2, "a clip has a first frame and a last one")
        let last = changes.count - 1
        let inner = (1..<last).filter { changes[$0] > 0 }
        if inner.count <= limit - 2 { return [0] + inner + [last] }

        // Equal steps on the way that the picture makes, rather than in time.
        var way = 0.0
        let ways = changes.map { change in
            way += change
            return way
        }
        let step = way / Double(limit - 1)
        var chosen = [0]
        for index in inner where chosen.count < limit - 1 {
            if ways[index] + 1e-9 >= step * Double(chosen.count) { chosen.append(index) }
        }
        return chosen + [last]
    }

    /// The frame at which the picture has made half of its way.
    static func middle(of changes: [Double]) -> Int {
        let whole = changes.reduce(0, +)
        var way = 0.0
        return changes.firstIndex { change in
            way += change
            return way >= whole / 2
        } ?? 0
    }
}
