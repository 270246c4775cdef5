import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct SliderTests {
    private static let frame = CGRect(x: 20, y: 100, width: 228, height: 34)

    /// The center of the thumb moves from 14 to 214. A value of 0.5 is at 114.
    private func scene(_ value: Float = 0.5, in container: UIView? = nil) -> ControlScene<UISlider> {
        ControlScene(
            {
                let slider = UISlider(frame: Self.frame)
                slider.value = value
                return slider
            },
            in: container
        )
    }

    @Test func newSliderHasUIKitsDefaults() {
        let slider = UISlider()
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
        #expect(slider.isContinuous)
        #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func theValueStaysWithinTheRange() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.minimumValue = 4
        #expect(slider.maximumValue == 4 && slider.value == 4)
        slider.maximumValue = -2
        #expect(slider.minimumValue == -2 && slider.value == -2)
        slider.maximumValue = 8
        slider.value = .nan
        #expect(slider.value == -2)
        slider.setValue(100, animated: true)
        #expect(slider.value == 8)
    }

    @Test(arguments: [0, 9, -9] as [CGFloat])
    func theThumbFollowsAFingerWithoutJumping(offset: CGFloat) {
        let scene = scene()
        scene.touch.down(at: scene.place(114 + offset, 17))
        scene.touch.move(to: scene.place(114 + offset, 17))
        #expect(scene.control.value == 0.5)
        scene.touch.move(to: scene.place(164 + offset, 60))
        #expect(abs(scene.control.value - 0.75) < 1e-5)
        scene.touch.move(to: scene.place(900, 17))
        #expect(scene.control.value == 1)
        scene.touch.up()
        #expect(scene.log.take().filter { $0 == "value" }.count == 3)
    }

    @Test func aFingerBesideTheThumbDoesNothing() {
        let scene = scene()
        scene.touch.drag(from: scene.place(20, 17), to: scene.place(180, 17), duration: 0.2, steps: 10)
        #expect(scene.control.value == 0.5)
        #expect(scene.log.take() == [])
    }

    @Test func onlyTheEndCountsUnlessContinuous() {
        let scene = scene()
        scene.control.isContinuous = false
        scene.touch.drag(from: scene.place(114, 17), to: scene.place(64, 17), duration: 0.2, steps: 10)
        #expect(abs(scene.control.value - 0.25) < 1e-5)
        #expect(scene.log.take() == ["value", "primary", "up"])
    }

    @Test func rightToLeftItRunsTheOtherWay() {
        let scene = scene(0)
        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        UIApplication.shared.tick()
        scene.touch.drag(from: scene.place(214, 17), to: scene.place(164, 17), duration: 0.2, steps: 10)
        #expect(abs(scene.control.value - 0.25) < 1e-5)
    }

    @Test(arguments: [false, true], [0.0, 0.3])
    func itWinsAgainstScrolling(across: Bool, rest: TimeInterval) {
        let scroll = makeScrollView(across: across)
        let scene = scene(in: scroll)
        scene.touch.down(at: scene.place(114, 17))
        scene.advance(rest)
        for step in 1...10 {
            scene.advance(1.0 / 60)
            scene.touch.move(to: scene.place(114 + CGFloat(step) * 5, 17 + CGFloat(step)))
        }
        scene.touch.up()
        #expect(abs(scene.control.value - 0.75) < 1e-5)
        #expect(scroll.contentOffset == .zero)
    }

    @Test func aFlickDownOverTheThumbScrolls() {
        let scroll = makeScrollView()
        let scene = scene(in: scroll)
        scene.touch.drag(from: scene.place(114, 17), to: scene.place(116, -60), duration: 0.1, steps: 6)
        #expect(scroll.contentOffset.y > 30)
        #expect(scene.control.value == 0.5)
    }

    @Test func aSwipeBackDoesNotTakeTheThumb() {
        let scene = scene()
        let pan = UIPanGestureRecognizer()
        scene.window.addGestureRecognizer(pan)
        scene.touch.drag(from: scene.place(114, 17), to: scene.place(164, 17), duration: 0.2, steps: 5)
        #expect(abs(scene.control.value - 0.75) < 1e-5)
        #expect(pan.state == .possible)
    }

    @Test func onlyTheUsersChangesAreEvents() {
        let scene = scene(0)
        scene.control.setValue(1, animated: true)
        #expect(scene.control.value == 1)
        scene.advance()
        scene.control.value = 0.2
        #expect(scene.log.take() == [])
    }

    @Test func aDisabledSliderKeepsItsValue() {
        let scene = scene()
        scene.control.isEnabled = false
        scene.touch.drag(from: scene.place(114, 17), to: scene.place(164, 17), duration: 0.2, steps: 5)
        #expect(scene.control.value == 0.5)
    }

    @Test func assistiveTechnologiesAdjustIt() {
        let scene = scene()
        #expect(scene.control.accessibilityTraits.contains(.adjustable))
        #expect(scene.control.accessibilityValue == "50%")
        scene.control.accessibilityIncrement()
        #expect(scene.control.accessibilityValue == "60%")
        #expect(scene.log.take() == ["value", "primary"])
    }
}
