import UIKit

/// One transition in the hands of an interaction controller, from the first touch to its only end.
///
/// It outlives the interaction controller if need be: a transition that has begun comes to an end.
@MainActor final class InteractionSession {
    typealias State = InteractionController.State

    private(set) var state = State.begun
    private(set) var progress: CGFloat = 0
    /// The last word, until the transition is taken hold of again.
    private(set) var heading: Heading?
    private(set) var context: (any UIViewControllerContextTransitioning)?
    var completionSpeed: CGFloat = 1
    var onEnd: (() -> Void)?

    private var velocity: CGFloat = 0
    private var driver: (any TransitionDriver)?
    private var animationController: (any UIViewControllerAnimatedTransitioning)?
    private var size = CGSize.zero
    private var hasWindow = false
    private var ticker: Ticker?
    // Used on the main actor; whoever releases the session last may only end the observation.
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []
    /// How many more frames UIKit gets to start a transition that the finger has left already.
    private var patience = 3

    init() {
        observe(UIApplication.willResignActiveNotification) { $0.settleToNearestEnd() }
        observe(UIApplication.didEnterBackgroundNotification) { $0.endNow() }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    // MARK: What UIKit does

    /// UIKit hands over a transition that is to be held at its beginning.
    func start(
        _ context: any UIViewControllerContextTransitioning,
        _ animationController: any UIViewControllerAnimatedTransitioning
    ) {
        guard state == .begun else { return }
        take(context, animationController)
        driver = makeDriver(context, animationController)
        state = .interactive
        show()
        if let heading { settle(to: heading) }
    }

    /// A transition runs by itself and may be taken hold of.
    func watch(
        _ context: any UIViewControllerContextTransitioning,
        _ animationController: any UIViewControllerAnimatedTransitioning
    ) {
        take(context, animationController)
        heading = .finish
        state = .settling
    }

    private func take(
        _ context: any UIViewControllerContextTransitioning,
        _ animationController: any UIViewControllerAnimatedTransitioning
    ) {
        self.context = context
        self.animationController = animationController
        size = context.containerView.bounds.size
        hasWindow = context.containerView.window != nil
        startTicking()
        let coordinator =
            context.viewController(forKey: .to)?.transitionCoordinator
            ?? context.viewController(forKey: .from)?.transitionCoordinator
        coordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.transitionEnded() }
    }

    private func makeDriver(
        _ context: any UIViewControllerContextTransitioning,
        _ animationController: any UIViewControllerAnimatedTransitioning
    ) -> any TransitionDriver {
        let duration = animationController.transitionDuration(using: context)
        guard context.isAnimated, duration > 0 else {
            return InstantDriver { animationController.animateTransition(using: context) }
        }
        if let animator = animationController.propertyAnimator(using: context), animator.isInterruptible,
            animator.state != .stopped
        {
            let driver = AnimatorDriver(holding: animator)
            animator.addCompletion { [weak self] _ in self?.transitionEnded() }
            return driver
        }
        let driver = ClockDriver(container: context.containerView, duration: duration)
        animationController.animateTransition(using: context)
        return driver
    }

    /// The transition is over. Does nothing the second time.
    func transitionEnded() {
        guard state != .idle else { return }
        state = .idle
        ticker?.stop()
        ticker = nil
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        driver?.release()
        (driver, context, animationController) = (nil, nil, nil)
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?()
    }

    // MARK: What the finger does

    func update(_ value: CGFloat) {
        guard heading == nil else { return }
        progress = value.unit(or: progress)
        show()
    }

    private func show() {
        guard state == .interactive, let context else { return }
        driver?.scrub(to: progress)
        context.updateInteractiveTransition(progress)
    }

    func release(to heading: Heading, velocity: CGFloat) {
        switch state {
        case .idle:
            break
        case .begun:
            self.velocity = velocity
            self.heading = heading
            startTicking()
        case .interactive:
            self.velocity = velocity
            settle(to: heading)
        case .settling:
            guard heading != self.heading, pause() else { return }
            self.velocity = velocity
            settle(to: heading)
        }
    }

    private func settle(to heading: Heading) {
        guard let context, let driver else { return }
        self.heading = heading
        state = .settling
        if heading == .finish {
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
        }
        let settling = Settling(
            from: progress,
            to: heading,
            velocity: velocity,
            duration: driver.duration,
            speed: completionSpeed
        )
        velocity = 0
        driver.settle(settling, to: heading)
    }

    /// Takes hold of the transition where it is. `false` if there is none that can be held.
    @discardableResult
    func pause() -> Bool {
        switch state {
        case .idle:
            return false
        case .begun:
            heading = nil
            return true
        case .interactive:
            return true
        case .settling:
            guard let context, let driver = driver ?? runningDriver(), driver.hold() else { return false }
            self.driver = driver
            heading = nil
            state = .interactive
            progress = driver.progress.unit(or: progress)
            context.pauseInteractiveTransition()
            context.updateInteractiveTransition(progress)
            return true
        }
    }

    /// The driver of a transition that started by itself.
    private func runningDriver() -> (any TransitionDriver)? {
        guard let context, let animator = animationController?.propertyAnimator(using: context),
            animator.isInterruptible, animator.state == .active
        else { return nil }
        animator.addCompletion { [weak self] _ in self?.transitionEnded() }
        return AnimatorDriver(holding: animator)
    }

    // MARK: What may come in between

    /// Lets go, towards the end that is nearer.
    func settleToNearestEnd() {
        switch state {
        case .begun, .interactive: release(to: heading ?? Heading(nearestTo: progress), velocity: 0)
        case .idle, .settling: break
        }
    }

    /// Decides for the end that is nearer, without playing the way there; others bring it about.
    func decide() {
        guard state == .interactive, let context else { return }
        let heading = Heading(nearestTo: progress)
        self.heading = heading
        state = .settling
        if heading == .finish {
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
        }
    }

    /// Goes to where it is heading, or to the nearer end, at once.
    func endNow() {
        guard context != nil else { return settleToNearestEnd() }
        decide()
        guard let heading, let driver = driver ?? runningDriver() else { return }
        self.driver = driver
        driver.end(at: heading)
    }

    private func startTicking() {
        guard ticker == nil else { return }
        ticker = Ticker { [weak self] time in self?.frame(at: time) }
    }

    private func frame(at time: CFTimeInterval) {
        guard let context else {
            guard state == .begun, heading != nil else { return }
            // UIKit starts a transition with the next commit or layout. If it hasn't, it never will.
            patience -= 1
            if patience <= 0 { transitionEnded() }
            return
        }
        let container = context.containerView
        if container.bounds.size != size || (hasWindow && container.window == nil) {
            size = container.bounds.size
            hasWindow = container.window != nil
            endNow()
        } else {
            driver?.frame(at: time)
        }
    }

    private func observe(
        _ name: NSNotification.Name,
        _ action: @escaping @MainActor @Sendable (InteractionSession) -> Void
    ) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                guard let self else { return }
                MainQueue.run { action(self) }
            }
        )
    }
}
