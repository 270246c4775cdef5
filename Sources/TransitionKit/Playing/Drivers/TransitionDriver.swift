import UIKit

/// An object that moves an animation to a progress, and lets it continue.
@MainActor protocol TransitionDriver: AnyObject {
    /// The progress of the animation, from 0 to 1, or beyond these values on a spring.
    var progress: CGFloat { get }
    /// The visible progress of the animation, in the same range, also while it settles.
    var shownProgress: CGFloat { get }
    /// The length of the whole animation, in seconds.
    var duration: TimeInterval { get }
    /// Whether UIKit regards the animation as interruptible.
    var isInterruptible: Bool { get }
    /// Shows a progress. It's called only while the animation is held.
    func scrub(to progress: CGFloat)
    /// Holds the animation where it is. Returns `false` if there's nothing left to hold.
    func hold() -> Bool
    /// Lets the animation continue to one of its ends.
    func settle(_ settling: Settling, to outcome: Outcome)
    /// Moves the animation to one of its ends immediately.
    func jump(to outcome: Outcome)
    /// Whether something else has ended the animation, so that its end won't be reported.
    var isDead: Bool { get }
    /// Called when the animation controller ends the animation while a finger holds it.
    ///
    /// - Returns: Whether the finger still determines the outcome.
    func animationDidEnd() -> Bool
    /// Called for each frame.
    func frame(at time: CFTimeInterval)
    /// Restores everything when the transition is over.
    func release(_ outcome: Outcome)
}

extension TransitionDriver {
    var shownProgress: CGFloat { progress }
    var isInterruptible: Bool { true }
    var isDead: Bool { false }
    func animationDidEnd() -> Bool { false }
    func settle(_ settling: Settling, to outcome: Outcome) { jump(to: outcome) }
    func frame(at time: CFTimeInterval) {}
}

extension CGFloat {
    /// A progress at which an animation can pause without ending.
    var clampedBelowEnd: CGFloat { Swift.min(Swift.max(self, 0), 0.9995) }
}

extension UIViewPropertyAnimator {
    /// The progress toward the end, whichever end the animator moves to.
    var progress: CGFloat { isReversed ? 1 - fractionComplete : fractionComplete }

    /// Moves the animator to one of its ends immediately, and calls its completion handlers. If it can't be
    /// stopped, it continues.
    package func finish(at outcome: Outcome) {
        if state == .active, isInterruptible { stopAnimation(false) }
        if state == .stopped { finishAnimation(at: outcome == .completed ? .end : .start) }
    }
}
