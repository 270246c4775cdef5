import UIKit

/// Drives transitions by progress: from a gesture, a slider, or whatever an app has.
///
/// One object drives present and dismiss, push and pop, tab switches and custom containers, and any animation
/// controller: one that vends a `UIViewPropertyAnimator`, and one that only has `animateTransition(using:)`.
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
/// A dash is: allowed, without effect. In `begun`, when the word has been given and UIKit starts no transition
/// within three frames, the state is `idle` again. Between `finish` or `cancel` and `pause` nobody holds the
/// transition, so `update` has no effect.
///
/// Whatever happens, a transition that began ends once: as the last word asks, and if the app is left, the
/// container changes its size or leaves its window, or this object is released, at the nearer end.
@MainActor open class InteractionController: NSObject, UIViewControllerInteractiveTransitioning {
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

    /// The animation that is driven. ``TransitionDelegate`` sets it; a delegate written by hand sets it before
    /// it returns this object from its interaction method.
    public var animationController: (any UIViewControllerAnimatedTransitioning)?

    /// How many times faster than the animation itself the rest is played after the gesture. 1 by default;
    /// values that are not positive count as 1.
    open var completionSpeed: CGFloat = 1

    /// Reported to what runs alongside; the rest of the transition itself settles on a spring.
    open var completionCurve: UIView.AnimationCurve { .easeOut }

    /// Whether transitions that run by themselves can be taken hold of with ``pause()``, if their animation
    /// controller has an interruptible animator. `true` by default.
    public var allowsGrabbing = true

    private var session: InteractionSession?

    public override init() {
        super.init()
    }

    deinit {
        guard let session else { return }
        MainQueue.run { session.settleToNearestEnd() }
    }

    // MARK: State

    /// Where the interaction stands.
    public var state: State { session?.state ?? .idle }

    /// How far the transition has got: the last ``update(_:)``, or where ``pause()`` took hold of it; 0…1.
    public var percentComplete: CGFloat { session?.progress ?? 0 }

    /// The transition that is being driven. `nil` until UIKit starts it, and when it is over.
    public var transitionContext: (any UIViewControllerContextTransitioning)? { session?.context }

    /// Whether UIKit is to leave the start of a transition to this object: while a gesture has begun.
    open var wantsInteractiveStart: Bool { state == .begun }

    /// Where the transition is going by itself.
    var heading: Heading? { session?.heading }

    // MARK: Driving

    /// Announces a gesture. Start the transition right after it.
    ///
    /// - Returns: `false`, without effect, while another transition is under way.
    @discardableResult
    open func begin() -> Bool {
        guard state == .idle else { return false }
        makeSession()
        return true
    }

    /// Moves the transition.
    ///
    /// - Parameter percentComplete: 0…1; values outside are clamped, not a number is ignored.
    open func update(_ percentComplete: CGFloat) {
        session?.update(percentComplete)
    }

    /// Lets go, to the end of the transition.
    ///
    /// - Parameter velocity: the speed of the progress, a second; 1 covers the whole transition in a second.
    ///   The spring that plays the rest starts with it. 0 by default; not a number counts as 0.
    open func finish(velocity: CGFloat = 0) {
        session?.completionSpeed = completionSpeed
        session?.release(to: .finish, velocity: velocity)
    }

    /// Lets go, back to the beginning of the transition.
    ///
    /// - Parameter velocity: as in ``finish(velocity:)``: negative values are on the way back.
    open func cancel(velocity: CGFloat = 0) {
        session?.completionSpeed = completionSpeed
        session?.release(to: .cancel, velocity: velocity)
    }

    /// Takes hold of a transition that settles, where it is; or of one that runs by itself, if it
    /// ``allowsGrabbing``.
    ///
    /// - Returns: whether there is a transition to drive now.
    @discardableResult
    open func pause() -> Bool {
        session?.pause() ?? false
    }

    // MARK: UIKit

    /// Called by UIKit. Subclasses call super.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let animationController else {
            preconditionFailure("The interaction controller has no animationController to drive")
        }
        if state == .begun {
            session?.completionSpeed = completionSpeed
            session?.start(transitionContext, animationController)
            interactionDidStart(transitionContext)
            return
        }
        // No gesture: the transition plays by itself, as it would have without an interaction controller.
        if transitionContext.isInteractive { transitionContext.finishInteractiveTransition() }
        watch(transitionContext, animationController)
        animationController.animateTransition(using: transitionContext)
    }

    /// A transition has started under a gesture or, if it can be grabbed, by itself.
    func interactionDidStart(_ transitionContext: any UIViewControllerContextTransitioning) {}

    /// The transition is over, or has never come.
    func interactionDidEnd() {}

    /// What a delegate hands to UIKit for a transition: `nil` if it is to run by itself, out of reach.
    func handle(
        for animationController: any UIViewControllerAnimatedTransitioning
    ) -> InteractionHandle? {
        guard state == .begun || (state == .idle && allowsGrabbing && animationController.vendsAnimator)
        else { return nil }
        self.animationController = animationController
        return InteractionHandle(self, session: session, animationController: animationController)
    }

    /// A transition is about to run by itself.
    func watch(
        _ transitionContext: any UIViewControllerContextTransitioning,
        _ animationController: any UIViewControllerAnimatedTransitioning
    ) {
        guard allowsGrabbing, state == .idle else { return }
        makeSession().watch(transitionContext, animationController)
        interactionDidStart(transitionContext)
    }

    /// The transition is over.
    func transitionEnded(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard session?.context === transitionContext else { return }
        session?.transitionEnded()
    }

    /// Lets go of a transition that someone else brings to its end right now.
    func decide(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard session?.context === transitionContext else { return }
        session?.decide()
    }

    @discardableResult
    private func makeSession() -> InteractionSession {
        let session = InteractionSession()
        session.onEnd = { [weak self, weak session] in
            guard let self, self.session === session else { return }
            self.session = nil
            interactionDidEnd()
        }
        self.session = session
        return session
    }
}
