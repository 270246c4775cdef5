import UIKit

/// A single transition, from its creation to its only end.
///
/// UIKit receives this object as both the animation controller and the interaction controller. Three rules
/// apply. The transition is known before any view changes. Reading its properties never creates anything.
/// When it ends, it first updates its state, then restores the views, then reports the last progress, then
/// notifies UIKit, and finally notifies the app of the end. Only then may the app start the next transition.
@MainActor final class Transition: NSObject {
    /// Whether there can be an interruptible animator. It's determined in advance, because UIKit can ask from
    /// any thread.
    nonisolated let vendsAnimator: Bool

    let source: AnimationSource
    /// The animation controller that UIKit has for an animator.
    private(set) weak var animationController: TransitionAnimationController?
    /// Whether this object is only the interaction controller, and UIKit has the animation controller itself.
    let isInteractionOnly: Bool

    private(set) var state = State.prepared
    /// The context that UIKit created, while the transition is running.
    private(set) var context: (any UIViewControllerContextTransitioning)?
    /// The progress that was last set or found, from 0 to 1.
    private(set) var progress: CGFloat = 0

    /// Whether the outgoing screen wasn't in a window when the transition was requested. UIKit can bring back
    /// a screen only to dismiss it together with those over it.
    var isOutgoingNew = false
    /// The interaction controller that can drive the transition.
    private(set) weak var interaction: (any TransitionInteraction)?
    /// The calls of a gesture before the transition started.
    var pending: PendingInteraction?
    /// Whether UIKit is starting the transition. UIKit might forget an outcome that it's told meanwhile, so
    /// the outcome waits for the next turn.
    var isBeingStarted = false
    /// The action for the turn after the start.
    var nextAction: NextAction?

    private(set) var animation: (any TransitionAnimation)?
    private(set) var driver: (any TransitionDriver)?
    /// The animator that UIKit received, while the transition is running.
    var vendedAnimator: (any UIViewImplicitlyAnimating)?
    /// The same animator afterward, as long as anything else keeps it. It can retain what it has animated.
    weak var lastVendedAnimator: (any UIViewImplicitlyAnimating)?
    /// Whether the transition has ended because nothing drove it after UIKit requested its animator.
    private var hasGivenUp = false
    /// Whether the observers know of the transition. One that an app's own interaction controller drives can
    /// end without having started.
    private(set) var hasStarted = false
    /// Whether the app is being told that the transition starts.
    private var isBeingAnnounced = false
    /// The time at which the transition began to play, in seconds.
    private var playStart: CFTimeInterval?
    var forwarding: ForwardingContext?
    private var monitor: TransitionMonitor?
    /// The auditor of the transition, or `nil` in a release build.
    var auditor: TransitionAuditor?
    private(set) var audit: (any TransitionAuditing)?

    /// What's notified of this transition. It's replaced at the end.
    private(set) var observers = TransitionObservers()

    init(_ animationController: any UIViewControllerAnimatedTransitioning, isInteractionOnly: Bool = false) {
        self.isInteractionOnly = isInteractionOnly
        let own = animationController as? TransitionAnimationController
        source = own.map { .animator($0.animator, $0.playback) } ?? .thirdParty(animationController)
        self.animationController = own
        vendsAnimator = animationController.vendsAnimator
    }

    // MARK: Observing

    private func notifyProgress() {
        guard !observers.onProgress.isEmpty, let phase else { return }
        observers.notify(TransitionProgress(fraction: shownProgress, phase: phase))
    }

    /// The visible progress of the transition's views.
    private var shownProgress: CGFloat {
        guard let animation else { return progress }
        if let driver { return driver.shownProgress }
        if let progress = animation.progress { return progress }
        // A third-party animation provides only its duration.
        guard let playStart, animation.duration > 0 else { return 0 }
        return CGFloat((CACurrentMediaTime() - playStart) / animation.duration).unit(or: 0)
    }

    // MARK: Starting

    /// Offers the transition to an interaction controller, and to its gesture if one has begun.
    func offer(to interaction: any TransitionInteraction, pending: PendingInteraction?) {
        guard case .prepared = state else { return }
        (self.interaction, self.pending) = (interaction, pending)
    }

    /// Begins the transition, unless it has already begun or ended.
    func start(in context: any UIViewControllerContextTransitioning, _ control: Control) {
        if hasGivenUp, control != .animatorRequested {
            // UIKit waits for its end after all.
            hasGivenUp = false
            state = .prepared
        }
        guard case .prepared = state else { return }
        self.context = context
        state = .running(control)
        (context as? any ContainerContext)?.transition = self
        (context as? ForwardingContext)?.adopt(self)
        if control != .animatorRequested { join() }
        animationController?.adopt(self, for: context)
        audit = makeAudit(in: context)
        let animation = makeAnimation(in: context)
        self.animation = animation
        hasStarted = true
        isBeingAnnounced = true
        for handler in observers.onStart { handler(context) }
        isBeingAnnounced = false
        if isRunning { audited { animation.mount() } }
        if isRunning { auditChoreography() }
        if isRunning { monitor = TransitionMonitor(self, context.containerView) }
        if isRunning { animation.layOut() }
    }

