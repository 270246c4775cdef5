import UIKit

/// An observer that reports when people leave the app.
@MainActor final class AppStateObserver {
    // Used on the main actor. Only the end of the observation can happen elsewhere.
    private nonisolated(unsafe) let observers: [any NSObjectProtocol]

    /// - Parameter whenLeft: A closure that's called when the app no longer receives touches, and again when
    ///   it's no longer visible.
    init(whenLeft: @escaping @MainActor @Sendable (_ isInBackground: Bool) -> Void) {
        let reasons = [
            (UIApplication.willResignActiveNotification, false),
            (UIApplication.didEnterBackgroundNotification, true),
        ]
        observers = reasons.map { name, isInBackground in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainQueue.run { whenLeft(isInBackground) }
            }
        }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}
