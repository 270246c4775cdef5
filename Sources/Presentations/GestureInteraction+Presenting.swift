import UIKit

extension GestureInteraction {
    /// Attaches the gesture to a presenting view controller, to present a screen as a card. Attaching a
    /// second closure to the same view has no effect.
    ///
    /// ```swift
    /// EdgeSwipeInteraction().attach(toPresentFrom: self, as: .drawer()) { MenuViewController() }
    /// ```
    ///
    /// You don't need to keep anything. The presenter's view keeps this interaction until you call
    /// `detach(from:)`, and the screen is presented as if you called
    /// `present(_:as:with:interaction:completion:)`. If the card is at an edge, people dismiss it by dragging
    /// it past this edge. While the card is shown, or the presenter presents another screen, the gesture
    /// doesn't begin.
    ///
    /// - Precondition: The interaction isn't a `DragInteraction`, which only goes back.
    ///
    /// - Parameters:
    ///   - presenter: The view controller that presents. This method loads its view. In a
    ///     `UINavigationController`, attach a gesture from the leading edge to the navigation controller
    ///     itself, so that a swipe back comes first.
    ///   - presentation: The description of the presentation.
    ///   - animator: The animator that brings the screen in and out. If `nil` (the default), the screen
    ///     slides in by its edge, or fades in if it's in the center; see ``CardAnimator``.
    ///   - make: A closure that creates the view controller. If it returns `nil`, nothing is presented. To
    ///     avoid a retain cycle, capture the presenter weakly.
    public func attach(
        toPresentFrom presenter: UIViewController,
        as presentation: CardPresentation,
        with animator: (any Animator)? = nil,
        _ make: @escaping @MainActor () -> UIViewController?
    ) {
        let latest = LatestCard()
        let present: @MainActor (UIViewController, UIViewController) -> Void = {
            [weak self] presenter, screen in
            latest.screen = screen
            presenter.present(screen, as: presentation, with: animator, interaction: self)
        }
        addPresentation(from: presenter, if: { latest.isGone }, make: make, present: present)
    }
}

/// The card that a gesture has shown last. While a card that isn't presented is shown, UIKit doesn't prevent
/// the gesture from beginning again.
@MainActor private final class LatestCard {
    weak var screen: UIViewController?

    var isGone: Bool { !(screen?.parent is CardHostController) }
}