    /// Notifies the interaction controller that the transition is running. An interaction controller that now
    /// drives another transition no longer takes part.
    private func join() {
        if isHeld, let pending {
            progress = pending.progress
            pending.end()
        }
        guard let interaction, !interaction.adopt(self, from: pending) else { return }
        (self.interaction, pending) = (nil, nil)
        if isHeld { state = .running(.animating) }
    }

    /// Sets what moves the transition, if that isn't known yet.
    private func begin(as control: Control) {
        guard isOnlyRequested else { return }
        state = .running(control)
        join()
    }

    /// Plays the transition on its own.
    func play() {
        begin(as: .animating)
        guard case .running(.animating) = state, playStart == nil else { return }
        pending?.end()
        pending = nil
        if isBeingStarted, context?.isInteractive == true {
            nextAction = .play
            return
        }
        playStart = CACurrentMediaTime()
        interaction?.transitionDidStart(self)
        audited { animation?.play() }
        monitor?.blocker.raise()
        if interaction == nil || vendedAnimator == nil { monitor?.blocker.animate(alongside: stage) }
        endInBackground()
    }

    /// Holds the transition at its beginning for the finger that waits for it. The finger may have lifted
    /// already.
    func holdAtStart() {
        begin(as: .held)
        guard isHeld, driver == nil else { return play() }
        let driver = audited { animation?.makeDriver() }
        guard isHeld else {
            // A third-party animation controller may end the transition immediately.
            if case .over(let outcome) = state { driver?.release(outcome) }
            return
        }
        self.driver = driver
        monitor?.blocker.raise()
        show()
        interaction?.transitionDidStart(self)
        guard isHeld, let pending else { return }
        self.pending = nil
        if let outcome = pending.outcome {
            release(to: outcome, velocity: pending.velocity, speed: pending.completionSpeed)
        }
    }

    /// Does what had to wait until UIKit had started the transition.
    func continueAfterStart() {
        guard let nextAction else { return }
        self.nextAction = nil
        switch (nextAction, state) {
        case (.play, _):
            // Without a finger, the transition plays as if there were no interaction controller.
            if context?.isInteractive == true { context?.finishInteractiveTransition() }
            play()
        case (.settle(let velocity, let speed), .running(.settling(let outcome))):
            state = .running(.held)
            release(to: outcome, velocity: velocity, speed: speed)
        case (.settle, _): break
        }
    }

    // MARK: Ending

    /// Ends the transition. There's no other way to do this.
    ///
    /// - Parameter notifyingUIKit: Whether to notify UIKit. It's `false` if UIKit already knows.
    func end(_ outcome: Outcome, notifyingUIKit: Bool = true) {
        if case .over = state { return }
        let (context, driver, animation) = (context, driver, animation)
        let observers = observers
        let inner = forwarding?.inner
        lastVendedAnimator = vendedAnimator ?? animation?.animator
        state = .over(outcome)
        (self.context, self.driver, self.animation) = (nil, nil, nil)
        (pending, nextAction, forwarding, vendedAnimator) = (nil, nil, nil, nil)
        self.observers = TransitionObservers()
        progress = outcome.progress
        interaction?.transitionDidEnd(self)

        driver?.release(outcome)
        animation?.release(outcome)
        // The inner transition can still be preparing its views, and isn't notified of the end otherwise.
        inner?.end(outcome, notifyingUIKit: false)
        monitor?.end()
        monitor = nil
        endAudit(outcome)

        if hasStarted { observers.notifyEnd(outcome) }
        let selection = outcome == .cancelled ? context?.selectionDuringSwitch : nil
        if notifyingUIKit { context?.completeTransition(outcome == .completed) }
        selection?()
        if outcome == .cancelled || driver != nil {
            for controller in context?.controllers ?? [] { controller.refreshHostedContent() }
        }
        for handler in observers.onEnd { handler(outcome) }
    }

    // MARK: Following fingers

    func update(_ value: CGFloat) {
        guard isHeld else { return }
        // The views may still be in preparation.
        if driver == nil { pending?.update(value) }
        progress = value.unit(or: progress)
        show()
    }

    private func show() {
        guard let driver else { return }
        driver.scrub(to: progress)
        context?.updateInteractiveTransition(progress)
        notifyProgress()
    }

