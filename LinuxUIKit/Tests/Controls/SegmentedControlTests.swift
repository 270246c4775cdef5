import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct SegmentedControlTests {
    private func scene(_ selected: Int = 0, in container: UIView? = nil) -> ControlScene<UISegmentedControl> {
        ControlScene(
            {
                let control = UISegmentedControl(items: ["One", "Two", "Three"])
                control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
                control.selectedSegmentIndex = selected
                return control
            },
            in: container
        )
    }

    @Test func segmentsComeAndGo() {
        let control = UISegmentedControl(items: ["One", "Two"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.intrinsicContentSize.height == 32 && control.bounds.height == 32)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 2)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Zero", "One", "Two"])
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        #expect(control.titleForSegment(at: 3) == "Last")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.setTitle("First", forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == "First")
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test(arguments: [0, 1, 2])
    func aTapSelects(index: Int) {
        let scene = scene((index + 1) % 3)
        scene.touch.tap(at: scene.place(50 + CGFloat(index) * 100, 16))
        #expect(scene.control.selectedSegmentIndex == index)
        #expect(scene.log.take() == ["value", "primary", "up"])
        scene.touch.tap(at: scene.place(50 + CGFloat(index) * 100, 16))
        #expect(scene.log.take() == ["up"], "a segment that is selected is not selected again")
    }

    @Test func theSelectionIsDragged() {
        let scene = scene()
        scene.touch.drag(from: scene.place(50, 16), to: scene.place(250, 16), duration: 0.4, steps: 10)
        #expect(scene.control.selectedSegmentIndex == 2)
        #expect(scene.log.take().filter { $0 == "value" }.count == 1)
    }

    @Test func aPressSlidesToTheSegmentThatIsMeant() {
        let scene = scene()
        scene.touch.down(at: scene.place(150, 16))
        scene.touch.move(to: scene.place(250, 16))
        #expect(scene.control.selectedSegmentIndex == 0)
        scene.touch.up()
        #expect(scene.control.selectedSegmentIndex == 2)
    }

    @Test func aPressThatLeavesIsOff() {
        let scene = scene()
        scene.touch.down(at: scene.place(150, 16))
        scene.touch.move(to: scene.place(150, 200))
        scene.touch.up()
        #expect(scene.control.selectedSegmentIndex == 0)
        #expect(scene.log.take() == ["outside"])
    }

    @Test func aDisabledSegmentCannotBeChosen() {
        let scene = scene()
        scene.control.setEnabled(false, forSegmentAt: 1)
        scene.touch.tap(at: scene.place(150, 16))
        #expect(scene.control.selectedSegmentIndex == 0)
        #expect(scene.control.isEnabledForSegment(at: 0) && !scene.control.isEnabledForSegment(at: 1))
    }

    @Test func rightToLeftTheFirstSegmentIsAtTheRight() {
        let scene = scene(1)
        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        UIApplication.shared.tick()
        scene.touch.tap(at: scene.place(250, 16))
        #expect(scene.control.selectedSegmentIndex == 0)
    }

    @Test func momentarySegmentsDoNotStay() {
        let scene = scene()
        scene.control.isMomentary = true
        var seen: [Int] = []
        scene.control.addAction(
            UIAction { [control = scene.control] _ in seen.append(control.selectedSegmentIndex) },
            for: .valueChanged
        )
        scene.touch.tap(at: scene.place(150, 16))
        #expect(seen == [1])
        #expect(scene.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func segmentsRunTheirActions() {
        let scene = scene()
        var runs = 0
        scene.control.setAction(UIAction(title: "Go") { _ in runs += 1 }, forSegmentAt: 2)
        scene.touch.tap(at: scene.place(250, 16))
        #expect(runs == 1 && scene.control.titleForSegment(at: 2) == "Go")
    }

    @Test func theSelectionSlides() {
        let scene = scene()
        UIApplication.shared.tick()
        // The selected segment is white beside its title.
        func isWhite(_ x: Int) -> Bool {
            pixel(scene.window.image(scale: 1), x, 108) == [255, 255, 255, 255]
        }
        #expect(isWhite(40) && !isWhite(240))
        scene.touch.tap(at: scene.place(250, 16))
        scene.advance(0.05)
        #expect(!isWhite(240), "it does not jump")
        scene.advance(1)
        #expect(!isWhite(40) && isWhite(240))
    }
}
