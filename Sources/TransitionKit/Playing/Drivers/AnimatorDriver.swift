import UIKit

/// Drives the property animator that an animation controller vends.
@MainActor final class AnimatorDriver: TransitionDriver {
    private let animator: UIViewPropertyAnimator
    private var heading: Heading?
    private var deadline: CFTimeInterval?

    /// - Parameter animator: paused here, which makes it ready its views if it has not started.
    init(holding animator: UIViewPropertyAnimator) {
        self.animator = animator
        if animator.state == .inactive || animator.isRunning { animator.pauseAnimation() }
    }

    var duration: TimeInterval { animator.duration }

    var progress: CGFloat {
        animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    }

    func scrub(to progress: CGFloat) {
        guard animator.state == .active, !animator.isRunning else { return }
        if animator.isReversed { animator.isReversed = false }
        animator.fractionComplete = progress.insideAnimation
    }

    func hold() -> Bool {
        guard animator.state == .active else { return false }
        if animator.isRunning { animator.pauseAnimation() }
        if animator.isReversed { animator.isReversed = false }
        deadline = nil
        return true
    }

    func settle(_ settling: Settling, to heading: Heading) {
        guard animator.state == .active else { return }
        self.heading = heading
        guard animator.duration > 0 else { return end(at: heading) }
        let isReversed = heading == .cancel
        if animator.isReversed != isReversed { animator.isReversed = isReversed }
        let velocity = CGVector(dx: settling.velocity, dy: settling.velocity)
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity),
            durationFactor: CGFloat(settling.duration / animator.duration)
        )
        deadline = CACurrentMediaTime() + settling.duration + 0.5
    }

    func end(at heading: Heading) {
        guard animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: heading == .finish ? .end : .start)
    }

    /// An animator that has not come to its end in time is brought there.
    func frame(at time: CFTimeInterval) {
        guard let deadline, time > deadline, let heading else { return }
        self.deadline = nil
        end(at: heading)
    }

    func release() {
        deadline = nil
    }
}
