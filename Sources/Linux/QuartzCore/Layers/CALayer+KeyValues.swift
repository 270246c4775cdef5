extension CALayer {
    /// The model's value at an animatable key path, or what was kept under another key; `nil` if nothing was.
    func storedValue(for keyPath: String) -> Any? {
        guard let path = AnimatableKeyPath(keyPath), let value = path.value(in: state) else {
            return (source ?? self).keptValues[keyPath]
        }
        return value.boxed
    }

    /// Sets a property by its key path, running its action; a key that is not a property's is kept.
    func storeValue(_ value: Any?, for keyPath: String) {
        guard let path = AnimatableKeyPath(keyPath), let current = path.value(in: state) else {
            (source ?? self).keptValues[keyPath] = value
            return
        }
        guard let new = AnimatableValue(value, like: current) ?? current.empty else { return }
        change(key: path.key) { path.setValue(new, in: &$0) }
    }
}

extension AnimatableValue {
    /// What `nil` sets, of the values that may be `nil`.
    fileprivate var empty: AnimatableValue? {
        switch self {
        case .color: .color(nil)
        case .path: .path(nil)
        case .object: .object(nil)
        default: nil
        }
    }
}
