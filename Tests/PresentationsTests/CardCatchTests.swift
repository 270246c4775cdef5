import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards that a finger catches in flight, without an interaction.
@MainActor @Suite struct CardCatchTests {
    nonisolated private static let height: CGFloat = 393.5

    private func height(_ scene: CardScene) -> CGFloat { 844 - scene.shownFrame.minY }

    /// Puts a finger on the visible card and moves it down or up, in steps of 1/60 second.
    private func drag(_ scene: CardScene, by way: CGFloat, steps: Int, from start: CGPoint) {
        for step in 1...steps {
            let y = start.y + way * CGFloat(step) / CGFloat(steps)
            scene.touch.move(to: CGPoint(x: start.x, y: y))
            scene.advance(1.0 / 60)
        }
    }

    /// Puts a finger on a card and starts to drag it, so that all further movement applies to the card.
    private func catchCard(_ scene: CardScene) -> CGPoint {
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 40)
        scene.touch.down(at: start)
        scene.advance(1.0 / 60)
        scene.touch.move(to: CGPoint(x: 200, y: start.y + 10))
        scene.advance(1.0 / 60)
        return CGPoint(x: 200, y: start.y + 10)
    }

    @Test(
        "A card that a finger holds while it appears is there after people have left the app",
        arguments: [false, true]
    )
    func leavingTheApp(isModal: Bool) {
        let scene = CardScene()
        scene.screen.isModalInPresentation = isModal
        scene.present(.sheet())
        scene.advance(0.06)
        scene.touch.down(at: CGPoint(x: 200, y: scene.shownFrame.minY + 20))
        scene.advance(1.0 / 60)
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        scene.advance(1)
        #expect(scene.root.presentedViewController === scene.screen)
        #expect(abs(height(scene) - Self.height) < 1)
        #expect(scene.log == [])
    }

    @Test("A card caught while it appears stops, and then follows the finger exactly")
    func aCardCaughtWhileItAppearsStops() {
        let scene = CardScene()
        scene.present(.sheet())
        scene.advance(0.15)
        let point = CGPoint(x: 200, y: scene.shownFrame.minY + 40)
        scene.touch.down(at: point)
        scene.advance(1.0 / 60)
        let caught = height(scene)
        #expect(caught > 40 && caught < Self.height - 40)
        scene.advance(0.5)
        #expect(height(scene) == caught)
        scene.touch.move(to: CGPoint(x: 200, y: point.y + 10))
        scene.advance(1.0 / 60)
        let held = height(scene)
        #expect(abs(held - caught) <= 10)
        for step in 1...10 {
            scene.touch.move(to: CGPoint(x: 200, y: point.y + 10 + CGFloat(step)))
            scene.advance(1.0 / 60)
            #expect(abs(height(scene) - (held - CGFloat(step))) < 0.5)
        }
        scene.touch.up()
        scene.advance(1)
        #expect(height(scene) == Self.height)
        #expect(scene.root.presentedViewController === scene.screen)
        #expect(scene.backdropStrength == 1)
    }

    @Test("Thrown out while it appears, it leaves, and its delegate is notified of the dismissal")
    func turnedAway() {
        let scene = CardScene()
        let before = ViewState(scene.window)
        scene.present(.sheet())
        scene.advance(0.2)
        let start = catchCard(scene)
        let held = height(scene)
        drag(scene, by: 100, steps: 5, from: start)
        #expect(abs(height(scene) - (held - 100)) < 0.5)
        scene.touch.up()
        #expect(scene.log == ["should", "will"])
        scene.advance(1)
        #expect(scene.log == ["should", "will", "did"])
        #expect(scene.isGone)
        #expect(ViewState(scene.window) == before)
    }

    @Test("Thrown out while it appears without a presentation, it's as if it had never been there")
    func turnedAwayWithoutAPresentation() {
        let scene = CardScene()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        scene.root.view.addSubview(field)
        field.becomeFirstResponder()
        scene.root.addCard(scene.screen, as: .sheet())
        UIApplication.shared.tick()
        scene.advance(0.2)
        #expect(!field.isFirstResponder)
        drag(scene, by: 100, steps: 5, from: catchCard(scene))
        scene.touch.up()
        scene.advance(1)
        #expect(scene.isGone && field.isFirstResponder)
        // VoiceOver hasn't been moved to it.
        #expect(!UIAccessibility.postedNotifications.contains { $0.0 == .screenChanged })
    }

    @Test("Caught again after it was thrown out, it follows the finger")
    func caughtTwice() {
        let scene = CardScene()
        scene.present(.sheet())
        scene.advance(0.2)
        drag(scene, by: 100, steps: 5, from: catchCard(scene))
        scene.touch.up()
        scene.advance(0.05)
        drag(scene, by: -200, steps: 10, from: catchCard(scene))
        scene.touch.up()
        scene.advance(1)
        #expect(height(scene) == Self.height)
        #expect(scene.log == ["should", "will"])
        scene.root.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone)
        #expect(scene.log == ["should", "will"])
    }

    @Test("A card that can't be dismissed resists, appears anyway, and reports the attempt")
    func aCardThatCantBeDismissedResists() {
        let scene = CardScene()
        scene.allowsDismissal = false
        scene.present(.sheet())
        scene.advance(0.2)
        let start = catchCard(scene)
        let held = height(scene)
        drag(scene, by: 200, steps: 6, from: start)
        #expect(held - height(scene) > 30 && held - height(scene) < 120)
        scene.touch.up()
        scene.advance(1)
        #expect(height(scene) == Self.height)
        #expect(scene.log == ["should", "attempt"])
    }

    @Test("A card that's leaving can be caught and brought back", arguments: [true, false])
    func broughtBack(thrown: Bool) {
        let scene = CardScene()
        scene.show(.sheet())
        if thrown {
            scene.drag(
                from: CGPoint(x: 200, y: 500),
                by: CGVector(dx: 0, dy: 120),
                duration: 0.1,
                lifts: true
            )
        } else {
            scene.root.dismiss(animated: true)
        }
        scene.advance(0.1)
        let before = height(scene)
        #expect(before > 60 && before < Self.height - 60)
        let start = catchCard(scene)
        #expect(height(scene) < before)
        let held = height(scene)
        drag(scene, by: -20, steps: 4, from: start)
        #expect(abs(height(scene) - (held + 20)) < 0.5)
        drag(scene, by: -180, steps: 6, from: CGPoint(x: start.x, y: start.y - 20))
        // A resting finger has no speed.
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(height(scene) == Self.height)
        #expect(scene.root.presentedViewController === scene.screen)
        #expect(scene.log == (thrown ? ["should", "will"] : []))
        // It can be dismissed like any other.
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 200), duration: 0.2, lifts: true)
        scene.advance(1)
        #expect(scene.isGone)
        #expect(scene.log.suffix(3) == ["should", "will", "did"])
    }

    @Test(
        "A card that's caught while it leaves is where it belongs in each size of the window",
        arguments: [true, false]
    )
    func resizedTwiceWhileItLeaves(isHosted: Bool) {
        let scene = CardScene()
        if isHosted { scene.root.addCard(scene.screen, as: .sheet()) } else { scene.present(.sheet()) }
        scene.advance(1)
        scene.controller?.dismiss(animated: true)
        scene.advance(0.1)
        // All the way back, and no farther.
        let start = catchCard(scene)
        drag(scene, by: height(scene) - Self.height, steps: 10, from: start)
        #expect(abs(height(scene) - Self.height) < 0.5)
        for size in [CGSize(width: 700, height: 600), CGSize(width: 844, height: 390)] {
            UIApplication.shared.windowScene.resize(to: size)
            scene.advance(1.0 / 60)
        }
        let place = CGRect(x: 102, y: 200, width: 640, height: 190)
        #expect(isNear(scene.shownFrame, place), "\(scene.shownFrame)")
        // And in the first size again.
        UIApplication.shared.windowScene.resize(to: CGSize(width: 390, height: 844))
        scene.advance(1.0 / 60)
        let first = CGRect(x: 0, y: 450.5, width: 390, height: 393.5)
        #expect(isNear(scene.shownFrame, first), "\(scene.shownFrame)")
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        scene.advance(1.0 / 60)
        scene.touch.up()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, place), "\(scene.shownFrame)")
        #expect(!scene.isGone)
    }

    @Test(
        "A card that's caught in flight follows the finger exactly in another size of the window, too",
        arguments: [true, false],
        [true, false]
    )
    func resizedInTheHand(isComing: Bool, toLandscape: Bool) {
        let (portrait, landscape) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
        let scene = CardScene(size: toLandscape ? portrait : landscape)
        if isComing {
            scene.present(.sheet())
            scene.advance(0.15)
        } else {
            scene.show(.sheet())
            scene.controller?.dismiss(animated: true)
            scene.advance(0.06)
        }
        _ = catchCard(scene)
        UIApplication.shared.windowScene.resize(to: toLandscape ? landscape : portrait)
        scene.advance(0.1)
        // The first movement says where the finger is now.
        scene.touch.move(to: CGPoint(x: 300, y: 250))
        scene.advance(1.0 / 60)
        let top = scene.shownFrame.minY
        scene.touch.move(to: CGPoint(x: 300, y: 270))
        scene.advance(1.0 / 60)
        #expect(abs(scene.shownFrame.minY - top - 20) < 1)
        scene.touch.cancel()
        scene.advance(1)
        #expect(scene.isGone != isComing)
    }

    @Test("A gesture that the system cancels lets it continue")
    func takenAway() {
        let scene = CardScene()
        scene.present(.sheet())
        scene.advance(0.1)
        drag(scene, by: 60, steps: 5, from: catchCard(scene))
        scene.touch.cancel()
        scene.advance(1)
        #expect(height(scene) == Self.height)
        scene.root.dismiss(animated: true)
        scene.advance(0.1)
        drag(scene, by: -60, steps: 5, from: catchCard(scene))
        scene.touch.cancel()
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("A finger beside the card catches nothing", arguments: [true, false])
    func aFingerBesideTheCardCatchesNothing(isDraggable: Bool) {
        var sheet = CardPresentation.sheet()
        sheet.isDraggable = isDraggable
        let scene = CardScene()
        scene.present(sheet)
        scene.advance(0.2)
        scene.touch.down(at: isDraggable ? CGPoint(x: 200, y: 100) : CGPoint(x: 200, y: 800))
        scene.advance(1.0 / 60)
        let before = height(scene)
        scene.advance(0.05)
        #expect(height(scene) > before + 1)
        scene.touch.up()
        scene.advance(1)
        #expect(height(scene) == Self.height)
    }

    @Test(
        "A presenting screen that the card pushes stays next to it while it's caught, dragged, and released"
    )
    func sideBySide() throws {
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        let scene = CardScene()
        func expectSideBySide(_ location: SourceLocation = #_sourceLocation) throws {
            let presenter = try #require(scene.root.view.layer.presentation()).frame
            let edge = max(scene.shownFrame.maxX - 16, 0)
            #expect(abs(presenter.minX - edge) < 0.5, sourceLocation: location)
        }
        scene.present(drawer)
        scene.advance(0.1)
        try expectSideBySide()
        let start = CGPoint(x: scene.shownFrame.maxX - 20, y: 400)
        scene.touch.down(at: start)
        scene.advance(1.0 / 60)
        try expectSideBySide()
        for step in 1...10 {
            scene.touch.move(to: CGPoint(x: start.x + 12 * CGFloat(step), y: 400))
            scene.advance(1.0 / 60)
            try expectSideBySide()
        }
        scene.touch.up()
        for _ in 0..<30 {
            scene.advance(1.0 / 60)
            try expectSideBySide()
        }
        #expect(abs(scene.shownFrame.maxX - 312) < 0.01)
        scene.root.dismiss(animated: true)
        scene.advance(0.1)
        scene.touch.down(at: CGPoint(x: scene.shownFrame.maxX - 20, y: 400))
        scene.advance(0.1)
        try expectSideBySide()
        scene.touch.up()
        for frame in 0... {
            scene.advance(1.0 / 60)
            guard frame < 120, scene.root.presentedViewController != nil else { break }
            try expectSideBySide()
        }
        #expect(scene.root.view.frame == scene.window.bounds)
    }

    @Test(
        "All edges, both layout directions, and Reduce Motion",
        arguments: TransitionEdge.allCases,
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func allEdgesBothLayoutDirections(edge: TransitionEdge, direction: UIUserInterfaceLayoutDirection) throws
    {
        for reducesMotion in [false, true] {
            var card = CardPresentation.card(edge: edge)
            (card.width, card.detents) = (.points(300), [.points(300)])
            if edge == .leading || edge == .trailing { card.height = .points(300) }
            let scene = CardScene(layoutDirection: direction)
            UIAccessibility.setReduceMotionEnabled(reducesMotion)
            scene.present(card)
            scene.advance(reducesMotion ? 0.05 : 0.15)
            let frame = scene.shownFrame.intersection(scene.window.bounds)
            let start = CGPoint(x: frame.midX, y: frame.midY)
            scene.touch.down(at: start)
            scene.advance(0.5)
            let isMirrored = direction == .rightToLeft
            let out = CGVector(
                dx: edge.outward.dx * (isMirrored ? -1 : 1),
                dy: edge.outward.dy
            )
            for step in 1...10 {
                let way = 30 * CGFloat(step)
                scene.touch.move(to: CGPoint(x: start.x + out.dx * way, y: start.y + out.dy * way))
                scene.advance(1.0 / 60)
            }
            scene.touch.up()
            scene.advance(1)
            #expect(scene.isGone)
            #expect(scene.log == ["should", "will", "did"])
        }
    }
}
