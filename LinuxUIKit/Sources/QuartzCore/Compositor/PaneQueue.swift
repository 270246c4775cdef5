/// A queue of panes, some of which must wait for others. The next pane is always the first in array order
/// that doesn't have to wait.
///
/// If panes cover one another in a cycle, there's no correct order. In this case, the farthest pane is next.
struct PaneQueue {
    /// The panes that don't have to wait, as a heap: no number is greater than its two children, which are at
    /// twice its index plus 1 and plus 2.
    private var free: [Int] = []
    /// All panes from the farthest to the nearest, and the number of those at the start that are known to be
    /// done.
    private lazy var byDepth = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    private var start = 0
    private let depths: [Double]
    private var isDone: [Bool]

    /// - Parameters:
    ///   - free: The panes that don't have to wait, in ascending order, which is a valid heap.
    ///   - depths: The depths of all panes.
    init(free: [Int], depths: [Double]) {
        (self.free, self.depths) = (free, depths)
        isDone = Array(repeating: false, count: depths.count)
    }

    /// Adds a pane that doesn't have to wait anymore, unless it's done.
    mutating func release(_ pane: Int) {
        guard !isDone[pane] else { return }
        free.append(pane)
        var place = free.count - 1
        while place > 0, free[place] < free[(place - 1) / 2] {
            free.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Returns the next pane, or `nil` if all are done.
    mutating func next() -> Int? {
        let pane = free.isEmpty ? farthest() : first()
        if let pane { isDone[pane] = true }
        return pane
    }

    private mutating func first() -> Int {
        let first = free[0]
        let last = free.removeLast()
        guard !free.isEmpty else { return first }
        free[0] = last
        var place = 0
        while true {
            var child = 2 * place + 1
            guard child < free.count else { return first }
            if child + 1 < free.count, free[child + 1] < free[child] { child += 1 }
            guard free[child] < free[place] else { return first }
            free.swapAt(place, child)
            place = child
        }
    }

    private mutating func farthest() -> Int? {
        while start < depths.count {
            let pane = byDepth[start]
            if !isDone[pane] { return pane }
            start += 1
        }
        return nil
    }
}
