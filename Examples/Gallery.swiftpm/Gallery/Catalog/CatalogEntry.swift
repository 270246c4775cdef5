import Animators
import UIKit

/// One thing about an animator that can be set, and how it is written in code.
public typealias AnimatorParameter = AnimatorCatalog.Parameter

/// What a number counts.
public typealias AnimatorUnit = AnimatorCatalog.Parameter.Unit

/// Settings of an animator's parameters, by their labels. A parameter that is missing has its default.
public typealias AnimatorValues = [String: Double]

/// One animator of the gallery: what it is called, what one sees, what can be set, and how to make one.
@MainActor
public struct CatalogEntry {
    /// What the library says of it.
    private let listed: AnimatorCatalog.Entry

    init(_ listed: AnimatorCatalog.Entry) {
        self.listed = listed
    }

    /// What can be set, in the order of the initializer's arguments. The duration comes last.
    public var parameters: [AnimatorParameter] { listed.parameters }

    /// The type's name without "Animator", in lower case with hyphens; unique in the catalog.
    public var name: String { listed.id }
    public var title: String { listed.name }
    /// One sentence that says what one sees.
    public var summary: String { listed.summary }

    private func make() -> any Animator { listed.animator }

    /// An animator with its defaults where nothing else is said.
    public func makeAnimator(_ values: AnimatorValues = [:]) -> any Animator {
        parameters.reduce(make()) { animator, parameter in
            guard let value = values[parameter.label] else { return animator }
            return parameter.applied(value, to: animator)
        }
    }

    /// What a parameter is when nothing is said.
    public func defaultValue(of parameter: AnimatorParameter) -> Double {
        parameter.value(of: make())
    }
}

// MARK: - Code

extension CatalogEntry {
    /// The animator's type: "CubeAnimator".
    public var typeName: String { "\(type(of: make()))" }

    /// What makes one wherever an animator is asked for: ".cube".
    public var memberName: String {
        let words = typeName.replacingOccurrences(of: "Animator", with: "")
        return ".\(words.prefix(1).lowercased())\(words.dropFirst())"
    }

    /// The arguments that have to be written, since they have no default.
    var requiredArguments: [String] { listed.animator is ExpandAnimator ? ["source: \"card\""] : [] }

    /// The Swift expression that makes the same animator as ``makeAnimator(_:)``: arguments that have their
    /// defaults are left out.
    ///
    /// - Parameters:
    ///   - namesType: whether it says the animator's type, for places that ask for more than an animator.
    ///     `false` by default.
    ///   - width: it takes several lines where one would be longer than so many characters.
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
