import Testing
@_spi(Host) import UIKit

@MainActor
@Suite final class PanGestureTests {
    private lazy var scene = GestureScene()

    private func pan() -> UIPanGestureRecognizer { scene.watch(UIPanGestureRecognizer(), "pan") }

    private func heard() -> [String] { scene.log.take().filter { $0.hasPrefix("pan") } }

    @Test(arguments: [
        (point(9.99, 0), false), (point(10, 0), true), (point(0, -10), true), (point(-6, 8), true),
        (point(7, 7), false), (point(7.1, 7.1), true),
    ])
    func beginsAfterTenPoints(_ way: CGPoint, _ begins: Bool) {
        let pan = pan()
        scene.touch.down(at: point(100, 200))
        scene.touch.move(to: point(100 + way.x, 200 + way.y))
        #expect(heard() == (begins ? ["pan began"] : []))
        #expect(pan.state == (begins ? .began : .possible))
        scene.touch.up()
        #expect(heard() == (begins ? ["pan ended"] : []))
        #expect(pan.state == .possible)
    }

    @Test func theTenPointsAreNotReported() {
        let pan = pan()
        var translations: [CGPoint] = []
        pan.addHandler { _ in translations.append(pan.translation(in: pan.view)) }
        scene.touch.down(at: point(100, 200))
        for y in [204, 209, 213, 250, 240] as [CGFloat] { scene.touch.move(to: point(100, y)) }
        scene.touch.up()
        #expect(translations == [point(0, 3), point(0, 40), point(0, 30), point(0, 30)])
        #expect(pan.translation(in: scene.view) == .zero)
        // The next gesture starts over, in any direction: 50 points along (0.6, 0.8), minus 10.
        translations = []
        scene.touch.drag(from: point(100, 200), to: point(130, 240), duration: 0.1, steps: 1)
        #expect(translations.count == 2 && isNear(translations[0], point(24, 32)))
    }

    @Test func translationsAreInTheCoordinatesOfTheView() {
        let pan = pan()
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        scene.view.addSubview(turned)
        scene.touch.drag(from: point(100, 200), to: point(150, 200), duration: 0.1, steps: 5, lifts: false)
        #expect(isNear(pan.translation(in: nil), point(40, 0)))
        #expect(isNear(pan.translation(in: scene.view), point(40, 0)))
        // A quarter turn clockwise and twice the size: right is up, and half as far.
        #expect(isNear(pan.translation(in: turned), point(0, -20)))
        #expect(isNear(pan.velocity(in: scene.view), point(500, 0), within: 1e-4))
        #expect(isNear(pan.velocity(in: turned), point(0, -250), within: 1e-4))
        #expect(pan.location(in: scene.view) == point(100, 100))
    }

