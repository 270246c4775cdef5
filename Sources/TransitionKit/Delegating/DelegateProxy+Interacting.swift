import UIKit

extension DelegateProxy {
    /// Returns the interaction controller for UIKit: the one that the transition delegate has decided on, or
    /// else that of the app's own delegate, or else another one of the transition delegate.
    ///
    /// UIKit can have an object of the transition delegate in place of the app's animation controller. The
    /// app's delegate is asked about its own animation controller, which it can recognize. If it answers with
    /// an interaction controller of TransitionKit, that one drives the object that UIKit has, so that the
    /// transition is observed. An interaction controller of the app itself drives the app's animation
    /// controller, so the transition may not be observed.
    ///
    /// - Parameter ask: A closure that calls the app's delegate with an animation controller.
    func interactionController(
        for animationController: any UIViewControllerAnimatedTransitioning,
        ask: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let original = transitions.original(of: animationController)
        guard !transitions.decides(animationController), let answer = ask(original) else {
            return transitions.interactionController(for: animationController)
        }
        guard original !== animationController, let own = answer as? Transition, own.isInteractionOnly,
            own.source.thirdParty === original, let interaction = own.interaction as? InteractionController
        else { return answer }
        return interaction.interactionController(for: animationController) ?? answer
    }
}
