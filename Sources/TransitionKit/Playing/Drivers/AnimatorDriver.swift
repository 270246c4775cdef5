import UIKit

/// A driver for the property animator that an animation controller returns.
@MainActor final class AnimatorDriver: TransitionDriver {
    private let animator: UIViewPropertyAnimator
    /// The relation between the animator's fraction and the visible progress, if they're different. In this
    /// case, the driver settles frame by frame.
    private let pace: Pace?
    private var way: Way?

    /// A motion to one of the ends.
    private struct Way {
        let settling: Settling
        let outcome: Outcome
        let start: CGFloat
        let begin: CFTimeInterval
        let isPaced: Bool

        /// The time by which the motion should have ended.
        var deadline: CFTimeInterval { begin + settling.duration + (isPaced ? 0 : 0.5) }

        func progress(at time: CFTimeInterval) -> CGFloat {
            let elapsed = time - begin
            let part = isPaced ? settling.progress(after: elapsed) : settling.systemProgress(after: elapsed)
            return start.interpolated(to: outcome.progress, at: part)
        }
    }

    /// - Parameters:
    ///   - animator: The animator. It's paused here, which prepares its views if it hasn't started.
    ///   - pace: The relation between the animator's fraction and the visible progress, or `nil` if they're
    ///     equal.
    init(holding animator: UIViewPropertyAnimator, pace: Pace? = nil) {
        self.animator = animator
        self.pace = pace
        if animator.state == .inactive || animator.isRunning { animator.pauseAnimation() }
        if animator.isReversed { animator.isReversed = false }
    }

    /// - Returns: `nil` if the animator isn't active, or can't be held.
    convenience init?(grabbing animator: UIViewPropertyAnimator, pace: Pace? = nil) {
        guard animator.isInterruptible, animator.state == .active else { return nil }
        self.init(holding: animator, pace: pace)
    }

    var duration: TimeInterval { animator.duration }

    var progress: CGFloat {
        let fraction = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
        return pace?.progress(at: fraction) ?? fraction
    }

    /// While the animator runs, its own fraction is that of the elapsed time.
    var shownProgress: CGFloat { way?.progress(at: CACurrentMediaTime()) ?? progress }

    func scrub(to progress: CGFloat) {
        guard animator.state == .active, !animator.isRunning else { return }
        if animator.isReversed { animator.isReversed = false }
        animator.fractionComplete = (pace?.fraction(at: progress) ?? progress).clampedBelowEnd
    }

    func hold() -> Bool {
        guard animator.state == .active else { return false }
        if animator.isRunning { animator.pauseAnimation() }
        if animator.isReversed { animator.isReversed = false }
        way = nil
        return true
    }

    var isDead: Bool { animator.state == .inactive }

    func settle(_ settling: Settling, to outcome: Outcome) {
        guard animator.state == .active, animator.duration > 0 else { return jump(to: outcome) }
        way = Way(
            settling: settling,
            outcome: outcome,
            start: progress,
            begin: CACurrentMediaTime(),
            isPaced: pace != nil
        )
        guard pace == nil else { return }
        let isReversed = outcome == .cancelled
        if animator.isReversed != isReversed { animator.isReversed = isReversed }
        let velocity = CGVector(dx: settling.velocity, dy: settling.velocity)
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity),
            durationFactor: CGFloat(settling.duration / animator.duration)
        )
    }

    func jump(to outcome: Outcome) { animator.finish(at: outcome) }

    /// Ends an animator that hasn't ended in time.
    func frame(at time: CFTimeInterval) {
        guard let way else { return }
        if time >= way.deadline {
            self.way = nil
            jump(to: way.outcome)
        } else if way.isPaced {
            scrub(to: way.progress(at: time))
        }
    }

    /// Finishes the animator, because UIKit doesn't allow a paused animator to be released.
    func release(_ outcome: Outcome) {
        way = nil
        animator.finish(at: outcome)
    }
}
