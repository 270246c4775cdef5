/// A log of callbacks, in order.
///
/// A ``RecordingViewController`` records its callbacks in a log. You can add other entries yourself, such as
/// calls to a delegate or a completion handler. In this example, `fall()` creates an animator of the app:
///
/// ```swift
/// let log = CallbackLog()
/// list.present(detail, with: .fall()) { log.add("completion") }
/// ```
@preconcurrency @MainActor public final class CallbackLog {
    /// The entries since the log was created or cleared.
    public private(set) var entries: [String] = []

    /// Creates an empty log.
    public init() {}

    /// Adds an entry.
    public func add(_ entry: String) { entries.append(entry) }

    /// Removes all entries.
    public func clear() { entries = [] }

    /// Returns the entries that begin with any of the specified prefixes.
    ///
    /// The prefix `detail` also finds the entries of a screen with the name `detail2`. To find only those of
    /// one screen, end the prefix with a space, as in `log.entries(of: "detail ")`.
    public func entries(of prefixes: String...) -> [String] {
        entries.filter { entry in prefixes.contains { entry.hasPrefix($0) } }
    }
}
