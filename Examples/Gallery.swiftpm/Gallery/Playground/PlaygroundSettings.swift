import TransitionKit
import UIKit

/// All that can be set in the playground.
struct PlaygroundSettings: Equatable {
    var container = DemoContainer.modal
    var gesture = GestureChoice.swipe
    var speed = Speed.full
    var reducesMotion = false
    var isRightToLeft = false
    /// What the animator's parameters are, where they are not what they are by default.
    var values: AnimatorValues = [:]

    enum Speed: Double, CaseIterable {
        case quarter = 0.25
        case half = 0.5
        case full = 1

        var title: String {
            switch self {
            case .quarter: "¼×"
            case .half: "½×"
            case .full: "1×"
            }
        }
    }
}

extension PlaygroundSettings {
    /// A demo with the animator as it is set, which stays where it is put.
    @MainActor
    func makeDemo(of entry: CatalogEntry, interaction: InteractionController) -> any Demo {
        let demo = container.makeDemo(
            animator: entry.makeAnimator(values),
            interaction: interaction,
            fillsScreen: false
        )
        demo.animationController = makeAnimationController(of: entry)
        return demo
    }

    /// What plays the animator as it is set, and as fast.
    @MainActor
    func makeAnimationController(of entry: CatalogEntry) -> TransitionAnimationController {
        let animator = entry.makeAnimator(values)
        return animator.with(duration: animator.duration / speed.rawValue)
            .animationController(Playback(reducedMotion: reducesMotion ? .always : .system))
    }

    /// The edge that new screens come from.
    @MainActor
    func entrance(of entry: CatalogEntry) -> TransitionEdge {
        entry.makeAnimator(values).entrance
    }

    /// The Swift code that an app needs for all this, in lines of at most `width` characters where that is
    /// possible.
    @MainActor
    func code(of entry: CatalogEntry, width: Int = 44) -> String {
        let entrance = entrance(of: entry)
        let back = gesture.code(entrance: entrance, width: width - 17)
        guard needsForth, let forth = gesture.forthCode(entrance: entrance, width: width) else {
            return delegateCode(of: entry, interaction: back, width: width)
        }
        var statements = [forth.statement]
        switch container {
        case .modal:
            statements.append(presentationCode(of: entry, by: forth.name, interaction: back, width: width))
        case .navigation:
            let interaction = gesture == .edgeSwipe ? back : forth.name
            statements.append(delegateCode(of: entry, interaction: interaction, width: width))
            statements.append(Self.pushCode(by: forth.name, width: width))
        case .tab, .custom:
            statements.append(delegateCode(of: entry, interaction: back, width: width))
            let name = container == .tab ? "tabBarController" : "container"
            statements.append("\(forth.name).attach(toSwitch: \(name))")
        }
        return statements.joined(separator: "\n")
    }

    /// Whether going forward with the gesture takes code of its own. Between neighbors, only a swipe from an
    /// edge does not go both ways.
    private var needsForth: Bool {
        container == .modal || container == .navigation || gesture == .edgeSwipe
    }

    /// A transition delegate, and how it is used.
    @MainActor
    private func delegateCode(of entry: CatalogEntry, interaction: String?, width: Int) -> String {
        // Within the parentheses, with a comma.
        let animator = animatorCode(of: entry, width: width - 5)
        let arguments = [animator, interaction.map { "interaction: \($0)" }].compactMap { $0 }
        let delegate = SwiftCode.call("let transition = TransitionDelegate", arguments, width: width)
        return "\(delegate)\n\(container.code)"
    }

    /// A presentation by the gesture of that name, and back with an interaction.
    @MainActor
    private func presentationCode(
        of entry: CatalogEntry,
        by name: String,
        interaction: String?,
        width: Int
    ) -> String {
        let (call, list) = ("\(name).attach", "toPresentFrom: list")
        // This is short, but it heeds the system's Reduce Motion alone, and goes back with the same gesture.
        if !reducesMotion, gesture != .edgeSwipe {
            let arguments = [list, "with: \(entry.code(values, width: width - 11))"]
            return Self.call(call, arguments, making: Self.detail, width: width)
        }
        let delegate = delegateCode(of: entry, interaction: interaction, width: width - 4)
        let screen = "let detail = \(Self.detail)\n\(delegate)\nreturn detail"
        return Self.call(call, [list], making: screen, width: width)
    }

