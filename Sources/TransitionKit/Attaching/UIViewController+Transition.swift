import UIKit

// One line for one screen.

extension UIViewController {
    /// Presents a controller with an animator of its own, and dismisses it the way it came.
    ///
    /// ```swift
    /// list.present(detail, with: .cube(axis: .vertical), interaction: .swipe(from: .top))
    /// ```
    ///
    /// Nothing has to be kept: the controller's view, which is loaded, keeps the ``TransitionDelegate`` that this makes. A
    /// transition delegate that was attached to the presentation before is replaced.
    ///
    /// A style that the system would choose, `automatic`, and the system's own page sheet, which the controller may have in
    /// its place, become `fullScreen`: a sheet does not let its presenter take part. Set another `modalPresentationStyle` to
    /// keep it; for a card, a drawer, or a sheet with a transition see ``CardPresentation``.
    ///
    /// - Parameters:
    ///   - viewController: the controller to present.
    ///   - animator: how the screens move, both ways.
    ///   - interaction: drives the dismissal, and takes hold of both ways; none by default.
    ///   - completion: called when the presentation is over; `nil` by default.
    public func present(
        _ viewController: UIViewController,
        with animator: any Animator,
        interaction: InteractionController? = nil,
        completion: (() -> Void)? = nil
    ) {
        if viewController.modalPresentationStyle.isTheSystemsChoice {
            viewController.modalPresentationStyle = .fullScreen
        }
        TransitionDelegate(animator, interaction: interaction).attach(toPresentationOf: viewController)
        present(viewController, animated: true, completion: completion)
    }
}

extension UINavigationController {
    /// Pushes a controller with an animator of its own, and pops it the way it came.
    ///
    /// ```swift
    /// navigationController.pushViewController(detail, with: .fold(folds: 3))
    /// ```
    ///
    /// The navigation controller's own delegate, if it has one, goes on hearing everything. A ``TransitionDelegate`` that it
    /// has learns of the animator, as by ``TransitionDelegate/setAnimator(_:interaction:for:)``; else one is attached for as
    /// long as a screen that was pushed like this is on the stack. Other screens are pushed and popped as ever.
    ///
    /// - Parameters:
    ///   - viewController: the controller to push.
    ///   - animator: how the screens move, both ways.
    ///   - interaction: drives the pop, and takes hold of both ways. Without one, the pop follows the swipe of the
    ///     transition delegate; see ``TransitionDelegate/swipesBack``.
    public func pushViewController(
        _ viewController: UIViewController,
        with animator: any Animator,
        interaction: InteractionController? = nil
    ) {
        let transitions = TransitionDelegate.attached(to: self) ?? .forGuests(of: self)
        let controller = animator.animationController()
        transitions.set(ScreenChoice(viewController, controller, interaction, isForOneStay: true))
        pushViewController(viewController, animated: true)
    }
}

extension TransitionDelegate {
    /// One that is attached for as long as screens are on the stack that have been given an animator.
    fileprivate static func forGuests(of navigationController: UINavigationController) -> TransitionDelegate {
        let transitions = TransitionDelegate()
        transitions.isForGuests = true
        transitions.attach(to: navigationController)
        return transitions
    }
}
