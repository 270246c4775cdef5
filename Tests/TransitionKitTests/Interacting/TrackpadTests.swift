import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Swipes with two fingers on a trackpad, which aren't touches.
@MainActor @Suite(.allBehaviors) struct TrackpadTests {
    private static let place = CGPoint(x: 200, y: 400)

    private func scroll(
        _ app: GestureRig,
        by way: CGVector,
        at place: CGPoint = Self.place,
        ends: Bool = true
    ) {
        let trackpad = ScrollInjector(window: app.rig.window)
        trackpad.scroll(at: place, by: way, duration: 0.3, steps: 18, ends: ends)
        UIApplication.shared.advance(by: 1.0 / 60)
    }

    @Test(
        "A scroll goes back like a finger, and ends once",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func aScrollGoesBackLikeAFinger(kind: ContainerKind, finishes: Bool) throws {
        let app = GestureRig(kind, SwipeInteraction())
        let before = ViewState(app.rig.window)
        let trackpad = ScrollInjector(window: app.rig.window)
        let way = CGVector(dx: finishes ? 250 : 100, dy: 0)
        trackpad.scroll(at: Self.place, by: way, duration: 0.3, steps: 20, ends: false)
        app.rig.advance(by: 0.2)
        #expect(app.interaction.state == .interactive)
        #expect(abs(try #require(app.shownProgress) * 390 - (way.dx - 10)) < 1)
        trackpad.end()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(app.interaction.state == .idle)
        #expect(app.rig.shownScreen == (finishes ? "A" : "B"))
        if !finishes { #expect(ViewState(app.rig.window) == before) }
    }

    @Test("The speed of a flick on the trackpad determines the outcome, and the system can cancel it")
    func theSpeedOfAFlickOnTheTrackpadDeterminesTheOutcome() {
        let app = GestureRig(.navigation, SwipeInteraction())
        let trackpad = ScrollInjector(window: app.rig.window)
        trackpad.scroll(at: Self.place, by: CGVector(dx: 200, dy: 0), duration: 0.3, steps: 18, ends: false)
        trackpad.cancel()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        trackpad.scroll(at: Self.place, by: CGVector(dx: 100, dy: 0), duration: 0.05, steps: 5)
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false, true])
    }

    @Test(
        "A scroll in the opposite direction, across the axis, or while the interaction is disabled does nothing"
    )
    func aScrollInTheOppositeDirection() {
        let app = GestureRig(.navigation, SwipeInteraction())
        scroll(app, by: CGVector(dx: -250, dy: 0))
        scroll(app, by: CGVector(dx: 0, dy: 250))
        app.interaction.isEnabled = false
        scroll(app, by: CGVector(dx: 250, dy: 0))
        app.rig.advance(by: 1)
        #expect(app.outcomes.isEmpty)
        #expect(app.interaction.state == .idle)
    }

