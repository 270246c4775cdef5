import UIKit

/// Tells when the app is left.
@MainActor final class AppWatch {
    // Used on the main actor. Only the end of the observation can happen elsewhere.
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// - Parameters:
    ///   - whenInactive: the app no longer gets touches.
    ///   - whenInBackground: the app is no longer seen.
    init(
        whenInactive: @escaping @MainActor @Sendable () -> Void,
        whenInBackground: @escaping @MainActor @Sendable () -> Void
    ) {
        observe(UIApplication.willResignActiveNotification, whenInactive)
        observe(UIApplication.didEnterBackgroundNotification, whenInBackground)
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func observe(_ name: NSNotification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainQueue.run(action)
            }
        )
    }
}
