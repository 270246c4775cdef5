import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards with scrolling content.
@MainActor @Suite struct CardScrollTests {
    private func make() -> (CardScene, UIScrollView) {
        let scene = CardScene()
        let list = UIScrollView(frame: scene.screen.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.screen.view.addSubview(list)
        scene.show(.sheet())
        return (scene, list)
    }

    private func height(_ scene: CardScene) -> CGFloat { 844 - scene.shownFrame.minY }

    @Test("A drag up moves the sheet to its largest detent and then scrolls, and reverses in the same drag")
    func upAndBack() {
        let (scene, list) = make()
        scene.touch.down(at: CGPoint(x: 200, y: 800))
        scene.touch.move(to: CGPoint(x: 200, y: 790))
        var y: CGFloat = 790
        func move(to goal: CGFloat, check: (CGFloat) -> Void) {
            while y != goal {
                y += goal > y ? min(10, goal - y) : -min(10, y - goal)
                scene.touch.move(to: CGPoint(x: 200, y: y))
                scene.advance(1.0 / 60)
                check(y)
            }
        }
        // The sheet uses 393.5 points of the distance, and the content the rest.
        func check(_ y: CGFloat) {
            let way = 790 - y
            #expect(abs(height(scene) - min(393.5 + way, 787)) < 1)
            #expect(abs(list.contentOffset.y - max(way - 393.5, 0)) < 1)
        }
        move(to: 200, check: check)
        #expect(list.contentOffset.y > 190)
        move(to: 600, check: check)
        #expect(list.contentOffset.y == 0)
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(abs(height(scene) - 393.5) < 0.01)
        #expect(list.contentOffset.y == 0)
    }

    @Test("If the finger lets go on the way up, the content doesn't keep scrolling")
    func noFlight() {
        let (scene, list) = make()
        scene.drag(from: CGPoint(x: 200, y: 800), by: CGVector(dx: 0, dy: -200), duration: 0.1, lifts: true)
        scene.advance(1.5)
        #expect(scene.controller?.selectedDetent == 1)
        #expect(list.contentOffset.y == 0)
    }

    @Test("Pulled down at its beginning, the content moves the sheet, and out")
    func pulledDownAtItsBeginning() {
        let (scene, list) = make()
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 110))
        #expect(abs(height(scene) - 293.5) < 1)
        #expect(list.contentOffset.y == 0)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.isGone || abs(height(scene) - 393.5) < 0.5)
        let (other, _) = make()
        other.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 300), lifts: true)
        other.advance(1)
        #expect(other.isGone)
    }

    @Test("In the middle of its content, it scrolls first")
    func scrollsFirst() {
        let (scene, list) = make()
        scene.controller?.selectedDetent = 1
        scene.advance(0.1)
        #expect(abs(height(scene) - 787) < 0.01)
        list.contentOffset.y = 100
        scene.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 90))
        #expect(abs(height(scene) - 787) < 0.01)
        #expect(abs(list.contentOffset.y - 20) < 1)
        scene.touch.move(to: CGPoint(x: 200, y: 410))
        scene.touch.move(to: CGPoint(x: 200, y: 450))
        scene.advance(1.0 / 60)
        // The content has used 100 of the 140 points.
        #expect(abs(height(scene) - 747) < 21)
        #expect(list.contentOffset.y == 0)
        scene.touch.cancel()
        scene.advance(1)
        #expect(abs(height(scene) - 787) < 0.01)
    }

    @Test("Content that scrolls along the other axis doesn't affect the card")
    func contentThatScrollsAlongTheOtherAxisDoesntAffectTheCard() {
        let scene = CardScene()
        let strip = UIScrollView(frame: scene.screen.view.bounds)
        strip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        strip.contentSize = CGSize(width: 2000, height: 50)
        scene.screen.view.addSubview(strip)
        scene.show(.sheet())
        scene.drag(from: CGPoint(x: 300, y: 600), by: CGVector(dx: -110, dy: 0), lifts: true)
        #expect(strip.contentOffset.x > 90)
        #expect(abs(height(scene) - 393.5) < 0.01)
        scene.advance(1)
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 60))
        #expect(abs(height(scene) - 343.5) < 1)
    }
}
