import UIKit

/// A single transition, from its creation to its only end.
///
/// UIKit receives this object as both the animation controller and the interaction controller. Three rules
/// apply. The transition is known before any view changes. Reading its properties never creates anything.
/// When it ends, it first updates its state, then restores the views, then notifies UIKit, and finally
/// notifies the app, which may start the next transition.
@MainActor final class Transition: NSObject {
    /// A Boolean value that indicates whether there can be an interruptible animator. It's determined in
    /// advance, because UIKit can ask from any thread.
    nonisolated let vendsAnimator: Bool

    let source: AnimationSource
    /// A Boolean value that indicates whether this object is only the interaction controller, and UIKit has
    /// the animation controller itself.
    private let isInteractionOnly: Bool

    private(set) var life = Life.prepared
    /// The context that UIKit created, while the transition is running.
    private(set) var context: (any UIViewControllerContextTransitioning)?
    /// The progress that was last set or found, from 0 to 1.
    private(set) var progress: CGFloat = 0

    /// The object that created the transition.
    weak var maker: AnyObject?
    /// The interaction controller that can drive the transition, according to its delegate.
    weak var candidate: (any TransitionInteraction)?
    /// A Boolean value that indicates whether the app has chosen the candidate.
    var isDriverChosen = false
    /// The interaction controller that can drive the transition.
    private(set) weak var interaction: (any TransitionInteraction)?
    /// The calls of a gesture before the transition started.
    private var hold: PendingInteraction?
    /// A Boolean value that indicates whether UIKit is starting the transition. It might forget what it's
    /// told meanwhile, so it's told in the next turn.
    private var isBeingStarted = false
    /// The action for the turn after the start.
    private var nextAction: NextAction?

    private enum NextAction {
        case play
        /// Settle to the outcome that the transition is heading for.
        case settle(velocity: CGFloat, speed: CGFloat)
    }

    private(set) var animation: (any TransitionAnimation)?
    private var driver: (any TransitionDriver)?
    /// The animator that UIKit received, while the transition is running.
    private var answer: (any UIViewImplicitlyAnimating)?
    /// The same animator afterward, as long as anything else keeps it. It can retain what it has animated.
    private weak var lastAnswer: (any UIViewImplicitlyAnimating)?
    private var lastTold: TransitionProgress?
    /// The number of times that observers have been notified.
    private var toldCount = 0
    /// A Boolean value that indicates whether the transition has ended because nothing drove it after UIKit
    /// requested its animator.
    private var hasGivenUp = false
    /// The time at which the transition began to play, in seconds.
    private var playStart: CFTimeInterval?
    private var forwarding: ForwardingContext?
    private var watch: TransitionMonitor?
    /// The auditor of the transition, or `nil` in a release build.
    var auditor: TransitionAuditor?
    private(set) var audit: (any TransitionAuditing)?

    private var startHandlers: [@MainActor (any UIViewControllerContextTransitioning) -> Void] = []
    private var progressHandlers: [@MainActor (TransitionProgress) -> Void] = []
    private var endHandlers: [@MainActor (Outcome) -> Void] = []

    init(_ animationController: any UIViewControllerAnimatedTransitioning, isInteractionOnly: Bool = false) {
        self.isInteractionOnly = isInteractionOnly
        source = AnimationSource(animationController)
        vendsAnimator = animationController.vendsAnimator
    }

    // MARK: Observing

    /// Adds a closure that's called when the transition is about to begin, before any view changes.
    func onStart(_ handler: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void) {
        startHandlers.append(handler)
    }

    /// Adds a closure that's called whenever the transition moves or what moves it changes, and at its end.
    func onProgress(_ handler: @escaping @MainActor (TransitionProgress) -> Void) {
        progressHandlers.append(handler)
    }

    /// Adds a closure that's called when the transition is over and UIKit has been notified.
    func onEnd(_ handler: @escaping @MainActor (Outcome) -> Void) {
        endHandlers.append(handler)
    }

