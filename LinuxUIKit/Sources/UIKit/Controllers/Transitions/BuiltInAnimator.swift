/// The base class of UIKit's own animations. It places the incoming view, plays the animation, and restores
/// both views.
@MainActor class BuiltInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    struct Stage {
        let container: UIView
        let from: UIView?
        let to: UIView?
        let toFrame: CGRect
    }

    /// A Boolean value that indicates whether the incoming view is above the outgoing one.
    let bringsIn: Bool

    private var moved: [UIView] = []
    /// Restores the views and ends the transition.
    private var conclude: (() -> Void)?

    init(bringsIn: Bool) {
        self.bringsIn = bringsIn
    }

    var duration: TimeInterval { 0.4 }
    var options: UIView.AnimationOptions { .curveEaseInOut }

    /// Prepares the views. Returns a closure to animate and another one to call at the end.
    func moves(on stage: Stage) -> (animate: () -> Void, cleanUp: () -> Void) {
        ({}, {})
    }

    final func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        context?.isAnimated == false ? 0 : duration
    }

    final func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let from = context.view(forKey: .from)
        let to = context.view(forKey: .to)
        var toFrame = container.bounds
        if let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            if frame != .zero { toFrame = frame }
        }
        if let to {
            if to.transform.isIdentity { to.frame = toFrame }
            if !bringsIn, let from, from.superview === container {
                container.insertSubview(to, belowSubview: from)
            } else {
                container.addSubview(to)
            }
        }
        guard context.isAnimated else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let stage = Stage(container: container, from: from, to: to, toFrame: toFrame)
        moved = [from, to].compactMap { $0 }
        let (animate, cleanUp) = moves(on: stage)
        conclude = {
            cleanUp()
            context.completeTransition(!context.transitionWasCancelled)
        }
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: animate,
            completion: { [self] _ in end() }
        )
    }

    /// Ends a running animation immediately.
    final func finishNow() {
        for view in moved { view.layer.removeAnimation(forKey: "transform") }
        end()
    }

    private func end() {
        let conclude = conclude
        (self.conclude, moved) = (nil, [])
        conclude?()
    }
}

/// An animation that slides the presented view up from below the container, and back down.
@MainActor final class CoverVerticalAnimator: BuiltInAnimator {
    override var duration: TimeInterval { 0.4 }
    override var options: UIView.AnimationOptions { .curveEaseOut }

    override func moves(on stage: Stage) -> (animate: () -> Void, cleanUp: () -> Void) {
        guard let mover = bringsIn ? stage.to : stage.from else { return ({}, {}) }
        let rest = mover.transform
        let way = max(stage.container.bounds.maxY - (bringsIn ? stage.toFrame.minY : mover.frame.minY), 0)
        let below = rest.concatenating(CGAffineTransform(translationX: 0, y: way))
        if bringsIn { mover.transform = below }
        let target = bringsIn ? rest : below
        return ({ mover.transform = target }, { mover.transform = rest })
    }
}

/// An animation that fades the presented view in and out.
@MainActor final class CrossDissolveAnimator: BuiltInAnimator {
    override func moves(on stage: Stage) -> (animate: () -> Void, cleanUp: () -> Void) {
        guard let mover = bringsIn ? stage.to : stage.from else { return ({}, {}) }
        let rest = mover.alpha
        if bringsIn { mover.alpha = 0 }
        let target = bringsIn ? rest : 0
        return ({ mover.alpha = target }, { mover.alpha = rest })
    }
}

/// An animation that pushes the incoming view over the outgoing one, which moves a third of the distance and
/// darkens, or that reverses this.
@MainActor final class NavigationSlideAnimator: BuiltInAnimator {
    override var duration: TimeInterval { 0.35 }

    override func moves(on stage: Stage) -> (animate: () -> Void, cleanUp: () -> Void) {
        guard let from = stage.from, let to = stage.to else { return ({}, {}) }
        let (upper, lower) = bringsIn ? (to, from) : (from, to)
        let upperRest = upper.transform
        let lowerRest = lower.transform
        // The views inside don't inherit a direction that the app forces on the controller's view.
        let around = sequence(first: stage.container, next: \.superview)
        let owner = around.first { $0.next is UINavigationController } ?? stage.container
        let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let way = stage.container.bounds.width * (isMirrored ? -1 : 1)
        let upperAway = upperRest.concatenating(CGAffineTransform(translationX: way, y: 0))
        let lowerAway = lowerRest.concatenating(CGAffineTransform(translationX: -0.3 * way, y: 0))

        let shade = UIView(frame: stage.container.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        // The app may have moved the view of the old screen elsewhere.
        if lower.superview === stage.container {
            stage.container.insertSubview(shade, aboveSubview: lower)
        } else {
            stage.container.insertSubview(shade, at: 0)
        }
        let shadeAlpha: CGFloat = 0.1

        if bringsIn {
            upper.transform = upperAway
            shade.alpha = 0
        } else {
            lower.transform = lowerAway
            shade.alpha = shadeAlpha
        }
        let bringsIn = bringsIn
        return (
            {
                upper.transform = bringsIn ? upperRest : upperAway
                lower.transform = bringsIn ? lowerAway : lowerRest
                shade.alpha = bringsIn ? shadeAlpha : 0
            },
            {
                upper.transform = upperRest
                lower.transform = lowerRest
                shade.removeFromSuperview()
            }
        )
    }
}
