import Presentations
@_spi(Host) import QuartzCore
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The frame rates that cards request.
@MainActor @Suite struct CardFrameRateTests {
    private var wishes: [CAFrameRateRange] { CADisplayLink.added.map(\.preferredFrameRateRange) }

    private static let fast = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)

    @Test("A drag requests the maximum frame rate until the finger lifts, whether it moves or rests")
    func aDragRequestsTheMaximumFrameRate() {
        let scene = CardScene()
        scene.show(.sheet())
        #expect(wishes.isEmpty)
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -100))
        #expect(wishes == [Self.fast])
        scene.advance(0.5)
        #expect(wishes == [Self.fast])
        scene.touch.up()
        scene.advance(1.0 / 60)
        #expect(wishes.isEmpty)
        scene.advance(1)
        #expect(wishes.isEmpty)
    }

    @Test("The screen behind a card follows it at the maximum frame rate")
    func theScreenBehindFollowsAtTheMaximumFrameRate() {
        let scene = CardScene()
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        scene.root.addCard(scene.screen, as: drawer)
        scene.advance(1)
        #expect(wishes.isEmpty)
        scene.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: -60, dy: 0))
        scene.touch.cancel()
        scene.advance(0.1)
        #expect(wishes == [Self.fast])
        scene.advance(1)
        #expect(wishes.isEmpty)
    }
}
