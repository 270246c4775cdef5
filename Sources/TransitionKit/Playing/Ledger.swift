import UIKit

/// The changes that a transition makes, to be undone when it ends. Values are restored if they have the same
/// meaning at any size. If the size can change in the meantime, the change is reversed instead.
///
/// Completed and canceled transitions are undone in the same way.
@MainActor final class Ledger {
    private var entries: [() -> Void] = []

    /// Records the current value of a property.
    func record<Owner: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Value>,
        of owner: Owner
    ) {
        let before = owner[keyPath: property]
        entries.append { owner[keyPath: property] = before }
    }

    /// Records the current value of a property, and sets a new one.
    func set<Owner: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Value>,
        of owner: Owner,
        to value: Value
    ) {
        record(property, of: owner)
        owner[keyPath: property] = value
    }

    /// Adds an action that undoes something other than a property, such as adding a view.
    func onRestore(_ undo: @escaping () -> Void) {
        entries.append(undo)
    }

    /// Restores everything without animation, in reverse order. Further calls have no effect.
    func restore() {
        let undone = entries.reversed()
        entries = []
        UIView.performWithoutAnimation {
            for undo in undone { undo() }
        }
    }
}
