import UIKit

/// The wait for a dismissal that UIKit might refuse.
///
/// UIKit starts a dismissal with the next commit of Core Animation or the next layout, or never.
@MainActor final class DismissalWait {
    private static let patience = 3

    private var ticker: Ticker?
    private var frames = 0

    /// - Parameter whenRefused: A closure that's called after three frames, unless the wait has been
    ///   released.
    init(_ whenRefused: @escaping @MainActor () -> Void) {
        ticker = Ticker { [weak self] _ in
            guard let self else { return }
            frames += 1
            guard frames >= Self.patience else { return }
            ticker?.stop()
            ticker = nil
            whenRefused()
        }
    }

    /// Waits for the same time again, because UIKit is only now asked for the dismissal.
    func restart() { frames = 0 }
}
