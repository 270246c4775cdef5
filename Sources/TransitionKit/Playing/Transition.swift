import UIKit

/// One transition, from the moment it is vended to its only end.
///
/// UIKit is given this object as both controllers, of the animation and of the interaction. Three rules hold: it is
/// known before a view is touched; asking it makes nothing; and at its end its state comes first, then the views,
/// then UIKit, then the app, which may start the next transition.
@MainActor final class Transition: NSObject {
    /// Whether it may have an interruptible animator. Known in advance, since UIKit may ask from any thread.
    nonisolated let vendsAnimator: Bool

    private let source: Source
    /// The animation controller that UIKit knows an animator by.
    private weak var facade: TransitionAnimationController?

    /// Whose animation it is.
    private enum Source {
        case animator(any Animator, Playback)
        case foreign(any UIViewControllerAnimatedTransitioning)
    }

    private(set) var life = Life.prepared
    /// The context that UIKit made for it, while it runs.
    private(set) var context: (any UIViewControllerContextTransitioning)?
    /// Where it was last put or found, 0…1.
    private(set) var progress: CGFloat = 0

    /// Whose finger may drive it.
    private(set) weak var interaction: InteractionController?
    /// What a finger has said before it started.
    private var hold: Hold?

    private var animation: (any TransitionAnimation)?
    private var driver: (any TransitionDriver)?
    private var hasPlayed = false
    /// What UIKit was last answered when it asked for the animator.
    private var answer: (any UIViewImplicitlyAnimating)?
    private var forwarding: ForwardingContext?
    private var watch: TransitionWatch?

    private var startHandlers: [@MainActor (any UIViewControllerContextTransitioning) -> Void] = []
    private var progressHandlers: [@MainActor (CGFloat) -> Void] = []
    private var endHandlers: [@MainActor (Outcome) -> Void] = []

    init(_ animationController: any UIViewControllerAnimatedTransitioning) {
        facade = animationController as? TransitionAnimationController
        source =
            facade.map { .animator($0.animator, $0.playback) } ?? .foreign(animationController)
        vendsAnimator = animationController.vendsAnimator
    }

    /// The transition that an animation controller plays in a context: the one that it is or has, else a new one.
    static func of(
        _ animationController: any UIViewControllerAnimatedTransitioning,
        in context: any UIViewControllerContextTransitioning
    ) -> Transition {
        if let transition = animationController as? Transition { return transition }
        if let ours = animationController as? TransitionAnimationController {
            return ours.transition(for: context)
        }
        return Transition(animationController)
    }

    // MARK: Observing

    /// Calls a closure when it is about to begin: it is known, and no view has been touched.
    func onStart(_ handler: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void) {
        startHandlers.append(handler)
    }

    /// Calls a closure whenever its progress is seen to have changed, while it runs.
    func onProgress(_ handler: @escaping @MainActor (CGFloat) -> Void) {
        progressHandlers.append(handler)
    }

    /// Calls a closure when it is over and UIKit has been told.
    func onEnd(_ handler: @escaping @MainActor (Outcome) -> Void) {
        endHandlers.append(handler)
    }

    private func tellProgress() {
        guard !progressHandlers.isEmpty, case .running = life else { return }
        let shown = driver?.progress ?? animation?.progress ?? progress
        for handler in progressHandlers { handler(shown) }
    }

    // MARK: Starting

    /// Gives it to an interaction controller, and to its gesture if that has begun.
    func offer(to interaction: InteractionController, hold: Hold?) {
        guard case .prepared = life else { return }
        (self.interaction, self.hold) = (interaction, hold)
    }

    /// Whether a finger waits for it.
    private var isAwaited: Bool { hold?.isWaiting == true }

    /// Begins, unless it has, or has ended before it could.
    private func start(in context: any UIViewControllerContextTransitioning, _ control: Control) {
        guard case .prepared = life else { return }
        self.context = context
        life = .running(control)
        (context as? ContainerTransitionContext)?.transition = self
        interaction?.adopt(self, from: hold)
        let animation = makeAnimation(in: context)
        self.animation = animation
        let handlers = startHandlers
        startHandlers = []
        for handler in handlers { handler(context) }
        if isRunning { animation.mount() }
        guard isRunning else { return }
        if interaction != nil || isHeld || !progressHandlers.isEmpty {
            watch = TransitionWatch(self, context.containerView)
        }
    }

