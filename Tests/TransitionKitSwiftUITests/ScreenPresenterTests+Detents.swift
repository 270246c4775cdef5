import Presentations
import Testing
import TransitionKitSwiftUI
import TransitionTesting
import UIKit

// The detent of a card, which a SwiftUI view reads and sets.

extension ScreenPresenterTests {
    private static let detents: [CardPresentation.Dimension] = [.points(200), .points(400)]

    /// Returns a scene with a card, whose detent is in the state of the view.
    private func makeScene(isHosted: Bool, detent: Int) -> PresenterScene {
        let scene = PresenterScene(isHosted ? .toast : .sheet)
        scene.presentation = isHosted ? .panel(detents: Self.detents) : .sheet(detents: Self.detents)
        scene.detent = detent
        return scene
    }

    @Test(
        "A card appears at the detent of the view, and an index out of range is clamped",
        arguments: [false, true],
        [0, 1, 7, -3]
    )
    func appearsAtDetent(isHosted: Bool, detent: Int) async {
        let scene = makeScene(isHosted: isHosted, detent: detent)
        let height: CGFloat = detent > 0 ? 400 : 200
        scene.set(Item())
        await scene.app.advance(by: 0.1)
        #expect(abs((scene.page?.view.bounds.height ?? 0) - height) < 1)
        await scene.settle()
        #expect(abs(scene.coveredHeight - height) < 1)
        #expect(scene.detent == detent && scene.detentChanges == [])
    }

    @Test("When people move the card to another detent, the state changes once", arguments: [false, true])
    func dragsToDetent(isHosted: Bool) async {
        let scene = makeScene(isHosted: isHosted, detent: 0)
        await scene.present()
        let start = scene.coveredHeight
        await scene.app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 480), over: 0.3)
        await scene.settle()
        #expect(scene.detent == 1 && scene.detentChanges == [1])
        #expect(abs(scene.coveredHeight - start - 200) < 1)
        scene.update()
        await scene.settle()
        await scene.app.drag(from: CGPoint(x: 195, y: 480), to: CGPoint(x: 195, y: 640), over: 0.3)
        await scene.settle()
        #expect(scene.detent == 0 && scene.detentChanges == [1, 0])
        #expect(abs(scene.coveredHeight - start) < 1)
    }

    @Test(
        "A changed detent moves the card, animated if the update that changes it is, and isn't reported",
        arguments: [false, true],
        [false, true]
    )
    func setsDetent(isHosted: Bool, isAnimated: Bool) async {
        let scene = makeScene(isHosted: isHosted, detent: 0)
        await scene.present()
        let start = scene.coveredHeight
        scene.isAnimated = isAnimated
        scene.detent = 1
        scene.update()
        scene.isAnimated.toggle()
        scene.update()
        await scene.app.advance(by: 0.05)
        let change = scene.coveredHeight - start
        #expect(isAnimated ? change < 190 : abs(change - 200) < 1)
        await scene.settle()
        #expect(abs(scene.coveredHeight - start - 200) < 1)
        #expect(scene.detent == 1 && scene.detentChanges == [] && scene.made == 1)
    }

    @Test("A detent that changes while the card appears counts", arguments: [false, true])
    func setsDetentInFlight(isHosted: Bool) async {
        let scene = makeScene(isHosted: isHosted, detent: 0)
        scene.set(Item())
        await scene.app.advance(by: 0.1)
        scene.detent = 1
        scene.update()
        await scene.settle()
        #expect(abs(scene.coveredHeight - 400) < 1 && scene.detentChanges == [])
    }

    @Test("If the view doesn't accept a detent, the card goes back", arguments: [false, true])
    func refusesDetent(isHosted: Bool) async {
        let scene = makeScene(isHosted: isHosted, detent: 0)
        scene.acceptsDetents = false
        await scene.present()
        let start = scene.coveredHeight
        await scene.app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 480), over: 0.3)
        await scene.settle()
        #expect(scene.detent == 0 && scene.detentChanges == [1])
        #expect(abs(scene.coveredHeight - start) < 1)
    }

    @Test(
        "If the detents change, the index of the view selects one of the new ones",
        arguments: [false, true]
    )
    func changedDetents(isAnimated: Bool) async {
        let scene = makeScene(isHosted: false, detent: 1)
        await scene.present()
        let start = scene.coveredHeight
        scene.isAnimated = isAnimated
        scene.presentation = .sheet(detents: [.points(400), .points(500), .points(600)])
        scene.update()
        await scene.settle()
        #expect(abs(scene.coveredHeight - start - 100) < 1)
        scene.presentation = .sheet(detents: [.points(300), .points(200), .points(400)])
        scene.detent = 2
        scene.update()
        await scene.settle()
        #expect(abs(scene.coveredHeight - start) < 1 && scene.detentChanges == [])
    }

    @Test(
        "A closure that determines a length is that of the last update, though its name stays",
        arguments: [false, true],
        [false, true]
    )
    func changedClosure(isHosted: Bool, isAnimated: Bool) async {
        func card(_ height: CGFloat) -> CardPresentation {
            let content = CardPresentation.Dimension.custom(identifier: "content") { _ in height }
            let detents = [content, .points(600)]
            return isHosted ? .panel(detents: detents) : .sheet(detents: detents)
        }
        let scene = makeScene(isHosted: isHosted, detent: 0)
        scene.presentation = card(200)
        await scene.present()
        let start = scene.coveredHeight
        scene.isAnimated = isAnimated
        scene.presentation = card(300)
        scene.update()
        await scene.app.advance(by: 0.05)
        let change = scene.coveredHeight - start
        #expect(isAnimated ? change < 95 : abs(change - 100) < 1)
        await scene.settle()
        #expect(abs(scene.coveredHeight - start - 100) < 1 && scene.made == 1)
        // Together with another detent, too.
        scene.presentation = card(400)
        scene.detent = 1
        scene.update()
        await scene.settle()
        await scene.app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), over: 0.3)
        await scene.settle()
        #expect(abs(scene.coveredHeight - start - 200) < 1 && scene.detent == 0)
    }

    @Test("Without a detent in the state, people determine it")
    func withoutDetent() async {
        let scene = PresenterScene(.sheet)
        scene.presentation = .sheet(detents: Self.detents)
        await scene.present()
        let start = scene.coveredHeight
        await scene.app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 480), over: 0.3)
        scene.update()
        await scene.settle()
        #expect(abs(scene.coveredHeight - start - 200) < 1)
    }

    @Test(
        "If the view determines the detent only later, or for a while, it's told of what people select",
        arguments: [false, true],
        [0.1, 1]
    )
    func laterDetent(isHosted: Bool, time: Double) async {
        let scene = makeScene(isHosted: isHosted, detent: 0)
        scene.detent = nil
        scene.set(Item())
        await scene.app.advance(by: time)
        scene.detent = 0
        scene.update()
        await scene.settle()
        let start = scene.coveredHeight
        await scene.app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 480), over: 0.3)
        await scene.settle()
        #expect(scene.detent == 1 && scene.detentChanges == [1])
        #expect(abs(scene.coveredHeight - start - 200) < 1)
        scene.detent = nil
        scene.update()
        await scene.settle()
        await scene.app.drag(from: CGPoint(x: 195, y: 480), to: CGPoint(x: 195, y: 640), over: 0.3)
        await scene.settle()
        #expect(scene.detentChanges == [1] && abs(scene.coveredHeight - start) < 1)
        scene.detent = 1
        scene.update()
        await scene.settle()
        #expect(scene.detentChanges == [1] && abs(scene.coveredHeight - start - 200) < 1)
    }
}
