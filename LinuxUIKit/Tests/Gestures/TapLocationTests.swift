import Testing
@_spi(Host) import UIKit

/// Where a tap is. Apple's page of `UITapGestureRecognizer`: "if there are multiple taps, this location is
/// the first tap; if there are multiple touches, this location is the centroid of all fingers tapping the
/// view. Clients may get the location of particular touches in the tap by calling `location(ofTouch:in:)`; if
/// multiple taps are allowed, this location is that of the first tap."
@MainActor
@Suite final class TapLocationTests {
    private lazy var scene = GestureScene()

    /// The locations of a tap when its handler is called.
    private struct Report: Equatable {
        var center: CGPoint
        var touches: [CGPoint]
    }

    private var reports: [Report] = []

    private func watch(taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
        let tap = scene.watch(UITapGestureRecognizer(), "tap")
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = fingers
        tap.addHandler { [unowned self, view = scene.view] recognizer in
            let touches = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: view) }
            reports.append(Report(center: recognizer.location(in: view), touches: touches))
        }
        return tap
    }

    @Test("A double tap is where its first tap was")
    func doubleTap() {
        _ = watch(taps: 2)
        scene.touch.tap(at: point(60, 110))
        scene.advance(0.1)
        scene.touch.tap(at: point(80, 130))
        #expect(reports == [Report(center: point(10, 10), touches: [point(10, 10)])])
        // The next one is elsewhere.
        scene.advance(1)
        scene.touch.tap(at: point(100, 150))
        scene.touch.tap(at: point(100, 150))
        #expect(reports.last == Report(center: point(50, 50), touches: [point(50, 50)]))
    }

    @Test("A tap of two fingers is in the middle, whichever of them lifts first", arguments: [0, 1])
    func twoFingers(first: Int) {
        _ = watch(fingers: 2)
        scene.touch.down(at: point(60, 110), finger: 0)
        scene.touch.down(at: point(80, 150), finger: 1)
        scene.touch.up(finger: first)
        scene.touch.up(finger: 1 - first)
        #expect(reports == [Report(center: point(20, 30), touches: [point(10, 10), point(30, 50)])])
    }

    @Test("A tap that waits for a second one keeps its location")
    func waitingTap() {
        let double = scene.watch(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        watch().require(toFail: double)
        scene.touch.tap(at: point(60, 110))
        #expect(reports == [])
        scene.advance(0.5)
        #expect(reports == [Report(center: point(10, 10), touches: [point(10, 10)])])
    }
}
