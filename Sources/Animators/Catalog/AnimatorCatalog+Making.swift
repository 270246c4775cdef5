import Animators
import TransitionKit
import UIKit

// How parameters are made of an animator's properties. The default is what a fresh animator has.

extension AnimatorParameter {
    static func number<Base: Animator, Number: BinaryFloatingPoint>(
        _ label: String,
        _ path: WritableKeyPath<Base, Number>,
        _ range: ClosedRange<Double>,
        step: Double,
        unit: AnimatorUnit = .plain
    ) -> AnimatorParameter {
        AnimatorParameter(
            label: label,
            path: path,
            kind: .number(range, step: step, unit: unit),
            read: { Double($0) },
            write: { Number($0) },
            literal: { AnimatorUnit.decimal($0, step: step) }
        )
    }

    static func fraction<Base: Animator, Number: BinaryFloatingPoint>(
        _ label: String,
        _ path: WritableKeyPath<Base, Number>,
        _ range: ClosedRange<Double> = 0...1
    ) -> AnimatorParameter {
        number(label, path, range, step: 0.05, unit: .fraction)
    }

    /// An angle that the animator has in radians.
    static func angle<Base: Animator>(
        _ label: String,
        _ path: WritableKeyPath<Base, CGFloat>,
        _ degrees: ClosedRange<Double>,
        step: Double
    ) -> AnimatorParameter {
        AnimatorParameter(
            label: label,
            path: path,
            kind: .number(degrees, step: step, unit: .degrees),
            read: { Double($0 * 180 / .pi) },
            write: { CGFloat($0) * .pi / 180 },
            literal: { "\(AnimatorUnit.decimal($0, step: step)) * .pi / 180" }
        )
    }

    /// A range of angles to both sides, in radians.
    static func angles<Base: Animator>(
        _ label: String,
        _ path: WritableKeyPath<Base, ClosedRange<CGFloat>>,
        upTo greatest: Double
    ) -> AnimatorParameter {
        let step = 0.05
        return AnimatorParameter(
            label: label,
            path: path,
            kind: .number(0...greatest, step: step, unit: .radians),
            read: { Double($0.upperBound) },
            write: { -CGFloat($0)...CGFloat($0) },
            literal: { value in
                let number = AnimatorUnit.decimal(value, step: step)
                return value == 0 ? "0...0" : "-\(number)...\(number)"
            }
        )
    }

    static func count<Base: Animator, Number: FixedWidthInteger>(
        _ label: String,
        _ path: WritableKeyPath<Base, Number>,
        _ range: ClosedRange<Double>
    ) -> AnimatorParameter {
        AnimatorParameter(
            label: label,
            path: path,
            kind: .number(range, step: 1, unit: .pieces),
            read: { Double($0) },
            write: { Number($0) },
            literal: { "\(Int($0))" }
        )
    }

    static func toggle<Base: Animator>(
        _ label: String,
        _ path: WritableKeyPath<Base, Bool>
    ) -> AnimatorParameter {
        AnimatorParameter(
            label: label,
            path: path,
            kind: .toggle,
            read: { $0 ? 1 : 0 },
            write: { $0 != 0 },
            literal: { $0 == 0 ? "false" : "true" }
        )
    }

    /// One of the cases of an enumeration.
    static func choice<Base: Animator, Option: Equatable>(
        _ label: String,
        _ path: WritableKeyPath<Base, Option>,
        _ options: [Option]
    ) -> AnimatorParameter {
        choice(label, path, options.map { ("\($0)".capitalized, ".\($0)", $0) })
    }

    /// One of some values, each with its title and how it is written.
    static func choice<Base: Animator, Option: Equatable>(
        _ label: String,
        _ path: WritableKeyPath<Base, Option>,
        _ options: [(title: String, literal: String, value: Option)]
    ) -> AnimatorParameter {
        AnimatorParameter(
            label: label,
            path: path,
            kind: .choice(options.map(\.title)),
            read: { value in Double(options.firstIndex { $0.value == value } ?? 0) },
            write: { options[Int($0)].value },
            literal: { options[Int($0)].literal }
        )
    }

    /// The edge that `edge` stands for.
    static func edge<Base: Animator>(_ path: WritableKeyPath<Base, TransitionEdge>) -> AnimatorParameter {
        choice("edge", path, [.top, .leading, .bottom, .trailing])
    }

    static func axis<Base: Animator>(_ path: WritableKeyPath<Base, TransitionAxis>) -> AnimatorParameter {
        choice("axis", path, [.horizontal, .vertical])
    }

    static func damping<Base: Animator>(_ path: WritableKeyPath<Base, CGFloat>) -> AnimatorParameter {
        number("dampingRatio", path, 0.2...1, step: 0.05)
    }

