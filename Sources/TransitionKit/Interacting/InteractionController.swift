import UIKit

/// An object that controls the progress of a transition, driven by a gesture, a slider, or any other input.
///
/// A single object drives presenting and dismissing, pushing and popping, tab switches, and switches in
/// custom containers. It works with any animation controller, whether it provides a `UIViewPropertyAnimator`
/// or only implements `animateTransition(using:)`. In the second case, the transition follows the progress if
/// the animation controller uses Core Animation. Otherwise, the animation plays to its end, and the
/// interaction controller determines only the outcome.
///
/// ```swift
/// interaction.begin()
/// navigationController.popViewController(animated: true)  // the delegate returns the interaction controller
/// interaction.update(0.3)
/// interaction.finish(velocity: 1.5)
/// ```
///
/// You can call every method in any state. This table shows the state that follows. A dash means that a call
/// has no effect.
///
/// | State | `begin` | UIKit starts the transition | `update` | `finish`, `cancel` | `pause` | The transition ends |
/// |---|---|---|---|---|---|---|
/// | `idle` | `begun` | `settling`, without a gesture | – | – | – | – |
/// | `begun` | – | `interactive`, or `settling` if an outcome was remembered | Remembered | Remembered | Discards the remembered outcome | – |
/// | `interactive` | – | – | Moves the transition | `settling` | – | `idle` |
/// | `settling` | – | – | – | Reverses, if the outcome is different | `interactive` | `idle` |
///
/// - A transition that starts without a gesture changes the state only if ``allowsInterruption`` is `true`
///   and the animation controller has an interruptible animator.
/// - An outcome that you request while UIKit is starting the transition takes effect in the next turn of the
///   main queue. Until then, the screens stay where they are, and you can withdraw or change the outcome.
/// - After a gesture has let go, a third-party animation controller without an interruptible animator can't
///   be held again: `finish` and `cancel` don't reverse it, and `pause` returns `false`. A
///   ``ContainerViewController`` and other containers that use a ``ContainerTransitionContext`` don't have
///   this restriction.
/// - If UIKit doesn't start a transition within half a second after `begin`, or within three frames after
///   `finish` or `cancel`, the state changes from `begun` to `idle`.
///
/// Every transition that begins also ends, exactly once, with the outcome that you request. If people leave
/// the app or the window, if the container leaves the window, if the app replaces the root view controller of
/// the window, or if this object is released, the transition goes to its closer end. If the container changes
/// its size, such as when the device rotates, the transition continues in the new size. A transition that a
/// third-party animation controller plays goes to its closer end instead.
@preconcurrency @MainActor public class InteractionController: TransitionInteraction {
    /// The states of an interaction.
    public enum State: Hashable, Sendable {
        /// There's no transition, or only transitions that this object doesn't control.
        case idle
        /// A gesture has begun, but UIKit hasn't started the transition yet.
        case begun
        /// The transition follows ``InteractionController/update(_:)``.
        case interactive
        /// The transition is running toward one of its ends. In most cases, it can be paused.
        case settling
    }

    /// The speed at which the rest of the transition plays after a gesture, as a multiple of the animation's
    /// own speed. The default is 1. Values that are zero, negative, or non-finite are treated as 1, and
    /// others are clamped to 0.01…1000.
    public var completionSpeed: CGFloat = 1

    /// A Boolean value that determines whether ``pause()`` can hold transitions that started without a
    /// gesture, provided that their animation controller has an interruptible animator. The default is
    /// `true`.
    public var allowsInterruption = true

    /// The transition that this object controls, or can hold.
    private(set) var transition: Transition?
    /// The calls made before UIKit starts the transition.
    private var pending: PendingInteraction?

    /// Creates an interaction controller that your app drives.
    public init() {}

    deinit {
        let (transition, pending) = (transition, pending)
        guard transition != nil || pending != nil else { return }
        MainQueue.run {
            pending?.decide()
            transition?.settleToDefaultOutcome()
        }
    }

    // MARK: State

    /// The state of the interaction.
    public var state: State {
        if let transition { return transition.isHeld ? .interactive : .settling }
        return pending == nil ? .idle : .begun
    }

    /// The progress of the transition, from 0 to 1: the value of the last ``update(_:)``, or the progress at
    /// which ``pause()`` held the transition.
    public var percentComplete: CGFloat { transition?.progress ?? pending?.progress ?? 0 }

    /// The context of the transition that this object controls. It's `nil` before UIKit starts the transition
    /// and after it ends.
    public var transitionContext: (any UIViewControllerContextTransitioning)? { transition?.context }

    var dragsFreely: Bool { false }

