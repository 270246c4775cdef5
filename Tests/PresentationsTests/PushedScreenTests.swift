import Presentations
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Where a card pushes the screen behind it while the card changes its length.
@MainActor @Suite struct PushedScreenTests {
    /// An app with a view along the leading edge of the screen behind a drawer.
    @MainActor private struct App {
        let scene = CardScene()
        private let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 844))

        init(lengths: [CGFloat], isHosted: Bool, waits: Bool = true) {
            scene.root.view.addSubview(marker)
            var drawer = CardPresentation.drawer()
            drawer.presenterEffect = .pushed
            drawer.detents = lengths.map { .points($0) }
            if isHosted {
                scene.root.addCard(scene.screen, as: drawer)
            } else {
                scene.present(drawer)
            }
            guard waits else { return }
            scene.advance(1)
            expectInStep(within: 0.5)
        }

        /// The card covers as much of the screen as its corners are round.
        func expectInStep(within tolerance: CGFloat, _ location: SourceLocation = #_sourceLocation) {
            let (shown, due) = (scene.place(of: marker).minX, max(scene.shownFrame.maxX - 16, 0))
            #expect(abs(shown - due) <= tolerance, "\(shown), \(due)", sourceLocation: location)
        }
    }

    @Test(
        "A finger that moves a card between its detents, or beyond, moves the screen that the card pushes",
        arguments: [false, true],
        [[160, 300], [300]] as [[CGFloat]]
    )
    func fingerThatMovesCardBetweenDetents(isHosted: Bool, lengths: [CGFloat]) {
        let app = App(lengths: lengths, isHosted: isHosted)
        let scene = app.scene
        for (detent, way) in [(0, 100), (0, 190), (1, -90), (1, -200)] as [(Int, CGFloat)] {
            scene.controller?.selectedDetentIndex = min(detent, lengths.count - 1)
            scene.advance(1)
            app.expectInStep(within: 0.5)
            let (start, before) = (way > 0 ? 80 : 250 as CGFloat, scene.shownFrame.maxX)
            scene.touch.down(at: CGPoint(x: start, y: 400))
            for step in 1...20 {
                scene.touch.move(to: CGPoint(x: start + way * CGFloat(step) / 20, y: 400))
                scene.advance(1.0 / 60)
                app.expectInStep(within: 0.5)
            }
            #expect(abs(scene.shownFrame.maxX - before) > 5)
            scene.touch.cancel()
            for _ in 0..<40 {
                scene.advance(1.0 / 60)
                // What follows the frames of an animation can be a frame behind it.
                app.expectInStep(within: isHosted ? 25 : 4)
            }
            app.expectInStep(within: 0.5)
        }
    }

    @Test(
        "A screen stays with a card that turns, or leaves, on its way to another detent",
        arguments: [0, 1],
        [false, true]
    )
    func screenStaysWithCardThatTurns(detent: Int, leaves: Bool) {
        let app = App(lengths: [160, 300], isHosted: false)
        let scene = app.scene
        scene.controller?.selectedDetentIndex = detent
        scene.advance(1)
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 - detent }
        scene.advance(0.1)
        app.expectInStep(within: 4)
        if leaves {
            scene.root.dismiss(animated: true)
        } else {
            scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = detent }
        }
        for _ in 0..<60 where !scene.isGone {
            scene.advance(1.0 / 60)
            if !scene.isGone { app.expectInStep(within: 4) }
        }
        #expect(scene.isGone == leaves)
    }

    @Test(
        "A screen stays with a card that a finger has caught in flight, whichever detent the app selects",
        arguments: [false, true],
        [false, true]
    )
    func screenStaysWithCaughtCard(isHosted: Bool, leaves: Bool) {
        let app = App(lengths: [160, 300], isHosted: isHosted, waits: leaves)
        let scene = app.scene
        if leaves { scene.controller?.dismiss(animated: true) }
        scene.advance(leaves ? 0.05 : 0.1)
        let start = scene.shownFrame.maxX - 10
        #expect(start > 40 && start < 140)
        scene.touch.down(at: CGPoint(x: start, y: 400))
        scene.advance(1.0 / 60)
        var edges: [CGFloat] = []
        for step in 1...12 {
            // First away from its place, and then back.
            let way = step < 7 ? step : 14 - step
            scene.touch.move(to: CGPoint(x: start - 4 * CGFloat(way), y: 400))
            scene.advance(1.0 / 60)
            app.expectInStep(within: 1)
            edges.append(scene.shownFrame.maxX)
            if step == 5 {
                scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
                scene.advance(1.0 / 60)
                app.expectInStep(within: 1)
            }
        }
        // It has followed the finger.
        #expect(abs(edges[2] - edges[6] - 16) < 1)
        scene.touch.cancel()
        scene.advance(2)
        #expect(scene.isGone == leaves)
        if !leaves {
            #expect(abs(scene.shownFrame.maxX - 300) < 0.5)
            app.expectInStep(within: 0.5)
        }
    }

    @Test(
        "If Reduce Motion is turned off while a card appears, the screen that it pushes moves gradually",
        arguments: [false, true]
    )
    func reduceMotionIsTurnedOffInFlight(isHosted: Bool) {
        let scene = CardScene()
        UIAccessibility.setReduceMotionEnabled(true)
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 844))
        scene.root.view.addSubview(marker)
        if isHosted {
            scene.root.addCard(scene.screen, as: drawer)
        } else {
            scene.present(drawer)
        }
        scene.advance(0.1)
        UIAccessibility.setReduceMotionEnabled(false)
        var last = scene.place(of: marker).minX
        #expect(last == 0)
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            let next = scene.place(of: marker).minX
            #expect(abs(next - last) < 60, "\(last) to \(next)")
            last = next
        }
        #expect(abs(last - 296) < 0.5)
    }

    @Test("All of the screen that a card has pushed stays dimmed while the device rotates")
    func allOfScreenThatCardHasPushedStaysDimmedWhileDeviceRotates() {
        let scene = CardScene()
        var drawer = CardPresentation.drawer()
        (drawer.presenterEffect, drawer.shadow) = (.pushed, nil)
        scene.show(drawer)
        let sizes = [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)]
        for size in sizes {
            UIApplication.shared.windowScene.resize(to: size, animated: true)
            for _ in 0..<40 {
                scene.advance(1.0 / 60)
                let picture = Picture(scene.window, scale: 1)
                // The screen is white, and the card is blue.
                for x in stride(from: 5, to: picture.size.width, by: 10) {
                    let color = picture.color(at: CGPoint(x: x, y: 100))
                    #expect(color[0] < 200, "\(color) at \(x)")
                }
            }
        }
    }

    @Test(
        "A card that floats away from its edge leaves the screen in place, also above a keyboard",
        arguments: TransitionEdge.allCases,
        [false, true]
    )
    func cardThatFloatsAwayFromEdgeLeavesScreenInPlace(edge: TransitionEdge, isInSafeArea: Bool) {
        let scene = CardScene()
        // Without a safe area, a card in it is at the edge.
        let insets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        UIApplication.shared.windowScene.resize(to: CGSize(width: 400, height: 800), safeAreaInsets: insets)
        UIApplication.shared.softwareKeyboardHeight = 300
        var card = CardPresentation.card(edge: edge)
        card.presenterEffect = .pushed
        if isInSafeArea {
            card.insetReference = .fromSafeArea
        } else {
            card.insets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        }
        func expectInPlace() {
            for _ in 0..<40 {
                scene.advance(1.0 / 60)
                #expect(scene.root.view.transform.isIdentity)
            }
        }
        scene.present(card)
        expectInPlace()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        scene.screen.view.addSubview(field)
        field.becomeFirstResponder()
        expectInPlace()
        #expect(field.isFirstResponder)
        scene.root.dismiss(animated: true)
        expectInPlace()
        scene.advance(1)
        #expect(scene.isGone)
    }
}
