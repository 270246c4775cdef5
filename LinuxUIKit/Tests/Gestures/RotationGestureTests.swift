import Testing
@_spi(Host) import UIKit

@MainActor
@Suite final class RotationGestureTests {
    private lazy var scene = GestureScene()
    private lazy var recognizer = scene.watch(UIRotationGestureRecognizer(), "rotation")

    /// The turn that's required before the gesture begins, which isn't reported.
    private let slack = 5 * CGFloat.pi / 180

    private func heard() -> [String] { scene.log.take().filter { $0.hasPrefix("rotation") } }

    /// Returns two fingers on opposite sides of a point, on a line that's turned clockwise by `angle`.
    private func fingers(_ angle: CGFloat, distance: CGFloat = 200) -> [Int: CGPoint] {
        let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
        return [0: point(195 - x, 400 - y), 1: point(195 + x, 400 + y)]
    }

    private func down(_ angle: CGFloat = 0, distance: CGFloat = 200) {
        _ = recognizer
        scene.view.frame = scene.window.bounds
        for (finger, place) in fingers(angle, distance: distance).sorted(by: { $0.key < $1.key }) {
            scene.touch.down(at: place, finger: finger)
        }
    }

    private func turn(to angle: CGFloat, distance: CGFloat = 200) {
        scene.touch.move(fingers(angle, distance: distance))
    }

    /// The required turn depends on the square root of how far the fingers move apart, which is rounded.
    private func isNear(_ rotation: CGFloat) -> Bool { abs(recognizer.rotation - rotation) < 1e-6 }

    @Test(arguments: [1, -1] as [CGFloat], [0, 1.5, 3.1, -3.1] as [CGFloat])
    func beginsAfterFiveDegreesAndLeavesThemOut(_ direction: CGFloat, _ start: CGFloat) {
        down(start)
        turn(to: start + direction * 0.99 * slack)
        #expect(heard() == [] && recognizer.rotation == 0)
        turn(to: start + direction * (slack + 0.02))
        #expect(heard() == ["rotation began"])
        #expect(isNear(direction * 0.02))
        let center = recognizer.location(in: nil)
        #expect(abs(center.x - 195) < 1e-9 && abs(center.y - 400) < 1e-9)
    }

    /// A pinch rarely keeps its direction exactly.
    @Test func fingersThatPinchHaveToTurnFarther() {
        down()
        turn(to: 1.4 * slack, distance: 250)
        #expect(heard() == [])
        turn(to: 1.6 * slack, distance: 250)
        #expect(heard() == ["rotation began"])
        #expect(isNear(0.1 * slack))
    }

    @Test func noPinchRequiresMoreThanTenDegrees() {
        down(0, distance: 20)
        turn(to: 1.99 * slack, distance: 300)
        #expect(heard() == [])
        turn(to: 2.01 * slack, distance: 300)
        #expect(heard() == ["rotation began"])
    }

    @Test func rotationFollowsTheFingers() {
        down(0.5)
        turn(to: 0.5 + slack + 0.1)
        turn(to: 0.5 + slack + 1)
        #expect(isNear(1))
        turn(to: 0.5 + slack - 0.25)
        #expect(isNear(-0.25))
        scene.touch.up([0, 1])
        #expect(heard() == ["rotation began", "rotation changed", "rotation changed", "rotation ended"])
        #expect(recognizer.rotation == 0 && recognizer.velocity == 0 && recognizer.state == .possible)
    }

    @Test(arguments: [1, -1] as [CGFloat])
    func wholeTurnsCount(_ direction: CGFloat) {
        down()
        let steps = 25
        for step in 1...steps { turn(to: direction * CGFloat(step) * 0.5) }
        #expect(isNear(direction * (CGFloat(steps) * 0.5 - slack)))
        for step in (0..<steps).reversed() { turn(to: direction * CGFloat(step) * 0.5) }
        #expect(isNear(-direction * slack))
    }

