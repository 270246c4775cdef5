import UIKit

/// The source of a transition's animation: an animator or a third-party animation controller.
@MainActor enum AnimationSource {
    case animator(any Animator, Playback)
    case thirdParty(any UIViewControllerAnimatedTransitioning)

    /// The animation controller, if it's a third-party one.
    var thirdParty: (any UIViewControllerAnimatedTransitioning)? {
        if case .thirdParty(let controller) = self { controller } else { nil }
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
        if let controller = animationController as? TransitionAnimationController {
            return controller.transition(for: context)
        }
        return Transition(animationController)
    }
}
