import UIKit

/// Plays an animator as an animation controller of UIKit's: for a delegate that you write yourself, and for an
/// animator with a ``Playback`` of its own.
///
/// ```swift
/// func animationController(
///     forDismissed dismissed: UIViewController
/// ) -> (any UIViewControllerAnimatedTransitioning)? {
///     CubeAnimator().animationController()
/// }
/// ```
///
/// One object may serve any number of transitions, also at the same time.
@MainActor public final class TransitionAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
    /// What is played.
    public let animator: any Animator
    /// How it is played.
    public let playback: Playback

    /// A transition and the context it belongs to. It stays as long as the context, so that a late question is
    /// answered by the transition that is over and makes no new one.
    private struct Entry {
        weak var context: (any UIViewControllerContextTransitioning)?
        let transition: Transition
    }

    private var entries: [Entry] = []
    /// A transition that UIKit has as the interaction controller, and whose context is still to come.
    private weak var reserved: Transition?

    /// - Parameters:
    ///   - animator: what is played.
    ///   - playback: how it is played; by default as the user's settings ask.
    public init(_ animator: any Animator, _ playback: Playback = Playback()) {
        self.animator = animator
        self.playback = playback
    }

    /// The one transition of a context.
    func transition(for context: any UIViewControllerContextTransitioning) -> Transition {
        if let entry = entries.first(where: { $0.context === context }) { return entry.transition }
        let transition = reserved ?? Transition(self)
        adopt(transition, for: context)
        return transition
    }

    /// Notes a transition that will play in the next context.
    func reserve(_ transition: Transition) { reserved = transition }

    /// Notes a transition of this animation controller that somebody else has made.
    func adopt(_ transition: Transition, for context: any UIViewControllerContextTransitioning) {
        if reserved === transition { reserved = nil }
        entries.removeAll { $0.context == nil || $0.context === context }
        entries.append(Entry(context: context, transition: transition))
    }

    // MARK: UIViewControllerAnimatedTransitioning

    public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        playback.duration(of: animator)
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transition(for: transitionContext).animateTransition(using: transitionContext)
    }

    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        transition(for: transitionContext).interruptibleAnimator(using: transitionContext)
    }

    public func animationEnded(_ transitionCompleted: Bool) {
        entries.removeAll { $0.context == nil }
    }
}

extension Animator {
    /// An animation controller that plays this animator, for a delegate that you write yourself.
    ///
    /// - Parameter playback: how it is played; by default as the user's settings ask.
    @MainActor public func animationController(
        _ playback: Playback = Playback()
    ) -> TransitionAnimationController {
        TransitionAnimationController(self, playback)
    }
}
