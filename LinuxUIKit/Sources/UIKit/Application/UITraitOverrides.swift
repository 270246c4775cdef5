/// A trait, for use as a type.
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
}

@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public typealias Value = UIUserInterfaceSizeClass
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public typealias Value = UIUserInterfaceLevel
    public static let defaultValue = UIUserInterfaceLevel.unspecified
}

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public typealias Value = UIUserInterfaceStyle
    public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// Values for traits of a view and the views below.
///
/// An override whose value is `.unspecified` is still an override. To read one that hasn't been set is a
/// programmer error: UIKit raises an exception, too. Ask ``contains(_:)`` first.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitOverrides {
    private var values: [ObjectIdentifier: UITraitCollection] = [:]

    var collection: UITraitCollection? {
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
