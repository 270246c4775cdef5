import Animators
import UIKit

/// A parameter of an animator, and its representation in code.
public typealias AnimatorParameter = AnimatorCatalog.Parameter

/// The unit of a parameter's numbers.
public typealias AnimatorUnit = AnimatorCatalog.Parameter.Unit

/// Values of an animator's parameters, by their labels. A parameter without a value has its default.
public typealias AnimatorValues = [String: Double]

/// An animator in the gallery, with its name, its summary, and its parameters.
@MainActor
public struct CatalogEntry {
    /// The entry in the library's catalog.
    private let listed: AnimatorCatalog.Entry

    init(_ listed: AnimatorCatalog.Entry) {
        self.listed = listed
    }

    /// The parameters that people can set, in the order of the initializer's arguments. The duration comes
    /// last.
    public var parameters: [AnimatorParameter] { listed.parameters }

    /// The type's name without "Animator", in lowercase with hyphens. It's unique in the catalog.
    public var name: String { listed.id }
    public var title: String { listed.name }
    /// A sentence that describes the effect.
    public var summary: String { listed.summary }

    private func make() -> any Animator { listed.animator }

    /// Returns an animator with the specified values, and defaults for all other parameters.
    public func makeAnimator(_ values: AnimatorValues = [:]) -> any Animator {
        parameters.reduce(make()) { animator, parameter in
            guard let value = values[parameter.label] else { return animator }
            return parameter.applied(value, to: animator)
        }
    }

    /// Returns the default value of a parameter.
    public func defaultValue(of parameter: AnimatorParameter) -> Double {
        parameter.value(of: make())
    }
}

// MARK: - Code

extension CatalogEntry {
    /// The name of the animator's type, such as "CubeAnimator".
    public var typeName: String { "\(type(of: make()))" }

    /// The static member that creates the animator, such as ".cube".
    public var memberName: String {
        let words = typeName.replacingOccurrences(of: "Animator", with: "")
        return ".\(words.prefix(1).lowercased())\(words.dropFirst())"
    }

    /// The arguments that have no default value.
    var requiredArguments: [String] { listed.animator is ExpandAnimator ? ["source: \"card\""] : [] }

    /// Returns a Swift expression that creates the same animator as ``makeAnimator(_:)``, without the
    /// arguments that have their default values.
    ///
    /// - Parameters:
    ///   - namesType: Whether to use the animator's type rather than a static member, for code that needs
    ///     more than an animator. The default is `false`.
    ///   - width: The number of characters above which the expression takes several lines. The default is 60.
    public func code(_ values: AnimatorValues = [:], namesType: Bool = false, width: Int = 60) -> String {
        let arguments = parameters.compactMap { parameter -> String? in
            guard let value = values[parameter.label].map(parameter.snapped),
                value != defaultValue(of: parameter)
            else { return nil }
            return "\(parameter.label): \(parameter.code(for: value))"
        }
        return SwiftCode.call(
            namesType ? typeName : memberName,
            requiredArguments + arguments,
            width: width
        )
    }
}
