import Testing
@_spi(Host) import UIKit

@MainActor
@Suite final class SwipeGestureTests {
    private lazy var scene = GestureScene()

    /// Returns the reports of recognizers since the last call.
    private func swipes() -> [String] { scene.log.take().filter { $0.hasPrefix("swipe") } }

    /// Moves a finger by `way` within `seconds`.
    private func move(by way: CGPoint, within seconds: TimeInterval = 0.2, finger: Int = 0) {
        let start = CGPoint(x: 150, y: 250)
        scene.touch.down(at: start, finger: finger)
        for step in 1...4 {
            scene.advance(seconds / 4)
            let part = CGFloat(step) / 4
            scene.touch.move(
                to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part),
                finger: finger
            )
        }
        scene.touch.up(finger: finger)
        scene.advance(0.1)
    }

    @Test func aQuickMovementToTheRightIsOne() {
        let swipe = scene.watch(UISwipeGestureRecognizer(), "swipe")
        #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
        move(by: CGPoint(x: 90, y: 10))
        #expect(swipes() == ["swipe ended"])
        #expect(swipe.state == .possible)
    }

    @Test func itSaysWhereItBegan() {
        let swipe = scene.watch(UISwipeGestureRecognizer(), "swipe")
        var place = CGPoint.zero
        swipe.addHandler { [scene] in place = $0.location(in: scene.window) }
        move(by: CGPoint(x: 90, y: 10))
        #expect(place == CGPoint(x: 150, y: 250))
    }

    @Test(arguments: [
        CGPoint(x: -90, y: 0), CGPoint(x: 90, y: 70), CGPoint(x: 30, y: 0), CGPoint(x: 0, y: 90),
    ])
    func othersAreNot(_ way: CGPoint) {
        scene.watch(UISwipeGestureRecognizer(), "swipe")
        move(by: way)
        #expect(swipes() == [])
    }

    @Test func aSlowMovementIsNot() {
        scene.watch(UISwipeGestureRecognizer(), "swipe")
        move(by: CGPoint(x: 90, y: 0), within: 3)
        #expect(swipes() == [])
    }

    @Test func severalDirections() {
        let swipe = scene.watch(UISwipeGestureRecognizer(), "swipe")
        swipe.direction = [.up, .left]
        move(by: CGPoint(x: -90, y: 0))
        move(by: CGPoint(x: 0, y: -90))
        move(by: CGPoint(x: 0, y: 90))
        #expect(swipes() == ["swipe ended", "swipe ended"])
    }

    @Test func aMovementThatHasLeftItsDirectionIsNotEvenIfItReturns() {
        let swipe = scene.watch(UISwipeGestureRecognizer(), "swipe")
        scene.touch.down(at: CGPoint(x: 100, y: 200))
        scene.touch.move(to: CGPoint(x: 110, y: 350))
        #expect(swipe.state == .failed)
        scene.touch.move(to: CGPoint(x: 240, y: 200))
        scene.touch.up()
        #expect(swipes() == [])
    }
}
