import Foundation
import TransitionKit

extension AnimatorCatalog {
    /// A parameter of an animator, for controls in settings and galleries.
    ///
    /// ```swift
    /// for parameter in entry.parameters {
    ///     addSlider(parameter.title, parameter.range, parameter.value(of: animator)) { value in
    ///         animator = parameter.applied(value, to: animator)
    ///     }
    /// }
    /// ```
    ///
    /// Every value is a number: a switch that's on is 1, and a choice is the index of its title.
    public struct Parameter: Identifiable, Sendable {
        /// The kind of a parameter's values, which determines its control.
        public enum Kind: Hashable, Sendable {
            /// A number in a range, in steps.
            case number(ClosedRange<Double>, step: Double, unit: Unit)
            /// Off or on.
            case toggle
            /// One of several values with titles, in English.
            case choice([String])
        }

        /// The label of the initializer's argument, which is unique among an animator's parameters.
        public let label: String
        /// The identifier, which is the label.
        public var id: String { label }
        /// The kind of the values.
        public let kind: Kind

        let read: @Sendable (any Animator) -> Double
        let apply: @Sendable (Double, any Animator) -> any Animator
        let literal: @Sendable (Double) -> String
        /// Returns copies of an animator with a number that isn't snapped, one for each place in which the
        /// parameter contains a number, so that tests can try invalid ones.
        package let numbers: @Sendable (Double, any Animator) -> [any Animator]

        /// Returns the value that the parameter has in an animator. If the value is none of the choices, such
        /// as a staging with another corner radius, or if the animator has another type, returns 0. For an
        /// angle that's `nil`, returns the one that plays without a gesture, and for a line at a view,
        /// returns 0.5.
        public func value(of animator: any Animator) -> Double { read(animator) }

        /// Returns a copy of an animator with a value that's ``snapped(_:)`` first. If the animator has
        /// another type, returns it unchanged.
        public func applied(_ value: Double, to animator: any Animator) -> any Animator {
            apply(snapped(value), animator)
        }

        /// Returns the Swift code of a value that's ``snapped(_:)`` first, such as `.top`.
        public func code(for value: Double) -> String { literal(snapped(value)) }

        /// The label as people read it, in English, such as "Damping ratio".
        public var title: String {
            let words = label.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
            return words.prefix(1).uppercased() + words.dropFirst()
        }

        /// Returns the closest value that can be set. NaN is treated as the smallest value.
        public func snapped(_ value: Double) -> Double {
            guard !value.isNaN else { return range.lowerBound }
            let value = min(max(value, range.lowerBound), range.upperBound)
            guard case .number(_, let step, _) = kind else { return value.rounded() }
            // The number as in code, so that the code creates exactly what plays.
            let text = Unit.decimal((value / step).rounded() * step, step: step)
            return Double(text) ?? range.lowerBound
        }

        /// The smallest and the largest value.
        public var range: ClosedRange<Double> {
            switch kind {
            case .number(let range, _, _): range
            case .toggle: 0...1
            case .choice(let titles): 0...Double(titles.count - 1)
            }
        }

        /// Returns a value as people read it, in English.
        public func text(for value: Double) -> String {
            switch kind {
            case .number(_, let step, let unit): unit.text(for: value, step: step)
            case .toggle: snapped(value) == 0 ? "Off" : "On"
            case .choice(let titles): titles[Int(snapped(value))]
            }
        }
    }
}

extension AnimatorCatalog.Parameter {
    /// The unit of a number.
    public enum Unit: Hashable, Sendable {
        /// A number of items, such as tiles.
        case pieces
        /// A fraction of a whole, displayed as a percentage.
        case fraction
        /// An angle in degrees. In code, it's in radians.
        case degrees
        /// An angle in radians, displayed in degrees.
        case radians
        /// A length in points.
        case points
        /// A time in seconds.
        case seconds
        /// A multiple, such as of a size, displayed with a multiplication sign.
        case factor
        /// A number without a unit.
        case plain

        /// Returns a number with its unit, and no more digits than its step has.
        public func text(for value: Double, step: Double) -> String {
            let number = Self.decimal(value, step: step)
            switch self {
            case .pieces, .plain: return number
            case .fraction: return "\(Self.decimal((value * 100).rounded(), step: 1))%"
            case .degrees: return "\(number)°"
            case .radians: return "\(Self.decimal((value * 180 / .pi).rounded(), step: 1))°"
            case .points: return "\(number) pt"
            case .seconds: return "\(number) s"
            case .factor: return "\(number)×"
            }
        }

        /// Returns a number with no more digits than its step has.
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
}
