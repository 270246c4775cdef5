/// A behavior that you add to a view as a whole, such as drag and drop or a menu.
///
/// A view owns its interactions. An interaction has at most one view, and doesn't own it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that owns the interaction. Make it weak, and set it in `didMove(to:)`.
    var view: UIView? { get }

    /// Called before the interaction is added to a view's `interactions`, or with `nil` before it's removed.
    func willMove(to view: UIView?)

    /// Called after the interaction was added to a view's `interactions`, or with `nil` after it was removed.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        guard !owns(interaction) else { return }
        // The interaction is notified of its removal before it's notified of the new view.
        if let old = interaction.view, old !== self { old.removeInteraction(interaction) }
        interaction.willMove(to: self)
        interactionList.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard owns(interaction) else { return }
        interaction.willMove(to: nil)
        interactionList.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    private func owns(_ interaction: any UIInteraction) -> Bool {
        interactionList.contains { $0 === interaction }
    }
}
