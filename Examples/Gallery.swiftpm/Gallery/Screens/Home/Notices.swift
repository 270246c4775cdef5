import UIKit

/// Notifications that are heard for as long as this object lives.
final class Notices {

    // Filled on the main actor; whoever releases it last may only give them back.
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
