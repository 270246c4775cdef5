/// A trait, for use as a type.
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {
    associatedtype Value
}

public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17.0, tvOS 17.0, *)

public struct UITraitHorizontalSizeClass: UITraitDefinition {
@available(iOS 17.0, tvOS 17.0, *)
    public typealias Value = UIUserInterfaceSizeClass
}

public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public typealias Value = UIUserInterfaceLevel
@available(iOS 17.0, *)
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public typealias Value = UIUserInterfaceStyle
}
@available(iOS 17.0, tvOS 17.0, *)

/// Values for traits of a view and the views below.
///
/// An override whose value is `.unspecified` is still an override. To read one that hasn't been set is a
/// programmer error: UIKit raises an exception, too. Ask ``contains(_:)`` first.
public struct UITraitOverrides {
    private var values: [ObjectIdentifier: UITraitCollection] = [:]

    var collection: UITraitCollection? {
@available(iOS 17.0, tvOS 17.0, *)
        values.isEmpty ? nil : UITraitCollection(traitsFrom: Array(values.values))
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { value(of: UITraitHorizontalSizeClass.self).horizontalSizeClass }
        set {
            values[Self.id(UITraitHorizontalSizeClass.self)] = UITraitCollection(
                horizontalSizeClass: newValue
            )
        }
    }

    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { value(of: UITraitUserInterfaceLevel.self).userInterfaceLevel }
        set {
            values[Self.id(UITraitUserInterfaceLevel.self)] = UITraitCollection(userInterfaceLevel: newValue)
        }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { value(of: UITraitUserInterfaceStyle.self).userInterfaceStyle }
        set {
            values[Self.id(UITraitUserInterfaceStyle.self)] = UITraitCollection(userInterfaceStyle: newValue)
        }
    }

    public func contains(_ trait: UITrait) -> Bool { values[Self.id(trait)] != nil }

    public mutating func remove(_ trait: UITrait) { values[Self.id(trait)] = nil }

    private func value(of trait: UITrait) -> UITraitCollection {
        guard let value = values[Self.id(trait)] else {
            preconditionFailure("Can't return value for trait \(trait) that has no override")
        }
        return value
    }

    private static func id(_ trait: UITrait) -> ObjectIdentifier { ObjectIdentifier(trait) }
}