    @Test func translationCountsOnFromWhereItIsSet() {
        let pan = pan()
        scene.touch.drag(from: point(100, 200), to: point(100, 250), duration: 0.1, steps: 5, lifts: false)
        pan.setTranslation(.zero, in: scene.view)
        #expect(pan.translation(in: scene.view) == .zero)
        scene.touch.move(to: point(110, 255))
        #expect(isNear(pan.translation(in: scene.view), point(10, 5)))
        scene.view.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 3, y: 1)
        pan.setTranslation(point(7, -3), in: scene.view)
        #expect(isNear(pan.translation(in: scene.view), point(7, -3)))
        pan.setTranslation(point(.nan, 0), in: scene.view)
        #expect(isNear(pan.translation(in: scene.view), point(7, -3)))
    }

    // MARK: Velocity

    @Test func velocityIsThatOfTheLastTenth() {
        let pan = pan()
        // Slow at first, and then 600 points per second for more than a tenth of a second.
        scene.touch.drag(from: point(60, 300), to: point(80, 300), duration: 0.4, steps: 20, lifts: false)
        for step in 1...12 {
            scene.advance(0.01)
            scene.touch.move(to: point(80 + 6 * CGFloat(step), 300))
        }
        #expect(isNear(pan.velocity(in: nil), point(600, 0), within: 1e-6))
        var last = CGPoint.zero
        pan.addHandler { _ in last = pan.velocity(in: nil) }
        scene.touch.up()
        #expect(isNear(last, point(600, 0), within: 1e-6))
    }

    @Test func aFingerThatRestsHasNoSpeed() {
        let pan = pan()
        var last = point(1, 1)
        pan.addHandler { _ in last = pan.velocity(in: nil) }
        scene.touch.drag(from: point(60, 300), to: point(160, 300), duration: 0.1, steps: 5, lifts: false)
        #expect(isNear(last, point(1000, 0), within: 1e-6))
        scene.advance(0.2)
        scene.touch.up()
        #expect(last == .zero)
    }

    @Test func fingersThatReportSeldomHaveASpeedToo() {
        let pan = pan()
        scene.touch.drag(from: point(60, 300), to: point(160, 300), duration: 1, steps: 2, lifts: false)
        #expect(isNear(pan.velocity(in: nil), point(100, 0), within: 1e-6))
    }

    @Test func aFlickWithinOneMomentHasNoSpeed() {
        let pan = pan()
        scene.touch.down(at: point(60, 300))
        scene.touch.move(to: point(160, 300))
        #expect(pan.velocity(in: nil) == .zero)
    }

    // MARK: Fingers

    @Test func severalFingersMoveTheirMiddle() {
        let pan = pan()
        scene.touch.down(at: point(100, 200), finger: 0)
        scene.touch.move(to: point(100, 230))
        #expect(isNear(pan.translation(in: nil), point(0, 20)))
        scene.touch.down(at: point(150, 300), finger: 1)
        // An additional finger moves nothing by itself.
        #expect(isNear(pan.translation(in: nil), point(0, 20)))
        #expect(pan.numberOfTouches == 2)
        scene.touch.move(to: point(150, 320), finger: 1)
        #expect(isNear(pan.translation(in: nil), point(0, 30)))
        scene.touch.move([0: point(110, 230), 1: point(160, 320)])
        #expect(isNear(pan.translation(in: nil), point(10, 30)))
        scene.touch.up(finger: 0)
        #expect(isNear(pan.translation(in: nil), point(10, 30)) && pan.state == .changed)
        scene.touch.up(finger: 1)
        #expect(heard().last == "pan ended")
    }

    @Test func itMayNeedTwoFingers() {
        let pan = pan()
        pan.minimumNumberOfTouches = 2
        scene.touch.down(at: point(100, 200), finger: 0)
        scene.touch.move(to: point(100, 260), finger: 0)
        scene.touch.down(at: point(150, 260), finger: 1)
        scene.touch.move([0: point(100, 269), 1: point(150, 269)])
        #expect(heard() == [])
        scene.touch.move([0: point(100, 275), 1: point(150, 275)])
        #expect(heard() == ["pan began"])
        #expect(isNear(pan.translation(in: nil), point(0, 5)))
        scene.touch.up(finger: 0)
        #expect(heard() == ["pan ended"])
        scene.touch.up(finger: 1)
        #expect(heard() == [] && pan.state == .possible)
    }

    @Test func itMayAllowOnlyOne() {
        let pan = pan()
        pan.maximumNumberOfTouches = 1
        scene.touch.down(at: point(100, 200), finger: 0)
        scene.touch.move(to: point(100, 230), finger: 0)
        scene.touch.down(at: point(150, 300), finger: 1)
        scene.touch.move(to: point(150, 350), finger: 1)
        #expect(pan.numberOfTouches == 1 && isNear(pan.translation(in: nil), point(0, 20)))
        scene.touch.up([0, 1])
        #expect(heard() == ["pan began", "pan ended"])
        scene.touch.down(at: point(100, 200), finger: 0)
        scene.touch.down(at: point(150, 200), finger: 1)
        scene.touch.move([0: point(100, 260), 1: point(150, 260)])
        #expect(heard() == [])
    }

    // MARK: The edges of the screen

    struct EdgeCase: Sendable {
        let edges: UIRectEdge
        let start: CGPoint
        let end: CGPoint
        let begins: Bool
    }

    @Test(arguments: [
        EdgeCase(edges: .left, start: point(5, 300), end: point(40, 310), begins: true),
        EdgeCase(edges: .left, start: point(40, 300), end: point(90, 300), begins: false),
        EdgeCase(edges: .left, start: point(5, 300), end: point(15, 340), begins: false),
        EdgeCase(edges: .left, start: point(15, 300), end: point(2, 300), begins: false),
        EdgeCase(edges: .right, start: point(385, 300), end: point(340, 300), begins: true),
        EdgeCase(edges: .right, start: point(5, 300), end: point(50, 300), begins: false),
        EdgeCase(edges: [.left, .right], start: point(385, 300), end: point(340, 300), begins: true),
        EdgeCase(edges: .top, start: point(200, 4), end: point(210, 60), begins: true),
        EdgeCase(edges: .bottom, start: point(200, 840), end: point(200, 800), begins: true),
        EdgeCase(edges: [], start: point(5, 300), end: point(50, 300), begins: false),
    ])
    func edgeSwipesComeInFromTheEdge(_ example: EdgeCase) {
        let pan = scene.watch(UIScreenEdgePanGestureRecognizer(), "pan", on: scene.window)
        pan.edges = example.edges
        scene.touch.drag(from: example.start, to: example.end, duration: 0.2, steps: 8)
        #expect(heard().first == (example.begins ? "pan began" : nil))
    }

    @Test func edgeSwipesLeaveOutTheTenPointsToo() {
        let pan = scene.watch(UIScreenEdgePanGestureRecognizer(), "pan", on: scene.window)
        pan.edges = .left
        scene.touch.drag(from: point(5, 300), to: point(105, 300), duration: 0.2, steps: 10, lifts: false)
        #expect(isNear(pan.translation(in: scene.window), point(90, 0)))
    }

    @Test func aRequiredEdgeSwipeGoesBeforeScrolling() {
        let edge = scene.watch(UIScreenEdgePanGestureRecognizer(), "edge", on: scene.window)
        edge.edges = .left
        let inner = pan()
        scene.view.frame = scene.window.bounds
        inner.require(toFail: edge)
        scene.touch.drag(from: point(5, 300), to: point(55, 300), duration: 0.2, steps: 5)
        #expect(scene.log.take().filter { $0.hasSuffix("began") } == ["view began", "edge began"])
        scene.touch.drag(from: point(100, 300), to: point(150, 300), duration: 0.2, steps: 5)
        #expect(scene.log.take().filter { $0.hasSuffix("began") } == ["view began", "pan began"])
    }

    /// A pan that a subclass lets know of a movement late.
    private final class LatePan: UIPanGestureRecognizer {
        var isWithholding = true

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            if !isWithholding { super.touchesMoved(touches, with: event) }
        }
    }

    @Test func withheldMovementCountsWithTheNext() {
        let pan = scene.watch(LatePan(), "pan")
        scene.touch.down(at: point(100, 200))
        scene.touch.move(to: point(125, 200))
        #expect(heard() == [])
        pan.isWithholding = false
        scene.touch.move(to: point(130, 200))
        #expect(heard() == ["pan began"])
        #expect(isNear(pan.translation(in: nil), point(20, 0)))
        scene.touch.up()
    }

    @Test(arguments: [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer])
    func onlyAllowedTouchesAreWatched(_ type: UITouch.TouchType) {
        let pan = pan()
        let touch = TouchInjector(window: scene.window, type: type)
        touch.drag(from: point(100, 200), to: point(150, 200), duration: 0.1, steps: 5)
        #expect(heard().first == "pan began")
        pan.allowedTouchTypes = [
            UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
        ].filter { $0 != type }.map { NSNumber(value: $0.rawValue) }
        touch.drag(from: point(100, 200), to: point(150, 200), duration: 0.1, steps: 5)
        #expect(heard() == [])
    }
}
