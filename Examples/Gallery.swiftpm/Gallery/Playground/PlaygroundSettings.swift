import TransitionKit
import UIKit

/// The settings of the playground.
struct PlaygroundSettings: Equatable {
    var container = DemoContainer.modal
    var gesture = GestureChoice.swipe
    var speed = Speed.full
    var reducesMotion = false
    var isRightToLeft = false
    /// The values of the animator's parameters that aren't the default.
    var values: AnimatorValues = [:]

    enum Speed: Double, CaseIterable {
        case quarter = 0.25
        case half = 0.5
        case full = 1

        var title: String {
            let factor =
                switch self {
                case .quarter: "¼×"
                case .half: "½×"
                case .full: "1×"
                }
            return factor.readFromLeftToRight
        }
    }
}

extension PlaygroundSettings {
    /// Creates a demo with the animator and these settings. It presents in its own area.
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

    /// Returns an animation controller for the animator with these settings.
    @MainActor
    func makeAnimationController(of entry: CatalogEntry) -> TransitionAnimationController {
        let animator = entry.makeAnimator(values)
        return animator.with(duration: animator.duration / speed.rawValue)
            .animationController(playback: Playback(reducedMotion: reducesMotion ? .always : .system))
    }

    /// The edge that new screens enter from.
    @MainActor
    func entrance(of entry: CatalogEntry) -> TransitionEdge {
        entry.makeAnimator(values).entrance
    }

    /// The edge away from which people drag to go forward.
    @MainActor
    func forwardEdge(of entry: CatalogEntry) -> TransitionEdge {
        let entrance = entrance(of: entry)
        switch container {
        case .modal, .navigation: return entrance
        // Neighbors are arranged from leading to trailing or from top to bottom, wherever they enter from.
        case .tab, .custom: return entrance == .top || entrance == .bottom ? .bottom : .trailing
        }
    }

    /// Returns the Swift code that creates this transition in an app, in lines of at most `width` characters
    /// where that's possible.
    @MainActor
    func code(of entry: CatalogEntry, width: Int = 44) -> String {
        let edge = forwardEdge(of: entry)
        let back = gesture.code(forwardEdge: edge, width: width - 17)
        guard needsForth, let forth = gesture.forthCode(forwardEdge: edge, width: width) else {
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

    /// Whether the gesture needs its own code to go forward. Between neighbors, that's only a swipe from an
    /// edge, which has one direction.
    private var needsForth: Bool {
        container == .modal || container == .navigation || gesture == .edgeSwipe
    }

    /// Returns code that creates and uses a transition delegate.
    @MainActor
    private func delegateCode(of entry: CatalogEntry, interaction: String?, width: Int) -> String {
        // Less the indentation and a comma.
        let animator = animatorCode(of: entry, width: width - 5)
        let arguments = [animator, interaction.map { "interaction: \($0)" }].compactMap { $0 }
        let delegate = SwiftCode.call("let transition = TransitionDelegate", arguments, width: width)
        return "\(delegate)\n\(container.code)"
    }

    /// Returns code for a presentation by a gesture with a name, and a dismissal by an interaction.
    @MainActor
    private func presentationCode(
        of entry: CatalogEntry,
        by name: String,
        interaction: String?,
        width: Int
    ) -> String {
        let (call, list) = ("\(name).attach", "toPresentFrom: list")
        // The shorter form uses only the system's Reduce Motion setting, and the same gesture in both
        // directions.
        if !reducesMotion, gesture != .edgeSwipe {
            let arguments = [list, "with: \(entry.code(values, width: width - 11))"]
            return Self.call(call, arguments, making: Self.detail, width: width)
        }
        let delegate = delegateCode(of: entry, interaction: interaction, width: width - 4)
        let screen = "let detail = \(Self.detail)\n\(delegate)\nreturn detail"
        return Self.call(call, [list], making: screen, width: width)
    }

    /// Returns code for a push by a gesture with a name, unless the second screen is already there.
    private static func pushCode(by name: String, width: Int) -> String {
        let (stack, capture) = ("navigationController", " { [weak navigationController] in")
        let attach = "\(name).attach"
        let call = SwiftCode.call(attach, ["toPushOnto: \(stack)"], width: width - capture.count)
        let parts = ["\(stack)?", ".viewControllers.count == 1", " ? \(detail) : nil"]
        let line = "    \(parts.joined())"
        let lines = "    \(parts[0])\n        \(parts[1])\n       \(parts[2])"
        return "\(call)\(capture)\n\(line.count <= width ? line : lines)\n}"
    }

    /// The expression that creates the second screen.
    private static let detail = "DetailViewController()"

    /// Returns a call with a closure that creates a screen.
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

    /// Returns the code for SwiftUI, or `nil` if SwiftUI doesn't support these settings.
    @MainActor
    func swiftUICode(of entry: CatalogEntry, width: Int = 44) -> String? {
        // SwiftUI's modifiers take animators, which use only the system's Reduce Motion setting. A switcher
        // takes a single gesture, and a swipe from an edge would never go forward.
        guard let view = container.swiftUICode, !reducesMotion,
            container != .custom || gesture != .edgeSwipe
        else { return nil }
        let animator = "with: \(entry.code(values, width: width - 11))"
        let interaction = gesture.code(forwardEdge: forwardEdge(of: entry), width: width - 17)
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
        // Less the indentation and a comma.
        let playback = SwiftCode.call("playback: Playback", ["reducedMotion: .always"], width: width - 5)
        return SwiftCode.call(animator + method, [playback], width: width)
    }
}

extension DemoContainer {
    /// The statement that uses `transition` in this container.
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

    /// The modifier or view in SwiftUI with its own arguments, and the closure that follows.
    fileprivate var swiftUICode: (call: String, arguments: [String], opening: String, content: String)? {
        switch self {
        case .modal: (".present", ["isPresented: $showsDetail"], "{", "DetailView()")
        case .custom: ("TransitionSwitcher", ["pages", "selection: $page"], "{ page in", "PageView(page)")
        case .navigation, .tab: nil
        }
    }
}

extension Animator {
    /// The edge from which a finger would pull the new screen in: the one it enters from, or the one opposite
    /// to that by which the old screen leaves. If neither screen moves, it's trailing.
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
