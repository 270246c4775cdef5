import Animators
import Foundation
import Testing
import TransitionKit
import TransitionTesting
import UIKit

/// The fingers of the kit with which apps test their own transitions.
@MainActor @Suite struct TestFingerTests {
    /// Returns a screen that was pushed, and that a swipe pops.
    private func push() async -> (app: TestApp, navigation: UINavigationController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(rootViewController: navigation)
        navigation.pushViewController(
            UIViewController(),
            with: SlideAnimator(),
            interaction: .swipe(edge: .leading)
        )
        await app.settle()
        return (app, navigation)
    }

    @Test("A finger holds a transition, and releases it", arguments: [320.0, 60])
    func aFingerHoldsATransition(x: Double) async throws {
        let (app, navigation) = await push()
        let detail = try #require(navigation.topViewController)
        let finger = app.touch(at: CGPoint(x: 20, y: 400))
        #expect(finger.location == CGPoint(x: 20, y: 400))
        await finger.move(to: CGPoint(x: x, y: 400), over: 0.3)
        await finger.move(to: CGPoint(x: x, y: 401), over: 0.5)
        #expect(finger.location == CGPoint(x: x, y: 401))
        #expect(app.isTransitioning)
        #expect(abs(app.frame(of: detail.view).minX - CGFloat(x - 20)) < 12)
        finger.lift()
        #expect(finger.location == nil)
        await app.settle()
        #expect((navigation.topViewController === detail) == (x < 100))
    }

    @Test("Fingers that the system cancels finish nothing")
    func fingersThatTheSystemCancelsFinishNothing() async {
        let (app, navigation) = await push()
        let finger = app.touch(at: CGPoint(x: 20, y: 400))
        await finger.move(to: CGPoint(x: 100, y: 400), over: 0.3)
        app.cancelTouches()
        #expect(finger.location == nil)
        await app.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("A drag has a duration and a constant speed")
    func aDragHasADurationAndAConstantSpeed() async {
        let (app, navigation) = await push()
        let start = CACurrentMediaTime()
        await app.drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 380, y: 400), over: 0.2)
        #expect(abs(CACurrentMediaTime() - start - 0.2) < 0.001)
        await app.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(
        "A movement that takes no number of seconds takes no time",
        arguments: [.nan, .infinity, -.infinity, -1] as [TimeInterval]
    )
    func durationsThatAreNone(seconds: TimeInterval) async {
        let app = TestApp(rootViewController: UIViewController())
        let start = CACurrentMediaTime()
        let finger = app.touch(at: CGPoint(x: 20, y: 400))
        await finger.move(to: CGPoint(x: 200, y: 400), over: seconds)
        #expect(finger.location == CGPoint(x: 200, y: 400))
        await app.advance(by: seconds)
        #expect(CACurrentMediaTime() == start)
        finger.lift()
    }

    @Test("Two fingers move at the same time")
    func twoFingersMoveAtTheSameTime() async {
        let screen = PinchScreen()
        let app = TestApp(rootViewController: screen)
        let (left, right) = (app.touch(at: CGPoint(x: 180, y: 400)), app.touch(at: CGPoint(x: 210, y: 400)))
        await app.move([left: CGPoint(x: 120, y: 400), right: CGPoint(x: 270, y: 400)], over: 0.4)
        #expect(screen.pinch.state == .changed)
        #expect(screen.pinch.scale > 2)
        await app.move([left: CGPoint(x: 180, y: 400)], over: 0)
        #expect(left.location == CGPoint(x: 180, y: 400))
        #expect(right.location == CGPoint(x: 270, y: 400))
        left.lift()
        right.lift()
        #expect(app.touch(at: .zero).location == .zero)
    }

    @Test("A finger doesn't move fingers of an app that comes after its own")
    func fingerOfAnEarlierApp() async {
        let earlier = TestApp(rootViewController: UIViewController())
        let old = earlier.touch(at: CGPoint(x: 20, y: 400))
        let app = TestApp(rootViewController: UIViewController())
        let new = app.touch(at: CGPoint(x: 80, y: 400))
        await app.move([old: CGPoint(x: 300, y: 400), new: CGPoint(x: 200, y: 400)], over: 0.1)
        #expect(new.location == CGPoint(x: 200, y: 400))
        #expect(old.location == CGPoint(x: 20, y: 400))
        new.lift()
    }

