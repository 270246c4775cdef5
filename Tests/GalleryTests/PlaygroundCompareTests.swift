import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Gallery

/// Two animators side by side, and others by surprise.
@MainActor
@Suite("Comparing, and surprises")
struct PlaygroundCompareTests {

    private func compared(_ name: String, with other: String, size: CGSize = CGSize(width: 390, height: 844))
        throws
        -> PlaygroundRig
    {
        let rig = try PlaygroundRig(name, size: size)
        rig.tap(rig.view.stage.compare)
        rig.settle(1)
        let picker = try #require(rig.playground.presentedViewController?.view as? AnimatorPickerView)
        let row = try #require(picker.rows.first { $0.entry.name == other })
        let frame = row.convert(row.bounds, to: picker.scroll)
        picker.scroll.contentOffset.y = max(min(frame.midY - 100, picker.scroll.contentSize.height - 200), 0)
        rig.turn()
        rig.tap(row)
        rig.settle(1)
        return rig
    }

    private func positions(_ rig: PlaygroundRig) -> [CGFloat] {
        rig.playground.conductor.players.map(\.position)
    }

    @Test(
        "Both phones stand side by side, whole",
        arguments: [
            CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
            CGSize(width: 568, height: 320), CGSize(width: 1024, height: 768),
            CGSize(width: 768, height: 1024),
        ]
    )
    func sideBySide(size: CGSize) throws {
        let rig = try compared("slide", with: "cube", size: size)
        let frames = rig.view.stage.devices.map { $0.convert($0.bounds, to: rig.view.stage) }
        #expect(frames.count == 2)
        #expect(frames[0].maxX <= frames[1].minX)
        #expect(frames.allSatisfy { rig.view.stage.bounds.contains($0) && $0.width >= 60 })
        let texts = rig.all(UILabel.self, in: rig.view.stage).compactMap(\.text)
        #expect(texts.contains("Slide") && texts.contains("Cube"))
    }

    @Test(
        "The graph has room for two curves, and dots tell whose is whose",
        arguments: [CGSize(width: 1180, height: 820), CGSize(width: 1024, height: 768)]
    )
    func graphHasRoomForTwoCurves(size: CGSize) throws {
        let rig = try compared("slide", with: "cube", size: size)
        let stage = rig.view.stage
        #expect(stage.graph.bounds.width >= 80)
        #expect(stage.captionDots.compactMap(\.backgroundColor) == TimingGraphView.colors)
        for (title, dot) in zip(["Slide", "Cube"], stage.captionDots) {
            let labels = stage.subviews.compactMap { $0 as? UILabel }
            let caption = try #require(labels.first { $0.text == title })
            #expect(!dot.isHidden && dot.frame.maxX <= caption.frame.minX)
            #expect(abs(dot.frame.midY - caption.frame.midY) < 1)
        }
    }

    @Test("Both play, hold, and go on together, and leaving puts everything back")
    func bothPlayHoldAndGoOnTogether() throws {
        let rig = try compared("slide", with: "cube")
        #expect(rig.view.stage.compare.isSelected)
        try rig.tapForward()
        rig.advance(by: 0.2)
        #expect(positions(rig).allSatisfy { $0 > 0.05 && $0 < 1 })
        rig.settle()
        #expect(positions(rig) == [1, 1])
        try rig.tapBack()
        rig.settle()
        #expect(positions(rig) == [0, 0])

        rig.holdKnob(from: 0, to: 0.4)
        rig.touches.up()
        rig.settle(4)
        #expect(positions(rig).allSatisfy { abs($0 - 0.4) < 0.01 })
        let players = rig.playground.conductor.players
        #expect(players.allSatisfy { $0.isHeld })
        // What is set for both reaches both.
        try rig.choose("Navigation")
        rig.settle(1)
        #expect(players.allSatisfy { $0.settings.container == .navigation })
        #expect(positions(rig).allSatisfy { abs($0 - 0.4) < 0.01 })
        try rig.tapForward()
        rig.settle()
        #expect(positions(rig) == [1, 1])

        let before = rig.view.stage.deviceScale
        rig.tap(rig.view.stage.compare)
        rig.settle(1)
        #expect(rig.view.stage.devices.count == 1)
        #expect(rig.playground.children.count == 1)
        #expect(!rig.view.stage.compare.isSelected)
        #expect(rig.view.stage.graph.timings.count == 1)
        #expect(rig.view.stage.deviceScale > before)
        #expect(!rig.all(UILabel.self, in: rig.view.stage).contains { $0.text == "Cube" })
        #expect(rig.showsSecond)
        try rig.tapBack()
        rig.settle()
        #expect(!rig.showsSecond)
    }