    private func tellProgress() {
        guard !progressHandlers.isEmpty, let phase else { return }
        tell(TransitionProgress(fraction: motion, phase: phase))
    }

    private func tell(_ progress: TransitionProgress) {
        guard progress != lastTold else { return }
        lastTold = progress
        toldCount += 1
        let number = toldCount
        // If an observer moves or ends the transition, all of them are notified of that meanwhile.
        for handler in progressHandlers where toldCount == number { handler(progress) }
    }

    /// The phase of the transition, or `nil` if it isn't running.
    private var phase: TransitionProgress.Phase? {
        switch life {
        case .prepared, .over: nil
        case .running(.animatorRequested), .running(.animating): .running
        case .running(.held): .held
        case .running(.settling(let outcome)): .settling(completes: outcome == .completed)
        }
    }

    /// The visible progress of the transition's views.
    private var motion: CGFloat {
        guard let animation else { return progress }
        if let driver { return driver.shownProgress }
        if let progress = animation.progress { return progress }
        // A third-party animation provides only its duration.
        guard let playStart, animation.duration > 0 else { return 0 }
        return CGFloat((CACurrentMediaTime() - playStart) / animation.duration).unit(or: 0)
    }

    // MARK: Starting

    /// Offers the transition to an interaction controller, and to its gesture if one has begun.
    func offer(to interaction: any TransitionInteraction, hold: PendingInteraction?) {
        guard case .prepared = life else { return }
        (self.interaction, self.hold) = (interaction, hold)
    }

    /// A Boolean value that indicates whether a finger waits for the transition.
    private var isAwaited: Bool { hold?.isWaiting == true }

    /// Returns the location of the finger that starts the transition, in fractions of the container.
    private func touch(in context: any UIViewControllerContextTransitioning) -> CGPoint? {
        let container = context.containerView
        guard hold != nil, !container.bounds.isEmpty,
            let point = interaction?.touchLocation(in: container)
        else { return nil }
        return CGPoint(x: point.x / container.bounds.width, y: point.y / container.bounds.height)
    }

    /// Begins the transition, unless it has already begun or ended.
    private func start(in context: any UIViewControllerContextTransitioning, _ control: Control) {
        if hasGivenUp, !control.isAnimatorRequested {
            // UIKit waits for its end after all.
            hasGivenUp = false
            life = .prepared
        }
        guard case .prepared = life else { return }
        self.context = context
        life = .running(control)
        (context as? any ContainerContext)?.transition = self
        (context as? ForwardingContext)?.adopt(self)
        if !control.isAnimatorRequested { join() }
        source.adopt(self, for: context)
        audit = makeAudit(in: context)
        let animation = makeAnimation(in: context)
        self.animation = animation
        for handler in startHandlers { handler(context) }
        if isRunning { audited { animation.mount() } }
        if isRunning { auditChoreography() }
        if isRunning { watch = TransitionMonitor(self, context.containerView) }
    }

    /// Notifies the interaction controller that the transition is running. An interaction controller that now
    /// drives another transition no longer takes part.
    private func join() {
        if isHeld, let hold {
            progress = hold.progress
            hold.end()
        }
        guard let interaction, !interaction.adopt(self, from: hold) else { return }
        (self.interaction, hold) = (nil, nil)
        if isHeld { life = .running(.animating) }
    }

    /// Plays the transition on its own.
    private func play() {
        if case .running(.animatorRequested) = life {
            life = .running(.animating)
            join()
        }
        guard case .running(.animating) = life, playStart == nil else { return }
        hold?.end()
        hold = nil
        if isBeingStarted, context?.isInteractive == true {
            nextAction = .play
            return
        }
        playStart = CACurrentMediaTime()
        interaction?.transitionDidStart(self)
        audited { animation?.play() }
        watch?.shield.raise()
    }

