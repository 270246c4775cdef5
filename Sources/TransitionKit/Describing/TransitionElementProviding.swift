import UIKit

/// A screen that names views of its own which a transition may fly to, or from, the other screen.
///
/// ```swift
/// extension PhotoViewController: TransitionElementProviding {
///     func transitionElements() -> [TransitionElementID: UIView] {
///         ["photo": imageView, "title": titleLabel]
///     }
/// }
/// ```
///
/// The screens of a transition are asked when it starts, after the incoming one has been laid out. A container is
/// asked, too, and so are the children it shows: the top of a navigation controller, the selected tab, all children
/// of a controller of your own. Where names meet, the outer controller's view is taken.
@MainActor public protocol TransitionElementProviding {
    /// The views by name. Views that are not seen, because they are hidden, have no extent, are scrolled away or are
    /// not inside the screen, are left out of the transition; there is no need to look.
    func transitionElements() -> [TransitionElementID: UIView]
}
