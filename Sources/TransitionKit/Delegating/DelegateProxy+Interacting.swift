import UIKit

extension DelegateProxy {
    /// Returns the interaction controller of the app's own delegate, for UIKit.
    ///
    /// UIKit can have an object of the transition delegate instead of the app's animation controller. The
    /// app's delegate receives its own, which it can recognize. If it answers with an interaction controller
    /// of TransitionKit, that one drives the object that UIKit has, so that the transition is observed. For
    /// one of its own, it's asked again with that object.
    ///
    /// - Parameter ask: A closure that calls the app's delegate with an animation controller.
    func interactionController(
        for animationController: any UIViewControllerAnimatedTransitioning,
        ask: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let original = transitions.original(of: animationController)
        guard let answer = ask(original) else { return nil }
        if original === animationController { return answer }
        guard let own = answer as? Transition else {
            // UIKit's own class moves the object that UIKit has. Any other one moves what it receives.
            if answer is UIPercentDrivenInteractiveTransition { return answer }
            return ask(animationController) ?? answer
        }
        guard own.isInteractionOnly, case .foreign(let driven) = own.source.kind, driven === original,
            let interaction = own.interaction
        else { return answer }
        let transition =
            animationController as? Transition ?? Transition(animationController, isInteractionOnly: true)
        return interaction.takes(transition) ? transition : answer
    }
}
