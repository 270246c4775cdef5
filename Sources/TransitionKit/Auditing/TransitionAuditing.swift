import UIKit

/// The audit of one transition, as the rest of TransitionKit uses it. Code that calls an animation controller
/// reports each call to its audit.
///
/// Code outside of this folder uses only this protocol and ``TransitionAuditor``.
@MainActor protocol TransitionAuditing: AnyObject {
    /// Called before the animation controller, or an animator of its own, is called.
    func willCall()
    /// Called after the animation controller, or an animator of its own, has been called.
    func didCall()
    /// Called for each frame, if the audit doesn't follow frames itself.
    func frame(at time: CFTimeInterval)
    /// Called with what the animation controller returns as its interruptible animator.
    func noteVended(_ animator: (any UIViewImplicitlyAnimating)?)
    /// Called when the animation controller completes the transition.
    func recordCompletion(_ didComplete: Bool)
    /// Called when the transition should have completed.
    func noteLate()
    /// Called when the transition is over and the views are at rest.
    func end(_ outcome: Outcome)
}

extension TransitionAudit: TransitionAuditing {}
