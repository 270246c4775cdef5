import UIKit

/// An object that observes notifications for as long as it exists.
final class Notices {

    // It's used on the main actor, except in `deinit`, which can run anywhere.
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @MainActor
    func observe(_ name: Notification.Name, _ handler: @escaping @MainActor @Sendable () -> Void) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // UIKit's notifications are posted on the main thread.
                MainActor.assumeIsolated(handler)
            }
        )
    }
}
