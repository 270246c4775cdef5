import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Gestures that start at a slant, with more fingers, with a stylus, and with a pointer.
@MainActor @Suite struct TouchInputTests {
    enum Gesture: CaseIterable, Sendable {
        case swipe
        case edgeSwipe
        case drag
        case card
    }

    @MainActor private final class App {
        let list = UIViewController()
        let detail = UIViewController()
        let navigation: UINavigationController
        let app: TestApp
        let gesture: Gesture
        let start: CGPoint
        /// The direction of a finger that goes back.
        let way: CGVector

        init(_ gesture: Gesture) async {
            self.gesture = gesture
            navigation = UINavigationController(rootViewController: list)
            app = TestApp(rootViewController: navigation)
            (list.view.backgroundColor, detail.view.backgroundColor) = (.white, .gray)
            switch gesture {
            case .swipe:
                (start, way) = (CGPoint(x: 195, y: 300), CGVector(dx: 0, dy: 1))
                let swipe = SwipeInteraction(edge: .top)
                swipe.distance = 400
                navigation.present(detail, with: .cover(edge: .bottom), interaction: swipe)
            case .edgeSwipe:
                (start, way) = (CGPoint(x: 1, y: 300), CGVector(dx: 1, dy: 0))
                TransitionDelegate(.slide(), interaction: .edgeSwipe()).attach(to: navigation)
                navigation.pushViewController(detail, animated: true)
            case .drag:
                (start, way) = (CGPoint(x: 195, y: 300), CGVector(dx: 0, dy: 1))
                navigation.present(detail, with: .cover(edge: .bottom), interaction: .drag())
            case .card:
                (start, way) = (CGPoint(x: 195, y: 480), CGVector(dx: 0, dy: 1))
                var card = CardPresentation.card()
                card.height = .fraction(0.5)
                navigation.present(detail, as: card)
            }
            await app.settle()
            rest = LayerGeometry.corners(of: detail.view.layer)[0]
        }

        var isThere: Bool { detail.view.window != nil }

        /// The distance of the screen from its place at rest, in points.
        var moved: CGFloat {
            let corner = LayerGeometry.corners(of: detail.view.layer)[0]
            return hypot(corner.x - rest.x, corner.y - rest.y)
        }

        private var rest = CGPoint.zero

        /// Returns a point at a distance from the start, in a direction that's turned from the way back.
        func point(_ distance: CGFloat, turned degrees: CGFloat = 0) -> CGPoint {
            let angle = degrees * .pi / 180
            let dx = way.dx * cos(angle) - way.dy * sin(angle)
            let dy = way.dx * sin(angle) + way.dy * cos(angle)
            return CGPoint(x: start.x + dx * distance, y: start.y + dy * distance)
        }

        /// Moves fingers that land together by the same way.
        func drag(_ fingers: Int, type: UITouch.TouchType = .direct, degrees: CGFloat = 0) async {
            let touches = TouchInjector(window: app.window, type: type)
            for finger in 0..<fingers {
                let place = CGPoint(x: start.x + way.dy * 60 * CGFloat(finger), y: start.y)
                touches.down(at: place, finger: finger)
            }
            let places = touches.fingers
            for step in 1...18 {
                UIApplication.shared.advance(by: 1.0 / 60)
                let end = point(320 * CGFloat(step) / 18, turned: degrees)
                touches.move(
                    places.mapValues { CGPoint(x: $0.x + end.x - start.x, y: $0.y + end.y - start.y) }
                )
            }
            touches.up(Array(places.keys))
            await app.settle()
        }
    }

    @Test(
        "Up to 45 degrees from its axis, a gesture begins, and follows along its axis",
        arguments: Gesture.allCases
    )
    func upTo45DegreesFromItsAxis(gesture: Gesture) async {
        for degrees in [-40, -20, 20, 40] as [CGFloat] {
            let app = await App(gesture)
            await app.drag(1, degrees: degrees)
            #expect(!app.isThere, "\(degrees)")
        }
    }

    @Test("Farther from its axis, only a drag begins", arguments: Gesture.allCases)
    func fartherFromItsAxisOnlyADragBegins(gesture: Gesture) async {
        for degrees in [-50, -80] as [CGFloat] {
            let app = await App(gesture)
            await app.drag(1, degrees: degrees)
            #expect(app.isThere == (gesture != .drag), "\(degrees)")
        }
    }

    @Test("A gesture that starts at a slant and then goes along its axis", arguments: Gesture.allCases)
    func aGestureThatStartsAtASlantAndThenGoesAlong(gesture: Gesture) async {
        let app = await App(gesture)
        let finger = app.app.touch(at: app.start)
        await finger.move(to: app.point(60, turned: -60), over: 0.1)
        await finger.move(to: app.point(330, turned: -5), over: 0.3)
        finger.lift()
        await app.app.settle()
        // The first ten points decide.
        #expect(app.isThere == (gesture != .drag))
    }

    @Test(
        "A second finger doesn't move the screen, except in a drag, where both hold it",
        arguments: Gesture.allCases
    )
    func secondFinger(gesture: Gesture) async {
        let app = await App(gesture)
        let first = app.app.touch(at: app.start)
        await first.move(to: app.point(100), over: 0.2)
        let before = app.moved
        #expect(before > 20)
        let place = CGPoint(x: app.start.x + 80, y: app.start.y + 180)
        let second = app.app.touch(at: place)
        await app.app.advance(by: 0.1)
        #expect(abs(app.moved - before) < 1)
        await second.move(to: CGPoint(x: place.x + 60, y: place.y + 60), over: 0.2)
        #expect((abs(app.moved - before) < 1) == (gesture != .drag))
        // Nor does it matter when it's lifted.
        let held = app.moved
        second.lift()
        await app.app.advance(by: 0.1)
        #expect(abs(app.moved - held) < 1)
        await first.move(to: app.point(330), over: 0.3)
        first.lift()
        await app.app.settle()
        #expect(!app.isThere)
    }

    @Test("The first finger lets go, even if the second one stays", arguments: Gesture.allCases)
    func firstFingerLeaves(gesture: Gesture) async {
        let app = await App(gesture)
        let first = app.app.touch(at: app.start)
        await first.move(to: app.point(310), over: 0.3)
        let second = app.app.touch(at: CGPoint(x: app.start.x + 80, y: app.start.y + 100))
        await app.app.advance(by: 0.1)
        first.lift()
        await app.app.settle(within: 2)
        // In a drag, the other finger goes on holding the screen.
        #expect(app.isThere == (gesture == .drag))
        second.lift()
        await app.app.settle()
        #expect(!app.isThere)
    }

    @Test("Two or three fingers that land together only drag", arguments: Gesture.allCases, [2, 3])
    func twoOrThreeFingersThatLandTogetherOnlyDrag(gesture: Gesture, count: Int) async {
        let app = await App(gesture)
        await app.drag(count)
        // A drag with two fingers that neither pinch nor turn moves the screen as it is, and it returns.
        #expect(app.isThere)
        #expect(app.moved < 1)
        // Nothing is left that would stop the next gesture.
        await app.drag(1)
        #expect(!app.isThere)
    }

    @Test("A stylus and a pointer are like a finger", arguments: Gesture.allCases)
    func aStylusAndAPointerAreLikeAFinger(gesture: Gesture) async {
        for type in [UITouch.TouchType.pencil, .indirectPointer] {
            let app = await App(gesture)
            await app.drag(1, type: type)
            #expect(!app.isThere, "\(type)")
        }
    }
}
