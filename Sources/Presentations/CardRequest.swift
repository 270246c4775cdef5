import UIKit

/// What an app shows as a card, apart from the content: how the card looks, and how it comes and goes.
@MainActor struct CardRequest {
    let presentation: CardPresentation
    /// The index of the detent at which the card appears.
    var detentIndex = 0
    let animator: (any Animator)?
    let interaction: InteractionController?

    func makeTransitions() -> TransitionDelegate {
        let transitions = TransitionDelegate(forward: animator, backward: animator, interaction: interaction)
        transitions.presentation = presentation
        return transitions
    }
}