    private func play() {
        guard case .running(.itself) = life, !hasPlayed else { return }
        hasPlayed = true
        interaction?.transitionDidStart(self)
        animation?.play()
    }

    /// Stays at its beginning, in the hands of the finger that waits for it. The finger may have gone already.
    private func hold(for hold: Hold) {
        guard isRunning, driver == nil, !hasPlayed else { return }
        hasPlayed = true
        life = .running(.held)
        progress = hold.progress
        hold.end()
        driver = animation?.makeDriver()
        guard isHeld else { return }
        show()
        interaction?.transitionDidStart(self)
        if isHeld, let outcome = hold.outcome {
            release(to: outcome, velocity: hold.velocity, speed: hold.completionSpeed)
        }
        self.hold = nil
    }

    private func makeAnimation(in context: any UIViewControllerContextTransitioning)
        -> any TransitionAnimation
    {
        switch source {
        case .animator(let animator, let playback):
            facade?.adopt(self, for: context)
            return Stage(animator, playback, context) { [weak self] in self?.animationIsOver() }
        case .foreign(let controller):
            return ForeignAnimation(controller, forwarded(context))
        }
    }

    private func forwarded(_ context: any UIViewControllerContextTransitioning) -> ForwardingContext {
        if let forwarding, forwarding.base === context { return forwarding }
        let made = makeForwarding(context)
        forwarding = made
        return made
    }

    private func makeForwarding(_ context: any UIViewControllerContextTransitioning) -> ForwardingContext {
        ForwardingContext(context) { [weak self, weak context] didComplete in
            if let self {
                end(Outcome(completed: didComplete))
            } else {
                context?.completeTransition(didComplete)
            }
        }
    }

    // MARK: Ending

    /// The animation has come to one of its ends.
    private func animationIsOver() {
        end(context?.transitionWasCancelled == true ? .cancelled : .completed)
    }

    /// The only way to the end.
    ///
    /// - Parameter tells: `false` where UIKit knows.
    func end(_ outcome: Outcome, tells: Bool = true) {
        if case .over = life { return }
        let (context, driver, animation) = (context, driver, animation)
        let (progressHandlers, endHandlers) = (progressHandlers, endHandlers)
        answer = answer ?? animation?.animator
        life = .over(outcome)
        (self.context, self.driver, self.animation) = (nil, nil, nil)
        (watch, hold, forwarding) = (nil, nil, nil)
        (startHandlers, self.progressHandlers, self.endHandlers) = ([], [], [])
        progress = outcome.progress
        let interaction = interaction
        interaction?.transitionDidEnd(self)

        driver?.release(outcome)
        animation?.release(outcome)

        if tells { context?.completeTransition(outcome == .completed) }

        for handler in progressHandlers { handler(outcome.progress) }
        for handler in endHandlers { handler(outcome) }
    }

    var isRunning: Bool {
        guard case .running = life else { return false }
        return true
    }

    /// Whether a finger has it.
    var isHeld: Bool {
        guard case .running(.held) = life else { return false }
        return true
    }

    /// Where it is going by itself; `nil` while it is held, and when it does not run.
    var heading: Outcome? {
        switch life {
        case .running(.itself): context?.transitionWasCancelled == true ? .cancelled : .completed
        case .running(.settling(let outcome)): outcome
        case .prepared, .running(.held), .over: nil
        }
    }

    // MARK: What a finger does

    func update(_ value: CGFloat) {
        guard isHeld else { return }
        progress = value.unit(or: progress)
        show()
    }

    private func show() {
        driver?.scrub(to: progress)
        context?.updateInteractiveTransition(progress)
        tellProgress()
    }

    func release(to outcome: Outcome, velocity: CGFloat, speed: CGFloat) {
        // The other way round only; where it is going already, it goes on as it does.
        if let heading, outcome == heading || !grab() { return }
        guard isHeld, let driver else { return }
        decide(for: outcome)
        let settling = Settling(
            from: progress,
            to: outcome,
            velocity: velocity,
            duration: driver.duration,
            speed: speed
        )
        driver.settle(settling, to: outcome)
    }