    /// Holds the transition at its beginning for the finger that waits for it. The finger may have lifted
    /// already.
    private func holdAtStart() {
        if case .running(.animatorRequested) = life {
            life = .running(.held)
            join()
        }
        guard isHeld, driver == nil else { return play() }
        let driver = audited { animation?.makeDriver() }
        guard isHeld else {
            // A third-party animation controller may end the transition immediately.
            if case .over(let outcome) = life { driver?.release(outcome) }
            return
        }
        self.driver = driver
        watch?.shield.raise()
        show()
        interaction?.transitionDidStart(self)
        guard isHeld, let hold else { return }
        self.hold = nil
        if let outcome = hold.outcome {
            release(to: outcome, velocity: hold.velocity, speed: hold.completionSpeed)
        }
    }

    /// Does what had to wait until UIKit had started the transition.
    private func continueAfterStart() {
        guard let nextAction else { return }
        self.nextAction = nil
        switch (nextAction, life) {
        case (.play, _):
            // Without a finger, the transition plays as if there were no interaction controller.
            if context?.isInteractive == true { context?.finishInteractiveTransition() }
            play()
        case (.settle(let velocity, let speed), .running(.settling(let outcome))):
            life = .running(.held)
            release(to: outcome, velocity: velocity, speed: speed)
        case (.settle, _): break
        }
    }

    private func makeAnimation(in context: any UIViewControllerContextTransitioning)
        -> any TransitionAnimation
    {
        switch source.kind {
        case .animator(let animator, let playback):
            let touch = touch(in: context)
            // Strong on purpose: the transition must end even if nothing else retains it.
            return Stage(animator, playback, context, isFree, touch) { [self] in animationIsOver() }
        case .foreign(let maker as any TransitionAnimationMaking):
            return maker.makeAnimation { [self] in end($0) }
        case .foreign(let controller):
            // UIKit has the animation controller itself, and calls it with its own context.
            if isInteractionOnly, let coordinator = context.coordinator {
                coordinator.animate(alongsideTransition: nil) { [weak self] context in
                    self?.end(context.isCancelled ? .cancelled : .completed, tells: false)
                }
                (context as? any ContainerContext)?.audit = audit
                return ThirdPartyAnimation(controller, context, audit)
            }
            return ThirdPartyAnimation(controller, forwarded(context), audit)
        }
    }

    /// The context that a third-party animation controller receives. Kept only while the transition is
    /// running, because the context retains this object.
    private func forwarded(_ context: any UIViewControllerContextTransitioning) -> ForwardingContext {
        if let forwarding, forwarding.base === context { return forwarding }
        let made = ForwardingContext(context) { [weak self, weak context, audit] didComplete in
            audit?.recordCompletion(didComplete)
            if let self {
                if !isHeld || driver?.animationDidEnd() != true { end(Outcome(completed: didComplete)) }
            } else {
                context?.completeTransition(didComplete)
            }
        }
        if isRunning { forwarding = made }
        return made
    }

    // MARK: Ending

    /// Called when the animation has reached one of its ends.
    private func animationIsOver() {
        end(heading ?? Outcome(completed: context?.transitionWasCancelled != true))
    }

    /// Ends the transition. There's no other way to do this.
    ///
    /// - Parameter tells: Whether to notify UIKit. It's `false` if UIKit already knows.
    func end(_ outcome: Outcome, tells: Bool = true) {
        if case .over = life { return }
        let (context, driver, animation) = (context, driver, animation)
        let (progressHandlers, endHandlers) = (progressHandlers, endHandlers)
        let inner = forwarding?.inner
        lastAnswer = answer ?? animation?.animator
        life = .over(outcome)
        (self.context, self.driver, self.animation) = (nil, nil, nil)
        (hold, nextAction, forwarding, answer) = (nil, nil, nil, nil)
        (startHandlers, self.progressHandlers, self.endHandlers) = ([], [], [])
        progress = outcome.progress
        let interaction = interaction
        interaction?.transitionDidEnd(self)

        driver?.release(outcome)
        animation?.release(outcome)
        // It can still be preparing its views, and doesn't hear of the end otherwise.
        inner?.end(outcome, tells: false)
        watch?.end()
        watch = nil
        endAudit(outcome)

        // The last update for everything that moves along with the views.
        let last = TransitionProgress(
            fraction: outcome.progress,
            phase: .ended(completed: outcome == .completed)
        )
        toldCount += 1
        for handler in progressHandlers { handler(last) }
        if tells { context?.completeTransition(outcome == .completed) }
        if outcome == .cancelled { context?.refreshHostedContent() }
        for handler in endHandlers { handler(outcome) }
    }

