/// What happened, in order.
///
/// Screens that are made with one write their callbacks down in it; see ``RecordingViewController``. Add everything else
/// yourself, such as the calls of a delegate or a completion handler:
///
/// ```swift
/// let log = CallbackLog()
/// list.present(detail, with: .fall()) { log.add("completion") }
/// ```
@MainActor public final class CallbackLog {
    /// The entries since the log was made or cleared.
    public private(set) var entries: [String] = []

    /// Creates an empty log.
    public init() {}

    /// Adds an entry at the end.
    public func add(_ entry: String) { entries.append(entry) }

    /// Forgets all entries.
    public func clear() { entries = [] }

    /// The entries that begin with one of some prefixes.
    public func entries(of prefixes: String...) -> [String] {
        entries.filter { entry in prefixes.contains { entry.hasPrefix($0) } }
    }
}
