/// Chooses the frames of a clip that are worth their size.
enum FrameSelection {
    /// Returns the indices of the first frame, the last one, and at most `limit - 2` between them: those at
    /// which the picture has changed the most, so that the slow end of a spring costs nothing. Apart from the
    /// last one, no frame is chosen that's the same as its predecessor.
    ///
    /// - Parameter changes: The difference of each frame from its predecessor, at least 0. That of the first
    ///   frame counts as 0.
    static func indices(changes: [Double], limit: Int) -> [Int] {
        precondition(changes.count >= 2 && limit >= 2, "a clip has a first frame and a last one")
        let last = changes.count - 1
        let inner = (1..<last).filter { changes[$0] > 0 }
        if inner.count <= limit - 2 { return [0] + inner + [last] }

        // Equal steps of the total change rather than of time.
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

    /// Returns the index of the frame at which half of the total change is done.
    static func middle(of changes: [Double]) -> Int {
        let whole = changes.reduce(0, +)
        var way = 0.0
        return changes.firstIndex { change in
            way += change
            return way >= whole / 2
        } ?? 0
    }
}