    // MARK: Following fingers

    func update(_ value: CGFloat) {
        guard isHeld else { return }
        // The views may still be in preparation.
        if driver == nil { hold?.update(value) }
        progress = value.unit(or: progress)
        show()
    }

    private func show() {
        guard let driver else { return }
        driver.scrub(to: progress)
        context?.updateInteractiveTransition(progress)
        tellProgress()
    }

    /// Moves the held screen along with the fingers. The next progress makes it visible.
    func follow(_ change: Grip.Change) { (driver as? PoseDriver)?.follow(change) }

    /// Stores the velocity at which the fingers let go of the screen, in points per second.
    func throwing(at velocity: CGVector) { (driver as? PoseDriver)?.throwing(at: velocity) }

    func release(to outcome: Outcome, velocity: CGFloat, speed: CGFloat) {
        // Only reverses the direction. If the transition already heads for this outcome, it continues as it
        // is.
        if let heading, outcome == heading || !grab() { return }
        guard isHeld else { return }
        guard let driver else {
            hold?.release(to: outcome, velocity: velocity, speed: speed)
            return
        }
        if isBeingStarted {
            nextAction = .settle(velocity: velocity, speed: speed)
            life = .running(.settling(outcome))
            return
        }
        guard decide(for: outcome) else { return }
        if driver.isDead { return end(outcome) }
        let settling = Settling(
            from: progress,
            to: outcome,
            velocity: velocity,
            duration: driver.duration,
            speed: speed
        )
        driver.settle(settling, to: outcome)
        tellProgress()
    }

    /// Lets go without playing the rest.
    ///
    /// - Returns: Whether this outcome is final. A notified object can request another one.
    private func decide(for outcome: Outcome) -> Bool {
        life = .running(.settling(outcome))
        if outcome == .completed {
            context?.finishInteractiveTransition()
        } else {
            context?.cancelInteractiveTransition()
        }
        return heading == outcome
    }

    /// Holds the transition where it is. Returns `false` if that isn't possible.
    func grab() -> Bool {
        switch life {
        case .prepared, .running(.animatorRequested), .over: return false
        case .running(.held):
            if driver == nil { hold?.grab() }
            return true
        case .running(.settling) where nextAction != nil:
            // It's still held, and UIKit doesn't know that it's about to settle.
            nextAction = nil
            life = .running(.held)
            tellProgress()
            return isHeld
        case .running(.animating), .running(.settling): break
        }
        guard let driver = driver ?? animation?.grab(), canBecomeInteractive(with: driver), driver.hold()
        else { return false }
        self.driver = driver
        life = .running(.held)
        progress = driver.progress.unit(or: progress)
        context?.pauseInteractiveTransition()
        if isHeld { context?.updateInteractiveTransition(progress) }
        if isHeld { tellProgress() }
        return isHeld
    }

    /// Returns whether the interaction can begin again. UIKit's containers, whose bars already know that it's
    /// over, return to it only for interruptible animations.
    private func canBecomeInteractive(with driver: any TransitionDriver) -> Bool {
        let origin = (context as? ForwardingContext)?.origin ?? context
        return driver.isInterruptible || origin is any ContainerContext
    }

