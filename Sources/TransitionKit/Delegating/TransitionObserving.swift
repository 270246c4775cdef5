import UIKit

/// A screen that observes its own transitions, for example to animate views along with them.
///
/// ```swift
/// extension ReaderViewController: TransitionObserving {
///     func transitionDidProgress(
///         _ progress: TransitionProgress,
///         from: UIViewController?,
///         to: UIViewController?
///     ) {
///         toolbar.alpha = to === self ? progress.fraction : 1 - progress.fraction
///     }
/// }
/// ```
///
/// A ``TransitionDelegate`` notifies both view controllers of a transition if they adopt this protocol. It
/// notifies them only of transitions that it, or the screen's own animator, animates. For UIKit's own
/// transitions, and for changes without animation, use the `transitionCoordinator` or the appearance
/// callbacks.
@preconcurrency @MainActor public protocol TransitionObserving: UIViewController {
    /// Tells the screen that a transition from or to it has moved, or that people hold the transition or let
    /// it go. This method is called in each frame, and each time a finger moves the transition. In the last
    /// call, the views are at rest, and the progress contains the outcome. UIKit learns of the end only after
    /// this call, so start another transition in ``TransitionDelegate/onTransitionEnd``.
    ///
    /// - Parameters:
    ///   - progress: The visible progress, and what moves the transition.
    ///   - from: The view controller that leaves, or `nil` if it no longer exists.
    ///   - to: The view controller that appears, or `nil` if it no longer exists.
    func transitionDidProgress(_ progress: TransitionProgress, from: UIViewController?, to: UIViewController?)
}