    /// A push by the gesture of that name, unless the second screen is there already.
    private static func pushCode(by name: String, width: Int) -> String {
        let (stack, capture) = ("navigationController", " { [weak navigationController] in")
        let attach = "\(name).attach"
        let call = SwiftCode.call(attach, ["toPushOnto: \(stack)"], width: width - capture.count)
        let parts = ["\(stack)?", ".viewControllers.count == 1", " ? \(detail) : nil"]
        let line = "    \(parts.joined())"
        let lines = "    \(parts[0])\n        \(parts[1])\n       \(parts[2])"
        return "\(call)\(capture)\n\(line.count <= width ? line : lines)\n}"
    }

    /// The expression that makes the second screen.
    private static let detail = "DetailViewController()"

    /// A call with a closure that makes a screen.
    private static func call(
        _ function: String,
        _ arguments: [String],
        making screen: String,
        width: Int
    ) -> String {
        let call = SwiftCode.call(function, arguments, width: width - 2)
        let lines = screen.replacingOccurrences(of: "\n", with: "\n    ")
        return "\(call) {\n    \(lines)\n}"
    }

    /// The same as a SwiftUI view says it, or nothing where SwiftUI leaves it no choice.
    @MainActor
    func swiftUICode(of entry: CatalogEntry, width: Int = 44) -> String? {
        // Views take animators, which heed the system's Reduce Motion alone.
        guard let view = container.swiftUICode, !reducesMotion else { return nil }
        let animator = "with: \(entry.code(values, width: width - 11))"
        let interaction = gesture.code(entrance: entrance(of: entry), width: width - 17)
        let arguments = view.arguments + [animator] + (interaction.map { ["interaction: \($0)"] } ?? [])
        let room = width - view.opening.count - 1
        return "\(SwiftCode.call(view.call, arguments, width: room)) \(view.opening)\n    \(view.content)\n}"
    }

    @MainActor
    private func animatorCode(of entry: CatalogEntry, width: Int) -> String {
        guard reducesMotion else { return entry.code(values, width: width) }
        let method = ".animationController"
        var animator = entry.code(values, namesType: true, width: width - method.count - 1)
        if animator.contains("\n") { animator += "\n" }
        return SwiftCode.call(animator + method, ["Playback(reducedMotion: .always)"], width: width)
    }
}

extension DemoContainer {
    /// How an app uses `transition` in this container.
    fileprivate var code: String {
        switch self {
        case .modal:
            """
            detail.modalPresentationStyle = .fullScreen
            transition.attach(toPresentationOf: detail)
            """
        case .navigation: "transition.attach(to: navigationController)"
        case .tab: "transition.attach(to: tabBarController)"
        case .custom: "transition.attach(to: container)"
        }
    }

    /// What a SwiftUI view calls instead, with its own arguments, and the closure that follows.
    fileprivate var swiftUICode: (call: String, arguments: [String], opening: String, content: String)? {
        switch self {
        case .modal: (".present", ["isPresented: $showsDetail"], "{", "DetailView()")
        case .custom: ("TransitionSwitcher", ["pages", "selection: $page"], "{ page in", "PageView(page)")
        case .navigation, .tab: nil
        }
    }
}

extension Animator {
    /// The edge that a finger would bring the new screen in from: where that one comes from, or else across
    /// from where the old one goes. Trailing if neither travels.
    fileprivate var entrance: TransitionEdge {
        let size = CGSize(width: 100, height: 100)
        let screens = choreography(in: TransitionScene(size: size)).participants.filter { $0.slice == nil }
        let incoming = screens.first { $0.screen == .incoming }?.pose(at: 0)
        let outgoing = screens.first { $0.screen == .outgoing }?.pose(at: 1)
        let ways = [
            incoming.map { CGVector(dx: $0.x, dy: $0.y) }, outgoing.map { CGVector(dx: -$0.x, dy: -$0.y) },
        ].compactMap { $0 }
        guard let way = ways.first(where: { max(abs($0.dx), abs($0.dy)) >= 50 }) else { return .trailing }
        if abs(way.dy) > abs(way.dx) { return way.dy > 0 ? .bottom : .top }
        return way.dx > 0 ? .trailing : .leading
    }
}