    // MARK: Interruptions

    /// Lets go, toward the closer end.
    func settleToNearestEnd() {
        guard isHeld else { return }
        release(to: Outcome(nearestTo: progress), velocity: 0, speed: interaction?.completionSpeed ?? 1)
    }

    /// Moves to the outcome that the transition is heading for, or to the closer one, immediately.
    func jumpToEnd() {
        if isBeingStarted, isHeld || nextAction != nil { return settleToNearestEnd() }
        continueAfterStart()
        if isHeld, !decide(for: Outcome(nearestTo: progress)) { return }
        guard let outcome = heading else { return }
        if let driver {
            if driver.isDead { end(outcome) } else { driver.jump(to: outcome) }
        } else {
            animation?.finish(at: outcome)
        }
    }

    /// Ends the transition immediately, like ``jumpToEnd()``, even if the animation can't be stopped. A
    /// transition that hasn't started is canceled.
    func finishNow() {
        guard isRunning else { return end(.cancelled) }
        if isHeld { _ = decide(for: Outcome(nearestTo: progress)) }
        if case .settle = nextAction, let heading { _ = decide(for: heading) }
        let outcome = heading ?? Outcome(completed: context?.transitionWasCancelled != true)
        animation?.jump(to: outcome)
        end(outcome)
    }

    // MARK: Requests from other objects

    /// Continues in the new size of the container. Returns `false` if that isn't possible.
    func adapt() -> Bool {
        guard isRunning, animation?.adapt() == true else { return false }
        if isRunning { interaction?.transitionDidResize(self) }
        return true
    }

    /// Continues in the size that the container has been laid out in. Returns `false` if that isn't possible.
    func adaptToContainer() -> Bool { watch?.adapt() ?? false }

    /// Called for each frame.
    func frame(at time: CFTimeInterval) {
        driver?.frame(at: time)
        if let successor = driver?.successor { driver = successor }
        animation?.frame(at: motion)
        if !isHeld { tellProgress() }
    }

    /// Ends the transition if UIKit has requested the animator, but nothing has driven it after some time.
    /// Nothing will, in this case.
    func giveUpIfOnlyRequested() {
        guard case .running(.animatorRequested) = life, answer?.state != .active else { return }
        let handlers = (startHandlers, progressHandlers, endHandlers)
        hasGivenUp = true
        end(.cancelled, tells: false)
        // For the case that UIKit starts it later. A wrapper around it can be held for longer.
        (startHandlers, progressHandlers, endHandlers) = handlers
    }
}

// MARK: - Methods that UIKit calls

extension Transition: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        source.duration(in: transitionContext.map(forwarded))
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        start(in: transitionContext, .animating)
        play()
    }

    /// A call before the start prepares the transition, because UIKit's own interaction controllers make it
    /// instead of starting the animation. A call after the end returns the previous animator.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        start(in: transitionContext, .animatorRequested)
        if isRunning, answer == nil { answer = vendedAnimator }
        return answer ?? lastAnswer ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
    }

    private var vendedAnimator: (any UIViewImplicitlyAnimating)? {
        if let animator = animation?.requestAnimator() { return animator }
        return forwarding.flatMap(source.vendedAnimator)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        end(Outcome(completed: transitionCompleted), tells: false)
        source.notifyEnded(transitionCompleted)
    }
}

extension Transition: UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart: Bool { isAwaited }

    var completionSpeed: CGFloat { interaction?.completionSpeed ?? 1 }

    /// The curve of the animations alongside. The rest of the transition itself settles on a spring.
    var completionCurve: UIView.AnimationCurve { .easeOut }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        isBeingStarted = true
        if isAwaited {
            start(in: transitionContext, .held)
            holdAtStart()
        } else {
            start(in: transitionContext, .animating)
            play()
        }
        isBeingStarted = false
        if nextAction != nil { MainQueue.later { [self] in continueAfterStart() } }
    }
}
