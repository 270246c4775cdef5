import UIKit

extension UIViewController {
    /// Presents a controller as a card.
    ///
    /// ```swift
    /// present(menu, as: .drawer())
    /// present(filters, as: .sheet(), with: .crossfade())
    /// ```
    ///
    /// The controller's `modalPresentationStyle` becomes `.custom`, and a ``TransitionDelegate`` is attached to its
    /// presentation, which lives as long as its view. The delegate that it had goes on getting all that is not decided here.
    ///
    /// - Parameters:
    ///   - viewController: the controller to present.
    ///   - presentation: where it lies, what is behind it, and how it is dragged.
    ///   - animator: brings it in and out. `nil` by default: it comes from beyond its edge.
    ///   - interaction: dismisses it by gesture, in place of a drag out over its edge. `nil` by default.
    ///   - completion: called when it is there.
    public func present(
        _ viewController: UIViewController,
        as presentation: CardPresentation,
        with animator: (any Animator)? = nil,
        interaction: InteractionController? = nil,
        completion: (() -> Void)? = nil
    ) {
        let transition = TransitionDelegate(forward: animator, backward: animator, interaction: interaction)
        transition.presentation = presentation
        viewController.modalPresentationStyle = .custom
        transition.attach(toPresentationOf: viewController)
        present(viewController, animated: true, completion: completion)
    }
}
