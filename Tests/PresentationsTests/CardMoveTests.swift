import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Views that follow a card, such as a button that stands on it.
@MainActor @Suite struct CardMoveTests {
    private static let bottom: CGFloat = 844

    @Test(
        "A button on a card moves along in and out, with the finger, and with springs",
        arguments: [false, true]
    )
    func buttonOnCardMovesAlongInAndOut(isHosted: Bool) {
        let scene = CardScene()
        let button = UIView(frame: CGRect(x: 300, y: 100, width: 50, height: 50))
        scene.root.view.addSubview(button)
        var sheet = CardPresentation.sheet()
        sheet.presenterEffect = .none
        if isHosted { sheet.tapOutside = .passesThrough }
        scene.root.present(scene.screen, as: sheet)
        scene.controller?.onMove = { button.frame.origin.y = $0.minY - 50 }
        func edge() -> CGFloat { scene.place(of: button).maxY }
        func gap() -> CGFloat { abs(scene.shownFrame.minY - edge()) }

        for _ in 0..<9 {
            scene.advance(1.0 / 60)
            #expect(gap() < 1)
        }
        #expect(edge() > 455 && edge() < Self.bottom - 1)
        scene.advance(1)
        #expect(gap() < 0.5)

        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -150))
        #expect(gap() < 0.5 && edge() < 340)
        scene.touch.up()
        for _ in 0..<30 {
            scene.advance(1.0 / 60)
            #expect(gap() < 1)
        }
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 0 }
        scene.advance(0.1)
        #expect(gap() < 1)
        scene.advance(1)

        scene.controller?.dismiss(animated: true)
        for _ in 0..<9 {
            scene.advance(1.0 / 60)
            #expect(gap() < 1)
        }
        #expect(edge() > 455 && edge() < Self.bottom)
        scene.advance(1)
        #expect(abs(edge() - Self.bottom) < 0.5)
    }

    @Test(
        "A button on a card stays on it if something else moves the card before it's at rest",
        arguments: [false, true],
        [false, true]
    )
    func staysOnAnInterruptedCard(isHosted: Bool, isDismissed: Bool) {
        let scene = CardScene()
        let button = UIView(frame: CGRect(x: 300, y: 100, width: 50, height: 50))
        scene.root.view.addSubview(button)
        if isHosted {
            scene.root.addCard(scene.screen, as: .sheet())
        } else {
            scene.root.present(scene.screen, as: .sheet())
        }
        scene.controller?.onMove = { button.frame.origin.y = $0.minY - 50 }
        scene.advance(1)
        func gap() -> CGFloat { abs(scene.shownFrame.minY - scene.place(of: button).maxY) }

        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(0.1)
        #expect(gap() < 1 && scene.shownFrame.minY > 100)
        if isDismissed {
            scene.controller?.dismiss(animated: true)
            for _ in 0..<20 {
                scene.advance(1.0 / 60)
                #expect(gap() < 1)
            }
        } else {
            scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 0 }
            for _ in 0..<30 {
                scene.advance(1.0 / 60)
                #expect(gap() < 1)
            }
        }
    }

    @Test(
        "A button stays on a card that appears while the app selects another detent",
        arguments: [false, true]
    )
    func staysOnACardThatAppears(isHosted: Bool) {
        let scene = CardScene()
        let button = UIView(frame: CGRect(x: 300, y: 100, width: 50, height: 50))
        scene.root.view.addSubview(button)
        if isHosted {
            scene.root.addCard(scene.screen, as: .sheet())
        } else {
            scene.root.present(scene.screen, as: .sheet())
        }
        scene.controller?.onMove = { button.frame.origin.y = $0.minY - 50 }
        scene.advance(0.1)
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(abs(scene.shownFrame.minY - scene.place(of: button).maxY) < 1)
        }
        scene.advance(0.5)
        #expect(abs(scene.shownFrame.height - 787) < 1)
    }

    @Test("A view that lays out the screen as it follows a card doesn't take the card along")
    func viewThatLaysOutScreenAsItFollowsCardDoesntTakeCardAlong() {
        let scene = CardScene()
        scene.root.addCard(scene.screen, as: .sheet())
        scene.controller?.onMove = { [weak controller = scene.controller, weak root = scene.root] _ in
            controller?.containerView?.setNeedsLayout()
            root?.view.layoutIfNeeded()
        }
        scene.advance(1)
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(0.1)
        let former = scene.shownFrame.minY
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 0 }
        scene.advance(1.0 / 60)
        #expect(abs(scene.shownFrame.minY - former) < 20)
        scene.advance(1)
        #expect(abs(scene.shownFrame.minY - 450.5) < 1)
    }

    @Test(
        "A closure is called at once: before the card appears, with a place beyond its edge",
        arguments: [false, true]
    )
    func calledAtOnce(isHosted: Bool) throws {
        let scene = CardScene()
        var frames: [CGRect] = []
        if isHosted {
            scene.root.addCard(scene.screen, as: .sheet())
        } else {
            scene.root.present(scene.screen, as: .sheet())
        }
        scene.controller?.onMove = { frames.append($0) }
        scene.advance(0.1)
        #expect(try #require(frames.first).minY >= Self.bottom)
        #expect(try #require(frames.last).minY < Self.bottom - 1)
        scene.advance(1)
        // One that's set later hears of the card's place, although the card rests.
        var later: [CGRect] = []
        scene.controller?.onMove = { later.append($0) }
        #expect(later.count == 1)
        #expect(isNear(try #require(later.first), scene.shownFrame))
        scene.advance(0.5)
        #expect(later.count == 1)
    }

    @Test("A card that leaves and is caught reports its place again")
    func cardThatLeavesAndIsCaughtReportsPlaceAgain() {
        let scene = CardScene()
        var last = CGRect.null
        scene.root.present(scene.screen, as: .sheet())
        scene.controller?.onMove = { last = $0 }
        scene.advance(1)
        let rest = last
        #expect(isNear(rest, scene.shownFrame))
        scene.root.dismiss(animated: true)
        scene.advance(0.1)
        #expect(last.minY > rest.minY + 20 && abs(last.minY - scene.shownFrame.minY) < 1)
        scene.touch.down(at: CGPoint(x: 200, y: 835))
        scene.advance(1.0 / 60)
        scene.touch.move(to: CGPoint(x: 200, y: 820))
        scene.touch.move(to: CGPoint(x: 200, y: 600))
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.root.presentedViewController === scene.screen && isNear(last, rest))
    }
}
