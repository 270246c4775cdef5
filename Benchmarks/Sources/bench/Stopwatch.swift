/// Measures work by the machine's clock; the transitions themselves run on the virtual one.
enum Stopwatch {
    /// Seconds that `work` took.
    @MainActor
    static func seconds(_ work: () -> Void) -> Double {
        let clock = ContinuousClock()
        let components = clock.measure(work).components
        return Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}

extension [Double] {
    var median: Double {
        precondition(!isEmpty, "nothing was measured")
        let sorted = sorted()
        let middle = count / 2
        return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}

extension String {
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(width - count, 0))
    }

    func padded(before width: Int) -> String {
        String(repeating: " ", count: Swift.max(width - count, 0)) + self
    }
}
