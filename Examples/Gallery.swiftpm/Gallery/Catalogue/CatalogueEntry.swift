import TransitionKit
import UIKit

/// Settings of an animator's parameters, by their labels. A parameter that is missing has its default.
public typealias AnimatorValues = [String: Double]

/// One animator of the gallery: what it is called, what one sees, what can be set, and how to make one.
@MainActor
public struct CatalogueEntry {
    /// Lower case with hyphens; unique in the catalogue.
    public let name: String
    public let title: String
    /// One sentence that says what one sees.
    public let summary: String
    /// What can be set, in the order of the initialiser's arguments.
    public let parameters: [AnimatorParameter]

    private let make: () -> Animator

    init(
        _ name: String,
        _ title: String,
        _ summary: String,
        _ parameters: [AnimatorParameter] = [],
        make: @escaping () -> Animator
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.parameters = parameters + [.duration]
        self.make = make
    }

    /// A fresh animator, with its defaults where nothing else is said.
    public func makeAnimator(_ values: AnimatorValues = [:]) -> Animator {
        parameters.reduce(make()) { animator, parameter in
            guard let value = values[parameter.label] else { return animator }
            return parameter.apply(parameter.snapped(value), animator)
        }
    }

    /// What a parameter is when nothing is said.
    public func defaultValue(of parameter: AnimatorParameter) -> Double {
        parameter.read(make())
    }

    /// The Swift expression that makes the same animator as ``makeAnimator(_:)``: arguments that have their
    /// defaults are left out. It takes several lines where one would be longer than `width` characters.
    public func code(_ values: AnimatorValues = [:], width: Int = 60) -> String {
        let arguments = parameters.compactMap { parameter -> String? in
            guard let value = values[parameter.label].map(parameter.snapped),
                value != defaultValue(of: parameter)
            else { return nil }
            return "\(parameter.label): \(parameter.literal(value))"
        }
        let type = "\(type(of: make()))"
        let line = "\(type)(\(arguments.joined(separator: ", ")))"
        guard line.count > width, !arguments.isEmpty else { return line }
        return "\(type)(\n    \(arguments.joined(separator: ",\n    "))\n)"
    }
}