    /// What shows around screens that are away from the edges.
    static func staging<Base: Animator>(_ path: WritableKeyPath<Base, Staging>) -> AnimatorParameter {
        let edges: [(title: String, literal: String, value: Staging)] = [
            ("Square", "Staging(cornerRadius: 0)", Staging(cornerRadius: 0)),
            ("Flat", "Staging(shadow: 0)", Staging(shadow: 0)),
        ]
        return choice("staging", path, backdrops + edges)
    }

    /// What shows behind screens that have neither corners nor a shadow.
    static func backdrop<Base: Animator>(of path: WritableKeyPath<Base, Staging>) -> AnimatorParameter {
        choice("staging", path, backdrops)
    }

    private static let backdrops: [(title: String, literal: String, value: Staging)] = [
        ("Outgoing", ".standard", .standard), ("Incoming", ".on(.incoming)", .on(.incoming)),
        ("Black", ".on(.black)", .on(.black)), ("Blur", ".on(.blur)", .on(.blur)), ("None", ".none", .none),
    ]

    /// Corners and a shadow, where no backdrop shows.
    static func edges<Base: Animator>(of path: WritableKeyPath<Base, Staging>) -> AnimatorParameter {
        choice("staging", path, [("Round", ".standard", .standard), ("Square", ".none", .none)])
    }

    /// Where a transition starts from: the middle, the button of the playground's screens, or a point.
    static func origin<Base: Animator>(_ path: WritableKeyPath<Base, TransitionOrigin>) -> AnimatorParameter {
        choice(
            "origin",
            path,
            [
                ("Center", ".center", .center),
                ("Button", #".element("action")"#, .element("action")),
                ("Top", ".point(x: 0.5, y: 0)", .point(x: 0.5, y: 0)),
                ("Corner", ".point(x: 1, y: 1)", .point(x: 1, y: 1)),
            ]
        )
    }

    /// What a transition ends in: the middle of the lower edge, the button of the playground's screens, or a point.
    static func target<Base: Animator>(_ path: WritableKeyPath<Base, TransitionOrigin>) -> AnimatorParameter {
        choice(
            "target",
            path,
            [
                ("Bottom", ".point(x: 0.5, y: 1)", .point(x: 0.5, y: 1)),
                ("Button", #".element("action")"#, .element("action")),
                ("Leading", ".point(x: 0, y: 0.3)", .point(x: 0, y: 0.3)),
                ("Corner", ".point(x: 0.9, y: 1)", .point(x: 0.9, y: 1)),
            ]
        )
    }

    /// What random flights are drawn from.
    static func seed<Base: Animator>(_ path: WritableKeyPath<Base, UInt64>) -> AnimatorParameter {
        count("seed", path, 0...20)
    }

    /// What every animator has, and what can be set of each.
    static func duration<Base: Animator>(_ path: WritableKeyPath<Base, TimeInterval>) -> AnimatorParameter {
        number("duration", path, 0.1...2.5, step: 0.05, unit: .seconds)
    }

    /// The line along which a screen splits, as a fraction of its height.
    static let line = AnimatorParameter(
        label: "line",
        path: \SplitAnimator.line,
        kind: .number(0.05...0.95, step: 0.05, unit: .fraction),
        read: { line in
            guard case .fraction(let fraction) = line else { return 0.5 }
            return Double(fraction)
        },
        write: { .fraction(CGFloat($0)) },
        literal: { ".fraction(\(AnimatorUnit.decimal($0, step: 0.05)))" }
    )

    /// What the screens do beside the matched views.
    static let alongside = AnimatorParameter(
        label: "alongside",
        kind: .choice(["Crossfade", "Slide", "Zoom", "Push"]),
        // Animators of unknown types can't be compared, and what is asked for is the default.
        read: { _ in 0 },
        apply: { value, animator in
            guard var matched = animator as? MatchedAnimator else { return animator }
            let choices: [(any Animator)?] = [nil, .slide(), .zoom(), .push()]
            matched.alongside = choices[Int(value)]
            return matched
        },
        literal: { ["nil", ".slide()", ".zoom()", ".push()"][Int($0)] }
    )

    private init<Base: Animator, Value>(
        label: String,
        path: WritableKeyPath<Base, Value>,
        kind: Kind,
        read: @escaping (Value) -> Double,
        write: @escaping (Double) -> Value,
        literal: @escaping (Double) -> String
    ) {
        self.init(
            label: label,
            kind: kind,
            read: { animator in (animator as? Base).map { read($0[keyPath: path]) } ?? 0 },
            apply: { value, animator in
                guard var changed = animator as? Base else { return animator }
                changed[keyPath: path] = write(value)
                return changed
            },
            literal: literal
        )
    }
}
