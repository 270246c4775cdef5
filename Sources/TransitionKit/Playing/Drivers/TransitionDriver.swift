import UIKit

/// What moves an animation to a given progress, and lets it go.
@MainActor protocol TransitionDriver: AnyObject {
    /// Where the animation stands, 0…1.
    var progress: CGFloat { get }
    /// Where the animation is seen to stand, 0…1, on its way to an end as well.
    var shownProgress: CGFloat { get }
    /// The length of the whole animation, in seconds.
    var duration: TimeInterval { get }
    /// Shows a progress. Only while it is held.
    func scrub(to progress: CGFloat)
    /// Holds the animation where it is. `false` if there is nothing left to hold.
    func hold() -> Bool
    /// Lets the animation go to one of its ends.
    func settle(_ settling: Settling, to outcome: Outcome)
    /// Goes to one of the ends at once.
    func jump(to outcome: Outcome)
    /// Whether somebody else has ended the animation, so that no end of it will ever be heard of.
    var isDead: Bool { get }
    /// The animation controller says that the animation is over while a finger holds it.
    ///
    /// - Returns: whether the finger has the last word all the same.
    func animationDidEnd() -> Bool
    /// A frame is being made.
    func frame(at time: CFTimeInterval)
    /// Who drives in its place from now on; `nil` if it goes on itself.
    var successor: (any TransitionDriver)? { get }
    /// The transition is over: leaves everything as it was.
    func release(_ outcome: Outcome)
}

extension TransitionDriver {
    var shownProgress: CGFloat { progress }
    var isDead: Bool { false }
    var successor: (any TransitionDriver)? { nil }
    func animationDidEnd() -> Bool { false }
}

extension CGFloat {
    /// A progress that an animation can stand at without being over.
    var clampedBelowEnd: CGFloat { Swift.min(Swift.max(self, 0), 0.9995) }
}

extension UIViewPropertyAnimator {
    /// Comes to one of its ends at once, and tells its completions. One that must not be stopped plays on.
    func finish(at outcome: Outcome) {
        if state == .active, isInterruptible { stopAnimation(false) }
        if state == .stopped { finishAnimation(at: outcome == .completed ? .end : .start) }
    }
}