    func release(to outcome: Outcome, velocity: CGFloat, speed: CGFloat) {
        let outcome = reachableOutcome(for: outcome)
        // Only reverses the direction. If the transition already heads for this outcome, it continues as it
        // is.
        if let heading, outcome == heading || !grab() { return }
        guard isHeld else { return }
        guard let driver else {
            pending?.release(to: outcome, velocity: velocity, speed: speed)
            return
        }
        if isBeingStarted {
            nextAction = .settle(velocity: velocity, speed: speed)
            state = .running(.settling(outcome))
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
        notifyProgress()
        endInBackground()
    }

    /// Lets go without playing the rest.
    ///
    /// - Returns: Whether this outcome is final. A notified object can request another one.
    private func decide(for outcome: Outcome) -> Bool {
        state = .running(.settling(outcome))
        if outcome == .completed {
            context?.finishInteractiveTransition()
        } else {
            context?.cancelInteractiveTransition()
        }
        return heading == outcome
    }

    /// Holds the transition where it is. Returns `false` if that isn't possible.
    func grab() -> Bool {
        switch state {
        case .prepared, .running(.animatorRequested), .over: return false
        case .running(.held):
            if driver == nil { pending?.grab() }
            return true
        case .running(.settling) where nextAction != nil:
            // It's still held, and UIKit doesn't know that it's about to settle.
            nextAction = nil
            state = .running(.held)
            notifyProgress()
            return isHeld
        case .running(.animating), .running(.settling): break
        }
        guard let driver = driver ?? animation?.grab(), canBecomeInteractive(with: driver), driver.hold()
        else { return false }
        self.driver = driver
        state = .running(.held)
        progress = driver.progress.unit(or: progress)
        context?.pauseInteractiveTransition()
        if isHeld { context?.updateInteractiveTransition(progress) }
        if isHeld { notifyProgress() }
        return isHeld
    }

    /// Returns whether the interaction can begin again. UIKit's containers, whose bars already know that it's
    /// over, return to it only for interruptible animations.
    private func canBecomeInteractive(with driver: any TransitionDriver) -> Bool {
        let origin = (context as? ForwardingContext)?.origin ?? context
        return driver.isInterruptible || origin is any ContainerContext
    }

    // MARK: Interruptions

    /// The outcome of a held transition if nobody decides it.
    private var defaultOutcome: Outcome {
        reachableOutcome(for: interaction?.defaultOutcome(at: progress) ?? Outcome(nearestTo: progress))
    }

    /// Lets go without a decision, such as when people leave the app.
    func settleToDefaultOutcome() {
        if isHeld { release(to: defaultOutcome, velocity: 0, speed: interaction?.completionSpeed ?? 1) }
    }

    /// Moves to the outcome that the transition is heading for, or to the default one, immediately.
    func jumpToEnd() {
        if isBeingStarted, isHeld || nextAction != nil { return settleToDefaultOutcome() }
        continueAfterStart()
        if isHeld, !decide(for: defaultOutcome) { return }
        guard let outcome = heading else { return }
        if let driver {
            if driver.isDead { end(outcome) } else { driver.jump(to: outcome) }
        } else {
            animation?.finish(at: outcome)
        }
    }

    /// Ends the transition in the next turn if the app is in the background, where there are no frames that
    /// would end it. Until then, UIKit would drop a dismissal of what has been presented.
    private func endInBackground() {
        guard isInBackground else { return }
        MainQueue.later { [self] in
            if isInBackground { jumpToEnd() }
        }
    }

    /// Ends the transition immediately, like ``jumpToEnd()``, even if the animation can't be stopped. A
    /// transition that hasn't started is canceled.
    func endImmediately() {
        guard isRunning else { return end(.cancelled) }
        if isHeld { _ = decide(for: defaultOutcome) }
        if case .settle = nextAction, let heading { _ = decide(for: heading) }
        let outcome = heading ?? Outcome(completed: context?.transitionWasCancelled != true)
        animation?.jump(to: outcome)
        end(outcome)
    }

    // MARK: Requests from other objects

    /// Continues in the size that the container has been laid out in. Returns `false` if that isn't possible.
    /// Before the first frame, nothing has been measured yet.
    func adaptToContainer() -> Bool { monitor?.adapt() ?? isBeingAnnounced }

    /// Called for each frame.
    func frame(at time: CFTimeInterval) {
        // The screen may have presented another one since people let it go.
        if heading == .cancelled, reachableOutcome(for: .cancelled) == .completed {
            release(to: .completed, velocity: 0, speed: interaction?.completionSpeed ?? 1)
        }
        driver?.frame(at: time)
        animation?.frame(showing: shownProgress)
        if !isHeld { notifyProgress() }
    }

    /// Ends the transition if UIKit has requested the animator, but nothing has driven it after some time. In
    /// this case, nothing will drive it, unless an app's own interaction controller waits for its finger.
    func giveUpIfOnlyRequested() {
        guard case .running(.animatorRequested) = state, vendedAnimator?.state != .active,
            interaction != nil || context?.isInteractive != true
        else { return }
        let observers = observers
        hasGivenUp = true
        end(.cancelled, notifyingUIKit: false)
        // UIKit may start the transition later, such as when a wrapper around it has been held for longer.
        self.observers = observers
    }
}
