import UIKit

/// The timer of a card that disappears on its own. It pauses while the card has to wait or is out of sight.
///
/// Until shortly before the end, it requests only ten frames per second. That's often enough to move a toast
/// in front of a screen that appears without an animation within a tenth of a second.
@MainActor final class CardCountdown {
    private var observer: NotificationObserver?
    private let isOutOfSight: @MainActor () -> Bool
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
    private var isSuspended = false {
        didSet { update() }
    }

    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - isOutOfSight: A closure that returns whether the timer is suspended. It's called when windows are
    ///     shown or hidden, and in ``visibilityDidChange()``.
    ///   - isWaiting: A closure that returns whether the timer pauses.
    ///   - needsEachFrame: A closure that returns whether `isWaiting` has to be called in each frame, because
    ///     its answer is about to change.
    ///   - whenOver: A closure that's called once.
    init(
        _ duration: TimeInterval,
        isOutOfSight: @escaping @MainActor () -> Bool,
        isWaiting: @escaping @MainActor () -> Bool,
        needsEachFrame: @escaping @MainActor () -> Bool,
        whenOver: @escaping @MainActor () -> Void
    ) {
        remaining = duration
        self.isOutOfSight = isOutOfSight
        self.isWaiting = isWaiting
        self.needsEachFrame = needsEachFrame
        self.whenOver = whenOver
        isSlow = duration > Self.longestFrame
        let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification]
        observer = NotificationObserver(of: names) { [weak self] _ in self?.visibilityDidChange() }
        visibilityDidChange()
    }

    func stop() {
        isOver = true
        isSuspended = true
    }

    /// Suspends the timer while the card is out of sight, and resumes it afterward.
    func visibilityDidChange() {
        isSuspended = isOver || isOutOfSight()
    }

    private func update() {
        if isSuspended {
            ticker?.stop()
            ticker = nil
        } else if ticker == nil, !isOver {
            last = CACurrentMediaTime()
            ticker = Ticker(isSlow ? .slow : .default) { [weak self] in self?.frame(at: $0) }
        }
    }

    /// The longest time that a frame counts for, in seconds. The frames of a slow timer are shorter.
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