    @Test func rotationCanBeSet() {
        down()
        turn(to: slack + 0.3)
        recognizer.rotation = 0
        #expect(recognizer.rotation == 0)
        turn(to: slack + 0.5)
        #expect(isNear(0.2))
        recognizer.rotation = -7
        turn(to: slack + 0.6)
        #expect(isNear(-6.9))
        recognizer.rotation = .nan
        #expect(isNear(-6.9))
    }

    @Test func fingersThatOnlyMoveDontChangeIt() {
        down()
        turn(to: slack + 0.3)
        let moved = fingers(slack + 0.3).mapValues { CGPoint(x: $0.x + 30, y: $0.y) }
        scene.touch.move(moved)
        #expect(isNear(0.3))
    }

    @Test func velocityIsTheChangeOfRotation() {
        down()
        for step in 1...10 {
            scene.advance(0.01)
            turn(to: CGFloat(step) * 0.03)
        }
        #expect(abs(recognizer.velocity - 3) < 1e-6)
        for step in 1...10 {
            scene.advance(0.01)
            turn(to: 0.3 - CGFloat(step) * 0.02)
        }
        #expect(abs(recognizer.velocity + 2) < 1e-6)
    }

    @Test func itEndsWithTheLastFinger() {
        down()
        turn(to: slack + 1)
        scene.touch.up(finger: 1)
        #expect(recognizer.state == .began || recognizer.state == .changed)
        scene.touch.move(to: point(10, 200), finger: 0)
        #expect(isNear(1))
        // If a finger returns anywhere, it continues from there.
        scene.touch.down(at: point(110, 200), finger: 1)
        #expect(isNear(1))
        scene.touch.move(to: point(10, 300), finger: 1)
        #expect(isNear(1 + .pi / 2))
        scene.touch.up([0, 1])
        #expect(heard().last == "rotation ended")
    }

    @Test("When one of two fingers has lifted, moves of the other one are reported, with the same angle")
    func theOtherFinger() {
        down()
        turn(to: slack + 1)
        scene.touch.up(finger: 1)
        _ = heard()
        var counts: [Int] = []
        recognizer.addHandler { counts.append($0.numberOfTouches) }
        scene.touch.move(to: point(10, 200), finger: 0)
        scene.touch.move(to: point(20, 250), finger: 0)
        #expect(heard() == ["rotation changed", "rotation changed"])
        #expect(counts == [1, 1] && isNear(1))
    }

    @Test func aThirdFingerIsIgnored() {
        down()
        scene.touch.down(at: point(30, 30), finger: 2)
        #expect(recognizer.numberOfTouches == 2)
        scene.touch.move(to: point(200, 700), finger: 2)
        #expect(heard() == [])
        turn(to: slack + 0.4)
        #expect(heard() == ["rotation began"] && isNear(0.4))
    }

    @Test func oneFingerDoesNotRotate() {
        let recognizer = recognizer
        scene.touch.drag(from: point(100, 200), to: point(200, 300), duration: 0.1, steps: 4)
        #expect(heard() == [] && recognizer.state == .possible)
    }

    @Test func itFailsIfTheFingersLeaveWithoutTurning() {
        let tap = scene.watch(UITapGestureRecognizer(), "tap")
        tap.numberOfTouchesRequired = 2
        tap.require(toFail: recognizer)
        down()
        scene.touch.up([0, 1])
        #expect(scene.log.take().contains("tap ended") && recognizer.state == .possible)
    }

    @Test func theSystemCancels() {
        down()
        turn(to: slack + 0.4)
        scene.touch.cancel()
        #expect(heard() == ["rotation began", "rotation cancelled"])
    }

    @Test func itPinchesToo() {
        let judge = GestureJudge(scene.log)
        judge.goesWithOthers = true
        let pinch = scene.watch(UIPinchGestureRecognizer(), "pinch")
        recognizer.delegate = judge
        down(0, distance: 92)
        turn(to: 3 * slack, distance: 200)
        #expect(recognizer.state == .began && pinch.state == .began)
        #expect(abs(pinch.scale - 2) < 1e-9)
        #expect(isNear(slack))
    }
}
