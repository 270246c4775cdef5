import UIKit

/// An observer that reports when people leave the app.
///
/// All watches share one observation of the app, because each transition has a watch.
@MainActor final class AppWatch {
    private static var watches: [Reference] = []
    private static let observations: Void = {
        observe(UIApplication.willResignActiveNotification) { $0.whenInactive() }
        observe(UIApplication.didEnterBackgroundNotification) { $0.whenInBackground() }
    }()

    private struct Reference {
        weak var watch: AppWatch?
    }

    private let whenInactive: @MainActor () -> Void
    private let whenInBackground: @MainActor () -> Void

    /// - Parameters:
    ///   - whenInactive: A closure that's called when the app no longer receives touches.
    ///   - whenInBackground: A closure that's called when the app is no longer visible.
    init(whenInactive: @escaping @MainActor () -> Void, whenInBackground: @escaping @MainActor () -> Void) {
        (self.whenInactive, self.whenInBackground) = (whenInactive, whenInBackground)
        Self.observations
        Self.watches.removeAll { $0.watch == nil }
        Self.watches.append(Reference(watch: self))
    }

    private static func observe(
        _ name: NSNotification.Name,
        _ report: @escaping @MainActor @Sendable (AppWatch) -> Void
    ) {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainQueue.run {
                for watch in watches.compactMap(\.watch) { report(watch) }
            }
        }
    }
}
