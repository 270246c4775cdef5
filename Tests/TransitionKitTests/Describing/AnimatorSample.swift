import Animators
import Testing
import UIKit

/// An animator of the catalog, and variants with other parameters.
struct AnimatorSample: Sendable, CustomTestStringConvertible {
    let name: String
    /// The animator with its defaults.
    let plain: any Animator
    private let parameters: [AnimatorCatalog.Parameter]
    private let isCount: @Sendable (AnimatorCatalog.Parameter) -> Bool = { parameter in
        if case .number(_, _, .pieces) = parameter.kind { return true }
        return false
    }

    init(_ entry: AnimatorCatalog.Entry) {
        (name, plain, parameters) = (entry.id, entry.animator, entry.parameters)
    }

    static let all = AnimatorCatalog.entries.map(AnimatorSample.init)

    var testDescription: String { name }

    /// The animator with few pieces.
    var small: any Animator { parameters.filter(isCount).reduce(plain) { $1.applied(3, to: $0) } }

    /// Returns variants with a number wherever the animator can contain one, one at a time. They have few
    /// pieces.
    func numbers(_ number: CGFloat) -> [any Animator] {
        parameters.flatMap { $0.numbers(Double(number), small) }
            + (Self.otherNumbers[name]?(number) ?? [])
    }

    /// Returns variants with a number for each parameter that is a number, except for the duration, and for
    /// the distance of the eye, where other numbers mean that it's infinite.
    func plainNumbers(_ number: CGFloat) -> [any Animator] {
        parameters.filter { parameter in
            if case .number = parameter.kind {
                return !["duration", "relativeEyeDistance"].contains(parameter.label)
            }
            return false
        }
        .flatMap { $0.numbers(Double(number), small) }
    }

    /// Returns variants with a number for each parameter that ranges from 0 to 1. The spread of Explode is a
    /// multiple without a limit, of which the catalog offers a part.
    func fractions(_ number: CGFloat) -> [any Animator] {
        parameters.filter { $0.kind == .number(0...1, step: 0.05, unit: .fraction) && $0.label != "spread" }
            .flatMap { $0.numbers(Double(number), small) }
    }

    /// Returns variants with other values than the default, for the parameters that are choices, switches,
    /// and counts.
    func others() -> [any Animator] {
        let variants = parameters.flatMap { parameter in
            let usual = parameter.value(of: plain)
            let values: [Double]
            switch parameter.kind {
            case .choice(let titles): values = titles.indices.map(Double.init)
            case .toggle: values = [0, 1]
            case .number: values = isCount(parameter) ? [3, 5] : []
            }
            // A value out of range becomes another one.
            return Set(values.map(parameter.snapped)).subtracting([usual]).sorted().map {
                parameter.applied($0, to: plain)
            }
        }
        return variants + (Self.others[name] ?? [])
    }

    // MARK: Parameters that the catalog doesn't have

    private static let otherNumbers: [String: @Sendable (CGFloat) -> [any Animator]] = [
        "curl": { [CurlAnimator(radius: $0)] }
    ]

    private static let others: [String: [any Animator]] = [
        "curl": [CurlAnimator(backColor: .red)],
        "split": [SplitAnimator(line: .below(.element("card")))],
    ]
}