    @Test("A finger on one phone moves both")
    func fingerOnOnePhoneMovesBoth() throws {
        let rig = try compared("slide", with: "cube")
        rig.touches.drag(
            from: rig.onPhone(0.9, 0.6),
            to: rig.onPhone(0.4, 0.6),
            duration: 0.6,
            steps: 20,
            lifts: false
        )
        rig.advance(by: 0.2)
        let held = positions(rig)
        #expect(held[0] > 0.3 && abs(held[0] - held[1]) < 0.02)
        rig.touches.move(to: rig.onPhone(0.1, 0.6))
        rig.advance(by: 0.2)
        rig.touches.up()
        rig.settle()
        #expect(positions(rig) == [1, 1])
    }

    @Test("A newcomer joins where the other is held, or rests")
    func newcomerJoinsWhereOtherIsHeldOrRests() throws {
        let rig = try PlaygroundRig("slide")
        let cube = try #require(GalleryCatalog.entry(named: "cube"))
        rig.holdKnob(from: 0, to: 0.6)
        rig.touches.up()
        rig.settle(1)
        rig.playground.compare(with: cube)
        rig.settle(1)
        #expect(positions(rig).allSatisfy { abs($0 - 0.6) < 0.01 })
        rig.playground.endComparison()
        try rig.tapForward()
        rig.settle()
        rig.playground.compare(with: cube)
        rig.settle()
        #expect(positions(rig) == [1, 1])
        #expect(rig.playground.conductor.players.allSatisfy { $0.showsSecond })
    }

    // MARK: Surprises

    private func surprise(_ rig: PlaygroundRig) {
        let bar = rig.navigation.navigationBar
        rig.touches.tap(
            at: CGPoint(x: bar.frame.maxX - 68, y: bar.convert(bar.bounds, to: rig.window).midY)
        )
        rig.turn()
    }

    @Test("Each surprise is another animator until all have been seen")
    func eachSurpriseIsAnotherAnimatorUntilAllHaveBeenSeen() throws {
        let rig = try PlaygroundRig("slide")
        var seen = ["slide"]
        for _ in 1..<GalleryCatalog.entries.count {
            surprise(rig)
            let entry = rig.playground.entry
            #expect(rig.playground.title == entry.title)
            #expect(rig.code.contains(entry.memberName))
            seen.append(entry.name)
        }
        #expect(Set(seen) == Set(GalleryCatalog.entries.map(\.name)))
        surprise(rig)
        #expect(rig.playground.entry.name != seen.last)
        // The way home is as short as before.
        #expect(rig.navigation.viewControllers.count == 2)
    }

    @Test("A surprise plays by itself, and is what plays")
    func surprisePlays() throws {
        let rig = try PlaygroundRig("slide", playsByItself: true)
        try rig.tapForward()
        rig.settle()
        try rig.tapBack()
        rig.settle()
        surprise(rig)
        rig.advance(by: AutoPlay.delay + 0.2)
        let player = try #require(rig.playground.conductor.players.first)
        #expect(player.isUnderWay)
        #expect(player.entry.name == rig.playground.entry.name && player.entry.name != "slide")
    }

    @Test("A bag is empty before anything is drawn again")
    func bagIsEmptyBeforeAnythingIsDrawnAgain() {
        var bag = ShuffleBag(["a", "b", "c", "d"], seen: "b")
        #expect(Set((0..<3).compactMap { _ in bag.draw() }) == ["a", "c", "d"])
        for _ in 0..<50 {
            var last: String?
            let round = (0..<3).compactMap { _ in bag.draw() }
            #expect(Set(round).count == 3)
            for name in round {
                #expect(name != last)
                last = name
            }
        }
    }
}
