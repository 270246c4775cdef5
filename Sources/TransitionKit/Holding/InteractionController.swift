import UIKit

/// Drives transitions by progress: from a gesture, a slider, or whatever an app has.
///
/// One object drives present and dismiss, push and pop, tab switches and custom containers, and any animation
/// controller: one that vends a `UIViewPropertyAnimator`, and one that only has `animateTransition(using:)`. The latter
/// follows the progress if it uses Core Animation; if it moves its views by other means, it plays to its end by itself,
/// and only the outcome is decided here.
///
/// ```swift
/// interaction.begin()
/// navigationController.popViewController(animated: true)   // the delegate vends the interaction controller
/// interaction.update(0.3)
/// interaction.finish(velocity: 1.5)
/// ```
///
/// | state | `begin` | UIKit starts | `update` | `finish`, `cancel` | `pause` | transition over |
/// |---|---|---|---|---|---|---|
/// | idle | begun | plays by itself: settling | – | – | – | – |
/// | begun | – | interactive; settling after a word | remembered | word remembered | takes the word back | – |
/// | interactive | – | – | moves | settling | – | idle |
/// | settling | – | – | – | turns round, if it is the other word | interactive | idle |
///
/// A dash is: allowed, without effect. A transition that plays by itself counts only if it ``allowsGrabbing`` and
/// there is an interruptible animator; else the state stays `idle`. In `begun`, when UIKit starts no transition within half a second, or within
/// three frames after the word, the state is `idle` again. Between `finish` or `cancel` and `pause` nobody holds the
/// transition, so `update` has no effect.
///
/// Whatever happens, a transition that began ends once: as the last word asks, and if the app is left, the
/// container changes its size or leaves its window, or this object is released, at the nearer end.
@MainActor public class InteractionController {
    /// Where the interaction stands.
    public enum State: Hashable, Sendable {
        /// No transition, or one of others.
        case idle
        /// A gesture has begun; UIKit has not started the transition yet.
        case begun
        /// The transition follows ``InteractionController/update(_:)``.
        case interactive
        /// The transition runs to one of its ends by itself, and can be paused.
        case settling
    }

    /// How many times faster than the animation itself the rest is played after the gesture. 1 by default;
    /// values that are not positive count as 1.
    public var completionSpeed: CGFloat = 1

    /// Whether transitions that run by themselves can be taken hold of with ``pause()``, if their animation
    /// controller has an interruptible animator. `true` by default.
    public var allowsGrabbing = true

    /// The transition that it drives, or may take hold of.
    private(set) var transition: Transition?
    /// What a gesture has said that waits for its transition.
    private var hold: Hold?

    public init() {}

    deinit {
        let (transition, hold) = (transition, hold)
        guard transition != nil || hold != nil else { return }
        MainQueue.run {
            hold?.decide()
            transition?.settleToNearestEnd()
        }
    }

    // MARK: State

    /// Where the interaction stands.
    public var state: State {
        if let transition { return transition.isHeld ? .interactive : .settling }
        return hold == nil ? .idle : .begun
    }

    /// How far the transition has got: the last ``update(_:)``, or where ``pause()`` took hold of it; 0…1.
    public var percentComplete: CGFloat { transition?.progress ?? hold?.progress ?? 0 }

    /// The transition that is being driven. `nil` until UIKit starts it, and when it is over.
    public var transitionContext: (any UIViewControllerContextTransitioning)? { transition?.context }

    /// Whether fingers may take a screen off its way, which the transition has to be ready for.
    var isFree: Bool { false }

    /// Whether there is a transition, under way or awaited, and no word where it is to go.
    var isUndecided: Bool { transition?.isHeld ?? (hold != nil && hold?.outcome == nil) }

    // MARK: Driving

    /// Announces a gesture. Start the transition right after it.
    ///
    /// - Returns: `false`, without effect, while another transition is under way.
    @discardableResult
    public func begin() -> Bool {
        guard state == .idle else { return false }
        hold = Hold { [weak self] in self?.giveUpHold() }
        return true
    }

    /// Moves the transition.
    ///
    /// - Parameter percentComplete: 0…1; values outside are clamped, not a number is ignored.
    public func update(_ percentComplete: CGFloat) {
        transition?.update(percentComplete)
        hold?.update(percentComplete)
    }

    /// Lets go, to the end of the transition.
    ///
    /// - Parameter velocity: the speed of the progress, a second; 1 covers the whole transition in a second.
    ///   The spring that plays the rest starts with it. 0 by default; not a number counts as 0.
    public func finish(velocity: CGFloat = 0) { release(to: .completed, velocity: velocity) }

    /// Lets go, back to the beginning of the transition.
    ///
    /// - Parameter velocity: as in ``finish(velocity:)``: negative values are on the way back.
    public func cancel(velocity: CGFloat = 0) { release(to: .cancelled, velocity: velocity) }

    func release(to outcome: Outcome, velocity: CGFloat = 0) {
        transition?.release(to: outcome, velocity: velocity, speed: completionSpeed)
        hold?.release(to: outcome, velocity: velocity, speed: completionSpeed)
    }

    /// Takes hold of a transition that settles, where it is; or of one that runs by itself, if it
    /// ``allowsGrabbing``.
    ///
    /// - Returns: whether there is a transition to drive now.
    @discardableResult
    public func pause() -> Bool {
        hold?.grab()
        return hold != nil || transition?.grab() == true
    }

    // MARK: Vending

    /// What a delegate written by hand returns as the interaction controller of a transition.
    ///
    /// ```swift
    /// func interactionControllerForDismissal(
    ///     using animator: any UIViewControllerAnimatedTransitioning
    /// ) -> (any UIViewControllerInteractiveTransitioning)? {
    ///     interaction.interactionController(for: animator)
    /// }
    /// ```
    ///
    /// - Parameter animationController: what the delegate has returned as the animation controller.
    /// - Returns: `nil` if the transition is to run by itself: no gesture has begun, and it can't be taken hold of.
    public func interactionController(
        for animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let transition =
            animationController as? Transition ?? Transition(animationController, isInteractionOnly: true)
        guard takes(transition) else { return nil }
        (animationController as? TransitionAnimationController)?.reserve(transition)
        return transition
    }

    /// Whether it will drive a transition that is about to start, or may take hold of it.
    func takes(_ transition: Transition) -> Bool {
        guard state == .begun || (state == .idle && allowsGrabbing && transition.vendsAnimator) else {
            return false
        }
        transition.offer(to: self, hold: hold)
        return true
    }

    // MARK: What the transition tells

    /// A transition has begun.
    ///
    /// - Parameter hold: the gesture that waited for it; `nil` if it runs by itself.
    /// - Returns: whether it is driven by this object from now on.
    func adopt(_ transition: Transition, from hold: Hold?) -> Bool {
        guard self.transition == nil, self.hold === hold, hold != nil || allowsGrabbing else { return false }
        self.transition = transition
        self.hold = nil
        return true
    }

    /// Lets go of a gesture for which no transition will come.
    func giveUpHold() {
        hold?.end()
        hold = nil
        transitionDidNotCome()
    }

    /// The views of a transition are ready, and it is held or about to run.
    func transitionDidStart(_ transition: Transition) {}

    /// A transition is over; UIKit and the app have not been told.
    func transitionDidEnd(_ transition: Transition) {
        if self.transition === transition { self.transition = nil }
    }

    /// A gesture has waited in vain.
    func transitionDidNotCome() {}
}
