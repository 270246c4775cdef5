import UIKit

/// An interaction controller, as the transition that it drives uses it.
@MainActor protocol TransitionInteraction: AnyObject {
    /// Whether fingers can take a screen off its path, which the transition has to prepare for.
    var dragsFreely: Bool { get }
    /// The view whose gesture holds the transition, if more fingers can join it.
    var viewForMoreFingers: UIView? { get }
    /// The speed at which the rest of the transition plays after a gesture, as a multiple of the animation's
    /// own speed.
    var completionSpeed: CGFloat { get }
    /// Returns the outcome of a held transition if nobody decides it, such as when people leave the app.
    func defaultOutcome(at progress: CGFloat) -> Outcome
    /// Returns where the gesture that starts a transition began, or `nil` if no gesture starts it. For
    /// several fingers, it's the point between them.
    func touchLocation(in view: UIView) -> CGPoint?
    /// Tells the interaction that a transition has begun.
    ///
    /// - Parameter pending: The calls made before the transition began. It's `nil` if no gesture started the
    ///   transition.
    /// - Returns: Whether this object controls the transition from now on.
    func adopt(_ transition: Transition, from pending: PendingInteraction?) -> Bool
    /// Called when the views of a transition are ready and it's about to run or follow the interaction.
    func transitionDidStart(_ transition: Transition)
    /// Called when a transition continues in a new size of its container.
    func transitionDidResize(_ transition: Transition)
    /// Called when a transition is over, before UIKit and the app are notified.
    func transitionDidEnd(_ transition: Transition)
}
