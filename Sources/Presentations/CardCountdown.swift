import UIKit

/// The timer of a card that disappears on its own. It pauses while the card has to wait.
@MainActor final class CardCountdown {
    private let isWaiting: @MainActor () -> Bool
    private let whenOver: @MainActor () -> Void
    private var remaining: TimeInterval
    private var last = CACurrentMediaTime()
    private var ticker: Ticker?

    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - isWaiting: A closure that returns whether the timer pauses.
    ///   - whenOver: A closure that's called once.
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
        // The time is a sum of frames, so it's rarely exactly zero.
        guard remaining <= 1e-6 else { return }
        stop()
        whenOver()
    }
}
