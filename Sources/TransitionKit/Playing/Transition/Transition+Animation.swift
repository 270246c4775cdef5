import UIKit

// What a transition plays, and with which context.

extension Transition {
    func makeAnimation(in context: any UIViewControllerContextTransitioning)
        -> any TransitionAnimation
    {
        switch source {
        case .animator(let animator, let playback):
            let touch = touch(in: context)
            // UIKit also starts a transition interactively whose gesture has given up meanwhile.
            let startsDriven = context.isInteractive && (isHeld || !isBeingStarted)
            // Strong on purpose: the transition must end even if nothing else retains it.
            let stage = Stage(
                animator,
                playback,
                context,
                startsDriven: startsDriven,
                dragsFreely: dragsFreely,
                touch
            ) {
                [self] in animationIsOver()
            }
            stage.isOutgoingNew = isOutgoingNew
            return stage
        case .thirdParty(let maker as any TransitionAnimationMaking):
            return maker.makeAnimation { [self] in end($0) }
        case .thirdParty(let controller):
            // UIKit has the animation controller itself, and calls it with its own context.
            if isInteractionOnly, let coordinator = context.coordinator {
                coordinator.animate(alongsideTransition: nil) { [weak self] context in
                    self?.end(context.isCancelled ? .cancelled : .completed, notifyingUIKit: false)
                }
                (context as? any ContainerContext)?.audit = audit
                return ThirdPartyAnimation(controller, context, audit)
            }
            return ThirdPartyAnimation(controller, forwarded(context), audit)
        }
    }

    /// Called when the animation has reached one of its ends.
    func animationIsOver() { end(heading ?? Outcome(completed: context?.transitionWasCancelled != true)) }

    /// The context that a third-party animation controller receives. Kept only while the transition is
    /// running, because the context retains this object.
    func forwarded(_ context: any UIViewControllerContextTransitioning) -> ForwardingContext {
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

    /// Returns the location of the finger that starts the transition, in fractions of the container.
    private func touch(in context: any UIViewControllerContextTransitioning) -> CGPoint? {
        let container = context.containerView
        guard pending != nil, isHeld || !isBeingStarted, !container.bounds.isEmpty,
            let point = interaction?.touchLocation(in: container)
        else { return nil }
        return CGPoint(x: point.x / container.bounds.width, y: point.y / container.bounds.height)
    }

    // MARK: Requests from other objects

    /// Returns the property animator of the running transition. This can create it.
    func requestAnimator() -> UIViewPropertyAnimator? { animation?.requestAnimator() }

    /// The property animator of the running transition, for animations alongside. Without an interaction, a
    /// third-party animation controller isn't asked for it, because some create one with each call.
    var companionAnimator: UIViewPropertyAnimator? {
        animation is ThirdPartyAnimation && interaction == nil ? animation?.animator : requestAnimator()
    }

    /// Whether the transition uses a property animator that can be paused, if that's known.
    var isInterruptible: Bool { animation?.animator?.isInterruptible ?? false }

    /// Whether fingers can take a screen off its path.
    var dragsFreely: Bool { interaction?.dragsFreely ?? false }

    /// What plays the choreography of the running transition, or `nil` if it has none.
    var stage: Stage? { animation as? Stage }

    /// The movement of the screen by fingers, or `nil` if they can't hold it.
    var drag: DragTransform? { stage?.dragsFreely == true ? stage?.poseDriver?.moment.drag : nil }

    /// Continues in the new size of the container. Returns `false` if that isn't possible.
    func adapt() -> Bool {
        guard isRunning, animation?.adapt() == true else { return false }
        if isRunning { interaction?.transitionDidResize(self) }
        return true
    }
}