    @Test("The wheel of a mouse does nothing")
    func theWheelOfAMouseDoesNothing() {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top))
        app.rig.window.scroll(by: CGPoint(x: 0, y: -300), at: Self.place)
        app.rig.advance(by: 1)
        #expect(app.outcomes.isEmpty)
    }

    @Test("Over content that scrolls along the other axis, each follows its own axis")
    func acrossContent() {
        let app = GestureRig(.navigation, SwipeInteraction())
        let scrollView = app.addScrollView()
        scroll(app, by: CGVector(dx: 0, dy: -250), ends: true)
        #expect(app.interaction.state == .idle)
        #expect(scrollView.contentOffset.y >= 240)
        app.rig.advance(by: 3)
        #expect(app.outcomes.isEmpty)
        scroll(app, by: CGVector(dx: 250, dy: 0))
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test(
        "Content that scrolls along the same axis takes precedence, and then the same scroll moves the screen"
    )
    func alongContent() throws {
        let app = GestureRig(.navigation, SwipeInteraction())
        let scrollView = app.addScrollView()
        scrollView.contentSize = CGSize(width: 1000, height: 700)
        scrollView.contentOffset.x = 300
        let trackpad = ScrollInjector(window: app.rig.window)
        trackpad.scroll(at: Self.place, by: CGVector(dx: 200, dy: 0), duration: 0.3, steps: 20, ends: false)
        app.rig.advance(by: 0.1)
        #expect(abs(scrollView.contentOffset.x - 110) <= 1)
        #expect(app.interaction.state == .idle)
        for _ in 0..<20 {
            trackpad.move(by: CGPoint(x: 20, y: 0))
            app.rig.advance(by: 1.0 / 60)
        }
        #expect(scrollView.contentOffset.x == 0)
        #expect(app.interaction.state == .interactive)
        #expect(abs(try #require(app.shownProgress) * 390 - 290) <= 20)
        app.rig.advance(by: 0.2)
        trackpad.end()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "A")
    }

    @Test("A scroll holds a settling transition and drags it")
    func aScrollHoldsASettlingTransitionAndDrags() throws {
        let app = GestureRig(.navigation, SwipeInteraction())
        scroll(app, by: CGVector(dx: 230, dy: 0))
        app.rig.advance(by: 0.05)
        #expect(app.interaction.state == .settling)
        let trackpad = ScrollInjector(window: app.rig.window)
        trackpad.scroll(at: Self.place, by: CGVector(dx: -340, dy: 0), duration: 0.3, steps: 18, ends: false)
        app.rig.advance(by: 0.2)
        #expect(app.interaction.state == .interactive)
        #expect(try #require(app.shownProgress) < 0.3)
        trackpad.end()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
    }

    // MARK: Pinches

    @Test("A pinch on a trackpad is left to a zoomed photo under the pointer, not to one that was touched")
    func pinchesPhoto() throws {
        for isUnderPointer in [true, false] {
            let app = GestureRig(.modal, PinchInteraction())
            let screen: UIView = app.rig.second.view
            let there = CGRect(x: 0, y: 200, width: 390, height: 400)
            let elsewhere = CGRect(x: 0, y: 650, width: 390, height: 150)
            let photo = UIScrollView(frame: isUnderPointer ? elsewhere : there)
            photo.isScrollEnabled = false
            (photo.minimumZoomScale, photo.maximumZoomScale) = (1, 3)
            photo.zoomScale = 2
            screen.addSubview(photo)
            UIApplication.shared.tick()
            app.touch.down(at: Self.place)
            app.touch.up()
            app.rig.advance(by: 0.5)
            // The pointer is where the finger was.
            photo.frame = isUnderPointer ? there : elsewhere
            #expect(try beginsPinch(on: screen) == !isUnderPointer)
        }
    }

    /// Returns whether two fingers on a trackpad that move toward each other begin.
    private func beginsPinch(on view: UIView) throws -> Bool {
        let attachment = try #require(GestureAttachment.all(on: view).first)
        let pinch = try #require(attachment.recognizer as? UIPinchGestureRecognizer)
        #expect(pinch.location(in: view) == Self.place)
        #expect(attachment.gestureRecognizer(pinch, shouldReceive: TransformEvent()))
        pinch.scale = 0.8
        return attachment.gestureRecognizerShouldBegin(pinch)
    }

    private final class TransformEvent: UIEvent {
        override var type: EventType { .transform }
    }

    // MARK: Presses

    @Test(
        "A remote's Select button goes to the app while a transition settles, and no recognizer of ours receives it",
        arguments: ContainerKind.allCases
    )
    func aRemotesSelectButtonGoesToTheAppWhileATransitionSettles(kind: ContainerKind) {
        let app = GestureRig(kind, SwipeInteraction())
        let tap = UITapGestureRecognizer()
        tap.allowedPressTypes = [UIPress.PressType.select.rawValue as NSNumber]
        var taps = 0
        tap.addHandler { _ in taps += 1 }
        app.rig.second.view.addGestureRecognizer(tap)
        app.swipe(from: CGPoint(x: 80, y: 400), by: CGVector(dx: 230, dy: 0))
        app.rig.advance(by: 0.05)
        #expect(app.interaction.state == .settling)
        let remote = PressInjector(window: app.rig.window)
        for count in 1...2 {
            remote.down(.select, on: app.rig.second.view)
            app.rig.advance(by: 0.02)
            #expect(app.interaction.state == .settling)
            remote.up(.select)
            #expect(taps == count)
        }
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test("Our recognizers don't allow presses")
    func ourRecognizersDontAllowPresses() {
        for interaction in [SwipeInteraction(), EdgeSwipeInteraction(), PinchInteraction()] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            interaction.attach(to: view, backward: {})
            let types = view.gestureRecognizers?.map(\.allowedPressTypes)
            #expect(types == [[], []])
            _ = interaction
        }
    }
}
