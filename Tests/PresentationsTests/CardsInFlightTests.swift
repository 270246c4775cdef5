import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards in flight: how a finger catches and throws them, and the dimming behind them.
@MainActor @Suite struct CardsInFlightTests {
    /// Advances by a frame, and returns the visible strength of the backdrop.
    private func nextStrength(_ scene: CardScene) -> CGFloat {
        scene.advance(1.0 / 60)
        return scene.backdropStrength ?? 0
    }

    /// Lets one of the recognizers that get the touches of a card end after the other.
    private func moveToEnd(_ name: String, in scene: CardScene) throws {
        let container = try #require(scene.controller?.containerView)
        for recognizer in container.gestureRecognizers ?? [] where recognizer.name == name {
            container.removeGestureRecognizer(recognizer)
            container.addGestureRecognizer(recognizer)
        }
    }

    @Test(
        "Caught and thrown out, a card leaves at once, in whatever order its gestures end",
        arguments: ["TransitionKit.Card", "TransitionKit.Hold"],
        [false, true]
    )
    func thrownOutOnceCaught(last: String, isTemporary: Bool) throws {
        let scene = CardScene()
        if isTemporary {
            // A finger holds such a card at rest, too.
            var card = CardPresentation.card()
            (card.height, card.duration) = (.points(300), 20)
            scene.show(card)
        } else {
            scene.show(.sheet())
            scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
            scene.advance(0.1)
        }
        try moveToEnd(last, in: scene)
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 40)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 800 - start.y), duration: 0.15)
        var (dimming, top) = (try #require(scene.backdropStrength), scene.shownFrame.minY)
        #expect(dimming < 0.8)
        scene.touch.up()
        for _ in 0..<60 where !scene.isGone {
            let next = nextStrength(scene)
            #expect(next <= dimming + 0.001, "\(dimming) to \(next)")
            guard !scene.isGone else { break }
            #expect(scene.shownFrame.minY >= top - 0.5)
            (dimming, top) = (next, scene.shownFrame.minY)
        }
        #expect(scene.isGone && scene.log == ["should", "will", "did"])
    }

    @Test(
        "A card that can't be dismissed doesn't jump when it's caught on its way back",
        arguments: [false, true]
    )
    func caughtBeyondItsEnd(isHosted: Bool) {
        let scene = CardScene()
        let detents: [CardPresentation.Dimension] = [.fraction(0.4), .fraction(1)]
        if isHosted {
            scene.root.addCard(scene.screen, as: .panel(detents: detents))
            scene.advance(1)
        } else {
            scene.screen.isModalInPresentation = true
            scene.show(.sheet(detents: detents))
        }
        let rest = scene.shownFrame.minY
        let start = CGPoint(x: 195, y: rest + 30)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 200), duration: 0.2, lifts: true)
        scene.advance(0.03)
        let place = CGPoint(x: 195, y: scene.shownFrame.minY + 30)
        scene.touch.down(at: place)
        scene.advance(1.0 / 60)
        var last = scene.shownFrame.minY
        #expect(last > rest + 20)
        for step in 1...30 {
            scene.touch.move(to: CGPoint(x: 195, y: place.y + CGFloat(step)))
            scene.advance(1.0 / 60)
            let next = scene.shownFrame.minY
            #expect(next >= last - 0.01 && next <= last + 12, "\(last) to \(next)")
            last = next
        }
        // It's still held back.
        #expect(last < place.y - 30 + 20)
        scene.touch.up()
        scene.advance(1)
        #expect(abs(scene.shownFrame.minY - rest) < 0.5)
    }

    @Test("Thrown from above the keyboard, caught, and brought back, a card moves to its place gradually")
    func caughtAboveTheKeyboard() {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = 300
        var card = CardPresentation.card()
        card.height = .points(350)
        scene.show(card)
        let rest = scene.shownFrame
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 100, height: 34))
        scene.screen.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(1)
        let start = CGPoint(x: 300, y: scene.shownFrame.minY + 20)
        #expect(scene.shownFrame.maxY < rest.maxY - 200)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 260), duration: 0.2, lifts: true)
        scene.advance(0.05)
        let place = CGPoint(x: 300, y: scene.shownFrame.minY + 20)
        scene.touch.down(at: place)
        scene.advance(1.0 / 60)
        var last = scene.shownFrame.minY
        func expectNoJump() {
            scene.advance(1.0 / 60)
            let next = scene.shownFrame.minY
            #expect(abs(next - last) < 60, "\(last) to \(next)")
            last = next
        }
        for step in 1...12 {
            scene.touch.move(to: CGPoint(x: 300, y: place.y - 10 * CGFloat(step)))
            expectNoJump()
        }
        scene.touch.up()
        for _ in 0..<80 { expectNoJump() }
        #expect(isNear(scene.shownFrame, rest))
    }

    // MARK: Dimming

    @Test(
        "The dimming is in step with a card that appears and leaves, on its own and under a finger",
        arguments: [false, true],
        [CardPresentation.PresenterEffect.none, .scaled(0.9)]
    )
    func dimmedInStep(isHosted: Bool, effect: CardPresentation.PresenterEffect) throws {
        let scene = CardScene()
        var sheet = CardPresentation.sheet()
        sheet.presenterEffect = effect
        if isHosted {
            scene.root.addCard(scene.screen, as: sheet)
        } else {
            scene.present(sheet)
        }
        func expectInStep() {
            guard !scene.isGone, let strength = scene.backdropStrength else { return }
            let frame = scene.shownFrame
            let part = (844 - frame.minY) / frame.height
            #expect(abs(strength - part) < 0.015, "\(strength), \(part)")
        }
        for frame in 0..<60 {
            if frame > 0 { expectInStep() }
            scene.advance(1.0 / 60)
        }
        #expect(scene.backdropStrength == 1)
        scene.controller?.dismiss(animated: true)
        for _ in 0..<6 {
            scene.advance(1.0 / 60)
            expectInStep()
        }
        let place = CGPoint(x: 200, y: scene.shownFrame.minY + 20)
        scene.touch.down(at: place)
        scene.advance(1.0 / 60)
        expectInStep()
        var last = try #require(scene.backdropStrength)
        for step in 1...10 {
            scene.touch.move(to: CGPoint(x: 200, y: place.y + 4 * CGFloat(step)))
            let next = nextStrength(scene)
            expectInStep()
            // Pulled away, the card doesn't darken what's behind it.
            #expect(next <= last + 0.001)
            last = next
        }
        scene.touch.up()
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            expectInStep()
        }
        #expect(scene.isGone || scene.backdropStrength == 1)
    }

    /// A screen that chooses its size when it's told that it appears.
    private final class LateScreen: CardScreen {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            cardPresentationController?.selectedDetentIndex = 1
        }
    }

    @Test("The dimming is in step with a card whose content selects a dimmed detent in viewWillAppear")
    func dimmedAtALateDetent() throws {
        let scene = CardScene(LateScreen())
        var sheet = CardPresentation.sheet()
        sheet.largestUndimmedDetentIndex = 0
        scene.present(sheet)
        for _ in 0..<40 {
            scene.advance(1.0 / 60)
            let (part, strength) = ((844 - scene.shownFrame.minY) / 787, try #require(scene.backdropStrength))
            #expect(abs(strength - part) < 0.015, "\(strength), \(part)")
        }
        #expect(scene.backdropStrength == 1 && abs(scene.shownFrame.height - 787) < 0.5)
    }

    @Test(
        "The dimming doesn't jump when a card leaves, or turns, on its way to a detent",
        arguments: [false, true]
    )
    func dimmedOnTheWay(leaves: Bool) throws {
        let scene = CardScene()
        scene.show(.sheet())
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 190))
        scene.advance(0.3)
        let held = try #require(scene.backdropStrength)
        #expect(held < 0.6)
        scene.touch.up()
        scene.advance(0.05)
        var last = try #require(scene.backdropStrength)
        #expect(last < 0.8)
        if leaves {
            scene.controller?.dismiss(animated: true)
        } else {
            scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        }
        for _ in 0..<60 where !scene.isGone {
            let next = nextStrength(scene)
            #expect(abs(next - last) < 0.15, "\(last) to \(next)")
            last = next
        }
        #expect(leaves ? scene.isGone : scene.backdropStrength == 1)
    }

    @Test(
        "The dimming doesn't jump when a finger catches a card that passes detents on its way",
        arguments: [CardPresentation.PresenterEffect.none, .scaled(0.9)]
    )
    func dimmedWhenCaughtBetweenDetents(effect: CardPresentation.PresenterEffect) throws {
        let scene = CardScene()
        var sheet = CardPresentation.sheet(detents: [.fraction(0.3), .fraction(0.5), .fraction(1)])
        (sheet.largestUndimmedDetentIndex, sheet.presenterEffect) = (0, effect)
        scene.show(sheet)
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 2 }
        scene.advance(0.1)
        var last = try #require(scene.backdropStrength)
        #expect(last > 0.5 && last < 0.8)
        func expectNoJump() {
            let next = nextStrength(scene)
            #expect(abs(next - last) < 0.12, "\(last) to \(next)")
            last = next
            let scale = scene.place(of: scene.root.view).width / 390
            #expect(effect == .none || abs(1 - scale - 0.1 * next) < 0.005, "\(scale), \(next)")
        }
        let place = CGPoint(x: 200, y: scene.shownFrame.minY + 40)
        scene.touch.down(at: place)
        expectNoJump()
        for step in 1...20 {
            scene.touch.move(to: CGPoint(x: 200, y: place.y - 4 * CGFloat(step)))
            expectNoJump()
        }
        // Here, it's at least as large as at the second detent.
        #expect(last == 1)
        scene.touch.up()
        for _ in 0..<60 { expectNoJump() }
        #expect(scene.controller?.selectedDetentIndex == 2)
    }

    @Test("The dimming is in step with a card that returns from beyond its edge")
    func dimmedFromBeyondTheEdge() throws {
        let scene = CardScene()
        scene.show(.drawer())
        scene.drag(from: CGPoint(x: 380, y: 400), by: CGVector(dx: -378, dy: 0))
        #expect(scene.shownFrame.maxX < -40 && scene.backdropStrength == 0)
        scene.touch.cancel()
        for _ in 0..<40 {
            scene.advance(1.0 / 60)
            let (part, strength) = (scene.shownFrame.maxX / 312, try #require(scene.backdropStrength))
            #expect(abs(strength - max(part, 0)) < 0.02, "\(strength), \(part)")
        }
        #expect(scene.backdropStrength == 1 && scene.log == ["should"])
    }

    @Test("A card that's thrown out fast is gone soon, and one that's let go leaves in its own time")
    func goneSoon() {
        func frames(over time: TimeInterval) -> Int {
            let scene = CardScene()
            scene.show(.drawer())
            scene.drag(from: CGPoint(x: 290, y: 400), by: CGVector(dx: -200, dy: 0), duration: time)
            if time > 0.1 { scene.advance(0.3) }
            scene.touch.up()
            for frame in 0..<60 {
                if scene.isGone { return frame }
                scene.advance(1.0 / 60)
            }
            return 60
        }
        #expect(frames(over: 0.05) < 18)
        #expect((22...30).contains(frames(over: 0.5)))
    }
}
