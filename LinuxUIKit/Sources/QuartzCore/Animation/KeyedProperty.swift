/// A property of an animation or a layer in the form that key-value coding uses. Setting a value of another
/// type changes nothing.
struct KeyedProperty {
    let get: () -> Any?
    let set: (Any?) -> Void

    init<Root: AnyObject, Number: BinaryFloatingPoint>(
        _ root: Root,
        number path: ReferenceWritableKeyPath<Root, Number>
    ) {
        get = { NSNumber(value: Double(root[keyPath: path])) }
        set = { value in
            guard case .number(let number)? = AnimatableValue(value, like: nil) else { return }
            root[keyPath: path] = Number(number)
        }
    }

    init<Root: AnyObject>(_ root: Root, flag path: ReferenceWritableKeyPath<Root, Bool>) {
        get = { NSNumber(value: root[keyPath: path]) }
        set = { value in
            guard case .number(let number)? = AnimatableValue(value, like: nil) else { return }
            root[keyPath: path] = number != 0
        }
    }

    /// For a property that's `nil` if there's no value.
    init<Root: AnyObject, Value>(_ root: Root, object path: ReferenceWritableKeyPath<Root, Value?>) {
        get = { root[keyPath: path] }
        set = { value in
            let object = unwrapped(value)
            if let object {
                guard let typed = object as? Value else { return }
                root[keyPath: path] = typed
            } else {
                root[keyPath: path] = nil
            }
        }
    }

    /// For a property whose values are names.
    init<Root: AnyObject, Name: RawRepresentable>(
        _ root: Root,
        name path: ReferenceWritableKeyPath<Root, Name>
    ) where Name.RawValue == String {
        get = { NSString(string: root[keyPath: path].rawValue) }
        set = { value in
            guard let name: Name = Self.name(value) else { return }
            root[keyPath: path] = name
        }
    }

    /// For a property whose values are names, and which can be `nil`.
    init<Root: AnyObject, Name: RawRepresentable>(
        _ root: Root,
        optionalName path: ReferenceWritableKeyPath<Root, Name?>
    ) where Name.RawValue == String {
        get = { root[keyPath: path].map { NSString(string: $0.rawValue) } }
        set = { value in
            if unwrapped(value) == nil {
                root[keyPath: path] = nil
            } else if let name: Name = Self.name(value) {
                root[keyPath: path] = name
            }
        }
    }

    /// For a property whose values are sets of options.
    init<Root: AnyObject, Options: OptionSet>(
        _ root: Root,
        options path: ReferenceWritableKeyPath<Root, Options>
    ) where Options.RawValue: BinaryInteger {
        get = { NSNumber(value: UInt(root[keyPath: path].rawValue)) }
        set = { value in
            if let options = unwrapped(value) as? Options {
                root[keyPath: path] = options
            } else if case .number(let number)? = AnimatableValue(value, like: nil),
                let bits = Options.RawValue(exactly: number)
            {
                root[keyPath: path] = Options(rawValue: bits)
            }
        }
    }

    /// For a property that can't be set.
    init(get: @escaping () -> Any?) {
        self.get = get
        set = { _ in }
    }

    private static func name<Name: RawRepresentable>(_ value: Any?) -> Name? where Name.RawValue == String {
        let value = unwrapped(value)
        return value as? Name ?? (value as? String).flatMap { Name(rawValue: $0) }
    }
}

extension CAAnimation {
    /// Returns the property with a key, or `nil` if the class has none with this key.
    func property(for key: String) -> KeyedProperty? {
        switch key {
        case "beginTime": return KeyedProperty(self, number: \.beginTime)
        case "duration": return KeyedProperty(self, number: \.duration)
        case "speed": return KeyedProperty(self, number: \.speed)
        case "timeOffset": return KeyedProperty(self, number: \.timeOffset)
        case "repeatCount": return KeyedProperty(self, number: \.repeatCount)
        case "repeatDuration": return KeyedProperty(self, number: \.repeatDuration)
        case "autoreverses": return KeyedProperty(self, flag: \.autoreverses)
        case "fillMode": return KeyedProperty(self, name: \.fillMode)
        case "timingFunction": return KeyedProperty(self, object: \.timingFunction)
        case "delegate": return KeyedProperty(self, object: \.delegate)
        case "removedOnCompletion": return KeyedProperty(self, flag: \.isRemovedOnCompletion)
        default: break
        }
        switch self {
        case let group as CAAnimationGroup: return group.groupProperty(key)
        case let transition as CATransition: return transition.transitionProperty(key)
        case let animation as CAPropertyAnimation: return animation.pathProperty(key)
        default: return nil
        }
    }
}

extension CAAnimationGroup {
    fileprivate func groupProperty(_ key: String) -> KeyedProperty? {
        key == "animations" ? KeyedProperty(self, object: \.animations) : nil
    }
}

extension CATransition {
    fileprivate func transitionProperty(_ key: String) -> KeyedProperty? {
        switch key {
        case "type": KeyedProperty(self, name: \.type)
        case "subtype": KeyedProperty(self, optionalName: \.subtype)
        case "startProgress": KeyedProperty(self, number: \.startProgress)
        case "endProgress": KeyedProperty(self, number: \.endProgress)
        case "filter": KeyedProperty(self, object: \.filter)
        default: nil
        }
    }
}

extension CAPropertyAnimation {
    fileprivate func pathProperty(_ key: String) -> KeyedProperty? {
        switch key {
        case "keyPath": KeyedProperty(self, object: \.keyPath)
        case "additive": KeyedProperty(self, flag: \.isAdditive)
        case "cumulative": KeyedProperty(self, flag: \.isCumulative)
        default:
            (self as? CABasicAnimation)?.basicProperty(key)
                ?? (self as? CAKeyframeAnimation)?.keyframeProperty(key)
        }
    }
}

extension CABasicAnimation {
    fileprivate func basicProperty(_ key: String) -> KeyedProperty? {
        switch key {
        case "fromValue": KeyedProperty(self, object: \.fromValue)
        case "toValue": KeyedProperty(self, object: \.toValue)
        case "byValue": KeyedProperty(self, object: \.byValue)
        default: (self as? CASpringAnimation)?.springProperty(key)
        }
    }
}

extension CASpringAnimation {
    fileprivate func springProperty(_ key: String) -> KeyedProperty? {
        switch key {
        case "mass": KeyedProperty(self, number: \.mass)
        case "stiffness": KeyedProperty(self, number: \.stiffness)
        case "damping": KeyedProperty(self, number: \.damping)
        case "initialVelocity": KeyedProperty(self, number: \.initialVelocity)
        case "allowsOverdamping": KeyedProperty(self, flag: \.allowsOverdamping)
        case "settlingDuration": KeyedProperty { NSNumber(value: self.settlingDuration) }
        default: nil
        }
    }
}

extension CAKeyframeAnimation {
    fileprivate func keyframeProperty(_ key: String) -> KeyedProperty? {
        switch key {
        case "values": KeyedProperty(self, object: \.values)
        case "path": KeyedProperty(self, object: \.path)
        case "rotationMode": KeyedProperty(self, optionalName: \.rotationMode)
        case "keyTimes": KeyedProperty(self, object: \.keyTimes)
        case "timingFunctions": KeyedProperty(self, object: \.timingFunctions)
        case "calculationMode": KeyedProperty(self, name: \.calculationMode)
        case "tensionValues": KeyedProperty(self, object: \.tensionValues)
        case "continuityValues": KeyedProperty(self, object: \.continuityValues)
        case "biasValues": KeyedProperty(self, object: \.biasValues)
        default: nil
        }
    }
}
