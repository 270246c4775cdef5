import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct SwitchTests {
    private func scene(isOn: Bool = false, in container: UIView? = nil) -> ControlScene<UISwitch> {
        ControlScene(
            {
                let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 400, height: 4))
                control.isOn = isOn
                return control
            },
            in: container
        )
    }

    @Test func itsSizeIsItsOwn() {
        let control = scene().control
        #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
        control.frame = CGRect(x: 1, y: 2, width: 100, height: 100)
        #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    }

    @Test func aTapSwitches() {
        let scene = scene()
        scene.touch.tap(at: scene.place(25, 15))
        #expect(scene.control.isOn)
        #expect(scene.log.take() == ["value", "primary", "up"])
        scene.touch.tap(at: scene.place(5, 15))
        #expect(!scene.control.isOn)
    }

    @Test(arguments: [(false, 20), (true, -20)] as [(Bool, CGFloat)])
    func aDragSwitchesOnce(isOn: Bool, way: CGFloat) {
        let scene = scene(isOn: isOn)
        scene.touch.drag(
            from: scene.place(25, 15),
            to: scene.place(25 + way, 15),
            duration: 0.2,
            steps: 5
        )
        #expect(scene.control.isOn != isOn)
        #expect(scene.log.take().filter { $0 == "value" }.count == 1)
    }

    @Test func aDragThereAndBackChangesNothing() {
        let scene = scene()
        scene.touch.drag(
            from: scene.place(15, 15),
            to: scene.place(40, 15),
            duration: 0.2,
            steps: 5,
            lifts: false
        )
        scene.touch.move(to: scene.place(10, 15))
        scene.touch.up()
        #expect(!scene.control.isOn)
        #expect(!scene.log.take().contains("value"))
    }

    @Test func aDragToTheSideWhereTheKnobIsChangesNothing() {
        let scene = scene(isOn: true)
        scene.touch.drag(from: scene.place(25, 15), to: scene.place(48, 15), duration: 0.2, steps: 5)
        #expect(scene.control.isOn)
    }

    @Test func rightToLeftOnIsAtTheLeft() {
        let scene = scene()
        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        UIApplication.shared.tick()
        scene.touch.drag(from: scene.place(35, 15), to: scene.place(12, 15), duration: 0.2, steps: 5)
        #expect(scene.control.isOn)
    }

    @Test func aTouchThatIsTakenAwayChangesNothing() {
        let scene = scene()
        scene.touch.drag(
            from: scene.place(15, 15),
            to: scene.place(40, 15),
            duration: 0.2,
            steps: 5,
            lifts: false
        )
        scene.touch.cancel()
        #expect(!scene.control.isOn)
        #expect(!scene.log.take().contains("value"))
    }

    @Test func theAppsChangesAreNoEvents() {
        let scene = scene()
        scene.control.setOn(true, animated: true)
        scene.advance()
        #expect(scene.control.isOn)
        #expect(scene.log.take() == [])
    }

    @Test func itIsGreenWhereItIsOn() {
        let scene = scene(isOn: true)
        #expect(pixel(scene.window.image(scale: 1), 110, 115) == [0x34, 0xC7, 0x59, 255])
        scene.control.onTintColor = .systemRed
        UIApplication.shared.tick()
        #expect(pixel(scene.window.image(scale: 1), 110, 115) == [0xFF, 0x3B, 0x30, 255])
        scene.touch.tap(at: scene.place(25, 15))
        scene.advance()
        #expect(pixel(scene.window.image(scale: 1), 115, 115) == [255, 255, 255, 255])
    }

    @Test func aTapInAScrollViewIsTheSwitchsOwn() {
        let scene = scene(in: makeScrollView())
        let tap = UITapGestureRecognizer()
        scene.window.addGestureRecognizer(tap)
        scene.touch.tap(at: scene.place(25, 15))
        #expect(scene.control.isOn)
    }
}