    func defaultOutcome(at progress: CGFloat) -> Outcome { Outcome(nearestTo: progress) }

    func touchLocation(in view: UIView) -> CGPoint? { nil }

    var viewForMoreFingers: UIView? { nil }

    /// Whether there's a transition, running or expected, whose outcome hasn't been decided.
    var isUndecided: Bool { transition?.isHeld ?? (pending != nil && pending?.outcome == nil) }

    /// Whether UIKit has asked for the interaction controller of the transition that a gesture begins.
    var isOffered: Bool { pending?.isOffered != false }

    // MARK: Driving

    /// Begins an interaction. Start the transition right after calling this method.
    ///
    /// - Returns: `true` if the interaction begins, or `false` if it has already begun, or if another
    ///   transition is in progress.
    @discardableResult
    public func begin() -> Bool {
        guard state == .idle else { return false }
        pending = PendingInteraction { [weak self] in self?.giveUpWaiting() }
        return true
    }

    /// Updates the progress of the transition.
    ///
    /// - Parameter percentComplete: The progress, from 0 to 1. Values out of range are clamped, and NaN is
    ///   ignored.
    public func update(_ percentComplete: CGFloat) {
        transition?.update(percentComplete)
        pending?.update(percentComplete)
    }

    /// Ends the interaction and finishes the transition.
    ///
    /// - Parameter velocity: The initial velocity of the spring that plays the rest of the transition, in
    ///   total distances per second. The default is 0, which also replaces non-finite values.
    public func finish(velocity: CGFloat = 0) { release(to: .completed, velocity: velocity) }

    /// Ends the interaction and cancels the transition.
    ///
    /// - Parameter velocity: The initial velocity, as for ``finish(velocity:)``. Negative values go back
    ///   toward the beginning.
    public func cancel(velocity: CGFloat = 0) { release(to: .cancelled, velocity: velocity) }

    func release(to outcome: Outcome, velocity: CGFloat = 0) {
        transition?.release(to: outcome, velocity: velocity, speed: completionSpeed)
        pending?.release(to: outcome, velocity: velocity, speed: completionSpeed)
    }

    /// Holds a transition where it is: while it settles or, if ``allowsInterruption`` is `true`, while it
    /// runs without a gesture. The animation controller must have an interruptible animator, except for a
    /// transition that settles in a ``ContainerViewController`` or in another container that uses a
    /// ``ContainerTransitionContext``.
    ///
    /// - Returns: `true` if there's a transition to control, or if one is about to start.
    @discardableResult
    public func pause() -> Bool {
        pending?.grab()
        return pending != nil || transition?.grab() == true
    }

    // MARK: Returned objects

    /// Returns the interaction controller for an animation controller, for use in your own delegate.
    ///
    /// ```swift
    /// func interactionControllerForDismissal(
    ///     using animator: any UIViewControllerAnimatedTransitioning
    /// ) -> (any UIViewControllerInteractiveTransitioning)? {
    ///     interaction.interactionController(for: animator)
    /// }
    /// ```
    ///
    /// - Parameter animationController: The animation controller that your delegate returned.
    /// - Returns: The interaction controller. It's `nil` if this object already controls a transition, or if
    ///   no gesture has begun and the transition can't be held.
    public func interactionController(
        for animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let transition =
            animationController as? Transition ?? Transition(animationController, isInteractionOnly: true)
        guard claim(transition) else { return nil }
        (animationController as? TransitionAnimationController)?.reserved = transition
        return transition
    }

    /// Makes this object the interaction controller of a transition that's about to start, to drive it or to
    /// hold it later. Returns `false` if it already controls one, or can do neither.
    func claim(_ transition: Transition) -> Bool {
        guard state == .begun || (state == .idle && allowsInterruption && transition.vendsAnimator) else {
            return false
        }
        transition.offer(to: self, pending: pending)
        pending?.isOffered = true
        return true
    }

    // MARK: Called by the transition

    func adopt(_ transition: Transition, from pending: PendingInteraction?) -> Bool {
        guard self.transition == nil, self.pending === pending, pending != nil || allowsInterruption else {
            return false
        }
        self.transition = transition
        self.pending = nil
        return true
    }

    /// Ends an interaction that no transition follows.
    func giveUpWaiting() {
        pending?.end()
        pending = nil
        transitionDidNotCome()
    }

    func transitionDidStart(_ transition: Transition) {}

    func transitionDidResize(_ transition: Transition) {}

    func transitionDidEnd(_ transition: Transition) {
        if self.transition === transition { self.transition = nil }
    }

    /// Called when no transition has followed a gesture.
    func transitionDidNotCome() {}
}
