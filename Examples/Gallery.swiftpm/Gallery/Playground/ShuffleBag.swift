/// A random sequence that repeats an element only after all others have been drawn.
struct ShuffleBag {
    private let all: [String]
    private var left: [String]
    private var last: String?

    /// - Parameter seen: An element that counts as drawn already.
    init(_ all: [String], seen: String? = nil) {
        self.all = all
        left = all.filter { $0 != seen }
        last = seen
    }

    mutating func draw(using generator: inout some RandomNumberGenerator) -> String? {
        // The last element counts as drawn in the new round, so that it isn't repeated immediately.
        if left.isEmpty { left = all.count > 1 ? all.filter { $0 != last } : all }
        guard let index = left.indices.randomElement(using: &generator) else { return nil }
        last = left.remove(at: index)
        return last
    }

    mutating func draw() -> String? {
        var generator = SystemRandomNumberGenerator()
        return draw(using: &generator)
    }
}
