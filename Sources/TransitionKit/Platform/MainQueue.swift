#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Host) import UIKit
#endif

/// The main queue, for code that can run on any thread, such as deinitializers and notifications.
package enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Calls a closure immediately if this is the main queue, and soon otherwise.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        _ = isMarked
        // The main queue isn't bound to the main thread on every platform.
        if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }

    /// Calls a closure soon, in a separate turn. By then, the current transaction has been committed, unless
    /// the call comes from a touch: after touches, the main queue can run before the commit.
    @MainActor package static func later(_ body: @escaping @MainActor @Sendable () -> Void) {
        #if canImport(ObjectiveC)
            DispatchQueue.main.async(execute: body)
        #else
            UIApplication.shared.afterCommit(body)
        #endif
    }
}
