import UIKit

/// A screen that provides its own animator.
///
/// ```swift
/// extension ReaderViewController: AnimatorProviding {
///     var preferredAnimator: (any Animator)? { .cube(axis: .vertical) }
/// }
/// ```
///
/// Every ``TransitionDelegate`` uses this animator, rather than its own, to present, push, or select the
/// screen. An animator that you set for the screen takes precedence, whether you use
/// ``TransitionDelegate/setAnimator(_:interaction:for:)`` or pass it when you present or push the screen. A
/// `preferredTransition` of a screen that's presented or pushed takes precedence, too, because UIKit might
/// not ask a delegate about a screen that has one.
///
/// If a controller has no transition delegate yet, attach one without an animator:
///
/// ```swift
/// TransitionDelegate().attach(to: navigationController)
/// ```
@preconcurrency @MainActor public protocol AnimatorProviding: UIViewController {
    /// The animator for the transition to the screen and back from it. If `nil`, the transition delegate uses
    /// its own.
    ///
    /// The screen leaves with the animator that this property returned when the screen arrived. If that was
    /// `nil`, the screen arrived with the animator of the delegate. When it leaves, it then uses the animator
    /// that you've set for it in the meantime, the one that this property returns at that time, or that of
    /// the delegate, in this order.
    var preferredAnimator: (any Animator)? { get }

    /// The interaction for the transitions to and from the screen. If `nil` (the default), the transition
    /// delegate uses its own.
    ///
    /// Return the same object each time, because it has a gesture recognizer.
    var preferredInteraction: InteractionController? { get }
}

extension AnimatorProviding { public var preferredInteraction: InteractionController? { nil } }
