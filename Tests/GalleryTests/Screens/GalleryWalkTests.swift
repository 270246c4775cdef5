import RandomWalk
import Testing
@_spi(Host) import UIKit

@testable import Gallery

/// People who touch anything in the gallery in any order, turn the device, and leave the app in between.
@MainActor @Suite struct GalleryWalkTests {
    @Test("Whatever people do, they can go back to the home screen, and nothing is leaked", arguments: 0..<8)
    func goesHome(seed: UInt64) throws {
        var walker = GalleryWalker(seed: seed)
        for _ in 0..<60 { walker.step() }
        walker.lift()
        walker.app.settle(4)
        let steps = Comment(rawValue: walker.log.joined(separator: "\n"))

        let (app, navigation) = (walker.app, walker.app.navigation)
        for _ in 0..<12 where app.top !== app.homeController {
            if app.top is PlaygroundViewController { #expect(!navigation.isNavigationBarHidden, steps) }
            walker.goBack()
            app.settle(4)
        }
        try #require(app.top === app.homeController, steps)
        let home = try #require(app.homeController?.view)
        #expect(home.window === app.window, steps)
        for view in sequence(first: home, next: \.superview) {
            #expect(!view.isHidden && view.alpha == 1 && view.isUserInteractionEnabled, steps)
            #expect(CATransform3DIsIdentity(view.layer.transform) && view.layer.mask == nil, steps)
        }
        let left = walker.visited.compactMap(\.controller).filter { $0 !== navigation && $0 !== home.next }
        #expect(left == [], steps)
        try walker.showEverything()
        try app.open(Showcase.allCases[0])
        #expect(app.top !== app.homeController, steps)
    }
}

/// A person whose actions are random, but the same for every seed.
@MainActor private struct GalleryWalker {
    struct Visit { weak var controller: UIViewController? }

    private static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
        CGSize(width: 320, height: 568),
    ]
    private static let keys = [
        "a", "\u{8}", "\r", " ", UIKeyCommand.inputUpArrow, UIKeyCommand.inputLeftArrow,
        UIKeyCommand.inputEscape, UIKeyCommand.inputEscape,
    ]
    private static let leavings = [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    ]

    let app: AppRig
    private(set) var log: [String] = []
    private(set) var visited: [Visit] = []
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        app = AppRig(
            size: Self.sizes[Int(seed) % Self.sizes.count],
            isDark: Bool.random(using: &generator),
            isRightToLeft: Bool.random(using: &generator)
        )
    }

    mutating func step() {
        let isFree = app.finger.fingers.isEmpty
        switch Int.random(in: 0..<24, using: &generator) {
        case 0..<11: if isFree { tap() }
        case 11: if isFree { tapTwice() }
        case 12..<17: if isFree { drag(from: point(), lifts: part() < 0.85) }
        case 17: if isFree { drag(from: CGPoint(x: 1, y: point().y), lifts: true) }
        case 18: if isFree { lift() } else { app.finger.move(to: point()) }
        case 19: lift()
        case 20:
            note("turn")
            app.turn(to: pick(Self.sizes))
        case 21:
            note("key")
            UIApplication.shared.pressKey(pick(Self.keys))
        case 22:
            if part() < 0.5 { return scrub() }
            note("leave")
            NotificationCenter.default.post(name: pick(Self.leavings), object: nil)
        default: app.settle(Double(part()) * 2)
        }
        let chain = sequence(first: app.navigation as UIViewController, next: \.presentedViewController)
        visited += (Array(chain) + app.navigation.viewControllers).map(Visit.init)
    }

    mutating func scrub() {
        note("scrub")
        app.window.performAccessibilityEscape(at: app.top?.viewIfLoaded ?? app.window)
    }

    /// Taps what leads back, as most people do, and scrubs if there's nothing like it.
    mutating func goBack() {
        let buttons = app.window.wholeTree.filter { view in
            let label = view.accessibilityLabel ?? (view as? UIButton)?.currentTitle
            guard view is UIButton, label == "Close" || label == "Cancel" else { return false }
            let hit = app.window.hitTest(middle(of: view), with: nil)
            return hit.map { $0.isDescendant(of: view) } ?? false
        }
        if let button = buttons.last { return press(middle(of: button), "close") }
        let (navigation, bar) = (app.navigation, app.navigation.navigationBar)
        let isCovered = navigation.presentedViewController != nil || navigation.viewControllers.count < 2
        guard !isCovered, !navigation.isNavigationBarHidden else { return scrub() }
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        press(CGPoint(x: isMirrored ? bar.bounds.width - 20 : 20, y: middle(of: bar).y), "back")
    }

    /// Ends the search on the home screen, and shows all of its sections.
    func showEverything() throws {
        let home = try app.home()
        home.searchBar.cancelSearch()
        if home.filter != nil {
            let screen = try #require(app.homeController?.view as? HomeScreenView)
            let row = screen.sidebar.sections[0].row
            (row.superview as? UIScrollView)?.contentOffset = .zero
            app.tap(row)
        }
        app.settle(0.5)
    }

    private mutating func press(_ point: CGPoint, _ name: String) {
        note(name)
        app.finger.down(at: point)
        app.settle(0.1)
        app.finger.up()
    }

    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    func lift() {
        for finger in app.finger.fingers.keys.sorted() { app.finger.up(finger: finger) }
    }

    /// What is whole on the screen.
    private var views: [UIView] {
        app.window.accessibilityElementsInReadingOrder.filter { view in
            app.window.bounds.contains(view.convert(view.bounds, to: nil))
        }
    }

    /// Taps something that responds to taps.
    private mutating func tap() {
        guard let view = views.randomElement(using: &generator) else { return }
        note("tap \(type(of: view)) \(view.accessibilityLabel ?? "")")
        app.finger.tap(at: middle(of: view))
        app.settle(Double(part()) * 0.8)
    }

    /// Taps two things with two fingers, which are lifted one shortly after the other.
    private mutating func tapTwice() {
        let views = views
        guard let first = views.randomElement(using: &generator),
            let second = views.randomElement(using: &generator)
        else { return }
        note("tap \(first.accessibilityLabel ?? "") and \(second.accessibilityLabel ?? "")")
        app.finger.down(at: middle(of: second), finger: 1)
        app.finger.down(at: middle(of: first), finger: 0)
        app.settle(0.1)
        app.finger.up(finger: 0)
        app.settle(0.02)
        app.finger.up(finger: 1)
        app.settle(Double(part()) * 0.8)
    }

    private mutating func drag(from start: CGPoint, lifts: Bool) {
        let end = point()
        note("drag \(start) \(end) \(lifts)")
        app.finger.drag(from: start, to: end, duration: 0.25, steps: 8, lifts: lifts)
    }

    private mutating func part() -> CGFloat { CGFloat.random(in: 0...1, using: &generator) }

    private mutating func point() -> CGPoint {
        CGPoint(x: app.window.bounds.width * part(), y: app.window.bounds.height * part())
    }

    private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &generator)]
    }

    private mutating func note(_ step: String) { log.append(step) }
}
