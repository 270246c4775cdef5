import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Gallery

/// What the bar holds stays where it is, and shows at once what is set.
@MainActor
@Suite("Held transitions of the playground")
struct PlaygroundHoldTests {

    private nonisolated static let containers = DemoContainer.allCases

    private func held(_ name: String, at position: CGFloat, in container: DemoContainer = .modal) throws
        -> PlaygroundRig
    {
        let rig = try PlaygroundRig(name)
        if container != .modal { try rig.choose(container.title) }
        rig.settle()
        rig.holdKnob(from: 0, to: position)
        rig.touches.up()
        rig.settle()
        return rig
    }

    @Test("Let go, the bar stays, and the buttons go on to either end", arguments: containers)
    func letGoBarStays(container: DemoContainer) throws {
        let rig = try PlaygroundRig("cube")
        if container != .modal { try rig.choose(container.title) }
        rig.settle()
        let before = rig.picture()
        for (position, goesOn) in [(0.3, true), (0.8, false)] {
            rig.holdKnob(from: 0, to: position)
            let picture = rig.picture()
            #expect(picture != before)
            rig.touches.up()
            rig.settle(5)
            #expect(rig.picture() == picture)
            #expect(abs(rig.view.stage.scrubBar.position - position) < 0.01)
            // Both ways are open.
            #expect(try rig.control(TransportButton.self, "Forward").isEnabled)
            #expect(try rig.control(TransportButton.self, "Back").isEnabled)
            try goesOn ? rig.tapForward() : rig.tapBack()
            rig.settle()
            #expect(rig.showsSecond == goesOn)
            #expect(rig.view.stage.scrubBar.position == (goesOn ? 1 : 0))
            if goesOn { try rig.tapBack() }
            rig.settle()
            #expect(rig.picture() == before)
        }
    }

    @Test("Held on the way back, it stays as well", arguments: containers)
    func staysOnTheWayBack(container: DemoContainer) throws {
        let rig = try PlaygroundRig("cube")
        if container != .modal { try rig.choose(container.title) }
        try rig.tapForward()
        rig.settle()
        rig.holdKnob(from: 1, to: 0.7)
        let picture = rig.picture()
        rig.touches.up()
        rig.settle(5)
        #expect(rig.picture() == picture)
        // Taken again, it goes on from there.
        rig.holdKnob(from: 0.7, to: 0.4)
        rig.touches.up()
        rig.settle(1)
        #expect(abs(rig.view.stage.scrubBar.position - 0.4) < 0.01)
        try rig.tapForward()
        rig.settle()
        #expect(rig.showsSecond)
    }

    @Test("A parameter changes what is held, at once and in place", arguments: containers)
    func parameterChangesWhatIsHeldAtOnceAndInPlace(container: DemoContainer) throws {
        let rig = try held("cube", at: 0.4, in: container)
        let usual = rig.picture()
        try rig.slide("Relative eye distance", to: 1)
        let changed = rig.picture()
        #expect(changed != usual)
        #expect(abs(rig.view.stage.scrubBar.position - 0.4) < 0.01)
        rig.settle()
        #expect(rig.picture() == changed)

        // The same as with the parameter set before.
        let other = try PlaygroundRig("cube")
        if container != .modal { try other.choose(container.title) }
        try other.slide("Relative eye distance", to: 1)
        other.holdKnob(from: 0, to: 0.4)
        other.touches.up()
        other.settle()
        // The navigation bar's titles come to the same place by another way.
        let difference = zip(other.picture().bytes, changed.bytes).filter { $0 != $1 }.count
        #expect(difference <= (container == .navigation ? changed.bytes.count / 100 : 0))
    }

    @Test("From one frame to the next nothing else is seen")
    func changesUnseen() throws {
        let rig = try held("cube", at: 0.4)
        let usual = rig.picture()
        let slider = try #require(
            rig.all(UISlider.self).first { $0.accessibilityLabel == "Relative eye distance" }
        )
        rig.show(slider)
        slider.value = slider.maximumValue
        slider.sendActions(for: .valueChanged)
        var pictures: [Picture] = []
        for _ in 0..<10 {
            pictures.append(rig.picture())
            rig.turn()
        }
        let changed = try #require(pictures.last)
        #expect(changed != usual)
        let first = try #require(pictures.firstIndex(of: changed))
        #expect(first <= 4)
        #expect(pictures[..<first].allSatisfy { $0 == usual })
        #expect(pictures[first...].allSatisfy { $0 == changed })
    }

    @Test("After a change the held transition goes on either way", arguments: [true, false])
    func goesOnAfterChange(goesOn: Bool) throws {
        let rig = try held("slide", at: 0.4)
        try rig.choose("Leading")
        rig.settle(0.3)
        let list = try #require(rig.all(PlacesView.self, in: rig.device).first)
        #expect(try #require(list.layer.presentation()).transform.m41 > 50)
        try goesOn ? rig.tapForward() : rig.tapBack()
        rig.settle()
        #expect(rig.showsSecond == goesOn)
        #expect(rig.view.stage.scrubBar.position == (goesOn ? 1 : 0))
    }

    @Test("A button pressed while the change is under way counts", arguments: [true, false])
    func buttonDuringChange(goesOn: Bool) throws {
        for turns in 0..<4 {
            let rig = try held("cube", at: 0.4)
            let toggle = try #require(rig.all(UISlider.self).first { $0.accessibilityLabel == "Shade" })
            toggle.value = toggle.minimumValue
            toggle.sendActions(for: .valueChanged)
            for _ in 0..<turns { rig.turn() }
            try
                (goesOn
                ? rig.control(TransportButton.self, "Forward") : rig.control(TransportButton.self, "Back"))
                .onTap?()
            rig.settle()
            #expect(rig.showsSecond == goesOn, "after \(turns) turns")
            #expect(rig.all(DeviceView.self).count == 1)
            #expect(rig.view.stage.scrubBar.position == (goesOn ? 1 : 0), "after \(turns) turns")
        }
    }

    @Test("Another container, gesture, or direction of reading keeps the place")
    func anotherContainerGestureOrDirectionOfReadingKeepsPlace() throws {
        let rig = try held("slide", at: 0.4)
        for container in DemoContainer.allCases.dropFirst() {
            try rig.choose(container.title)
            rig.settle(0.5)
            #expect(abs(rig.view.stage.scrubBar.position - 0.4) < 0.01)
            let list = try #require(rig.all(PlacesView.self, in: rig.device).first)
            let shown = try #require(list.layer.presentation())
            #expect(abs(shown.transform.m41 + 0.4 * 390) < 3, "\(container)")
        }
        try rig.choose("Pinch")
        try rig.flip("Right to Left")
        rig.settle(0.5)
        let list = try #require(rig.all(PlacesView.self, in: rig.device).first)
        #expect(try #require(list.layer.presentation()).transform.m41 > 150)
        try rig.tapForward()
        rig.settle()
        #expect(rig.showsSecond)
    }

    @Test("A finger on the phone takes over what is held, and settles it")
    func fingerTakesOver() throws {
        let rig = try held("slide", at: 0.4)
        rig.touches.drag(from: rig.onPhone(0.8, 0.6), to: rig.onPhone(0.4, 0.6), duration: 0.6, steps: 20)
        rig.settle()
        #expect(rig.showsSecond)
        #expect(rig.view.stage.scrubBar.position == 1)
    }
}
