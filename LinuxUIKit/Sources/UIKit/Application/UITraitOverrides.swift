/// A trait, for use as a type.
public protocol UITraitDefinition {
    associatedtype Value
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public typealias Value = UIUserInterfaceSizeClass
}

public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public typealias Value = UIUserInterfaceLevel
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public typealias Value = UIUserInterfaceStyle
}

/// Values for traits of a view and the views below.
///
/// An override whose value is `.unspecified` is still an override.
public struct UITraitOverrides {
    private var values: [ObjectIdentifier: UITraitCollection] = [:]

    var collection: UITraitCollection? {
        values.isEmpty ? nil : UITraitCollection(traitsFrom: Array(values.values))
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values[Self.id(UITraitHorizontalSizeClass.self)]?.horizontalSizeClass ?? .unspecified }
        set {
            values[Self.id(UITraitHorizontalSizeClass.self)] = UITraitCollection(
                horizontalSizeClass: newValue
            )
        }
    }

    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values[Self.id(UITraitUserInterfaceLevel.self)]?.userInterfaceLevel ?? .unspecified }
        set {
            values[Self.id(UITraitUserInterfaceLevel.self)] = UITraitCollection(userInterfaceLevel: newValue)
        }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values[Self.id(UITraitUserInterfaceStyle.self)]?.userInterfaceStyle ?? .unspecified }
        set {
            values[Self.id(UITraitUserInterfaceStyle.self)] = UITraitCollection(userInterfaceStyle: newValue)
        }
    }

    public func contains(_ trait: UITrait) -> Bool { values[Self.id(trait)] != nil }

    public mutating func remove(_ trait: UITrait) { values[Self.id(trait)] = nil }

    private static func id(_ trait: UITrait) -> ObjectIdentifier { ObjectIdentifier(trait) }
}
