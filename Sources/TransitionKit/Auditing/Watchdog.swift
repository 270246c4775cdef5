import UIKit

/// Tells when a transition should have been complete long ago, while nobody held it.
///
/// It counts the time of the container's layer, frame by frame: in a slow window it is slow, and while the app is in the
/// background, the screen shows no frames or the layer's clock stands still, no time passes.
@MainActor final class Watchdog {
    /// How much later than its duration a transition may be complete: once more the duration, and this, in seconds.
    static let patience: TimeInterval = 3
    /// The longest time that a single frame can count for, in seconds.
    private static let longestFrame: TimeInterval = 0.25

    private weak var context: (any UIViewControllerContextTransitioning)?
    private let duration: TimeInterval
    private let speed: () -> CGFloat
    private let animator: () -> (any UIViewImplicitlyAnimating)?
    private let whenLate: () -> Void
    private var ticker: Ticker?
    private var time: CFTimeInterval?
    private var elapsed: TimeInterval = 0
    private var isLate = false

    /// - Parameters:
    ///   - duration: how long the transition takes, in seconds. What can't be played counts as 0.
    ///   - speed: how many times faster than that it comes to its end after a gesture. What is not positive counts as 1.
    ///   - animator: what animates it, if that is known. Asked only when the transition is late.
    ///   - ticks: whether it follows the frames by itself; otherwise somebody tells it of each.
    ///   - whenLate: is called once.
    init(
        of context: any UIViewControllerContextTransitioning,
        duration: TimeInterval,
        speed: @escaping () -> CGFloat,
        animator: @escaping () -> (any UIViewImplicitlyAnimating)?,
        ticks: Bool = true,
        whenLate: @escaping () -> Void
    ) {
        self.context = context
        self.duration = duration.playable
        self.speed = speed
        self.animator = animator
        self.whenLate = whenLate
        if ticks { ticker = Ticker { [weak self] in self?.frame(at: $0) } }
    }

    /// A frame is being made.
    func frame(at now: CFTimeInterval) {
        guard let context, !isLate else {
            ticker = nil
            return
        }
        let local = context.containerView.layer.convertTime(now, from: nil)
        defer { time = local }
        guard !context.isInteractive else {
            elapsed = 0
            return
        }
        guard let time, local > time else { return }
        elapsed += min(local - time, Self.longestFrame)
        guard elapsed > limit else { return }
        if let animator = animator(), animator.state == .active, !animator.isRunning {
            elapsed = 0
        } else {
            isLate = true
            whenLate()
        }
    }

    /// A gesture that is slow to settle takes its time.
    private var limit: TimeInterval {
        let speed = Double(speed())
        return 2 * duration / (speed > 0 ? min(speed, 1) : 1) + Self.patience
    }
}
