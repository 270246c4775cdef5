import UIKit

/// An observer that reports when people leave the app.
@MainActor final class AppStateObserver {
    // Used on the main actor. Only the end of the observation can happen elsewhere.
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// - Parameters:
    ///   - whenInactive: A closure that's called when the app no longer receives touches.
    ///   - whenInBackground: A closure that's called when the app is no longer visible.
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
