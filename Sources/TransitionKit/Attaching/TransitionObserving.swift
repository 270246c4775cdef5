import UIKit

/// A screen that moves views of its own along with its transitions.
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
/// The two controllers between which a ``TransitionDelegate`` animates are asked whether they adopt this protocol.
@MainActor public protocol TransitionObserving: UIViewController {
    /// Called whenever a transition from or to the screen is seen to have moved, or is held or let go: in each frame, and
    /// each time a finger moves it. The last call says how it has ended, when the views are at rest.
    func transitionDidProgress(
        _ progress: TransitionProgress,
        from: UIViewController?,
        to: UIViewController?
    )
}
