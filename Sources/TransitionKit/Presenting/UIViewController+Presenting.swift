import UIKit

extension UIViewController {
    /// Presents a view controller as a card.
    ///
    /// ```swift
    /// present(menu, as: .drawer())
    /// present(filters, as: .sheet(), with: .crossfade())
    /// ```
    ///
    /// This method sets the view controller's `modalPresentationStyle` to `.custom`, and attaches a
    /// ``TransitionDelegate`` to its presentation, which lives as long as its view. The view controller's
    /// previous delegate still receives every call that the transition delegate doesn't handle.
    ///
    /// - Parameters:
    ///   - viewController: The view controller to present.
    ///   - presentation: The description of the presentation.
    ///   - animator: The animator that brings the screen in and out. If `nil` (the default), the screen
    ///     slides in by its edge.
    ///   - interaction: A gesture that dismisses the screen, instead of a drag past its edge. The default is
    ///     `nil`.
    ///   - completion: A closure that's called after the presentation.
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
