import UIKit

/// An observer of notifications. It stops observing when it's released.
@MainActor package final class NotificationObserver {
    // Used on the main actor. Only the end of the observation can happen elsewhere.
    private nonisolated(unsafe) let tokens: [any NSObjectProtocol]

    /// Creates an observer of several notifications.
    ///
    /// - Parameters:
    ///   - names: The names of the notifications, which are posted on the main thread.
    ///   - handler: A closure that's called with each notification.
    package init(
        of names: [Notification.Name],
        handler: @escaping @MainActor @Sendable (Notification) -> Void
    ) {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                // Only the handler reads it, and it's posted on the main thread.
                nonisolated(unsafe) let notification = notification
                MainQueue.run { handler(notification) }
            }
        }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    /// Returns an observer that reports when people leave the app, or the window of a view, while they go on
    /// in another window of the app.
    ///
    /// - Parameters:
    ///   - view: The view, or `nil` to observe only the app.
    ///   - handler: A closure that's called when the app or the window no longer receives touches, and again
    ///     when it's no longer visible. Both can report the same.
    static func ofLeavingApp(
        orWindowOf view: UIView? = nil,
        _ handler: @escaping @MainActor @Sendable (_ isInBackground: Bool) -> Void
    ) -> NotificationObserver {
        let names = [
            UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification,
            UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
        ]
        return NotificationObserver(of: names) { [weak view] in
            if let scene = $0.object as? UIScene, scene !== view?.window?.windowScene { return }
            handler(names.suffix(2).contains($0.name))
        }
    }
}
