import Foundation
import TransitionKit

/// One thing about an animator that can be set in the gallery, and how it is written in code.
@MainActor
public struct AnimatorParameter {
    /// What is set, and with which control.
    public enum Kind: Sendable {
        /// A number in a range, in steps.
        case number(ClosedRange<Double>, step: Double, unit: AnimatorUnit)
        /// Yes or no.
        case toggle
        /// One of some titles.
        case choice([String])
    }

    /// The label of the initializer's argument, unique among an animator's parameters.
    public let label: String
    public let kind: Kind

    /// Every value is a number: a switch that is on is 1, a choice is the index of its title.
    let read: (any Animator) -> Double
    /// A copy of the animator with another value.
    let apply: (Double, any Animator) -> any Animator
    let literal: (Double) -> String

    /// The label as a user reads it: "Eye distance".
    public var title: String {
        let words = label.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The nearest value that can be set. What is not a number counts as the smallest.
    public func snapped(_ value: Double) -> Double {
        guard !value.isNaN else { return range.lowerBound }
        let value = min(max(value, range.lowerBound), range.upperBound)
        guard case .number(_, let step, _) = kind else { return value.rounded() }
        // The number as it would be written, so that the code makes exactly what is played.
        let text = AnimatorUnit.decimal((value / step).rounded() * step, step: step)
        return Double(text) ?? range.lowerBound
    }

    /// The smallest and the greatest value.
    public var range: ClosedRange<Double> {
        switch kind {
        case .number(let range, _, _): range
        case .toggle: 0...1
        case .choice(let titles): 0...Double(titles.count - 1)
        }
    }

    /// The value as a user reads it.
    public func text(for value: Double) -> String {
        switch kind {
        case .number(_, let step, let unit): unit.text(for: value, step: step)
        case .toggle: value == 0 ? "Off" : "On"
        case .choice(let titles): titles[Int(snapped(value))]
        }
    }
}

/// What a number counts.
public enum AnimatorUnit: Sendable {
    case pieces
    /// Parts of a whole, read as percent.
    case fraction
    case degrees
    /// Radians, read as degrees.
    case radians
    case points
    case seconds
    /// Times as large.
    case factor
    /// A number of its own.
    case plain

    func text(for value: Double, step: Double) -> String {
        let number = Self.decimal(value, step: step)
        switch self {
        case .pieces, .plain: return number
        case .fraction: return "\(Int((value * 100).rounded()))%"
        case .degrees: return "\(number)°"
        case .radians: return "\(Int((value * 180 / .pi).rounded()))°"
        case .points: return "\(number) pt"
        case .seconds: return "\(number) s"
        case .factor: return "\(number)×"
        }
    }

    /// A number with no more digits than its step has.
    static func decimal(_ value: Double, step: Double) -> String {
        var digits = 0
        while digits < 4,
            abs((step * pow(10, Double(digits))).rounded() - step * pow(10, Double(digits))) > 1e-9
        {
            digits += 1
        }
        var text = String(format: "%.\(digits)f", value)
        while digits > 0, text.hasSuffix("0") {
            text.removeLast()
            digits -= 1
        }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : text
    }
}
