import Animators
import Presentations
import Testing
@_spi(Host) import UIKit

/// The first frame of a card that appears, and the last one of a card that disappears, with each animator.
/// The presenting screen stays in place, so an animator that uncovers a screen has nothing to take away from
/// it.
@MainActor @Suite struct CardRestingFrameTests {
    private static let size = CGSize(width: 192, height: 420)
    private static let rounding = 3

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
}
