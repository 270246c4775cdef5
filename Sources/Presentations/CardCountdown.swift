import UIKit

/// The timer of a card that disappears on its own. It pauses while the card has to wait or is out of sight.
@MainActor final class CardCountdown {
    private let isWaiting: @MainActor () -> Bool
    private let whenOver: @MainActor () -> Void
    private var remaining: TimeInterval
    private var isOver = false
    private var last = CACurrentMediaTime()
    private var ticker: Ticker?

    /// Whether time stands still because nobody sees the card. Then the timer requests no frames.
    var isSuspended = false {
        didSet { update() }
    }

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
        update()
    }

    func stop() {
        isOver = true
        isSuspended = true
    }

    private func update() {
        if isSuspended {
            ticker?.stop()
            ticker = nil
        } else if ticker == nil, !isOver {
            last = CACurrentMediaTime()
            ticker = Ticker { [weak self] in self?.frame(at: $0) }
        }
    }

    /// The most that a frame counts for, in seconds.
    private static let longestFrame: TimeInterval = 0.25

    private func frame(at time: CFTimeInterval) {
        // In the background, there are no frames.
        let passed = min(time - last, Self.longestFrame)
        last = time
        guard !isWaiting() else { return }
        remaining -= passed
        // The time is a sum of frames, so it's rarely exactly zero.
        guard remaining <= 1e-6 else { return }
        stop()
        whenOver()
    }
}
