import Foundation

/// The threads that are waiting for the answer of an app's delegate.
final class ReentrancyGuard: @unchecked Sendable {
    private let lock = NSLock()
    /// It keeps its capacity, so that a call seldom allocates memory.
    private var threads: Set<ObjectIdentifier> = []

    /// Returns the answer of a closure, or `false` if the same thread is already waiting for one.
    func answer(_ ask: () -> Bool) -> Bool {
        let thread = ObjectIdentifier(Thread.current)
        guard lock.withLock({ threads.insert(thread).inserted }) else { return false }
        defer { _ = lock.withLock { threads.remove(thread) } }
        return ask()
    }
}