    #if DEBUG
        @Test("A finger isn't at a point without coordinates, and doesn't go there")
        func fingerAtNoPoint() async {
            let results = [
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run {
                        let app = TestApp(rootViewController: UIViewController())
                        _ = app.touch(at: CGPoint(x: 20, y: CGFloat.nan))
                    }
                },
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    let app = await TestApp(rootViewController: UIViewController())
                    await app.touch(at: .zero).move(to: CGPoint(x: CGFloat.infinity, y: 0), over: 0.1)
                },
            ]
            for result in results {
                let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
                #expect(message.contains("The coordinates of a finger must be finite"))
            }
        }
    #endif

    @Test("A finger that's up stays up, and doesn't stand for another one")
    func fingerThatIsUp() async {
        let app = TestApp(rootViewController: UIViewController())
        let canceled = app.touch(at: CGPoint(x: 20, y: 400))
        app.cancelTouches()
        canceled.lift()
        let lifted = app.touch(at: CGPoint(x: 50, y: 400))
        lifted.lift()
        let other = app.touch(at: CGPoint(x: 80, y: 400))
        #expect(canceled.location == nil && lifted.location == nil)
        lifted.lift()
        #expect(other.location == CGPoint(x: 80, y: 400))

        let start = CACurrentMediaTime()
        await lifted.move(to: CGPoint(x: 200, y: 400), over: 0.2)
        #expect(abs(CACurrentMediaTime() - start - 0.2) < 0.001)
        #expect(lifted.location == nil)
        #expect(other.location == CGPoint(x: 80, y: 400))
        other.lift()
    }

    @Test("A tap on a view presses it, wherever it is")
    func aTapOnAViewPresses() async {
        let screen = UIViewController()
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.frame = CGRect(x: 100, y: 200, width: 80, height: 44)
        button.transform = CGAffineTransform(translationX: 60, y: 90)
        screen.view.addSubview(button)
        let app = TestApp(rootViewController: screen)
        #expect(app.tap(button))
        await app.advance(by: 0)
        #expect(count == 1)
        app.tap(at: CGPoint(x: 110, y: 210))
        await app.advance(by: 0)
        #expect(count == 1)
    }

    @Test("A tap on a view that isn't in the window touches nothing else")
    func aTapOnAViewElsewhere() async {
        let screen = UIViewController()
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        screen.view.addSubview(button)
        let app = TestApp(rootViewController: screen)
        #expect(!app.tap(UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 44))))
        await app.advance(by: 0)
        #expect(count == 0)
        app.tap(button)
        await app.advance(by: 0)
        #expect(count == 1)
    }

    @Test(
        "A tap tells whether it has reached its view",
        arguments: ["shown", "covered", "hidden", "disabled", "outside", "clipped", "left of the screen"]
    )
    func aTapTellsWhatItReaches(place: String) async {
        let screen = UIViewController()
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.frame = CGRect(x: 100, y: 200, width: 80, height: 44)
        let clip = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        clip.clipsToBounds = true
        clip.addSubview(button)
        screen.view.addSubview(clip)
        switch place {
        case "covered": screen.view.addSubview(UIView(frame: clip.frame))
        case "hidden": button.isHidden = true
        case "disabled": button.isEnabled = false
        case "outside": button.removeFromSuperview()
        case "clipped": button.frame.origin.y = 500
        case "left of the screen": button.frame.origin.x = -200
        default: break
        }
        let app = TestApp(rootViewController: screen)
        #expect(app.tap(button) == (place == "shown"))
        await app.advance(by: 0)
        #expect(count == (place == "shown" ? 1 : 0))
    }

    @Test("A tap during a transition doesn't reach the screens")
    func aTapInFlight() async {
        let (list, detail) = (UIViewController(), UIViewController())
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.frame = CGRect(x: 100, y: 200, width: 80, height: 44)
        detail.view.addSubview(button)
        let app = TestApp(rootViewController: list)
        list.present(detail, with: SlideAnimator())
        await app.advance(by: 0.1)
        #expect(!app.tap(button))
        #expect(await app.settle())
        #expect(count == 0 && app.tap(button))
        await app.advance(by: 0)
        #expect(count == 1)
    }
}

/// A screen that responds to a pinch.
private final class PinchScreen: UIViewController {
    let pinch = UIPinchGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(pinch)
    }
}
