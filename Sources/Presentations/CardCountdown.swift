import UIKit

/// The timer of a card that disappears on its own. It pauses while the card has to wait or is out of sight.
///
/// It takes only ten frames per second until shortly before the end, so that a toast is behind a screen that
/// comes without an animation for a tenth of a second at most.
@MainActor final class CardCountdown {
    private let isWaiting: @MainActor () -> Bool
    private let needsEachFrame: @MainActor () -> Bool
    private let whenOver: @MainActor () -> Void
    private var remaining: TimeInterval
    private var isOver = false
    private var last = CACurrentMediaTime()
    private var ticker: Ticker?
    private var isSlow = true {
        didSet {
            guard isSlow != oldValue else { return }
            ticker?.stop()
            ticker = nil
            update()
        }
    }

    /// Whether time stands still because nobody sees the card. Then the timer requests no frames.
    var isSuspended = false {
        didSet { update() }
    }

    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - isWaiting: A closure that returns whether the timer pauses.
    ///   - needsEachFrame: A closure that returns whether `isWaiting` has to be called in each frame, because
    ///     its answer is about to change.
    ///   - whenOver: A closure that's called once.
    init(
        _ duration: TimeInterval,
        isWaiting: @escaping @MainActor () -> Bool,
        needsEachFrame: @escaping @MainActor () -> Bool,
        whenOver: @escaping @MainActor () -> Void
    ) {
        remaining = duration
        self.isWaiting = isWaiting
        self.needsEachFrame = needsEachFrame
        self.whenOver = whenOver
        isSlow = duration > Self.longestFrame
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
            ticker = Ticker(isSlow: isSlow) { [weak self] in self?.frame(at: $0) }
        }
    }

    /// The most that a frame counts for, in seconds. Those of a slow timer are shorter.
    private static let longestFrame: TimeInterval = 0.5

    private func frame(at time: CFTimeInterval) {
        // In the background, there are no frames.
        let passed = min(time - last, Self.longestFrame)
        last = time
        let waits = isWaiting()
        if !waits { remaining -= passed }
        // The time is a sum of frames, so it's rarely exactly zero.
        guard waits || remaining > 1e-6 else {
            stop()
            whenOver()
            return
        }
        isSlow = !needsEachFrame() && (waits || remaining > Self.longestFrame)
    }
}
