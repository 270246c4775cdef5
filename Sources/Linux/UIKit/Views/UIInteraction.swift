/// A behavior that a view takes on as a whole, as drag and drop or a menu, by being added to it.
///
/// A view owns its interactions and an interaction has one view at most, which it does not keep alive.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that owns the interaction: weak, and set in `didMove(to:)`.
    var view: UIView? { get }

    /// Called before the interaction enters a view's `interactions`, or with `nil` before it leaves them.
    func willMove(to view: UIView?)

    /// Called when the interaction has entered a view's `interactions`, or with `nil` when it has left them.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        guard !owns(interaction) else { return }
        // It hears that it leaves before it hears where it goes.
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
