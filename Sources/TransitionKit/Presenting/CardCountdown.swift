import UIKit

/// Counts the time that a card stays, without the times when it has to wait.
@MainActor final class CardCountdown {
    private let isWaiting: @MainActor () -> Bool
    private let whenOver: @MainActor () -> Void
    private var remaining: TimeInterval
    private var last = CACurrentMediaTime()
    private var ticker: Ticker?

    /// - Parameters:
    ///   - duration: in seconds.
    ///   - isWaiting: whether the time stands still.
    ///   - whenOver: is called once.
    init(
        _ duration: TimeInterval,
        isWaiting: @escaping @MainActor () -> Bool,
        whenOver: @escaping @MainActor () -> Void
    ) {
        remaining = duration
        self.isWaiting = isWaiting
        self.whenOver = whenOver
        ticker = Ticker { [weak self] in self?.frame(at: $0) }
    }

    func stop() {
        ticker?.stop()
        ticker = nil
    }

    private func frame(at time: CFTimeInterval) {
        let passed = time - last
        last = time
        guard !isWaiting() else { return }
        remaining -= passed
        // Time is a sum of frames.
        guard remaining <= 1e-6 else { return }
        stop()
        whenOver()
    }
}
