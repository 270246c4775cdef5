import UIKit

/// An object that plays a transition: a ``Stage`` for a choreography, or a third-party animation controller.
@MainActor protocol TransitionAnimation: AnyObject {
    /// The duration of the animation on its own, in seconds.
    var duration: TimeInterval { get }
    /// The property animator, if it's known. This doesn't create one.
    var animator: UIViewPropertyAnimator? { get }
    /// Returns the property animator, if there is one. This can create it.
    func requestAnimator() -> UIViewPropertyAnimator?
    /// Prepares the views for the first frame. Layout can call the app, which can end the transition.
    func mount()
    /// Lays out the container while the screens are at rest, because views have been added to it. Layout can
    /// call the app, which can end the transition.
    func layOut()
    /// Plays the animation on its own.
    func play()
    /// Returns a driver that holds the animation at its beginning.
    func makeDriver() -> any TransitionDriver
    /// Returns a driver that holds the animation where it is, or `nil` if it can't be held.
    func grab() -> (any TransitionDriver)?
    /// Called for each frame.
    ///
    /// - Parameter progress: The visible progress of the views.
    func frame(showing progress: CGFloat)
    /// Continues in the new size of the container, at the same progress. Returns `false` if that isn't
    /// possible.
    func adapt() -> Bool
    /// Moves the animation to one of its ends immediately, whether or not it has a driver.
    func jump(to outcome: Outcome)
    /// Ends the animation immediately and reports its end, while it has no driver. If that isn't possible,
    /// this does nothing.
    func finish(at outcome: Outcome)
    /// The progress of the animation on its own, or `nil` if it isn't known. It exceeds 1 if a spring
    /// overshoots.
    var progress: CGFloat? { get }
    /// Restores the views. Further calls have no effect.
    func release(_ outcome: Outcome)
}

/// An animation controller of TransitionKit that plays something else than a choreography.
@MainActor protocol TransitionAnimationMaking: UIViewControllerAnimatedTransitioning {
    /// Returns the animation to play.
    ///
    /// - Parameter whenOver: A closure that's called when the animation has reached one of its ends.
    func makeAnimation(whenOver: @escaping @MainActor (Outcome) -> Void) -> any TransitionAnimation
}

extension TransitionAnimation {
    func requestAnimator() -> UIViewPropertyAnimator? { animator }

    func layOut() {}

    func frame(showing progress: CGFloat) {}

    func adapt() -> Bool { false }

    func grab() -> (any TransitionDriver)? { requestAnimator().flatMap { AnimatorDriver(grabbing: $0) } }

    func jump(to outcome: Outcome) { finish(at: outcome) }

    func finish(at outcome: Outcome) { requestAnimator()?.finish(at: outcome) }

    var progress: CGFloat? { animator?.state == .active ? animator?.progress : nil }
}
