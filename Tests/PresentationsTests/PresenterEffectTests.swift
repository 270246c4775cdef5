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
    func screenThatPeopleUseAtUndimmedDetentIsntScaled(isHosted: Bool) throws {
        let scene = CardScene()
        var sheet = CardPresentation.sheet()
        (sheet.largestUndimmedDetentIndex, sheet.presenterEffect) = (0, .scaled(0.9))
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
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(1)
        #expect(scene.backdropStrength == 1)
        try expectScaledAsDimmed()
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone && scene.root.view.transform.isIdentity)
        #expect(CATransform3DIsIdentity(scene.root.view.layer.sublayerTransform))
    }

    @Test(
        "A scaled screen doesn't jump when a card leaves, or turns, on its way from an undimmed detent",
        arguments: [false, true],
        [false, true]
    )
    func scaledOnTheWay(leaves: Bool, hasBackdrop: Bool) {
        let scene = CardScene()
        var sheet = CardPresentation.sheet()
        // The card passes the second one, where the screen would be scaled down entirely.
        if hasBackdrop { sheet.detents = [.fraction(0.3), .fraction(0.5), .fraction(1)] }
        if !hasBackdrop { sheet.backdrop = .none }
        (sheet.largestUndimmedDetentIndex, sheet.presenterEffect) = (0, .scaled(0.9))
        scene.show(sheet)
        func inset() -> CGFloat { scene.place(of: scene.root.view).minX }
        var last = inset()
        func expectNoJump() {
            scene.advance(1.0 / 60)
            #expect(abs(inset() - last) < 5, "\(last) to \(inset())")
            last = inset()
        }
        scene.controller?.animateChanges {
            scene.controller?.selectedDetentIndex = sheet.detents.count - 1
        }
        for _ in 0..<3 { expectNoJump() }
        #expect(last > 3 && last < 13)
        if leaves {
            scene.controller?.dismiss(animated: true)
        } else {
            scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 0 }
        }
        for _ in 0..<60 where !scene.isGone { expectNoJump() }
        #expect(scene.isGone == leaves && abs(inset()) < 0.01)
    }

    @Test("A screen that's scaled down gets the card's corners along with its size, and its own again")
    func roundCorners() {
        let scene = CardScene()
        let layer = scene.root.view.layer
        layer.cornerRadius = 4
        let before = ViewState(scene.window)
        func expectRoundAsScaled() {
            let radius = 4 + 12 * scene.shownFrame.maxX / 312
            #expect(abs(layer.cornerRadius - radius) < 0.5, "\(layer.cornerRadius), \(radius)")
        }
        scene.present(drawer(.scaled(0.9)))
        #expect(layer.cornerRadius < 8)
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            expectRoundAsScaled()
        }
        #expect(abs(layer.cornerRadius - 16) < 0.01 && layer.masksToBounds)
        #expect(layer.cornerCurve == .continuous)
        // The screen is from (19.5, 42.2) to (370.5, 801.8).
        let picture = Picture(scene.window, scale: 1)
        #expect((picture.color(at: CGPoint(x: 369.5, y: 43.5)).max() ?? 0) < 50)
        #expect((picture.color(at: CGPoint(x: 363.5, y: 49.5)).max() ?? 0) > 200)
        scene.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: -166, dy: 0))
        expectRoundAsScaled()
        #expect(layer.cornerRadius < 12)
        scene.touch.cancel()
        scene.advance(1)
        scene.root.dismiss(animated: true)
        for _ in 0..<60 where !scene.isGone {
            scene.advance(1.0 / 60)
            if !scene.isGone { expectRoundAsScaled() }
        }
        #expect(scene.isGone && layer.cornerCurve == .circular)
        #expect(ViewState(scene.window) == before)
    }

    @Test("A screen that's round itself keeps its larger corners, and one that's pushed gets none")
    func otherCorners() {
        for (effect, radius) in [(.pushed, 0), (.scaled(1), 0), (.scaled(0.9), 40)]
            as [(CardPresentation.PresenterEffect, CGFloat)]
        {
            let scene = CardScene()
            scene.root.view.layer.cornerRadius = radius
            scene.show(drawer(effect))
            #expect(scene.root.view.layer.cornerRadius == radius)
            #expect(!scene.root.view.layer.masksToBounds)
        }
    }

    @Test("A scaled screen keeps its round corners in another size, until the card is gone at once")
    func anotherSize() {
        let scene = CardScene()
        scene.show(drawer(.scaled(0.9)))
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        scene.advance(1)
        let layer = scene.root.view.layer
        #expect(abs(layer.cornerRadius - 16) < 0.01 && layer.masksToBounds)
        scene.root.dismiss(animated: false)
        scene.advance(0.1)
        #expect(layer.cornerRadius == 0 && !layer.masksToBounds)
    }
}
