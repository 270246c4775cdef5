import UIKit

/// Remembers what a transition changes, and undoes it at its end: values where they mean the same at any size, the
/// opposite change where the size may have changed meanwhile.
///
/// Completed and canceled transitions take the same way out.
@MainActor final class Ledger {
    private var entries: [() -> Void] = []

    /// Notes the value that a property has now.
    func record<Owner: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Value>,
        of owner: Owner
    ) {
        let before = owner[keyPath: property]
        entries.append { owner[keyPath: property] = before }
    }

    /// Notes the value that a property has now, and sets it.
    func set<Owner: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Value>,
        of owner: Owner,
        to value: Value
    ) {
        record(property, of: owner)
        owner[keyPath: property] = value
    }

    /// Notes what has to be undone beside properties: a view that was added, say.
    func onRestore(_ undo: @escaping () -> Void) {
        entries.append(undo)
    }

    /// Puts everything back, the last change first, without animation. Does nothing the second time.
    func restore() {
        let undone = entries.reversed()
        entries = []
        UIView.performWithoutAnimation {
            for undo in undone { undo() }
        }
    }
}
