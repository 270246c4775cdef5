import Presentations
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// How the screen behind a card looks while the card has an effect on it.
@MainActor @Suite struct PresenterEffectTests {
    /// Returns a drawer that only has an effect on the screen behind it.
    private func drawer(_ effect: CardPresentation.PresenterEffect) -> CardPresentation {
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = effect
        (drawer.backdrop, drawer.shadow) = (.none, nil)
        return drawer
    }

    @Test("Nothing shows around the corners of a card and the screen that it pushes")
    func nothingShowsAroundTheCorners() {
        let scene = CardScene(CardScreen(color: .red), size: CGSize(width: 200, height: 300))
        /// Returns the first dark pixel near the ends of the card's corners.
        func gap() -> CGPoint? {
            let picture = Picture(scene.window, scale: 1)
            let rows: [CGFloat] = [1.5, 298.5]
            let points = rows.flatMap { y in (0..<200).map { CGPoint(x: CGFloat($0) + 0.5, y: y) } }
            return points.first { (picture.color(at: $0).max() ?? 0) < 100 }
        }
        scene.present(drawer(.pushed))
        for _ in 0..<40 {
            #expect(gap() == nil)
            scene.advance(1.0 / 60)
        }
        #expect(isNear(scene.root.view.frame, CGRect(x: 144, y: 0, width: 200, height: 300)))
        scene.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: -90, dy: 0))
        #expect(gap() == nil)
        scene.touch.up()
        for _ in 0..<60 where !scene.isGone {
            #expect(gap() == nil)
            scene.advance(1.0 / 60)
        }
        #expect(scene.isGone && scene.root.view.frame == scene.window.bounds)
    }

    @Test("A card with square corners pushes the screen by its entire length")
    func squareCorners() {
        let scene = CardScene()
        var square = drawer(.pushed)
        square.corners = .fixed(0)
        scene.show(square)
        #expect(abs(scene.root.view.frame.minX - 312) < 0.01)
    }

    @Test(
        "A screen that people use at an undimmed detent isn't scaled, and is scaled as it gets dimmed",
        arguments: [false, true]
    )
    func undimmed(isHosted: Bool) throws {
        let scene = CardScene()
        var sheet = CardPresentation.sheet()
        (sheet.largestUndimmedDetent, sheet.presenterEffect) = (0, .scaled(0.9))
        func expectScaledAsDimmed() throws {
            let layer = scene.root.view.layer
            let scale = isHosted ? layer.sublayerTransform.m11 : layer.transform.m11
            let strength = try #require(scene.backdropStrength)
            #expect(abs(scale - 1 + 0.1 * strength) < 0.005, "\(scale), \(strength)")
        }
        if isHosted {
            scene.root.addCard(scene.screen, as: sheet)
        } else {
            scene.present(sheet)
        }
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            try expectScaledAsDimmed()
        }
        #expect(scene.backdropStrength == 0)
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -200))
        try expectScaledAsDimmed()
        #expect(try #require(scene.backdropStrength) > 0.3)
        scene.touch.cancel()
        scene.advance(1)
        scene.controller?.animateChanges { scene.controller?.selectedDetent = 1 }
        scene.advance(1)
        #expect(scene.backdropStrength == 1)
        try expectScaledAsDimmed()
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone && scene.root.view.transform.isIdentity)
        #expect(CATransform3DIsIdentity(scene.root.view.layer.sublayerTransform))
    }
}
