extension CALayer {
    /// Returns the value of a property or one of its components, or the value that was stored for another
    /// key. Returns `nil` if there's none.
    func storedValue(for keyPath: String) -> Any? {
        if let path = AnimatableKeyPath(keyPath) {
            if let value = path.value(in: state) { return value.wrapped }
            if path.key == "frame" { return path.part(of: .rect(frame))?.wrapped }
            if path.component == nil, let property = self.property(for: keyPath) { return property.get() }
        }
        return (source ?? self).keptValues[keyPath]
    }

    /// Sets a property by its key path, which runs its action. For a key that isn't a property, stores the
    /// value.
    func storeValue(_ value: Any?, for keyPath: String) {
        if let path = AnimatableKeyPath(keyPath) {
            if let current = path.value(in: state) {
                let empty = unwrapped(value) == nil ? current.empty : nil
                guard let new = AnimatableValue(value, like: current) ?? empty else { return }
                return setValue(new, at: path)
            }
            if path.key == "frame" { return setFrame(value, at: path) }
            if path.component == nil, let property = self.property(for: keyPath) {
                return property.set(value)
            }
        }
        (source ?? self).keptValues[keyPath] = wrappedForCocoa(value)
        if type(of: self).needsDisplay(forKey: keyPath) { setNeedsDisplay() }
    }

    private func setValue(_ value: AnimatableValue, at path: AnimatableKeyPath) {
        var next = state
        path.setValue(value, in: &next)
        switch path.key {
        // These setters do more than change the state, or their actions have another key.
        case "bounds": bounds = next.bounds
        case "position": position = next.position
        case "contents": contents = next.contents
        case "hidden", "isHidden": isHidden = next.isHidden
        case "doubleSided", "isDoubleSided": isDoubleSided = next.isDoubleSided
        default:
            guard let old = state.value(for: path.key), let new = next.value(for: path.key),
                !old.isEqual(to: new)
            else { return }
            change(key: path.key) { path.setValue(value, in: &$0) }
        }
    }

    private func setFrame(_ value: Any?, at path: AnimatableKeyPath) {
        let whole = AnimatableValue.rect(frame)
        guard let part = path.part(of: whole), let new = AnimatableValue(value, like: part),
            case .rect(let rect)? = path.replacing(partOf: whole, by: new)
        else { return }
        frame = rect
    }

    /// Returns a property that can't be animated, or `nil` if the class has none with the key.
    private func property(for key: String) -> KeyedProperty? {
        switch key {
        case "name": KeyedProperty(self, object: \.name)
        case "mask": KeyedProperty(self, object: \.mask)
        case "sublayers": KeyedProperty(self, object: \.sublayers)
        case "superlayer": KeyedProperty { self.superlayer }
        case "delegate": KeyedProperty(self, object: \.delegate)
        case "actions": KeyedProperty(self, object: \.actions)
        case "style": KeyedProperty(self, object: \.style)
        case "opaque": KeyedProperty(self, flag: \.isOpaque)
        case "allowsGroupOpacity": KeyedProperty(self, flag: \.allowsGroupOpacity)
        case "shouldRasterize": KeyedProperty(self, flag: \.shouldRasterize)
        case "drawsAsynchronously": KeyedProperty(self, flag: \.drawsAsynchronously)
        case "needsDisplayOnBoundsChange": KeyedProperty(self, flag: \.needsDisplayOnBoundsChange)
        case "allowsEdgeAntialiasing": KeyedProperty(self, flag: \.allowsEdgeAntialiasing)
        case "edgeAntialiasingMask": KeyedProperty(self, options: \.edgeAntialiasingMask)
        case "maskedCorners": KeyedProperty(self, options: \.maskedCorners)
        case "cornerCurve": KeyedProperty(self, name: \.cornerCurve)
        case "contentsGravity": KeyedProperty(self, name: \.contentsGravity)
        case "minificationFilter": KeyedProperty(self, name: \.minificationFilter)
        case "magnificationFilter": KeyedProperty(self, name: \.magnificationFilter)
        default:
            timingProperty(for: key) ?? (self as? CAShapeLayer)?.shapeProperty(for: key)
                ?? (self as? CAGradientLayer)?.gradientProperty(for: key)
        }
    }

    private func timingProperty(for key: String) -> KeyedProperty? {
        switch key {
        case "beginTime": KeyedProperty(self, number: \.beginTime)
        case "duration": KeyedProperty(self, number: \.duration)
        case "speed": KeyedProperty(self, number: \.speed)
        case "timeOffset": KeyedProperty(self, number: \.timeOffset)
        case "repeatCount": KeyedProperty(self, number: \.repeatCount)
        case "repeatDuration": KeyedProperty(self, number: \.repeatDuration)
        case "autoreverses": KeyedProperty(self, flag: \.autoreverses)
        case "fillMode": KeyedProperty(self, name: \.fillMode)
        default: nil
        }
    }
}

extension CAShapeLayer {
    fileprivate func shapeProperty(for key: String) -> KeyedProperty? {
        switch key {
        case "fillRule": KeyedProperty(self, name: \.fillRule)
        case "lineCap": KeyedProperty(self, name: \.lineCap)
        case "lineJoin": KeyedProperty(self, name: \.lineJoin)
        case "lineDashPattern": KeyedProperty(self, object: \.lineDashPattern)
        default: nil
        }
    }
}

extension CAGradientLayer {
    fileprivate func gradientProperty(for key: String) -> KeyedProperty? {
        key == "type" ? KeyedProperty(self, name: \.type) : nil
    }
}

extension AnimatableValue {
    /// Returns a Boolean value that indicates whether two values of a property are the same.
    fileprivate func isEqual(to other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
        case (.color(let a), .color(let b)): a == b
        case (.path(let a), .path(let b)): a == b
        case (.colors(let a), .colors(let b)): a == b
        case (.flag(let a), .flag(let b)): a == b
        default: components.map { $0 == other.components } ?? false
        }
    }

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
