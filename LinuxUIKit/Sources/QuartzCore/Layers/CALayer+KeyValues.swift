extension CALayer {
    /// Returns the model's value at an animatable key path, or the value that was stored for another key.
    /// Returns `nil` if there's none.
    func storedValue(for keyPath: String) -> Any? {
        guard let path = AnimatableKeyPath(keyPath), let value = path.value(in: state) else {
            return (source ?? self).keptValues[keyPath]
        }
        return value.wrapped
    }

    /// Sets a property by its key path, which runs its action. For a key that isn't a property, stores the
    /// value.
    func storeValue(_ value: Any?, for keyPath: String) {
        guard let path = AnimatableKeyPath(keyPath), let current = path.value(in: state) else {
            (source ?? self).keptValues[keyPath] = wrappedForCocoa(value)
            return
        }
        guard let new = AnimatableValue(value, like: current) ?? current.empty else { return }
        change(key: path.key) { path.setValue(new, in: &$0) }
    }
}

extension AnimatableValue {
    /// The value that `nil` sets, for values that can be `nil`.
    fileprivate var empty: AnimatableValue? {
        switch self {
        case .color: .color(nil)
        case .path: .path(nil)
        case .object: .object(nil)
        default: nil
        }
    }
}
