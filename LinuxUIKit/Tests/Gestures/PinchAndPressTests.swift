import Testing
@_spi(Host) import UIKit

@MainActor
@Suite final class PinchGestureTests {
    typealias Sizes = (CGFloat, CGFloat, CGFloat)

    private lazy var scene = GestureScene()
    private lazy var pinch = scene.watch(UIPinchGestureRecognizer(), "pinch")

    private func heard() -> [String] { scene.log.take().filter { $0.hasPrefix("pinch") } }

    private func fingers(_ distance: CGFloat) -> [Int: CGPoint] {
        [0: point(150 - distance / 2, 200), 1: point(150 + distance / 2, 200)]
    }

    private func down(_ distance: CGFloat) {
        _ = pinch
        scene.view.frame = scene.window.bounds
        for (finger, place) in fingers(distance) { scene.touch.down(at: place, finger: finger) }
    }

    @Test(arguments: [(100, 110, 110 / 108), (200, 190, 190 / 192), (50, 80, 80 / 58)] as [Sizes])
    func beginsAfterTenPointsAndLeavesOutEight(_ start: CGFloat, _ end: CGFloat, _ scale: CGFloat) {
        down(start)
        scene.touch.move(fingers(start + (end - start) / abs(end - start) * 9.5))
        #expect(heard() == [] && pinch.scale == 1)
        scene.touch.move(fingers(end))
        #expect(heard() == ["pinch began"])
        #expect(abs(pinch.scale - scale) < 1e-12)
        #expect(pinch.location(in: nil) == point(150, 200))
    }

    @Test func scaleFollowsTheDistance() {
        down(100)
        scene.touch.move(fingers(110))
        scene.touch.move(fingers(162))
        #expect(abs(pinch.scale - 1.5) < 1e-12)
        pinch.scale = 1
        scene.touch.move(fingers(81))
        #expect(abs(pinch.scale - 0.5) < 1e-12)
        scene.touch.up([0, 1])
        #expect(heard() == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
        #expect(pinch.scale == 1)
    }

    @Test func velocityIsTheChangeOfScale() {
        down(92)
        for step in 1...10 {
            scene.advance(0.01)
            scene.touch.move(fingers(92 + 5 * CGFloat(step)))
        }
        // 500 points per second, with 100 points per unit.
        #expect(abs(pinch.velocity - 5) < 1e-6)
    }

    @Test func velocityStartsOverWithAnotherFinger() {
        down(92)
        for step in 1...10 {
            scene.advance(0.01)
            scene.touch.move(fingers(92 + 5 * CGFloat(step)))
        }
        scene.touch.up(finger: 1)
        scene.advance(0.01)
        // The distance changes, but nothing has moved.
        scene.touch.down(at: point(300, 200), finger: 1)
        #expect(pinch.velocity == 0)
    }

    @Test func itEndsWithTheLastFinger() {
        down(100)
        scene.touch.move(fingers(216))
        #expect(pinch.scale == 2)
        scene.touch.up(finger: 1)
        #expect(pinch.state == .began || pinch.state == .changed)
        scene.touch.move(to: point(10, 200), finger: 0)
        #expect(pinch.scale == 2)
        // If a finger returns, it continues from there.
        scene.touch.down(at: point(60, 200), finger: 1)
        #expect(pinch.scale == 2)
        scene.touch.move(to: point(110, 200), finger: 1)
        #expect(pinch.scale == 4)
        scene.touch.up([0, 1])
        #expect(heard().last == "pinch ended")
    }

    /// Apps that ask for the place of the second finger are stopped then, also on a device.
    @Test("When one of two fingers has lifted, moves of the other one are reported, with the same scale")
    func theOtherFinger() {
        down(100)
        scene.touch.move(fingers(216))
        scene.touch.up(finger: 1)
        _ = heard()
        var counts: [Int] = []
        pinch.addHandler { counts.append($0.numberOfTouches) }
        scene.touch.move(to: point(10, 200), finger: 0)
        scene.touch.move(to: point(20, 250), finger: 0)
        #expect(heard() == ["pinch changed", "pinch changed"])
        #expect(counts == [1, 1] && pinch.scale == 2)
    }

