import Foundation

/// The threads that are waiting for the answer of an app's delegate.
final class Inquiries: @unchecked Sendable {
    private let lock = NSLock()
    /// It keeps its capacity, so that a call seldom allocates memory.
    private var threads: Set<ObjectIdentifier> = []

    /// Returns the answer of a closure, or `false` if the same thread is already waiting for one.
    func answer(_ ask: () -> Bool) -> Bool {
        let thread = ObjectIdentifier(Thread.current)
        guard begin(thread) else { return false }
        defer { end(thread) }
        return ask()
    }

    private func begin(_ thread: ObjectIdentifier) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return threads.insert(thread).inserted
    }

    private func end(_ thread: ObjectIdentifier) {
        lock.lock()
        defer { lock.unlock() }
        threads.remove(thread)
    }
}
