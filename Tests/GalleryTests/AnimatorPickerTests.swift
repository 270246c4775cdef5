import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import Gallery

/// The sheet on which animators are chosen, and the way out of the full screen.
@MainActor
@Suite("The animator picker and the full screen")
struct AnimatorPickerTests {

    private func opened() throws -> (rig: PlaygroundRig, picker: AnimatorPickerView) {
        let rig = try PlaygroundRig("cube")
        rig.tap(rig.view.stage.compare)
        rig.settle(1)
        return (rig, try #require(rig.playground.presentedViewController?.view as? AnimatorPickerView))
    }

    @Test("All animators are there, in the sections of the catalog")
    func allAnimatorsAreThereInSectionsOfCatalog() throws {
        let (_, picker) = try opened()
        #expect(picker.rows.map(\.entry.name) == GalleryCatalog.entries.map(\.name))
        let texts = picker.wholeTree.compactMap { ($0 as? UILabel)?.text }
        for group in GalleryCatalog.groups { #expect(texts.contains(group.title)) }
        for row in picker.rows {
            #expect(row.bounds.height >= 44)
            let label = try #require(row.accessibilityLabel)
            #expect(label.hasPrefix(row.entry.title))
        }
    }

    @Test("The search finds by name and by what one sees")
    func searchFindsByNameAndByWhatOneSees() throws {
        let (rig, picker) = try opened()
        rig.tap(picker.search)
        rig.settle(0.5)
        UIApplication.shared.insertText("accordion")
        rig.settle(0.5)
        #expect(picker.rows.filter { !$0.isHidden }.map(\.entry.name) == ["fold"])
        let row = try #require(picker.rows.first { !$0.isHidden })
        rig.tap(row)
        rig.settle(1)
        #expect(rig.playground.presentedViewController == nil)
        #expect(rig.playground.other?.name == "fold")
    }

    @Test("What nobody is called is said")
    func whatNobodyIsCalledIsSaid() throws {
        let (rig, picker) = try opened()
        rig.tap(picker.search)
        UIApplication.shared.insertText("qqq")
        rig.settle(0.5)
        #expect(picker.rows.filter { !$0.isHidden }.isEmpty)
        let note = picker.wholeTree.compactMap { $0 as? UILabel }.first {
            $0.text == "No animators match your search."
        }
        #expect(note?.isHidden == false)
    }

    @Test("It can be left without a choice", arguments: [false, true])
    func itCanBeLeftWithoutChoice(byEscape: Bool) throws {
        let (rig, picker) = try opened()
        if byEscape {
            let controller = try #require(rig.playground.presentedViewController)
            #expect(controller.accessibilityPerformEscape())
        } else {
            rig.tap(picker.cancel)
        }
        rig.settle(1)
        #expect(rig.playground.presentedViewController == nil)
        #expect(rig.playground.other == nil && rig.view.stage.devices.count == 1)
    }

    // MARK: Full screen

    private func fullScreen(_ rig: PlaygroundRig) throws -> FullScreenViewController {
        let bar = rig.navigation.navigationBar
        let middle = bar.convert(bar.bounds, to: rig.window).midY
        rig.touches.tap(at: CGPoint(x: bar.frame.maxX - 28, y: middle))
        rig.settle()
        return try #require(rig.playground.presentedViewController as? FullScreenViewController)
    }

    @Test(
        "The way out hides nothing of the transition, and nothing of the transition hides it",
        arguments: DemoContainer.allCases,
        [CGSize(width: 390, height: 844), CGSize(width: 568, height: 320)]
    )
    func hidesNothing(container: DemoContainer, size: CGSize) throws {
        let rig = try PlaygroundRig("swing", size: size)
        if container != .modal { try rig.choose(container.title) }
        let screen = try fullScreen(rig)
        let close = try #require(rig.all(RoundButton.self, in: screen.view).last)
        let way = close.convert(close.bounds, to: rig.window)
        let demo = try #require(screen.children.first?.view)
        #expect(!demo.convert(demo.bounds, to: rig.window).intersects(way))
        let before = strip(rig, height: way.maxY)
        let action = try #require(rig.all(PillButton.self, in: demo).first)
        rig.tap(action)
        rig.advance(by: 0.2)
        #expect(strip(rig, height: way.maxY) == before)
        rig.settle()
        rig.tap(close)
        rig.settle()
        #expect(rig.playground.presentedViewController == nil)
    }

    private func strip(_ rig: PlaygroundRig, height: CGFloat) -> Picture {
        rig.window.image(scale: 1).withPixels { pixels, bytesPerRow in
            Picture(bytes: Array(pixels[0..<Int(height) * bytesPerRow]))
        }
    }

    @Test("Escape leaves it")
    func escapeLeaves() throws {
        let rig = try PlaygroundRig("cube")
        let screen = try fullScreen(rig)
        #expect(screen.accessibilityPerformEscape())
        rig.settle()
        #expect(rig.playground.presentedViewController == nil)
    }
}
