import Testing
@_spi(Host) import UIKit

@MainActor
@Suite final class ControlTouchTests {
    private lazy var stage = makeStage()
    private var scene: GestureScene { stage.scene }
    private var button: UIButton { stage.button }

    private func makeStage() -> (scene: GestureScene, button: UIButton) {
        let scene = GestureScene()
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        scene.view.addSubview(button)
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
            (.touchCancel, "cancel"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in events {
            button.addAction(UIAction { [log = scene.log] _ in log(name) }, for: event)
        }
        return (scene, button)
    }

    @Test func aTapIsAnAction() {
        scene.touch.down(at: point(100, 140))
        #expect(button.isTracking && button.isHighlighted && button.isTouchInside)
        scene.touch.up()
        #expect(scene.log.take() == ["down", "inside", "primary"])
        #expect(!button.isTracking && !button.isHighlighted)
    }

    /// A finger that slips off keeps a control pressed up to about 70 points away.
    @Test("A touch that ends near a control is an action", arguments: [0, 1, 2, 3])
    func touchThatEndsNearControlIsAction(side: Int) {
        // The button is at (70, 120) in the window, 100 by 40.
        let (near, far) = [
            (point(10, 140), point(-10, 140)), (point(230, 140), point(250, 140)),
            (point(100, 60), point(100, 40)), (point(100, 220), point(100, 240)),
        ][side]
        scene.touch.down(at: point(100, 140))
        scene.touch.move(to: near)
        #expect(button.isTouchInside && button.isHighlighted)
        scene.touch.up()
        #expect(scene.log.take() == ["down", "inside", "primary"])
        scene.touch.down(at: point(100, 140))
        scene.touch.move(to: far)
        #expect(!button.isTouchInside && !button.isHighlighted)
        scene.touch.up()
        #expect(scene.log.take() == ["down", "exit", "outside"])
    }

    @Test func leavingAndComingBack() {
        scene.touch.down(at: point(100, 140))
        scene.touch.move(to: point(100, 300))
        #expect(!button.isHighlighted)
        scene.touch.move(to: point(100, 140))
        scene.touch.move(to: point(100, 300))
        scene.touch.up()
        #expect(scene.log.take() == ["down", "exit", "enter", "exit", "outside"])
    }

    @Test func aGestureTakesTheTouch() {
        scene.watch(UIPanGestureRecognizer(), "pan")
        scene.touch.down(at: point(100, 140))
        scene.touch.move(to: point(115, 140))
        scene.touch.up()
        #expect(scene.log.take() == ["down", "pan began", "cancel", "pan ended"])
    }

    /// Apple: "Setting this property to true causes the receiver to block the delivery of touch events to
    /// other views in the same window."
    @Test(
        "Of two buttons under two fingers, only the first one runs its action if either is exclusive",
        arguments: [false, true],
        [false, true]
    )
    func exclusiveTouches(isFirst: Bool, isSecond: Bool) {
        let other = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        other.addAction(UIAction { [log = scene.log] _ in log("other") }, for: .touchUpInside)
        scene.view.addSubview(other)
        (button.isExclusiveTouch, other.isExclusiveTouch) = (isFirst, isSecond)
        scene.touch.down(at: point(100, 140), finger: 0)
        scene.touch.down(at: point(100, 320), finger: 1)
        scene.touch.up(finger: 1)
        scene.touch.up(finger: 0)
        let isAlone = isFirst || isSecond
        #expect(scene.log.take() == ["down"] + (isAlone ? [] : ["other"]) + ["inside", "primary"])
        // One after the other, both receive their touches.
        scene.touch.tap(at: point(100, 320))
        scene.touch.tap(at: point(100, 140))
        #expect(scene.log.take() == ["other", "down", "inside", "primary"])
    }

    @Test func tapsBehindAButtonAreItsOwn() {
        scene.watch(UITapGestureRecognizer(), "tap")
        scene.touch.tap(at: point(100, 140))
        #expect(scene.log.take() == ["down", "inside", "primary"])
        scene.touch.tap(at: point(100, 300))
        #expect(scene.log.take() == ["view began", "tap ended", "view cancelled"])
    }

    @Test func aDisabledButtonDoesNothing() {
        button.isEnabled = false
        scene.touch.tap(at: point(100, 140))
        #expect(scene.log.take() == [])
    }

    /// Apple calls it "a semantic action triggered by buttons".
    @Test("A tap on a control that isn't a button doesn't trigger its primary action")
    func primaryActionOfAControl() {
        let log = scene.log
        let control = UIControl(
            frame: CGRect(x: 20, y: 100, width: 100, height: 40),
            primaryAction: UIAction { _ in log("primary") }
        )
        control.addAction(UIAction { _ in log("inside") }, for: .touchUpInside)
        scene.view.addSubview(control)
        scene.touch.tap(at: control.convert(point(50, 20), to: nil))
        #expect(scene.log.take() == ["inside"])
    }
}
