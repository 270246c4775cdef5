import UIKit

/// Plays a transition with a third-party animation controller.
@MainActor final class ThirdPartyAnimation: TransitionAnimation {
    private let controller: any UIViewControllerAnimatedTransitioning
    private let context: any UIViewControllerContextTransitioning
    private let audit: (any TransitionAuditing)?
    private(set) var animator: UIViewPropertyAnimator?
    private var hasBegun = false
    private var isReleased = false
    /// The changes to undo after a cancellation, if nothing reverses the controller's animations. Animations
    /// that end at their beginning leave the views' own values at the end.
    private var changes: (screens: TemporaryChanges, contents: TemporaryChanges)?
    /// Whether the last animator that the controller returned isn't the one that plays.
    private(set) var isOtherAnimator = false

    init(
        _ controller: any UIViewControllerAnimatedTransitioning,
        _ context: any UIViewControllerContextTransitioning,
        _ audit: (any TransitionAuditing)?
    ) {
        self.controller = controller
        self.context = context
        self.audit = audit
    }

    var duration: TimeInterval { controller.transitionDuration(using: context).playable }

    /// Called only while the transition runs, because some animation controllers create an animator with each
    /// call. After the start, one that isn't active isn't the one that plays. What it has prepared for a
    /// start of its own is undone.
    func requestAnimator() -> UIViewPropertyAnimator? {
        guard animator == nil, !isReleased else { return animator }
        let changes = TemporaryChanges(of: context.screens, in: context.containerView, includesPlaces: true)
        audit?.willCall()
        let answer = controller.propertyAnimator(using: context)
        isOtherAnimator = hasBegun && answer?.state == .inactive
        if isOtherAnimator { changes.restore() } else { animator = answer }
        audit?.didCall()
        audit?.noteVended(answer)
        return animator
    }

    /// Returns a running animator for what UIKit animates alongside if the controller's own isn't the one
    /// that plays. It moves a view that can't be seen, because one without animations could be over at once.
    func makeStandIn() -> UIViewPropertyAnimator {
        let view = UIView.inert()
        context.containerView.insertSubview(view, at: 0)
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { view.center.x = 1 }
        animator.addCompletion { _ in view.removeFromSuperview() }
        animator.startAnimation()
        return animator
    }

    func mount() {}

    func layOut() { UIView.performOutsideAnimationBlock { context.containerView.layoutIfNeeded() } }

    func play() {
        hasBegun = true
        controller.animateTransition(using: context)
        changes?.contents.note()
    }

    func makeDriver() -> any TransitionDriver {
        let takesTime = context.isAnimated && duration > 0
        if takesTime, let animator = requestAnimator(), animator.isInterruptible, animator.state != .stopped {
            hasBegun = true
            return AnimatorDriver(holding: animator)
        }
        changes = (
            screens: TemporaryChanges(of: context.screens, in: context.containerView, includesPlaces: true),
            contents: TemporaryChanges(ofContentsOf: context.view(forKey: .from))
        )
        guard takesTime else { return InstantDriver { [self] in play() } }
        let driver = ClockDriver(in: context, duration: duration)
        play()
        return driver
    }

    func jump(to outcome: Outcome) {
        // If the controller were asked for an animator now, it would prepare views that it never restores.
        guard hasBegun else { return }
        if let animator = requestAnimator(), animator.state != .inactive, animator.isInterruptible {
            animator.finish(at: outcome)
        } else {
            context.containerView.removeAllAnimations()
        }
    }

    func release(_ outcome: Outcome) {
        isReleased = true
        guard outcome == .cancelled else { return }
        changes?.contents.restore()
        changes?.screens.restore()
    }
}

/// A transition context that forwards all calls to another one, and intercepts the completion of the
/// transition.
@MainActor final class ForwardingContext: NSObject, UIViewControllerContextTransitioning {
    let base: any UIViewControllerContextTransitioning
    /// The original context, even if contexts are nested.
    var origin: any UIViewControllerContextTransitioning { (base as? ForwardingContext)?.origin ?? base }
    /// The transition that plays in this context, or in one around it, if the animation controller that
    /// received the context has passed it on to an animation controller of TransitionKit.
    private(set) weak var inner: Transition?
    private let complete: @MainActor (_ didComplete: Bool) -> Void

    init(
        _ base: any UIViewControllerContextTransitioning,
        complete: @escaping @MainActor (_ didComplete: Bool) -> Void
    ) {
        self.base = base
        self.complete = complete
    }

    func adopt(_ transition: Transition) {
        if inner == nil { inner = transition }
        (base as? ForwardingContext)?.adopt(transition)
    }

    func completeTransition(_ didComplete: Bool) {
        // Animators with a weak reference to the context can use it until the end of the turn.
        MainQueue.later { withExtendedLifetime(self) {} }
        complete(didComplete)
    }

    var containerView: UIView { base.containerView }
    var isAnimated: Bool { base.isAnimated }
    var isInteractive: Bool { base.isInteractive }
    var transitionWasCancelled: Bool { base.transitionWasCancelled }
    var presentationStyle: UIModalPresentationStyle { base.presentationStyle }
    var targetTransform: CGAffineTransform { base.targetTransform }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        base.updateInteractiveTransition(percentComplete)
    }

    func finishInteractiveTransition() { base.finishInteractiveTransition() }

    func cancelInteractiveTransition() { base.cancelInteractiveTransition() }

    func pauseInteractiveTransition() { base.pauseInteractiveTransition() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        base.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { base.view(forKey: key) }

    func initialFrame(for vc: UIViewController) -> CGRect { base.initialFrame(for: vc) }

    func finalFrame(for vc: UIViewController) -> CGRect { base.finalFrame(for: vc) }
}

extension UIView {
    /// Removes the animations of the view and the views inside it, except for those that repeat endlessly,
    /// such as that of a spinner, which are the app's.
    func removeAllAnimations() {
        let keys = layer.animationKeys() ?? []
        let passing = keys.filter { layer.animation(forKey: $0)?.isEndless != true }
        // Those without a key can only be removed together with all others.
        if passing == keys { layer.removeAllAnimations() }
        for key in passing { layer.removeAnimation(forKey: key) }
        for subview in subviews { subview.removeAllAnimations() }
    }
}