    /// Lets go without playing the rest.
    private func decide(for outcome: Outcome) {
        life = .running(.settling(outcome))
        if outcome == .completed {
            context?.finishInteractiveTransition()
        } else {
            context?.cancelInteractiveTransition()
        }
    }

    /// Takes hold of it where it is. `false` if that can't be done.
    func grab() -> Bool {
        switch life {
        case .prepared, .over: return false
        case .running(.held): return true
        case .running(.itself), .running(.settling): break
        }
        guard let driver = driver ?? animation?.grab(), driver.hold() else { return false }
        self.driver = driver
        life = .running(.held)
        progress = driver.progress.unit(or: progress)
        context?.pauseInteractiveTransition()
        context?.updateInteractiveTransition(progress)
        return true
    }

    // MARK: What may come in between

    /// Lets go, towards the end that is nearer.
    func settleToNearestEnd() {
        guard isHeld else { return }
        release(to: Outcome(nearestTo: progress), velocity: 0, speed: interaction?.completionSpeed ?? 1)
    }

    /// Shows the end that it is heading for, or the nearer one, at once.
    func jumpToEnd() {
        if isHeld { decide(for: Outcome(nearestTo: progress)) }
        guard let outcome = heading else { return }
        if let driver {
            driver.jump(to: outcome)
        } else {
            animation?.requestAnimator()?.finish(at: outcome)
        }
    }

    /// Ends now, as ``jumpToEnd()`` does, whatever the animation does. One that has not started is cancelled.
    func finishNow() {
        guard isRunning else { return end(.cancelled) }
        if isHeld { decide(for: Outcome(nearestTo: progress)) }
        guard let outcome = heading else { return }
        animation?.jump(to: outcome)
        end(outcome)
    }

    // MARK: What others ask

    /// The property animator that it goes by while it runs, for what is animated alongside.
    func requestAnimator() -> UIViewPropertyAnimator? { animation?.requestAnimator() }

    /// Whether it runs by a property animator that can be paused, as far as that is known.
    var isInterruptible: Bool { animation?.animator?.isInterruptible ?? false }

    /// How far the screens travel along an axis, in points; `nil` where that is little, or not known.
    func screenTravel(along axis: TransitionAxis) -> CGFloat? {
        (animation as? Stage)?.screenTravel(along: axis)
    }

    /// A frame is being made.
    func frame(at time: CFTimeInterval) {
        driver?.frame(at: time)
        if !isHeld { tellProgress() }
    }
}

// MARK: - What UIKit calls

extension Transition: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        switch source {
        case .animator(let animator, let playback):
            return playback.duration(of: animator)
        case .foreign(let controller):
            // Kept only once it runs: the context keeps this object.
            let context = transitionContext.map { isRunning ? forwarded($0) : makeForwarding($0) }
            return controller.transitionDuration(using: context)
        }
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        start(in: transitionContext, .itself)
        play()
    }

    /// A question before the start is one: UIKit's interaction controller asks in place of starting the animation. One
    /// after the end is answered with what was.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        start(in: transitionContext, .itself)
        if let answer { return answer }
        if let animator = animation?.requestAnimator() {
            answer = animator
            return animator
        }
        if case .foreign(let controller) = source, isRunning, let forwarding,
            let vended = controller.vendedAnimator(using: forwarding)
        {
            answer = vended
            return vended
        }
        return UIViewPropertyAnimator(duration: 0, curve: .linear)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        end(Outcome(completed: transitionCompleted), tells: false)
        if case .foreign(let controller) = source { controller.notifyAnimationEnded(transitionCompleted) }
    }
}

extension Transition: UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart: Bool { isAwaited }

    var completionSpeed: CGFloat { interaction?.completionSpeed ?? 1 }

    /// Of what runs alongside; the rest of the transition itself settles on a spring.
    var completionCurve: UIView.AnimationCurve { .easeOut }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        if let hold, hold.isWaiting {
            start(in: transitionContext, .held)
            return self.hold(for: hold)
        }
        start(in: transitionContext, .itself)
        // No finger: it plays by itself, as it would have without an interaction controller.
        guard isRunning, !hasPlayed else { return }
        if transitionContext.isInteractive { transitionContext.finishInteractiveTransition() }
        play()
    }
}
