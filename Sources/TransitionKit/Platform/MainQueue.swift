#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Host) import UIKit
#endif

/// Where code runs that no actor is known of: releases and notifications.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Runs a closure at once on the main queue, and soon from anywhere else.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        _ = isMarked
        // The main queue is not bound to the main thread everywhere.
        if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }

    /// Runs a closure soon, in a turn of its own: what is being committed now has been by then.
    @MainActor static func later(_ body: @escaping @MainActor @Sendable () -> Void) {
        #if canImport(ObjectiveC)
            DispatchQueue.main.async(execute: body)
        #else
            UIApplication.shared.afterCommit(body)
        #endif
    }
}
