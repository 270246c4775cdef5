import UIKit

/// A transition context that knows its direction.
@MainActor package protocol DirectedTransitionContext: UIViewControllerContextTransitioning {
    var direction: TransitionDirection { get }
}

/// The context of a switch in a container of TransitionKit.
@MainActor protocol ContainerContext: DirectedTransitionContext {
    /// The transition that plays in the context, until it's over.
    var transition: Transition? { get set }
    /// The audit of the animation controller, if no transition performs it.
    var audit: (any TransitionAuditing)? { get set }
    var switchCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
}
