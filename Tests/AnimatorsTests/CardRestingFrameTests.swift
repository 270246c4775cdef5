import Animators
import Presentations
import Testing
import TransitionTesting
@_spi(Host) import UIKit

/// The first frame of a card that appears, and the last one of a card that disappears, with each animator.
/// The presenting screen stays in place, so an animator that uncovers a screen has nothing to take away from
/// it.
@MainActor @Suite struct CardRestingFrameTests {
    private static let size = CGSize(width: 192, height: 420)
    private static let rounding = 4

    @Test("A card appears and disappears gradually, whatever the animator", arguments: Catalog.names)
    func aCardAppearsAndDisappearsGradually(name: String) {
        let animator = Catalog.animator(name)
        UIApplication.reset()
        UIScreen.main.configure(size: Self.size, scale: 1)
        let root = ShapesViewController(.light)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        let alone = window.image(scale: 1)

        var card = CardPresentation.sheet()
        card.backdrop = .none
        root.present(ShapesViewController(.dark), as: card, with: animator)
        UIApplication.shared.tick()
        let start = alone.difference(from: window.image(scale: 1))
        #expect(start.largest <= Self.rounding, "\(start) at the start")
        UIApplication.shared.advance(by: animator.duration + 0.1)
        #expect(alone.difference(from: window.image(scale: 1)).largest > 100)

        root.dismiss(animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: animator.duration - 1e-6)
        #expect(root.presentedViewController != nil, "the last frame is part of the transition")
        let end = alone.difference(from: window.image(scale: 1))
        #expect(end.largest <= Self.rounding, "\(end) at the end")
    }

    /// Cards that don't cover the whole container, and don't reach all of its edges.
    private nonisolated static let kinds = ["center", "bottom", "drawer"]

    private func card(_ kind: String) -> CardPresentation {
        var card: CardPresentation
        switch kind {
        case "center":
            card = .card(edge: nil)
            (card.width, card.height) = (.points(120), .points(100))
        case "bottom":
            card = .toast(edge: .bottom, duration: .infinity)
            (card.width, card.height) = (.points(120), .points(60))
        default:
            card = .drawer()
            card.width = .points(128)
        }
        card.backdrop = .none
        card.shadow = nil
        return card
    }

    /// The animators with views that fly. ``CardFlightTests`` compares some of their frames.
    private nonisolated static let flying: Set = ["matched", "expand", "cascade"]

    @Test(
        "A card's last frame of appearing, and the first of disappearing, are those of the card at rest",
        arguments: Catalog.names.filter { !flying.contains($0) },
        kinds
    )
    func aCardIsAtRest(name: String, kind: String) {
        let animator = Catalog.animator(name)
        UIApplication.reset()
        UIScreen.main.configure(size: Self.size, scale: 1)
        let root = ShapesViewController(.light)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        let screen = ShapesViewController(.dark)
        var card = card(kind)
        // Where slabs overlap, the translucent pixels of a round corner are drawn twice.
        if name == "twist" { card.corners = .fixed(0) }
        root.present(screen, as: card, with: animator)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: animator.duration - 1e-6)
        let last = window.image(scale: 1)
        UIApplication.shared.advance(by: 0.5)
        let rest = window.image(scale: 1)
        let end = rest.difference(from: last)
        #expect(end.largest <= Self.rounding, "\(end) at the end")
        screen.cardPresentationController?.dismiss(animated: true)
        UIApplication.shared.tick()
        let start = rest.difference(from: window.image(scale: 1))
        #expect(start.largest <= Self.rounding, "\(start) at the start")
        UIApplication.shared.advance(by: animator.duration + 0.5)
        #expect(screen.view.window == nil)
    }

    @Test("A card that springs into place paints nothing beside itself")
    func aCardThatSpringsIntoPlacePaintsNothingBesideItself() {
        UIApplication.reset()
        UIScreen.main.configure(size: Self.size, scale: 1)
        let root = ShapesViewController(.light)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        let animator = SpringSlideAnimator(dampingRatio: 0.3)
        let corner = CGPoint(x: Self.size.width - 2, y: 5)
        let before = Picture(UIImage(cgImage: window.image(scale: 1))).color(at: corner)
        root.present(ShapesViewController(.dark), as: card("center"), with: animator)
        UIApplication.shared.tick()
        for frame in 0...30 {
            let color = Picture(UIImage(cgImage: window.image(scale: 1))).color(at: corner)
            #expect(color == before, "in frame \(frame)")
            UIApplication.shared.advance(by: animator.duration / 30)
        }
    }
}
