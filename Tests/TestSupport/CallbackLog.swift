/// What happened, in order.
@MainActor public final class CallbackLog {
    public private(set) var entries: [String] = []

    public init() {}

    public func add(_ entry: String) { entries.append(entry) }

    public func clear() { entries = [] }

    /// The entries that begin with one of the prefixes.
    public func entries(of prefixes: String...) -> [String] {
        entries.filter { entry in prefixes.contains { entry.hasPrefix($0) } }
    }
}
