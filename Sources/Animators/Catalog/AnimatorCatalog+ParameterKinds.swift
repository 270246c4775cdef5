import TransitionKit
import UIKit

// The kinds of parameters, each created from a property of an animator. The default is the value that a new
// animator has.

extension AnimatorCatalog.Parameter {
    typealias Path<Base, Value> = any WritableKeyPath<Base, Value> & Sendable

    static func number<Base: Animator, Value: BinaryFloatingPoint & Sendable>(
        _ label: String,
        _ path: Path<Base, Value>,
        _ range: ClosedRange<Double>,
        step: Double,
        unit: Unit = .plain
    ) -> Self {
        Self(
            label: label,
            path: path,
            kind: .number(range, step: step, unit: unit),
            read: { Double($0) },
            write: { Value($0) },
            literal: { Unit.decimal($0, step: step) },
            numbers: { [Value($0)] }
        )
    }

    static func fraction<Base: Animator>(
        _ label: String,
        _ path: Path<Base, CGFloat>,
        _ range: ClosedRange<Double> = 0...1
    ) -> Self {
        number(label, path, range, step: 0.05, unit: .fraction)
    }

    /// An angle, which the animator has in radians and a control in degrees.
    static func angle<Base: Animator>(
        _ label: String,
        _ path: Path<Base, CGFloat>,
        _ degrees: ClosedRange<Double>,
        step: Double
    ) -> Self {
        angle(label, path, degrees, step: step, read: { $0 }, write: { $0 })
    }

    /// An angle in radians that the animator can choose itself.
    ///
    /// - Parameter usual: The angle to show for `nil`, in radians.
    static func angle<Base: Animator>(
        _ label: String,
        _ path: Path<Base, CGFloat?>,
        otherwise usual: CGFloat,
        _ degrees: ClosedRange<Double>,
        step: Double
    ) -> Self {
        angle(label, path, degrees, step: step, read: { $0 ?? usual }, write: { $0 })
    }

    private static func angle<Base: Animator, Value: Sendable>(
        _ label: String,
        _ path: Path<Base, Value>,
        _ degrees: ClosedRange<Double>,
        step: Double,
        read: @escaping @Sendable (Value) -> CGFloat,
        write: @escaping @Sendable (CGFloat) -> Value
    ) -> Self {
        Self(
            label: label,
            path: path,
            kind: .number(degrees, step: step, unit: .degrees),
            read: { Double(read($0) * 180 / .pi) },
            write: { write(CGFloat($0) * .pi / 180) },
            literal: { "\(Unit.decimal($0, step: step)) * .pi / 180" },
            numbers: { [write(CGFloat($0))] }
        )
    }

    /// A range of angles in radians that extends equally to both sides of 0.
    static func angles<Base: Animator>(
        _ label: String,
        _ path: Path<Base, ClosedRange<CGFloat>>,
        upTo greatest: Double
    ) -> Self {
        let step = 0.05
        return Self(
            label: label,
            path: path,
            kind: .number(0...greatest, step: step, unit: .radians),
            read: { Double($0.upperBound) },
            write: { -CGFloat($0)...CGFloat($0) },
            literal: { value in
                let number = Unit.decimal(value, step: step)
                return value == 0 ? "0...0" : "-\(number)...\(number)"
            },
            numbers: { number in
                // There's no range with a value that isn't a number.
                guard !number.isNaN else { return [] }
                let number = CGFloat(number)
                return [min(number, 0)...max(number, 0), -abs(number)...abs(number), number...number]
            }
        )
    }

    static func count<Base: Animator, Value: BinaryInteger & Sendable>(
        _ label: String,
        _ path: Path<Base, Value>,
        _ range: ClosedRange<Double>
    ) -> Self {
        Self(
            label: label,
            path: path,
            kind: .number(range, step: 1, unit: .pieces),
            read: { Double($0) },
            write: { Value($0) },
            literal: { "\(Int($0))" }
        )
    }

