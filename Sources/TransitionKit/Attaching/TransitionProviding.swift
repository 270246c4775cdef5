import UIKit

/// A screen that says itself how it comes and goes.
///
/// ```swift
/// extension ReaderViewController: TransitionProviding {
///     var preferredAnimator: (any Animator)? { .cube(axis: .vertical) }
/// }
/// ```
///
/// Every ``TransitionDelegate`` asks it, whether the screen is presented, pushed, or selected, before it turns to its own
/// animators. What the app gives the screen there, by ``TransitionDelegate/setAnimator(_:interaction:for:)`` or in one line
/// with the presentation or the push, wins. So that there is a delegate that asks, attach one that has no animator itself:
///
/// ```swift
/// TransitionDelegate().attach(to: navigationController)
/// ```
@MainActor public protocol TransitionProviding: UIViewController {
    /// The animator for the way to the screen and, from there, back; `nil` leaves that to the transition delegate.
    ///
    /// It goes back by what it gave for the way there.
    var preferredAnimator: (any Animator)? { get }

    /// Drives the transitions to and from the screen; `nil`, which is the default, leaves that to the transition delegate.
    ///
    /// Return the same object each time: it has a gesture.
    var preferredInteraction: InteractionController? { get }
}

extension TransitionProviding {
    public var preferredInteraction: InteractionController? { nil }
}
