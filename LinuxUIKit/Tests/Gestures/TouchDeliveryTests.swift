import Testing
@_spi(Host) import UIKit

@MainActor
@Suite final class TouchDeliveryTests {
    private lazy var scene = GestureScene()

    @Test func aViewFollowsItsTouch() {
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(70, 130))
        // A touch stays with its view when it leaves it.
        scene.touch.move(to: point(5, 5))
        scene.touch.up()
        #expect(scene.log.take() == ["view began", "view moved", "view moved", "view ended"])
        #expect(scene.view.places == [point(10, 20), point(20, 30), point(-45, -95), point(-45, -95)])
    }

    @Test("Touches reach the views of a window that isn't at the corner of the screen")
    func windowBeside() {
        let log = scene.log
        let window = UIWindow(frame: CGRect(x: 200, y: 30, width: 190, height: 500))
        window.isHidden = false
        let view = TouchedView("beside", log, frame: CGRect(x: 10, y: 20, width: 150, height: 300))
        window.addSubview(view)
        let touch = TouchInjector(window: window)
        touch.down(at: point(30, 50))
        touch.move(to: point(35, 50))
        touch.up()
        #expect(log.take() == ["beside began", "beside moved", "beside ended"])
        #expect(view.places == [point(20, 30), point(25, 30), point(25, 30)])
    }

    @Test func aTouchEndsInAWindowThatWasHiddenMeanwhile() {
        let pan = scene.watch(UIPanGestureRecognizer(), "pan")
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(90, 120))
        #expect(scene.log.take() == ["view began", "pan began", "view cancelled"])
        scene.window.isHidden = true
        scene.touch.cancel()
        #expect(scene.log.take() == ["pan cancelled"])
        #expect(pan.state == .possible && pan.numberOfTouches == 0)
        // No touch begins in a hidden window.
        scene.touch.tap(at: point(60, 120))
        #expect(scene.log.take() == [])
    }

    @Test func touchesTellTimeAndPlace() {
        final class Reader: UIGestureRecognizer {
            var body: (UITouch, UIEvent) -> Void = { _, _ in }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                body(touches.first!, event)
            }
        }
        let reader = scene.watch(Reader(), "reader")
        var checks = 0
        let (window, view) = (scene.window, scene.view)
        reader.body = { touch, event in
            checks += 1
            #expect(touch.location(in: nil) == point(72, 130))
            #expect(touch.previousLocation(in: view) == point(10, 20))
            #expect(touch.window === window && touch.view === view && touch.type == .direct)
            #expect(touch.timestamp == CACurrentMediaTime() && event.timestamp == touch.timestamp)
            #expect(event.type == .touches && event.allTouches == [touch])
            #expect(event.touches(for: view) == [touch] && event.touches(for: window) == [touch])
            #expect(event.touches(for: reader) == [touch])
            #expect(touch.gestureRecognizers?.contains(reader) == true)
        }
        scene.touch.down(at: point(60, 120))
        scene.advance(0.25)
        scene.touch.move(to: point(72, 130))
        scene.touch.up()
        #expect(checks == 1)
    }

    @Test func quickTouchesInOnePlaceCountAsTaps() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts.append(touches.first!.tapCount)
            }
        }
        let counter = Counter(frame: scene.window.bounds)
        scene.window.addSubview(counter)
        scene.touch.tap(at: point(100, 100))
        scene.advance(0.2)
        scene.touch.tap(at: point(102, 100))
        scene.advance(0.2)
        scene.touch.tap(at: point(200, 100))
        scene.advance(1)
        scene.touch.tap(at: point(200, 100))
        #expect(counter.counts == [1, 2, 1, 1])
    }

    @Test(arguments: [
        CGAffineTransform(rotationAngle: .pi / 2),
        CGAffineTransform(scaleX: 2, y: 0.5),
        CGAffineTransform(translationX: 60, y: -30).rotated(by: 0.7),
    ])
    func hitsGoThroughTransforms(_ transform: CGAffineTransform) {
        let inner = TouchedView("inner", scene.log, frame: CGRect(x: 20, y: 40, width: 30, height: 20))
        scene.view.addSubview(inner)
        scene.view.transform = transform
        // The inner view's center, calculated by hand, relative to the outer view's center, which its
        // transform doesn't move.
        let offset = point(35 - 100, 50 - 150).applying(transform)
        let place = point(150 + offset.x, 250 + offset.y)
        scene.touch.down(at: place)
        #expect(scene.log.take() == ["inner began"])
        #expect(isNear((inner.places.first ?? .zero), point(15, 10)))
        scene.touch.up()
        _ = scene.log.take()
        // The same position again, now with perspective. The view is still in the plane of the screen.
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        scene.window.layer.sublayerTransform = perspective
        scene.touch.down(at: place)
        #expect(scene.log.take() == ["inner began"])
    }

    @Test func hitsGoThroughPerspective() {
        // Rotated about its vertical axis by 60°, seen from 500 points: a point 100 to the right of the axis
        // is 100 sin 60° behind the screen.
        var turned = CATransform3DIdentity
        turned.m34 = -1 / 500
        scene.view.transform3D = CATransform3DRotate(turned, .pi / 3, 0, 1, 0)
        let depth = 90 * sin(CGFloat.pi / 3)
        let seen = 90 * cos(CGFloat.pi / 3) / (1 + depth / 500)
        scene.touch.down(at: point(150 + seen, 250))
        #expect(scene.log.take() == ["view began"])
        #expect(isNear((scene.view.places.first ?? .zero), point(190, 150), within: 1e-6))
        scene.touch.up()
        _ = scene.log.take()
        // Just beyond the edge that's turned away.
        let edge = 100 * cos(CGFloat.pi / 3) / (1 + 100 * sin(CGFloat.pi / 3) / 500)
        scene.touch.down(at: point(150 + edge + 1, 250))
        #expect(scene.log.take() == [])
    }

    @Test(arguments: ["hidden", "transparent", "deaf", "outside", "covered"])
    func someViewsAreNotHit(_ reason: String) {
        let child = TouchedView("child", scene.log, frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        scene.view.addSubview(child)
        switch reason {
        case "hidden": child.isHidden = true
        case "transparent": child.alpha = 0.005
        case "deaf": child.isUserInteractionEnabled = false
        case "outside": scene.view.bounds.size.width = 10
        default: scene.view.addSubview(TouchedView("cover", scene.log, frame: child.frame))
        }
        let place = child.convert(point(25, 25), to: nil)
        scene.touch.down(at: place)
        let expected = ["outside": [], "covered": ["cover began"]][reason] ?? ["view began"]
        #expect(scene.log.take() == expected)
    }

    @Test func movingViewsAreHitAtTheirDestination() {
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            self.scene.view.center.x += 100
        }
        scene.advance(0.1)
        scene.touch.down(at: point(340, 250))
        #expect(scene.log.take() == ["view began"])
    }

    @Test func oneFingerIsEnoughUnlessMoreAreWelcome() {
        scene.touch.down(at: point(60, 120), finger: 0)
        scene.touch.down(at: point(80, 120), finger: 1)
        scene.touch.move([0: point(61, 121), 1: point(81, 121)])
        scene.touch.up(finger: 1)
        scene.touch.up(finger: 0)
        #expect(scene.log.take() == ["view began", "view moved", "view ended"])
        scene.view.isMultipleTouchEnabled = true
        scene.touch.down(at: point(60, 120), finger: 0)
        scene.touch.down(at: point(80, 120), finger: 1)
        scene.touch.move([0: point(61, 121), 1: point(81, 121)])
        scene.touch.up([0, 1])
        #expect(scene.log.take() == ["view began", "view began", "view moved 2", "view ended 2"])
    }

    @Test func theSystemMayTakeTouchesAway() {
        let pan = scene.watch(UIPanGestureRecognizer(), "pan")
        pan.cancelsTouchesInView = false
        scene.touch.drag(from: point(60, 120), to: point(60, 180), duration: 0.1, steps: 1, lifts: false)
        scene.touch.cancel()
        #expect(
            scene.log.take() == ["view began", "pan began", "view moved", "pan cancelled", "view cancelled"]
        )
        #expect(pan.state == .possible && scene.touch.fingers.isEmpty)
    }

    // MARK: Recognizers and views

    @Test func aRecognizedGestureTakesTheTouchFromTheView() {
        scene.watch(UIPanGestureRecognizer(), "pan")
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(65, 120))
        scene.touch.move(to: point(90, 120))
        scene.touch.move(to: point(95, 120))
        scene.touch.up()
        #expect(
            scene.log.take() == [
                "view began", "view moved", "pan began", "view cancelled", "pan changed", "pan ended",
            ]
        )
    }

    @Test func aTapTakesTheEndOfTheTouch() {
        scene.watch(UITapGestureRecognizer(), "tap")
        scene.touch.tap(at: point(60, 120))
        #expect(scene.log.take() == ["view began", "tap ended", "view cancelled"])
    }

    @Test func touchesAreShared() {
        let tap = scene.watch(UITapGestureRecognizer(), "tap")
        tap.cancelsTouchesInView = false
        scene.touch.tap(at: point(60, 120))
        #expect(scene.log.take() == ["view began", "tap ended", "view ended"])
    }

    @Test(arguments: [true, false]) func aViewMayHaveToWaitForTheBeginning(_ isRecognized: Bool) {
        let tap = scene.watch(UITapGestureRecognizer(), "tap")
        tap.delaysTouchesBegan = true
        scene.touch.down(at: point(60, 120))
        #expect(scene.log.take() == [])
        if !isRecognized { scene.touch.move(to: point(90, 120)) }
        scene.touch.up()
        let late = ["view began", "view moved", "view ended"]
        #expect(scene.log.take() == (isRecognized ? ["tap ended"] : late))
        let places = [point(10, 20), point(40, 20), point(40, 20)]
        #expect(scene.view.places == (isRecognized ? [] : places), "told as it was then")
    }

    @Test(arguments: [true, false]) func aViewWaitsForTheEndWhileAnotherTapMayFollow(_ delays: Bool) {
        let double = scene.watch(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = delays
        scene.touch.tap(at: point(60, 120))
        #expect(scene.log.take() == (delays ? ["view began"] : ["view began", "view ended"]))
        scene.advance(0.4)
        #expect(scene.log.take() == (delays ? ["view ended"] : []))
        scene.touch.tap(at: point(60, 120))
        scene.advance(0.1)
        scene.touch.tap(at: point(60, 120))
        let first = delays ? ["view began", "view began"] : ["view began", "view ended", "view began"]
        #expect(scene.log.take() == first + ["double ended", delays ? "view cancelled 2" : "view cancelled"])
    }

    // MARK: Transitions

    @Test func touchesAreIgnoredWhileATransitionRuns() {
        let host = UIViewController()
        scene.window.rootViewController = host
        scene.advance(0.1)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        let inner = TouchedView("inner", scene.log, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        sheet.view.addSubview(inner)
        scene.watch(UITapGestureRecognizer(), "tap", on: inner)
        host.present(sheet, animated: true)
        scene.advance(0.1)
        scene.touch.down(at: point(200, 700))
        scene.touch.move(to: point(200, 600))
        #expect(scene.log.take() == [])
        scene.advance(2)
        // A touch that was ignored remains ignored until its end.
        scene.touch.up()
        #expect(scene.log.take() == [])
        scene.touch.tap(at: point(200, 600))
        #expect(scene.log.take() == ["inner began", "tap ended", "inner cancelled"])
    }
}