    @Test func oneFingerIsNoPinch() {
        let pinch = pinch
        scene.touch.drag(from: point(100, 200), to: point(200, 200), duration: 0.1, steps: 4)
        #expect(heard() == [] && pinch.state == .possible)
    }

    @Test func theSystemCancels() {
        down(100)
        scene.touch.move(fingers(150))
        scene.touch.cancel()
        #expect(heard() == ["pinch began", "pinch cancelled"])
    }
}

@MainActor
@Suite final class TapAndPressTests {
    private lazy var scene = GestureScene()

    private func heard() -> [String] { scene.log.take().filter { !$0.hasPrefix("view") } }

    @Test func aTapIsQuickAndStill() {
        let tap = scene.watch(UITapGestureRecognizer(), "tap")
        var place = CGPoint.zero
        tap.addHandler { place = $0.location(in: $0.view) }
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(66, 128))
        scene.advance(0.5)
        scene.touch.up()
        #expect(heard() == ["tap ended"] && place == point(16, 28))
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(71, 120))
        scene.touch.up()
        scene.touch.down(at: point(60, 120))
        scene.advance(1)
        #expect(tap.state == .failed)
        scene.touch.up()
        #expect(heard() == [])
    }

    @Test func twoTapsAreNotOne() {
        let single = scene.watch(UITapGestureRecognizer(), "single")
        let double = scene.watch(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        scene.touch.tap(at: point(60, 120))
        scene.advance(0.2)
        scene.touch.tap(at: point(60, 120))
        #expect(heard() == ["double ended"])
        scene.advance(1)
        scene.touch.tap(at: point(60, 120))
        #expect(heard() == [])
        scene.advance(0.4)
        #expect(heard() == ["single ended"])
        #expect(single.state == .possible && double.state == .possible)
    }

    @Test func withoutARequirementBothTapsCount() {
        let double = scene.watch(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        scene.watch(UITapGestureRecognizer(), "single")
        scene.touch.tap(at: point(60, 120))
        scene.touch.tap(at: point(60, 120))
        #expect(heard() == ["single ended", "double ended"])
    }

    @Test func twoFingersTap() {
        let tap = scene.watch(UITapGestureRecognizer(), "tap")
        tap.numberOfTouchesRequired = 2
        var count = 0
        tap.addHandler { count = $0.numberOfTouches }
        scene.touch.tap(at: point(60, 120))
        #expect(heard() == [])
        scene.touch.down(at: point(60, 120), finger: 0)
        scene.touch.down(at: point(100, 120), finger: 1)
        scene.touch.up(finger: 0)
        scene.touch.up(finger: 1)
        #expect(heard() == ["tap ended"] && count == 2)
        tap.numberOfTouchesRequired = 1
        scene.touch.down(at: point(60, 120), finger: 0)
        scene.touch.down(at: point(100, 120), finger: 1)
        scene.touch.up([0, 1])
        #expect(heard() == [])
    }

    @Test func aLongPressBeginsByItself() {
        let press = scene.watch(UILongPressGestureRecognizer(), "press")
        scene.touch.down(at: point(60, 120))
        scene.advance(0.49)
        #expect(scene.log.take() == ["view began"])
        scene.advance(0.02)
        #expect(scene.log.take() == ["press began", "view cancelled"])
        scene.touch.move(to: point(200, 300))
        scene.touch.up()
        #expect(heard() == ["press changed", "press ended"] && press.state == .possible)
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(75, 120))
        scene.advance(1)
        scene.touch.up()
        scene.touch.down(at: point(60, 120))
        scene.touch.up()
        scene.advance(1)
        #expect(heard() == [])
    }
}
