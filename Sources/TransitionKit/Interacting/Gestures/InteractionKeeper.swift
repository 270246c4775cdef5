import UIKit

/// An object that keeps an interaction as long as a view that it's attached to.
@MainActor final class InteractionKeeper: ViewInteraction {
    private let interaction: GestureInteraction

    static func keep(_ interaction: GestureInteraction, on view: UIView) {
        if of(interaction, on: view) == nil { view.addInteraction(InteractionKeeper(interaction)) }
    }

    static func release(_ interaction: GestureInteraction, from view: UIView) {
        if let keeper = of(interaction, on: view) { view.removeInteraction(keeper) }
    }

    private static func of(_ interaction: GestureInteraction, on view: UIView) -> InteractionKeeper? {
        let keepers = view.interactions.lazy.compactMap { $0 as? InteractionKeeper }
        return keepers.first { $0.interaction === interaction }
    }

    private init(_ interaction: GestureInteraction) { self.interaction = interaction }
}
