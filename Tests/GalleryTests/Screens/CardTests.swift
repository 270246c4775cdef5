import Foundation
import Presentations
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Gallery

/// The showcase of cards, drawers, sheets and toasts.
@MainActor
@Suite("The gallery's cards and sheets")
struct CardTests {

    private func open(_ kind: CardKind, in rig: AppRig) throws -> CardsView {
        try rig.open(.cards)
        let page = try #require(rig.top?.view as? CardsView)
        page.choose(kind)
        rig.settle(0.2)
        return page
    }

    /// Taps a segment of the row with a title.
    private func choose(_ option: String, of title: String, in page: CardsView) throws {
        let controls = page.wholeTree.compactMap { $0 as? UISegmentedControl }
        let control = try #require(
            controls.first { $0.accessibilityLabel == title && isShown($0, in: page) }
        )
        let index = try #require(
            (0..<control.numberOfSegments).first { control.titleForSegment(at: $0) == option }
        )
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
    }

    /// The screen that's shown as a card, with or without a presentation.
    private func shownCard(in window: UIWindow) -> UIViewController? {
        let owners = window.wholeTree.lazy.compactMap { $0.next as? UIViewController }
        return owners.last { $0.cardPresentationController?.presentedViewController === $0 }
    }

    private func isShown(_ view: UIView, in page: UIView) -> Bool {
        view === page || !view.isHidden && view.superview.map { isShown($0, in: page) } ?? false
    }

    @Test("Animators have the names that they have in the catalog")
    func animatorNames() throws {
        let entrances = CardSettings.Entrance.allCases.filter { $0.value != nil }
        #expect(entrances.count == 3)
        for entrance in entrances {
            #expect(GalleryCatalog.entries.contains { $0.title == entrance.title }, "\(entrance.title)")
        }
    }

    @Test("Each kind is presented, and leaves by a finger", arguments: CardKind.allCases)
    func presentsAndDismisses(kind: CardKind) throws {
        let rig = AppRig()
        let page = try open(kind, in: rig)
        rig.tap(page.present)
        rig.settle(1)
        weak let shown = shownCard(in: rig.window)
        let screen = try #require(shown)
        #expect((rig.navigation.presentedViewController == nil) == (kind == .toast))
        let frame = screen.view.convert(screen.view.bounds, to: nil)
        #expect(rig.window.bounds.insetBy(dx: -1, dy: -1).contains(frame))
        let (start, way) =
            switch kind {
            case .card: (CGPoint(x: frame.midX, y: frame.minY + 20), CGVector(dx: 0, dy: 400))
            case .drawer: (CGPoint(x: frame.midX, y: 700), CGVector(dx: -300, dy: 0))
            case .sheet: (CGPoint(x: frame.midX, y: frame.minY + 30), CGVector(dx: 0, dy: 380))
            case .toast: (CGPoint(x: frame.midX, y: frame.midY), CGVector(dx: 0, dy: -90))
            }
        rig.drag(from: start, by: way, duration: 0.25)
        rig.settle()
        #expect(rig.navigation.presentedViewController == nil)
        #expect(shownCard(in: rig.window) == nil)
        #expect(rig.top is CardsViewController)
    }

    @Test("A screen's own button and rows dismiss it", arguments: ["Dismiss", "Pass"])
    func dismissesItself(tapOutside: String) throws {
        let rig = AppRig()
        let page = try open(.card, in: rig)
        try choose(tapOutside, of: "Tap Outside", in: page)
        rig.settle(0.2)
        rig.tap(page.present)
        rig.settle(1)
        let card = try #require(shownCard(in: rig.window)?.view as? PlaceCardView)
        rig.tap(card.button)
        rig.settle()
        #expect(shownCard(in: rig.window) == nil)
        #expect(rig.top is CardsViewController)
        page.choose(.drawer)
        try choose(tapOutside, of: "Tap Outside", in: page)
        rig.settle(0.2)
        rig.tap(page.present)
        rig.settle(1)
        let menu = try #require(shownCard(in: rig.window)?.view as? MenuView)
        rig.tap(menu.rows[2])
        rig.settle()
        #expect(shownCard(in: rig.window) == nil)
        #expect(rig.top is CardsViewController)
    }

    @Test("A card that lets touches through makes way for the next one, and leaves after the page")
    func leavesWithThePage() throws {
        let rig = AppRig()
        let page = try open(.card, in: rig)
        try choose("Pass", of: "Tap Outside", in: page)
        rig.settle(0.2)
        for _ in 0..<2 {
            // The card can cover the button.
            page.onPresent?()
            rig.settle(2)
            #expect(rig.window.wholeTree.filter { $0 is PlaceCardView }.count == 1)
        }
        page.onLeave?()
        rig.settle(3)
        #expect(rig.top === rig.homeController)
        #expect(shownCard(in: rig.window) == nil)
    }

    @Test("A place of the sheet opens on a card over it", arguments: ["Dismiss", "Pass"])
    func cardOverSheet(tapOutside: String) throws {
        let rig = AppRig()
        let page = try open(.sheet, in: rig)
        try choose(tapOutside, of: "Tap Outside", in: page)
        rig.settle(0.2)
        rig.tap(page.present)
        rig.settle(1)
        let sheet = try #require(shownCard(in: rig.window) as? PlaceSheetViewController)
        // A sheet that lets touches through isn't presented.
        #expect((rig.navigation.presentedViewController === sheet) == (tapOutside == "Dismiss"))
        let list = try #require(sheet.view as? PlaceSheetView)
        rig.tap(list.rows[1])
        rig.settle(1)
        // A sheet that isn't presented isn't in the hierarchy of view controllers, either.
        let presenter: UIViewController = tapOutside == "Dismiss" ? sheet : rig.navigation
        let card = try #require(presenter.presentedViewController?.view as? PlaceCardView)
        rig.tap(card.button)
        rig.settle()
        #expect(rig.navigation.presentedViewController === (tapOutside == "Dismiss" ? sheet : nil))
        #expect(shownCard(in: rig.window) === sheet)
    }

    @Test("A toast goes by itself, and another one that's asked for meanwhile comes after it")
    func toastGoesByItself() throws {
        let rig = AppRig()
        let page = try open(.toast, in: rig)
        rig.tap(page.present)
        rig.settle(1)
        weak let first = shownCard(in: rig.window)
        #expect(first is MessageViewController)
        rig.tap(page.present)
        rig.settle(1)
        #expect(shownCard(in: rig.window) === first)
        rig.settle(3)
        weak let second = shownCard(in: rig.window)
        #expect(second is MessageViewController)
        #expect(first == nil)
        rig.settle(4)
        #expect(shownCard(in: rig.window) == nil)
    }

    @Test("With each animator a card comes and goes", arguments: CardSettings.Entrance.allCases)
    func withEachAnimatorCardComesAndGoes(animator: CardSettings.Entrance) throws {
        let rig = AppRig()
        let page = try open(.card, in: rig)
        try choose(animator.title, of: "Animator", in: page)
        rig.settle(0.2)
        rig.tap(page.present)
        rig.settle(2)
        let card = try #require(rig.top?.view as? PlaceCardView)
        #expect(abs(card.convert(card.bounds, to: nil).maxY - 844) < 1)
        rig.tap(card.button)
        rig.settle(2)
        #expect(rig.top is CardsViewController)
    }

    // MARK: Code

    @Test("What is set is presented, and what the code says")
    func settingsChangeTheCode() throws {
        let rig = AppRig()
        let page = try open(.drawer, in: rig)
        #expect(page.code.code == "present(menu, as: .drawer())")
        try choose("Trailing", of: "Edge", in: page)
        rig.settle(0.1)
        #expect(page.code.code == "present(menu, as: .drawer(edge: .trailing))")
        try choose("Pushed", of: "Behind", in: page)
        try choose("Blurred", of: "Backdrop", in: page)
        try choose("Bounce", of: "Animator", in: page)
        rig.settle(0.1)
        let lines = [
            "var drawer = CardPresentation.drawer(",
            "    edge: .trailing",
            ")",
            "drawer.backdrop = .blur(.regular)",
            "drawer.presenterEffect = .pushed",
            "present(menu, as: drawer, with: .bounce())",
        ]
        #expect(page.code.code == lines.joined(separator: "\n"))
        var drawer = CardPresentation.drawer(edge: .trailing)
        drawer.backdrop = .blur(.regular)
        drawer.presenterEffect = .pushed
        #expect(page.settings.presentation == drawer)
        // Another kind has its own settings, and this one keeps them.
        page.choose(.toast)
        #expect(page.settings == CardSettings(kind: .toast))
        page.choose(.drawer)
        #expect(page.settings.presentation == drawer)
    }

    @Test("The code can be copied")
    func codeCanBeCopied() throws {
        let rig = AppRig()
        let page = try open(.sheet, in: rig)
        page.scroll.contentOffset.y = max(page.scroll.contentSize.height - page.bounds.height, 0)
        rig.settle(0.1)
        rig.tap(page.copyButton)
        rig.settle(0.1)
        #expect(UIPasteboard.general.string == "present(places, as: .sheet())")
        #expect(page.copyButton.title(for: .normal) == "Copied")
        rig.settle(3)
        #expect(page.copyButton.title(for: .normal) == "Copy")
    }

    private var snippetsFile: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("CardSnippets.swift")
    }

    private func printedFile() -> String {
        var lines = [
            "import Animators",
            "import Presentations",
            "import TransitionKit",
            "import UIKit",
            "",
            "// What the showcase of cards prints, compiled: each kind as it is, and with everything away from its default.",
            "// `CardTests` holds this file to what is printed; with RECORD_SNIPPETS set it writes it.",
            "",
            "final class CardSnippets: UIViewController {",
        ]
        lines += CardKind.allCases.map { "    let \($0.screenName) = UIViewController()" }
        lines += ["", "    var all: [() -> Void] {"]
        lines.append("        [\(Self.samples.indices.map { "code\($0)" }.joined(separator: ", "))]")
        lines.append("    }")
        for (index, settings) in Self.samples.enumerated() {
            let code = settings.code().components(separatedBy: "\n").map { "        " + $0 }
            lines += ["", "    func code\(index)() {"] + code + ["    }"]
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    /// Each kind at its defaults, and two with other choices, which are all there are between them.
    private nonisolated static let samples: [CardSettings] = CardKind.allCases.flatMap { kind in
        var (one, two) = (CardSettings(kind: kind), CardSettings(kind: kind))
        one.edge = kind.edges[kind.edges.count > 1 ? 1 : 0]
        two.edge = kind.edges.last ?? nil
        (one.animator, two.animator) = (.bounce, .popUp)
        switch kind {
        case .card:
            two.isHalf = true
            (one.backdrop, two.backdrop) = (.blur, .none)
            one.tapOutside = .ignored
        case .drawer:
            (one.presenter, two.presenter) = (.pushed, .scaled)
            two.backdrop = .blur
            two.animator = .crossfade
        case .sheet:
            (one.detents, two.detents) = (.three, .three)
            two.backdrop = .none
            two.tapOutside = .passesThrough
        case .toast: two.staysLong = true
        }
        return [CardSettings(kind: kind), one, two]
    }

    @Test("The code that is compiled is the code that is printed")
    func codeThatIsCompiledIsCodeThatIsPrinted() throws {
        let printed = printedFile()
        if ProcessInfo.processInfo.environment["RECORD_SNIPPETS"] != nil {
            try printed.write(to: snippetsFile, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: snippetsFile, encoding: .utf8) == printed)
    }

    @Test("The code presents what the button presents", arguments: samples.indices)
    func codePresents(index: Int) throws {
        let rig = AppRig()
        let snippets = CardSnippets()
        rig.window.rootViewController = snippets
        rig.settle(0.1)
        snippets.all[index]()
        // A toast is placed in the next frame.
        rig.settle(0.1)
        let settings = Self.samples[index]
        let screen = try #require(shownCard(in: rig.window) ?? snippets.presentedViewController)
        #expect(screen.cardPresentationController?.presentation == settings.presentation)
        #expect((snippets.presentedViewController == nil) == (settings.tapOutside == .passesThrough))
        guard let transition = TransitionDelegate.attached(toPresentationOf: screen) else { return }
        let forward = transition.forward as? TransitionAnimationController
        #expect((forward != nil) == (settings.animator != .own))
        #expect(forward?.animator.duration == settings.animator.value?.duration)
        rig.settle(1)
    }
}
