import UIKit

/// Drives the property animator that an animation controller vends.
@MainActor final class AnimatorDriver: TransitionDriver {
    private let animator: UIViewPropertyAnimator
    /// Where it is going, and when it should have arrived.
    private var way: (outcome: Outcome, deadline: CFTimeInterval)?

    /// - Parameter animator: paused here, which makes it ready its views if it has not started.
    init(holding animator: UIViewPropertyAnimator) {
        self.animator = animator
        if animator.state == .inactive || animator.isRunning { animator.pauseAnimation() }
        if animator.isReversed { animator.isReversed = false }
    }

    /// - Returns: `nil` where the animator is not under way, or can't be held.
    convenience init?(grabbing animator: UIViewPropertyAnimator) {
        guard animator.isInterruptible, animator.state == .active else { return nil }
        self.init(holding: animator)
    }

    var duration: TimeInterval { animator.duration }

    var progress: CGFloat {
        animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    }

    func scrub(to progress: CGFloat) {
        guard animator.state == .active, !animator.isRunning else { return }
        if animator.isReversed { animator.isReversed = false }
        animator.fractionComplete = progress.clampedBelowEnd
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
        let isReversed = outcome == .cancelled
        if animator.isReversed != isReversed { animator.isReversed = isReversed }
        let velocity = CGVector(dx: settling.velocity, dy: settling.velocity)
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity),
            durationFactor: CGFloat(settling.duration / animator.duration)
        )
        way = (outcome, CACurrentMediaTime() + settling.duration + 0.5)
    }

    func jump(to outcome: Outcome) { animator.finish(at: outcome) }

    /// An animator that has not come to its end in time is brought there.
    func frame(at time: CFTimeInterval) {
        guard let way, time > way.deadline else { return }
        self.way = nil
        jump(to: way.outcome)
    }

    /// UIKit doesn't allow a paused animator to be released.
    func release(_ outcome: Outcome) {
        way = nil
        animator.finish(at: outcome)
    }
}
