import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import Gallery

/// The playground plays by itself until somebody takes over.
@MainActor
@Suite("Auto play")
struct PlaygroundAutoPlayTests {

    /// Which screens have been seen at rest, one after the other.
    private func rests(of rig: PlaygroundRig, for seconds: Int) -> [Bool] {
        var rests: [Bool] = []
        for _ in 0..<10 * seconds {
            rig.advance(by: 0.1)
            let position = rig.view.stage.scrubBar.position
            guard position == 0 || position == 1 else { continue }
            if rests.last != (position == 1) { rests.append(position == 1) }
        }
        return rests
    }

    @Test("It goes there and back, with rests")
    func itGoesThereAndBackWithRests() throws {
        let rig = try PlaygroundRig("slide", playsByItself: true)
        #expect(rests(of: rig, for: 8) == [false, true, false, true, false, true])
    }

    @Test("Whatever is touched stops it", arguments: ["bar", "forward", "phone"])
    func whateverIsTouchedStops(what: String) throws {
        let rig = try PlaygroundRig("slide", playsByItself: true)
        switch what {
        case "bar": rig.tap(rig.view.stage.scrubBar)
        case "forward": try rig.tapForward()
        default: rig.touches.tap(at: rig.onPhone(0.5, 0.05))
        }
        rig.settle(2)
        let shows = rig.showsSecond
        let position = rig.view.stage.scrubBar.position
        #expect(shows == (what == "forward"))
        rig.settle(6)
        #expect(rig.showsSecond == shows)
        #expect(rig.view.stage.scrubBar.position == position)
    }

    @Test("A parameter plays on with its new value")
    func parameterPlaysOnWithNewValue() throws {
        let rig = try PlaygroundRig("slide", playsByItself: true)
        try rig.choose("Leading")
        #expect(rests(of: rig, for: 6).count >= 3)
        #expect(rig.playground.settings.values["edge"] != nil)
    }

    @Test("With Reduce Motion it waits for a tap")
    func reduceMotion() throws {
        UIAccessibility.setReduceMotionEnabled(true)
        defer { UIAccessibility.setReduceMotionEnabled(false) }
        let rig = try PlaygroundRig("slide", playsByItself: true)
        UIAccessibility.setReduceMotionEnabled(true)
        #expect(rests(of: rig, for: 4) == [false])
        UIAccessibility.setReduceMotionEnabled(false)
        #expect(rests(of: rig, for: 4).count >= 2)
    }

    @Test("It rests while it is not seen, and goes on after")
    func itRestsWhileItIsNotSeen() throws {
        let rig = try PlaygroundRig("slide", playsByItself: true)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        rig.playground.present(cover, animated: false)
        rig.settle(1)
        #expect(rests(of: rig, for: 4).count <= 1)
        cover.dismiss(animated: false)
        rig.settle(0.1)
        #expect(rests(of: rig, for: 5).count >= 2)
    }
}
