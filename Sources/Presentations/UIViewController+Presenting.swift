import UIKit

extension UIViewController {
    /// Presents a view controller as a card.
    ///
    /// ```swift
    /// present(menu, as: .drawer())
    /// present(filters, as: .sheet(), with: .crossfade())
    /// ```
    ///
    /// A card that lets touches through, such as a toast, isn't presented. The screen in front hosts it; see
    /// `addCard(_:as:with:interaction:animated:completion:)`. While it's shown, the app can present other
    /// screens, and people can edit text. To remove it, use the `cardPresentationController` of the view
    /// controller. If you show a card again that's still there, it stays as it is, and its time isn't
    /// extended. If it's leaving, it's shown again afterward. A toast that waits for others gets the new
    /// description; see ``CardPresentation/Succession-swift.enum/waits``.
    ///
    /// For other cards, this method sets the view controller's `modalPresentationStyle` to `.custom`, and
    /// attaches a `TransitionDelegate` to its presentation. The delegate lives as long as the view
    /// controller's view. The view controller's previous delegate still receives every call that the
    /// transition delegate doesn't handle. Don't access the `presentationController` of the view controller
    /// before you call this method. Otherwise, UIKit keeps that object and presents a system sheet.
    ///
    /// - Parameters:
    ///   - viewController: The view controller to present. If it's presented already or has another parent,
    ///     which is a programming error, UIKit raises an exception. A card that lets touches through isn't
    ///     shown instead: there's no exception, `completion` isn't called, and a debug build logs a warning.
    ///   - presentation: The description of the presentation.
    ///   - animator: The animator that brings the screen in and out. If `nil` (the default), the screen
    ///     slides in by its edge, or fades in if it's in the center; see ``CardAnimator``.
    ///   - interaction: A gesture that dismisses the screen, in addition to a drag past its edge. A
    ///     `SwipeInteraction` in the direction of that drag replaces it, and for a card at the bottom, so
    ///     does a `DragInteraction`. The default is `nil`.
    ///   - completion: A closure that's called after the card has appeared, or at once if a card that lets
    ///     touches through is there already. If a toast is dismissed or replaced before it appears, the
    ///     closure is called then. The default is `nil`.
    public func present(
        _ viewController: UIViewController,
        as presentation: CardPresentation,
        with animator: (any Animator)? = nil,
        interaction: InteractionController? = nil,
        completion: (() -> Void)? = nil
    ) {
        present(
            viewController,
            as: presentation,
            selectedDetentIndex: 0,
            with: animator,
            interaction: interaction,
            completion: completion
        )
    }

    /// Presents a view controller as a card that appears at one of its detents.
    package func present(
        _ viewController: UIViewController,
        as presentation: CardPresentation,
        selectedDetentIndex: Int,
        with animator: (any Animator)? = nil,
        interaction: InteractionController? = nil,
        completion: (() -> Void)? = nil
    ) {
        let request = CardRequest(
            presentation: presentation,
            detentIndex: selectedDetentIndex,
            animator: animator,
            interaction: interaction
        )
        if presentation.leavesRestReachable {
            return showCard(viewController, request, inFront: true, animated: true, completion)
        }
        let transition = request.makeTransitions()
        let completion = viewController.withdrawFromWaiting(adding: completion)
        let wasCard = TransitionDelegate.attached(toPresentationOf: viewController)?.presentation != nil
        viewController.modalPresentationStyle = .custom
        // Before the view loads, which can select a detent.
        if wasCard, viewController.presentingViewController == nil {
            viewController.presentedCard?.prepare(for: presentation)
        }
        transition.attach(toPresentationOf: viewController)
        present(viewController, animated: true, completion: completion)
        if selectedDetentIndex != 0 {
            viewController.cardPresentationController?.selectedDetentIndex = selectedDetentIndex
        }
    }
}
