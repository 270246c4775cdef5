import UIKit

/// The transition coordinator of a custom container. It runs other animations in parallel with the
/// transition.
@MainActor final class ContainerTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let context: ContainerTransitionContext
    /// The animation controller, or `nil` if nothing is animated.
    private let animationController: (any UIViewControllerAnimatedTransitioning)?
    private var animations: [(view: UIView?, handler: Handler)] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    private var state = State.waiting
    /// An animator that moves views outside the container along with a gesture, if the gesture drives an
    /// animation controller without its own animator.
    private var follower: UIViewPropertyAnimator?

    private enum State {
        /// Queued animations start along with the transition.
        case waiting
        case running
        case over
    }

    init(
        context: ContainerTransitionContext,
        animationController: (any UIViewControllerAnimatedTransitioning)?
    ) {
        self.context = context
        self.animationController = animationController
        super.init()
        context.coordinator = self
    }

    // MARK: Called by the container

    /// Runs the queued animations. The animation controller has started the transition, or the transition
    /// takes no time.
    func runAlongside() {
        guard state == .waiting else { return }
        state = .running
        let queued = animations
        animations = []
        for animation in queued { run(animation.handler, in: animation.view) }
    }

    /// Called when the transition is over and the views are restored.
    func transitionEnded() {
        state = .over
        follower?.finish(at: Outcome(completed: !context.transitionWasCancelled))
        follower = nil
        let handlers = completions
        (animations, completions, interactionHandlers) = ([], [], [])
        for handler in handlers { handler(self) }
    }

    func interactionChanged() {
        if let follower, follower.state == .active {
            if context.isInteractive {
                follower.pauseAnimation()
                follower.isReversed = false
            } else {
                follower.isReversed = context.transitionWasCancelled
                follower.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
        }
        for handler in interactionHandlers { handler(self) }
    }

    func progressChanged() {
        guard let follower, follower.state == .active, !follower.isRunning else { return }
        follower.fractionComplete = context.percentComplete.clampedBelowEnd
    }

    /// Runs an animation with the transition's own animator, so that it's scrubbed and reversed along with
    /// it. If there's no such animator, runs the animation in parallel with the same duration.
    private func run(_ animation: @escaping Handler, in view: UIView?) {
        guard context.isAnimated, !context.isOver else {
            return UIView.performWithoutAnimation { animation(self) }
        }
        let block = { animation(self) }
        if let animator, animator.state != .stopped {
            animator.addAnimations(block)
        } else if context.isInteractive, let view, !view.isDescendant(of: context.containerView) {
            let follower = follower ?? UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
            self.follower = follower
            follower.addAnimations(block)
            follower.pauseAnimation()
            progressChanged()
        } else {
            UIView.animate(withDuration: transitionDuration, delay: 0, animations: block)
        }
    }

    /// The transition's own animator, if there is one.
    private var animator: UIViewPropertyAnimator? {
        if let transition = context.transition { return transition.companionAnimator }
        guard let animationController else { return nil }
        // The app's own interaction controller plays the animator. If the animator isn't active, this call
        // may have created it, and it may never play, so what the call has changed is undone.
        let changes = TemporaryChanges(of: context.screens, in: context.containerView, includesPlaces: true)
        let answer = animationController.propertyAnimator(using: context)
        guard answer?.state == .inactive else { return answer }
        // If a finger that holds the switch hasn't moved yet, its animator isn't active, either. The
        // animation controller returns it again, unlike one that's created by each call.
        if context.isInteractive, animationController.propertyAnimator(using: context) === answer {
            return answer
        }
        changes.restore()
        return nil
    }

    // MARK: UIViewControllerTransitionCoordinator

    @discardableResult
    func animate(alongsideTransition animation: Handler?, completion: Handler? = nil) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: Handler?,
        completion: Handler? = nil
    ) -> Bool {
        guard state != .over else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if state == .running { run(animation, in: view) } else { animations.append((view, animation)) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        if state != .over { interactionHandlers.append(handler) }
    }

    // MARK: UIViewControllerTransitionCoordinatorContext

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { context.isInitiallyInteractive }
    var isInterruptible: Bool { context.transition?.isInterruptible ?? false }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    var transitionDuration: TimeInterval {
        (animationController?.transitionDuration(using: context) ?? 0).playable
    }
    var percentComplete: CGFloat { context.percentComplete }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

    #if !os(visionOS)
        func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
            notifyWhenInteractionChanges { context in
                if !context.isInteractive { handler(context) }
            }
        }
    #endif
}
