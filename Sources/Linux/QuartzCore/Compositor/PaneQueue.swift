/// Whose turn it is of panes of which some have to wait for others: the first in array order that waits for none.
///
/// Panes that cover one another in a ring have no right order; the farthest goes first then.
struct PaneQueue {
    /// Those that wait for none, as a heap: none is above its two children, which are at twice its place and 1 and 2 more.
    private var free: [Int] = []
    /// All from the farthest to the nearest, and how many of them have had their turn for sure.
    private lazy var byDepth = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    private var start = 0
    private let depths: [Double]
    private var isDone: [Bool]

    /// - Parameters:
    ///   - free: Those that wait for none, rising, which is a heap.
    ///   - depths: The depths of all.
    init(free: [Int], depths: [Double]) {
        (self.free, self.depths) = (free, depths)
        isDone = Array(repeating: false, count: depths.count)
    }

    /// Adds one that waits for none any more, unless it has had its turn.
    mutating func release(_ pane: Int) {
        guard !isDone[pane] else { return }
        free.append(pane)
        var place = free.count - 1
        while place > 0, free[place] < free[(place - 1) / 2] {
            free.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// nil when all have had their turn.
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
