import UIKit

/// A driver for the property animator that an animation controller returns.
@MainActor final class AnimatorDriver: TransitionDriver {
    private let animator: UIViewPropertyAnimator
    private var motion: SettlingMotion?

    /// Creates a driver that holds an animator at its beginning, or where it is.
    ///
    /// - Parameter animator: The animator. It's paused here, which prepares its views if it hasn't started.
    init(holding animator: UIViewPropertyAnimator) {
        self.animator = animator
        if animator.state == .inactive || animator.isRunning { animator.pauseAnimation() }
        if animator.isReversed { animator.isReversed = false }
    }

    /// Creates a driver that holds an active animator.
    ///
    /// - Returns: `nil` if the animator isn't active, or can't be held.
    convenience init?(grabbing animator: UIViewPropertyAnimator) {
        guard animator.isInterruptible, animator.state == .active else { return nil }
        self.init(holding: animator)
    }

    var duration: TimeInterval { animator.duration }

    var progress: CGFloat { animator.progress }

    /// While the animator runs, its own fraction is that of the elapsed time.
    var shownProgress: CGFloat { motion?.systemProgress(at: CACurrentMediaTime()) ?? progress }

    func scrub(to progress: CGFloat) {
        guard animator.state == .active, !animator.isRunning else { return }
        if animator.isReversed { animator.isReversed = false }
        animator.fractionComplete = progress.clampedBelowEnd
    }

    func hold() -> Bool {
        guard animator.state == .active else { return false }
        if animator.isRunning { animator.pauseAnimation() }
        if animator.isReversed { animator.isReversed = false }
        motion = nil
        return true
    }

    var isDead: Bool { animator.state == .inactive }

    func settle(_ settling: Settling, to outcome: Outcome) {
        guard animator.state == .active, animator.duration > 0 else { return jump(to: outcome) }
        motion = SettlingMotion(settling: settling, outcome: outcome, start: progress)
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
        if let motion, motion.overtime(at: time) >= 0.5 { release(motion.outcome) }
    }

    /// Finishes the animator, because UIKit doesn't allow a paused animator to be released.
    func release(_ outcome: Outcome) {
        motion = nil
        animator.finish(at: outcome)
    }
}
