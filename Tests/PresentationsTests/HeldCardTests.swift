import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards that change otherwise than by their content while a finger holds them.
@MainActor @Suite struct HeldCardTests {
    nonisolated private static let detents: [[CardPresentation.Dimension]] = [
        [.points(600)], [.points(600), .points(700)],
    ]

    @Test(
        "A card whose detents change under a finger stays as far out, and isn't dragged out",
        arguments: detents,
        [false, true]
    )
    func otherDetents(_ detents: [CardPresentation.Dimension], isAnimated: Bool) {
        let scene = CardScene()
        scene.show(.sheet(detents: [.points(250)]))
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 20)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 40))
        let part = (844 - scene.shownFrame.minY) / 250
        #expect(part < 0.9)
        let change: () -> Void = { scene.controller?.presentation.detents = detents }
        if isAnimated { scene.controller?.animateChanges { change() } } else { change() }
        scene.advance(1.0 / 60)
        // With an animation, it's on its way there.
        #expect((abs(844 - scene.shownFrame.minY - 600 * part) < 1) != isAnimated)
        scene.advance(0.8)
        #expect(abs(844 - scene.shownFrame.minY - 600 * part) < 1)
        scene.touch.up()
        scene.advance(1)
        #expect(!scene.log.contains("will"))
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 244, width: 390, height: 600)))
    }

    @Test("A card under a finger gets its new size gradually when a longer screen is pushed, or it's popped")
    func pushedUnderAFinger() throws {
        let scene = CardScene()
        let screens = [UIViewController(), UIViewController()]
        for (screen, height) in zip(screens, [260, 500] as [CGFloat]) {
            screen.view.backgroundColor = .red
            screen.preferredContentSize = CGSize(width: 0, height: height)
        }
        let stack = UINavigationController(rootViewController: screens[0])
        stack.isNavigationBarHidden = true
        scene.root.present(stack, as: .card())
        scene.advance(1)
        let view = try #require(stack.cardPresentationController?.presentedView)
        let start = CGPoint(x: 200, y: scene.place(of: view).minY + 60)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 60))
        for isPushed in [true, false] {
            let before = scene.place(of: view).minY
            if isPushed {
                stack.pushViewController(screens[1], animated: true)
            } else {
                stack.popViewController(animated: true)
            }
            var last = before
            for _ in 0..<60 {
                scene.advance(1.0 / 60)
                let next = scene.place(of: view).minY
                #expect(abs(next - last) < 60, "\(last) to \(next)")
                last = next
            }
            #expect(isPushed ? last < before - 100 : last > before + 100)
        }
        scene.touch.cancel()
    }

    @Test("Let go and caught while it gets a new size, a card follows the finger", arguments: [2, 6, 12])
    func pushedLetGoAndCaught(frames: Int) throws {
        let scene = CardScene()
        let screens = [UIViewController(), UIViewController()]
        for (screen, height) in zip(screens, [260, 500] as [CGFloat]) {
            screen.preferredContentSize = CGSize(width: 0, height: height)
        }
        let stack = UINavigationController(rootViewController: screens[0])
        stack.isNavigationBarHidden = true
        scene.root.present(stack, as: .card())
        scene.advance(1)
        let view = try #require(stack.cardPresentationController?.presentedView)
        func top() -> CGFloat { scene.place(of: view).minY }
        scene.drag(from: CGPoint(x: 200, y: top() + 60), by: CGVector(dx: 0, dy: 60))
        stack.pushViewController(screens[1], animated: true)
        scene.advance(Double(frames) / 60)
        scene.touch.up()
        scene.advance(2.0 / 60)
        let (caught, finger) = (top(), CGPoint(x: 200, y: top() + 60))
        scene.touch.down(at: finger)
        scene.advance(1.0 / 60)
        // Within this frame, it goes on at its speed.
        #expect(abs(top() - caught) < 35, "\(caught) to \(top())")
        scene.touch.move(to: CGPoint(x: 200, y: finger.y + 12))
        scene.advance(1.0 / 60)
        let held = top()
        for step in 1...10 {
            scene.touch.move(to: CGPoint(x: 200, y: finger.y + 12 + 4 * CGFloat(step)))
            scene.advance(1.0 / 60)
            #expect(abs(top() - held - 4 * CGFloat(step)) < 1, "\(step)")
        }
        scene.touch.cancel()
        scene.advance(1)
        #expect(scene.root.presentedViewController === stack)
    }

    @Test(
        "A sheet that moves to the center leaves the finger, and stays when the finger lets go",
        arguments: [false, true],
        [false, true]
    )
    func movedToTheCenter(isAnimated: Bool, moves: Bool) {
        let scene = CardScene()
        scene.show(.sheet())
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -40))
        let change: () -> Void = { scene.controller?.presentation = .card(edge: nil) }
        if isAnimated { scene.controller?.animateChanges { change() } } else { change() }
        scene.advance(1)
        let center = CGRect(x: 95, y: 368.5, width: 200, height: 120)
        #expect(isNear(scene.shownFrame, center))
        if moves {
            scene.touch.move(to: CGPoint(x: 200, y: 700))
            scene.advance(1.0 / 60)
            #expect(isNear(scene.shownFrame, center))
        }
        scene.touch.up()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, center) && scene.log.isEmpty)
    }

    nonisolated private static let kinds: [CardPresentation] = [.sheet(), .drawer(), .card()]

    @Test(
        "A card under a finger isn't dismissed together with a screen that has come in front of it",
        arguments: kinds,
        [false, true]
    )
    func coveredWhileHeld(_ presentation: CardPresentation, isHosted: Bool) {
        for (moves, time) in [(false, 0.1), (false, 1), (true, 0.1), (true, 1)] as [(Bool, Double)] {
            let scene = CardScene()
            if isHosted {
                scene.root.addCard(scene.screen, as: presentation)
                scene.attachDelegate()
                scene.advance(1)
            } else {
                scene.show(presentation)
            }
            let frame = scene.shownFrame
            let isAtSide = presentation.edge == .leading
            let way = CGVector(
                dx: isAtSide ? -0.75 * frame.width : 0,
                dy: isAtSide ? 0 : 0.75 * frame.height
            )
            let start = CGPoint(x: frame.midX + (isAtSide ? 100 : 0), y: frame.minY + 20)
            let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
            scene.drag(from: start, by: way, duration: 0.4)
            let held = scene.shownFrame
            let front = UIViewController()
            front.modalPresentationStyle = .overFullScreen
            (isHosted ? scene.root : scene.screen).present(front, animated: true)
            scene.advance(time)
            if moves {
                scene.touch.move(to: CGPoint(x: end.x + way.dx / 20, y: end.y + way.dy / 20))
                scene.advance(0.1)
                #expect(isNear(scene.shownFrame, held))
            }
            scene.touch.up()
            scene.advance(2)
            #expect(front.viewIfLoaded?.window != nil && !scene.log.contains("will"))
            front.dismiss(animated: true)
            scene.advance(1)
            #expect(isNear(scene.shownFrame, frame))
            // After that, it's asked again.
            scene.drag(from: start, by: way, lifts: true)
            scene.advance(1)
            #expect(scene.isGone && scene.log.suffix(3) == ["should", "will", "did"])
        }
    }

    @Test(
        "A card that a finger moves away from its edge, or stretches, keeps its safe area",
        arguments: [12, 0] as [CGFloat]
    )
    func safeAreaBeyondTheLongestDetent(inset: CGFloat) {
        let scene = CardScene()
        var card = CardPresentation.sheet(detents: [.points(760)])
        card.insets.bottom = inset
        scene.show(card)
        func keepsSafeArea() -> Bool {
            let safeArea = scene.screen.view.safeAreaInsets
            return abs(safeArea.bottom - 34 + inset) < 0.01 && abs(safeArea.top) < 0.01
        }
        #expect(keepsSafeArea())
        scene.touch.down(at: CGPoint(x: 200, y: 700))
        for y in stride(from: 680, through: 300, by: -20) as StrideThrough<CGFloat> {
            scene.touch.move(to: CGPoint(x: 200, y: y))
            scene.advance(1.0 / 60)
            #expect(keepsSafeArea())
        }
        // It's near the safe area at the top.
        #expect(scene.shownFrame.minY < 60)
        scene.touch.up()
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(keepsSafeArea())
        }
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 84 - inset, width: 390, height: 760)))
    }

    @Test("A card that's caught while it gets shorter follows the finger")
    func caughtBeyondItsNewLength() {
        let scene = CardScene()
        scene.show(.sheet(detents: [.fraction(1)]))
        scene.controller?.animateChanges { scene.controller?.presentation.detents = [.points(720)] }
        scene.advance(1.0 / 60)
        let caught = scene.shownFrame.minY
        scene.touch.down(at: CGPoint(x: 195, y: caught + 100))
        scene.advance(1.0 / 60)
        #expect(abs(scene.shownFrame.minY - caught) < 8)
        for step in 1...20 {
            scene.touch.move(to: CGPoint(x: 195, y: caught + 100 + 10 * CGFloat(step)))
            scene.advance(1.0 / 60)
        }
        #expect(scene.shownFrame.minY > caught + 20)
        scene.touch.cancel()
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - 720) < 0.5)
    }

    @Test(
        "However far a finger pulls a large sheet, or throws it up, it stays on the screen",
        arguments: [false, true]
    )
    func pulledUp(isLandscape: Bool) {
        let scene = CardScene()
        if isLandscape {
            let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
            UIApplication.shared.windowScene.resize(
                to: CGSize(width: 844, height: 390),
                safeAreaInsets: insets
            )
        }
        let (edge, height): (CGFloat, CGFloat) = isLandscape ? (0, 390) : (47, 844)
        scene.show(.sheet(detents: [.fraction(1)]))
        let rest = scene.shownFrame
        #expect(abs(rest.minY - edge - 10) < 0.01)
        scene.touch.down(at: CGPoint(x: rest.midX, y: height - 20))
        var last = rest.minY
        for y in stride(from: height - 40, to: 20, by: -20) {
            scene.touch.move(to: CGPoint(x: rest.midX, y: y))
            scene.advance(1.0 / 60)
            #expect(scene.shownFrame.minY <= last && scene.shownFrame.minY > edge)
            last = scene.shownFrame.minY
        }
        #expect(last < edge + 2)
        // In the middle of a fast movement.
        scene.touch.up()
        for frame in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(scene.shownFrame.minY > edge && abs(scene.shownFrame.maxY - height) < 0.5)
            guard frame == 1 else { continue }
            // Caught there, it doesn't jump.
            last = scene.shownFrame.minY
            #expect(last < rest.minY - 1)
            scene.touch.down(at: CGPoint(x: rest.midX, y: last + 30))
            scene.advance(1.0 / 60)
            #expect(abs(scene.shownFrame.minY - last) < 3)
            scene.touch.up()
        }
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test("The corners of a card become square gradually on its way to a detent that fills the screen")
    func cornersOnTheWay() throws {
        let scene = CardScene()
        var drawer = CardPresentation.drawer()
        (drawer.maximumWidth, drawer.detents) = (nil, [.fraction(0.5), .fraction(1)])
        scene.show(drawer)
        let layer = try #require(scene.screen.view.superview).layer
        let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        #expect(layer.maskedCorners == right && layer.cornerRadius == 16)
        for (detent, end) in [(1, 0), (0, 16)] as [(Int, CGFloat)] {
            scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = detent }
            var last = 16 - end
            for frame in 0..<60 {
                scene.advance(1.0 / 60)
                let radius = (layer.presentation() ?? layer).cornerRadius
                #expect(abs(radius - last) < 4)
                if frame < 12 { #expect(layer.maskedCorners == right) }
                last = radius
            }
            #expect(layer.cornerRadius == end && last == end)
        }
        #expect(layer.maskedCorners == right && abs(scene.shownFrame.maxX - 195) < 0.01)
    }

    @Test("A card that's in the safe area already is stretched half as far as the edge, or not at all there")
    func noRoom() {
        for way in [0, 20] as [CGFloat] {
            let scene = CardScene()
            var card = CardPresentation.drawer()
            (card.maximumWidth, card.width) = (nil, .points(390 - way))
            scene.show(card)
            UIApplication.shared.windowScene.resize(
                to: CGSize(width: 390, height: 844),
                safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 30)
            )
            scene.advance(1)
            scene.drag(from: CGPoint(x: 20, y: 400), by: CGVector(dx: 350, dy: 0))
            let stretched = scene.shownFrame.maxX - (390 - way)
            #expect(way == 0 ? abs(stretched) < 0.01 : stretched > 8 && stretched < 10)
            scene.touch.cancel()
        }
    }
}
