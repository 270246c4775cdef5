import UIKit

/// The changes that a transition makes, to be undone when it ends. Values are restored if they have the same
/// meaning at any size. If the size can change in the meantime, the change is reversed instead.
///
/// Completed and canceled transitions are undone in the same way.
@MainActor final class Ledger {
    private var entries: [() -> Void] = []

    /// Records the value of a property.
    func record<Owner: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Value>,
        of owner: Owner
    ) {
        let before = restingValue(of: property, of: owner)
        entries.append { owner[keyPath: property] = before }
    }

    /// Returns the value that a property has when no transition changes it.
    func restingValue<Owner: AnyObject, Value>(
        of property: ReferenceWritableKeyPath<Owner, Value>,
        of owner: Owner
    ) -> Value {
        let now = owner[keyPath: property]
        guard let view = owner as? UIView else { return now }
        let values = RestingValues.of(view)
        entries.append { values.release(property, of: view) }
        return values.value(of: property, now: now)
    }

    /// Records the value of a property, and sets a new one.
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

/// The values that the properties of a view have when no transition changes it.
///
/// Transitions can overlap: a screen presents another one while it's still on its way, and people hold it.
/// What the second transition finds isn't what must stay. The view's layer keeps the values, because the
/// transitions don't know of one another.
@MainActor private final class RestingValues {
    private static let key = "TransitionKit.RestingValues"

    /// The values, and the number of ledgers that need each of them.
    private var values: [AnyKeyPath: (value: Any, users: Int)] = [:]

    static func of(_ view: UIView) -> RestingValues {
        if let known = view.layer.value(forKey: key) as? RestingValues { return known }
        let values = RestingValues()
        view.layer.setValue(values, forKey: key)
        return values
    }

    func value<Value>(of property: AnyKeyPath, now: Value) -> Value {
        let known = values[property] ?? (now, 0)
        values[property] = (known.value, known.users + 1)
        return known.value as? Value ?? now
    }

    func release(_ property: AnyKeyPath, of view: UIView) {
        guard let known = values[property] else { return }
        values[property] = known.users > 1 ? (known.value, known.users - 1) : nil
        if values.isEmpty { view.layer.setValue(nil, forKey: Self.key) }
    }
}
