import Presentations
import TransitionKit
import UIKit

extension CardSettings {
    /// Returns the Swift code for this presentation, in lines of at most `width` characters where that's
    /// possible. The default width is 44.
    func code(width: Int = 44) -> String {
        let changes = changes
        guard changes.isEmpty else {
            let made = SwiftCode.call(
                "var \(kind.name) = CardPresentation.\(kind.name)",
                arguments,
                width: width
            )
            let present = SwiftCode.call("present", callArguments(kind.name), width: width)
            return ([made] + changes + [present]).joined(separator: "\n")
        }
        let presentation = SwiftCode.call(".\(kind.name)", arguments, width: width - 9)
        return SwiftCode.call("present", callArguments(presentation), width: width)
    }

    private func callArguments(_ presentation: String) -> [String] {
        let animator: String? =
            switch animator {
            case .own: nil
            case .bounce: ".bounce()"
            case .popUp: ".popUp()"
            case .crossfade: ".crossfade()"
            }
        return [kind.screenName, "as: \(presentation)"] + (animator.map { ["with: \($0)"] } ?? [])
    }

    /// The arguments of the static member that differ from their defaults.
    private var arguments: [String] {
        var arguments: [String] = []
        if edge != kind.edges[0] { arguments.append("edge: \(edge.map { ".\($0)" } ?? "nil")") }
        switch detents {
        case .two: break
        case .three:
            arguments.append("detents: [\n    .points(160),\n    .fraction(0.5),\n    .fraction(1),\n]")
        case .one: arguments.append("detents: [.fraction(0.6)]")
        }
        if staysLong { arguments.append("duration: \(Int(Self.longStay))") }
        return arguments
    }

    /// A line for each property that differs from the kind's default.
    private var changes: [String] {
        let usual = CardSettings(kind: kind)
        var changes: [String] = []
        func set(_ property: String, _ value: String) {
            changes.append("\(kind.name).\(property) = \(value)")
        }
        if isHalf { set("height", ".fraction(\(Self.half))") }
        if backdrop != usual.backdrop {
            set("backdrop", backdrop == .blur ? ".blur(.regular)" : ".\(backdrop)")
        }
        if tapOutside != usual.tapOutside { set("tapOutside", ".\(tapOutside)") }
        switch presenter {
        case .stays: break
        case .pushed: set("presenterEffect", ".pushed")
        case .scaled: set("presenterEffect", ".scaled(0.92)")
        }
        return changes
    }
}
