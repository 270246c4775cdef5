import UIKit

/// Reports a transition that should have completed, unless people hold it.
///
/// It measures time frame by frame, by the clock of the container's layer. If the layer is slow, so is the
/// watchdog. While the app is in the background, the screen shows no frames, or the clock of the layer is
/// stopped, no time passes.
@MainActor final class Watchdog {
    /// The time by which a transition can exceed twice its duration before it's late, in seconds.
    static let patience: TimeInterval = 3
    /// The maximum time that a single frame counts for, in seconds.
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

    /// Creates a watchdog that watches from now on.
    ///
    /// - Parameters:
    ///   - duration: The duration of the transition, in seconds. Invalid values are treated as 0.
    ///   - speed: The factor by which the transition is faster after a gesture. Values that aren't positive
    ///     are treated as 1.
    ///   - animator: The animator of the transition, if it's known. It's requested only if the transition is
    ///     late.
    ///   - ticks: Whether the watchdog follows frames itself. If `false`, it's told about each frame.
    ///   - whenLate: A closure that's called once.
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

    /// Called for each frame.
    func frame(at now: CFTimeInterval) {
        guard let context, !isLate else {
            ticker = nil
            return
        }
        let local = context.containerView.layer.convertTime(now, from: nil)
        defer { time = local }
        guard let time, local > time else { return }
        let isHeld = context.isInteractive || (context as? ContainerTransitionContext)?.isDriven == true
        elapsed = isHeld ? 0 : elapsed + min(local - time, Self.longestFrame)
        guard elapsed > limit else { return }
        if let animator = animator(), animator.state == .active, !animator.isRunning {
            elapsed = 0
        } else {
            isLate = true
            whenLate()
        }
    }

    /// The time after which the transition is late. A gesture can make it settle slowly.
    private var limit: TimeInterval {
        let speed = Double(speed())
        return 2 * duration / (speed > 0 ? min(speed, 1) : 1) + Self.patience
    }
}