    static func toggle<Base: Animator>(
        _ label: String,
        _ path: Path<Base, Bool>
    ) -> Self {
        Self(
            label: label,
            path: path,
            kind: .toggle,
            read: { $0 ? 1 : 0 },
            write: { $0 != 0 },
            literal: { $0 == 0 ? "false" : "true" }
        )
    }

    /// One of the cases of an enumeration.
    static func choice<Base: Animator, Option: Equatable & Sendable>(
        _ label: String,
        _ path: Path<Base, Option>,
        _ options: [Option]
    ) -> Self {
        choice(label, path, options.map { ("\($0)".capitalized, ".\($0)", $0) })
    }

    /// One of several values, each with its title and its Swift code.
    static func choice<Base: Animator, Option: Equatable & Sendable>(
        _ label: String,
        _ path: Path<Base, Option>,
        _ options: [(title: String, literal: String, value: Option)],
        numbers: @escaping @Sendable (Double) -> [Option] = { _ in [] }
    ) -> Self {
        Self(
            label: label,
            path: path,
            kind: .choice(options.map(\.title)),
            read: { value in Double(options.firstIndex { $0.value == value } ?? 0) },
            write: { options[Int($0)].value },
            literal: { options[Int($0)].literal },
            numbers: numbers
        )
    }

    /// The property `edge`, with all four edges.
    static func edge<Base: Animator>(_ path: Path<Base, TransitionEdge>) -> Self {
        choice("edge", path, [.top, .leading, .bottom, .trailing])
    }

    static func axis<Base: Animator>(_ path: Path<Base, TransitionAxis>) -> Self {
        choice("axis", path, [.horizontal, .vertical])
    }

    static func damping<Base: Animator>(_ path: Path<Base, CGFloat>) -> Self {
        number("dampingRatio", path, 0.2...1, step: 0.05)
    }

    /// The staging of screens that have corners and a shadow in front of a backdrop.
    static func staging<Base: Animator>(_ path: Path<Base, Staging>) -> Self {
        let corners: [(title: String, literal: String, value: Staging)] = [
            ("Square", "Staging(cornerRadius: 0)", Staging(cornerRadius: 0)),
            ("Flat", "Staging(shadowOpacity: 0)", Staging(shadowOpacity: 0)),
        ]
        return choice("staging", path, backdrops + corners, numbers: stagings)
    }

    /// The staging of screens that have a backdrop, but neither corners nor a shadow.
    static func backdrop<Base: Animator>(of path: Path<Base, Staging>) -> Self {
        choice("staging", path, backdrops, numbers: stagings)
    }

    @Sendable private static func stagings(_ number: Double) -> [Staging] {
        [Staging(cornerRadius: CGFloat(number)), Staging(shadowOpacity: CGFloat(number))]
    }

    @Sendable private static func origins(_ number: Double) -> [TransitionOrigin] {
        [.point(x: CGFloat(number), y: 0.5), .point(x: 0.5, y: CGFloat(number))]
    }

    private static let backdrops: [(title: String, literal: String, value: Staging)] = [
        ("Outgoing", ".standard", .standard), ("Incoming", ".backdrop(.incoming)", .backdrop(.incoming)),
        ("Black", ".backdrop(.black)", .backdrop(.black)), ("Blur", ".backdrop(.blur)", .backdrop(.blur)),
        ("None", ".none", .none),
    ]

    /// The staging of screens that have corners and a shadow, but no backdrop.
    static func corners<Base: Animator>(of path: Path<Base, Staging>) -> Self {
        choice(
            "staging",
            path,
            [("Round", ".standard", .standard), ("Square", ".none", .none)],
            numbers: stagings
        )
    }

