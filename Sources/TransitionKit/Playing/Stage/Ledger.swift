import UIKit

/// The changes that a transition makes, to be undone when it ends. Values are restored if they have the same
/// meaning at any size. If the size can change in the meantime, the change is reversed instead.
///
/// Completed and canceled transitions are undone in the same way.
@MainActor final class Ledger {
    private var entries: [() -> Void] = []

    /// Records the value of a property.
    func record<Value>(_ property: ReferenceWritableKeyPath<UIView, Value>, of view: UIView) {
        let before = valueAfterward(of: property, of: view)
        entries.append { view[keyPath: property] = before() }
    }

    /// Returns a closure that returns the value to restore, for the restoring action that's added next.
    ///
    /// Transitions can overlap, such as when a screen presents another one while people hold the screen on
    /// its way in. If the second transition ends first, it restores the value that it found, and the first
    /// one later restores the original value. If the first transition ends first, it leaves the value that
    /// the second one needs, and the second one restores the original value. The view's layer keeps these
    /// values, because the transitions don't know of one another.
    func valueAfterward<Value>(of property: ReferenceWritableKeyPath<UIView, Value>, of view: UIView)
        -> () -> Value
    {
        let found = view[keyPath: property]
        let (values, user) = (view.keptRestingValues, NSObject())
        let known = values.known[property] ?? RestingValues.Known(found)
        if known.users.isEmpty { values.known[property] = known }
        known.users.append(user)
        entries.append {
            known.users.removeAll { $0 === user }
            if known.users.isEmpty { values.known[property] = nil }
            if values.known.isEmpty { view.layer.setValue(nil, forKey: RestingValues.key) }
        }
        return {
            if known.users.last !== user { return view[keyPath: property] }
            return known.users.count == 1 ? known.value as? Value ?? found : found
        }
    }

    /// Records the value of a property, and sets a new one.
    func set<Value>(_ property: ReferenceWritableKeyPath<UIView, Value>, of view: UIView, to value: Value) {
        record(property, of: view)
        view[keyPath: property] = value
    }

    /// Records a flag, and raises it. If the app lowers it meanwhile, it stays lowered.
    func raise(_ flag: ReferenceWritableKeyPath<UIView, Bool>, of view: UIView) {
        let before = valueAfterward(of: flag, of: view)
        view[keyPath: flag] = true
        entries.append { if view[keyPath: flag] { view[keyPath: flag] = before() } }
    }

    /// Adds an action that undoes something other than a property, such as adding a view.
    func onRestore(_ undo: @escaping () -> Void) { entries.append(undo) }

    /// Restores everything without animation, in reverse order. Further calls have no effect.
    func restore() {
        let undone = entries.reversed()
        entries = []
        UIView.performWithoutAnimation { for undo in undone { undo() } }
    }
}

/// What transitions that don't know of one another know of a view.
@MainActor final class RestingValues {
    fileprivate static let key = "TransitionKit.RestingValues"
    fileprivate var known: [AnyKeyPath: Known] = [:]
    /// The opacity that a transition has last set. If it's another one, the app has changed it.
    var shownOpacity: CGFloat?
    /// The opacity that the app has set meanwhile.
    var ownOpacity: CGFloat?

    /// The value of a property without transitions, and an object for each record, in order.
    @MainActor fileprivate final class Known {
        let value: Any
        var users: [NSObject] = []

        init(_ value: Any) { self.value = value }
    }
}

extension UIView {
    /// What transitions know of the view, or `nil` if none changes it.
    var restingValues: RestingValues? { layer.value(forKey: RestingValues.key) as? RestingValues }

    /// What transitions know of the view. If none has changed it yet, the view keeps this from now on.
    fileprivate var keptRestingValues: RestingValues {
        if let restingValues { return restingValues }
        let values = RestingValues()
        layer.setValue(values, forKey: RestingValues.key)
        return values
    }

    /// The mask that the view has without transitions.
    var restingMask: CALayer? {
        restingValues?.known[\UIView.layer.mask].map { $0.value as? CALayer } ?? layer.mask
    }

    /// The transform that the view has without transitions.
    var restingTransform: CATransform3D {
        restingValues?.known[\UIView.transform3D]?.value as? CATransform3D ?? layer.transform
    }
}
