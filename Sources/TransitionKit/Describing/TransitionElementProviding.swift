import UIKit

/// A screen that names its views, so that a transition can move them to or from the other screen.
///
/// ```swift
/// extension PhotoViewController: TransitionElementProviding {
///     func transitionElements() -> [TransitionElementID: UIView] {
///         ["photo": imageView, "title": titleLabel]
///     }
/// }
/// ```
///
/// TransitionKit calls ``transitionElements()`` on both screens when a transition starts, after laying out
/// the incoming screen. It calls the method again when a named view or the list around it changes. If a list
/// reloads, for example, the cell that now shows the item is hidden instead of the one that showed it before.
/// TransitionKit also calls the method on containers and their visible children: the top view controller of a
/// navigation controller, the selected tab, and the visible children of a custom container. If several view
/// controllers use the same name, the outermost one's view is used. If siblings use the same name, a visible
/// one's view is used.
///
/// Views that both screens name are called *shared views*.
@preconcurrency @MainActor public protocol TransitionElementProviding: UIViewController {
    /// Returns the views by name. You don't need to check whether they're visible. Views that are hidden,
    /// transparent, empty, scrolled out of view, or outside the screen are skipped.
    func transitionElements() -> [TransitionElementID: UIView]
}
