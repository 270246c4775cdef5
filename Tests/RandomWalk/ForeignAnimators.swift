import Animators
import TransitionKit
import UIKit

/// Different implementations of third-party animation controllers.
enum ForeignMake: CaseIterable {
    case blocks, propertyAnimator, uninterruptible, layers, atOnce, nextTurn, late, zeroDuration
    /// Keyframes, and blocks that shrink the outgoing screen until their completion handler restores it.
    case keyframes, shrinking
    /// Animation controllers that forward calls to one of ours.
    case forwarding, forwardingAtOnce, starting
}

/// An animation controller that slides the incoming view in, written without knowledge of TransitionKit.
@MainActor class ForeignAnimator: NSObject {
    /// The names of these animation controllers in findings.
    static let names: Set<String> = [
        "\(PlainForeignAnimator.self)", "\(VendingForeignAnimator.self)", "\(ForwardingAnimator.self)",
    ]

    private let make: ForeignMake
    private weak var world: World?
    /// The animation controller that plays the transitions.
    fileprivate let ours: TransitionAnimationController
    private var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
    /// The number of calls to start and to end an animation.
    private(set) var starts = 0
    private(set) var ends = 0

    init(_ make: ForeignMake, world: World) {
        self.make = make
        self.world = world
        ours = SlideAnimator(duration: make == .forwardingAtOnce ? 0 : 0.3).animationController()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        switch make {
        case .zeroDuration: 0
        case .forwarding, .forwardingAtOnce, .starting: ours.transitionDuration(using: transitionContext)
        default: 0.3
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        starts += 1
        called { animate(in: context) }
    }

    private func animate(in context: any UIViewControllerContextTransitioning) {
        switch make {
        case .propertyAnimator, .uninterruptible:
            vendedAnimator(context).startAnimation()
        case .blocks, .late, .zeroDuration:
            let (before, after) = prepare(context)
            before()
            let duration = transitionDuration(using: context)
            UIView.animate(
                withDuration: make == .late ? duration * 3 : duration,
                animations: after,
                completion: { _ in self.end(context) }
            )
        case .keyframes:
            let (before, after) = prepare(context)
            before()
            UIView.animateKeyframes(
                withDuration: 0.3,
                delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8, animations: after)
                },
                completion: { _ in self.end(context) }
            )
        case .shrinking:
            _ = prepare(context)
            let outgoing = context.view(forKey: .from)
            if let outgoing { context.containerView.bringSubviewToFront(outgoing) }
            UIView.animate(
                withDuration: 0.3,
                animations: {
                    outgoing?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                    outgoing?.alpha = 0.5
                },
                completion: { _ in
                    outgoing?.transform = .identity
                    outgoing?.alpha = 1
                    self.end(context)
                }
            )
        case .forwarding, .forwardingAtOnce, .starting: ours.animateTransition(using: context)
        case .layers:
            _ = prepare(context)
            guard let layer = context.view(forKey: .to)?.layer else { return end(context) }
            let slide = CABasicAnimation(keyPath: "transform.translation.x")
            slide.fromValue = context.containerView.bounds.width
            slide.toValue = CGFloat(0)
            slide.duration = 0.3
            CATransaction.begin()
            CATransaction.setCompletionBlock { self.end(context) }
            layer.add(slide, forKey: "slide")
            CATransaction.commit()
        case .atOnce:
            _ = prepare(context)
            end(context)
        case .nextTurn:
            _ = prepare(context)
            UIView.animate(withDuration: 0, animations: {}, completion: { _ in self.end(context) })
        }
    }

    /// Puts the incoming view in its place.
    private func prepare(_ context: any UIViewControllerContextTransitioning) -> (
        before: () -> Void, after: () -> Void
    ) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
        else { return ({}, {}) }
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
        let width = context.containerView.bounds.width
        return (
            { view.transform = CGAffineTransform(translationX: width, y: 0) }, { view.transform = .identity }
        )
    }

    private func end(_ context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to)
        view?.transform = .identity
        if context.transitionWasCancelled { view?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
    }

    func vendedAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let animator = animators[ObjectIdentifier(context)] { return animator }
        return called { makeAnimator(in: context) }
    }

    private func makeAnimator(in context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator
    {
        let made = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
        made.isInterruptible = make == .propertyAnimator
        let (before, after) = prepare(context)
        before()
        made.addAnimations(after)
        made.addCompletion { _ in self.end(context) }
        animators[ObjectIdentifier(context)] = made
        return made
    }

    /// Makes a call in which callbacks of the app can't be told from what the animation controller does.
    fileprivate func called<Result>(_ call: () -> Result) -> Result {
        world?.foreignCalls += 1
        defer { world?.foreignCalls -= 1 }
        return call()
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ends += 1
        animators = [:]
        ours.animationEnded(transitionCompleted)
        world?.hear(.animationEnded)
    }
}

final class PlainForeignAnimator: ForeignAnimator, UIViewControllerAnimatedTransitioning {}

final class VendingForeignAnimator: ForeignAnimator, UIViewControllerAnimatedTransitioning {
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        vendedAnimator(transitionContext)
    }
}

final class ForwardingAnimator: ForeignAnimator, UIViewControllerAnimatedTransitioning {
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        called { ours.interruptibleAnimator(using: transitionContext) }
    }
}
