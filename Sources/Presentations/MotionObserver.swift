import UIKit

/// An observer of the Reduce Motion setting, which people can change while a card is shown.
@MainActor final class MotionObserver {
    // Used on the main actor. Only the end of the observation can happen elsewhere.
    private nonisolated(unsafe) let observer: any NSObjectProtocol

    /// - Parameter whenChanged: A closure that's called when the setting has changed.
    init(whenChanged: @escaping @MainActor @Sendable () -> Void) {
        observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in MainQueue.run(whenChanged) }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
}