    /// Where a transition starts: the center, the button of the playground's screens, or a point.
    static func origin<Base: Animator>(_ path: Path<Base, TransitionOrigin>) -> Self {
        choice(
            "origin",
            path,
            [
                ("Center", ".center", .center),
                ("Button", #".element("action")"#, .element("action")),
                ("Top", ".point(x: 0.5, y: 0)", .point(x: 0.5, y: 0)),
                ("Corner", ".point(x: 1, y: 1)", .point(x: 1, y: 1)),
            ],
            numbers: origins
        )
    }

    /// What a transition ends in: the middle of the lower edge, the button of the playground's screens, or a
    /// point.
    static func destination<Base: Animator>(_ path: Path<Base, TransitionOrigin>) -> Self {
        choice(
            "destination",
            path,
            [
                ("Bottom", ".point(x: 0.5, y: 1)", .point(x: 0.5, y: 1)),
                ("Button", #".element("action")"#, .element("action")),
                ("Leading", ".point(x: 0, y: 0.3)", .point(x: 0, y: 0.3)),
                ("Corner", ".point(x: 0.9, y: 1)", .point(x: 0.9, y: 1)),
            ],
            numbers: origins
        )
    }

    /// The seed of random motion.
    static func seed<Base: Animator>(_ path: Path<Base, UInt64>) -> Self {
        count("seed", path, 0...20)
    }

    /// The duration, which every animator has.
    static func duration<Base: Animator>(_ path: Path<Base, TimeInterval>) -> Self {
        number("duration", path, 0.1...2.5, step: 0.05, unit: .seconds)
    }

    /// The line along which a screen splits, as a fraction of its height.
    static let line = Self(
        label: "line",
        path: \SplitAnimator.line,
        kind: .number(0.05...0.95, step: 0.05, unit: .fraction),
        read: { line in
            guard case .fraction(let fraction) = line else { return Double(SplitAnimator.Line.middle) }
            return Double(fraction)
        },
        write: { .fraction(CGFloat($0)) },
        literal: { ".fraction(\(Unit.decimal($0, step: 0.05)))" },
        numbers: { [.fraction(CGFloat($0))] }
    )

    /// Returns an animator in a form that can be compared, or `nil` if it isn't hashable.
    private static func comparable(_ animator: (any Animator)?) -> AnyHashable? {
        animator.flatMap { $0 as? AnyHashable }
    }

    private static let companions: [(title: String, literal: String, animator: (any Animator)?)] = [
        ("Grow", "nil", nil), ("Slide", ".slide()", .slide()), ("Zoom", ".zoom()", .zoom()),
        ("Push", ".push()", .push()), ("Crossfade", ".crossfade()", .crossfade()),
    ]

    /// The animator that moves the screens while a ``MatchedAnimator`` moves the views.
    static let alongside = Self(
        label: "alongside",
        kind: .choice(Self.companions.map(\.title)),
        read: { animator in
            let other = Self.comparable((animator as? MatchedAnimator)?.alongside)
            return Double(Self.companions.firstIndex { Self.comparable($0.animator) == other } ?? 0)
        },
        apply: { value, animator in
            guard var matched = animator as? MatchedAnimator else { return animator }
            matched.alongside = Self.companions[Int(value)].animator
            return matched
        },
        literal: { Self.companions[Int($0)].literal },
        numbers: { _, _ in [] }
    )

    private init<Base: Animator, Value>(
        label: String,
        path: Path<Base, Value>,
        kind: Kind,
        read: @escaping @Sendable (Value) -> Double,
        write: @escaping @Sendable (Double) -> Value,
        literal: @escaping @Sendable (Double) -> String,
        numbers: @escaping @Sendable (Double) -> [Value] = { _ in [] }
    ) {
        @Sendable func changed(_ animator: any Animator, _ value: Value) -> any Animator {
            guard var changed = animator as? Base else { return animator }
            changed[keyPath: path] = value
            return changed
        }
        self.init(
            label: label,
            kind: kind,
            read: { animator in (animator as? Base).map { read($0[keyPath: path]) } ?? 0 },
            apply: { value, animator in changed(animator, write(value)) },
            literal: literal,
            numbers: { number, animator in numbers(number).map { changed(animator, $0) } }
        )
    }
}
