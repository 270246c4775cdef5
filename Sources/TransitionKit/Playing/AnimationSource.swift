import UIKit

/// The source of a transition's animation: an animator or a third-party animation controller.
@MainActor struct AnimationSource {
    enum Kind {
        case animator(any Animator, Playback)
        case foreign(any UIViewControllerAnimatedTransitioning)
    }

    let kind: Kind
    /// The animation controller that UIKit has for an animator.
    private(set) weak var ours: TransitionAnimationController?

    init(_ animationController: any UIViewControllerAnimatedTransitioning) {
        ours = animationController as? TransitionAnimationController
        kind = ours.map { .animator($0.animator, $0.playback) } ?? .foreign(animationController)
    }

    /// Returns whether the animation controller of an animator is also in another running transition. A
    /// context that forwards calls belongs to a wrapper, which UIKit has instead.
    func isShared(by transition: Transition, in context: any UIViewControllerContextTransitioning) -> Bool {
        !(context is ForwardingContext) && ours?.isShared(by: transition) == true
    }

    /// Returns the duration, in seconds.
    func duration(in context: ForwardingContext?) -> TimeInterval {
        switch kind {
        case .animator(let animator, let playback): playback.duration(of: animator)
        case .foreign(let controller): controller.transitionDuration(using: context)
        }
    }

    /// The animation controller, if it's a third-party one.
    var foreign: (any UIViewControllerAnimatedTransitioning)? {
        guard case .foreign(let controller) = kind else { return nil }
        return controller
    }
}

extension Transition {
    /// Returns the transition that an animation controller plays in a context. It's the animation controller
    /// itself, one that it has created, or a new one.
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
}
