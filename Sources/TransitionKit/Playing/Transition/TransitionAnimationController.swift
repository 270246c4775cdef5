import UIKit

/// An animation controller that plays an animator, for use in your own delegate or with a ``Playback``.
///
/// ```swift
/// func animationController(
///     forDismissed dismissed: UIViewController
/// ) -> (any UIViewControllerAnimatedTransitioning)? {
///     CubeAnimator().animationController()
/// }
/// ```
///
/// Create one for each transition, as in this example. A single object can play any number of transitions one
/// after another. If it starts another one while the first is running, UIKit might mix up their contexts, and
/// the first one might never end. A ``TransitionDelegate`` can play a single object in several transitions at
/// the same time, because UIKit gets a different object for each of them.
@preconcurrency @MainActor
public final class TransitionAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
    /// The animator to play.
    public let animator: any Animator
    /// The options for playing the animator.
    public let playback: Playback

    /// A transition and its context. The entry exists as long as the context, so that late calls get the
    /// transition that's over rather than a new one.
    private struct Entry {
        weak var context: (any UIViewControllerContextTransitioning)?
        let transition: Transition
        /// Whether UIKit has this object itself, rather than the transition.
        let isDirect: Bool
    }

    private var entries: [Entry] = []
    /// A transition that UIKit already has as its interaction controller, before its context is known.
    weak var reserved: Transition?

    /// Creates an animation controller that plays an animator.
    ///
    /// - Parameters:
    ///   - animator: The animator to play.
    ///   - playback: The options for playing it. The default follows the system settings.
    public init(_ animator: any Animator, playback: Playback = Playback()) {
        self.animator = animator
        self.playback = playback
    }

    /// Returns the transition of a context. There's exactly one for each context.
    func transition(for context: any UIViewControllerContextTransitioning) -> Transition {
        if let entry = entries.first(where: { $0.context === context }) { return entry.transition }
        let transition = reserved ?? Transition(self)
        adopt(transition, for: context, isDirect: true)
        return transition
    }

    /// Adds a transition of this animation controller that was created elsewhere.
    func adopt(
        _ transition: Transition,
        for context: any UIViewControllerContextTransitioning,
        isDirect: Bool = false
    ) {
        let known = entries.first { $0.context === context }
        let isDirect = isDirect || known?.isDirect == true || reserved === transition
        if reserved === transition { reserved = nil }
        entries.removeAll { $0.context == nil || $0.context === context }
        entries.append(Entry(context: context, transition: transition, isDirect: isDirect))
    }

    /// Returns whether UIKit has this object for a transition and for another one that's running, too.
    func isShared(by transition: Transition) -> Bool {
        guard entries.count > 1 else { return false }
        let direct = entries.filter { $0.isDirect && $0.context != nil }.map(\.transition)
        return direct.contains { $0 === transition } && direct.contains { $0 !== transition && $0.isRunning }
    }

    // MARK: UIViewControllerAnimatedTransitioning

    public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { playback.duration(of: animator) }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transition(for: transitionContext).animateTransition(using: transitionContext)
    }

    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        transition(for: transitionContext).interruptibleAnimator(using: transitionContext)
    }

    public func animationEnded(_ transitionCompleted: Bool) { entries.removeAll { $0.context == nil } }
}

extension Animator {
    /// Returns an animation controller that plays this animator, for use in your own delegate.
    ///
    /// - Parameter playback: The options for playing the animator. The default follows the system settings.
    @preconcurrency @MainActor public func animationController(
        playback: Playback = Playback()
    ) -> TransitionAnimationController { TransitionAnimationController(self, playback: playback) }
}
