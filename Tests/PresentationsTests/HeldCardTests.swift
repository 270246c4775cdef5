import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards that change otherwise than by their content while a finger holds them.
@MainActor @Suite struct HeldCardTests {
    nonisolated private static let detents: [[CardPresentation.Dimension]] = [
        [.points(600)], [.points(600), .points(700)],
    ]

    @Test(
        "A card whose detents change under a finger stays as far out, and isn't dragged out",
        arguments: detents,
        [false, true]
    )
    func otherDetents(_ detents: [CardPresentation.Dimension], isAnimated: Bool) {
        let scene = CardScene()
        scene.show(.sheet(detents: [.points(250)]))
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 20)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 40))
        let part = (844 - scene.shownFrame.minY) / 250
        #expect(part < 0.9)
        let change: () -> Void = { scene.controller?.presentation.detents = detents }
        if isAnimated { scene.controller?.animateChanges { change() } } else { change() }
        scene.advance(0.3)
        // With an animation, it follows when the finger moves or lets go.
        if !isAnimated { #expect(abs(844 - scene.shownFrame.minY - 600 * part) < 1) }
        scene.touch.up()
        scene.advance(1)
        #expect(!scene.log.contains("will"))
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 244, width: 390, height: 600)))
    }

    @Test(
        "A card that a finger moves away from its edge, or stretches, keeps its safe area",
        arguments: [12, 0] as [CGFloat]
    )
    func safeAreaBeyondTheLongestDetent(inset: CGFloat) {
        let scene = CardScene()
        var card = CardPresentation.sheet(detents: [.points(760)])
        card.insets.bottom = inset
        scene.show(card)
        func keepsSafeArea() -> Bool {
            let safeArea = scene.screen.view.safeAreaInsets
            return abs(safeArea.bottom - 34 + inset) < 0.01 && abs(safeArea.top) < 0.01
        }
        #expect(keepsSafeArea())
        scene.touch.down(at: CGPoint(x: 200, y: 700))
        for y in stride(from: 680, through: 300, by: -20) as StrideThrough<CGFloat> {
            scene.touch.move(to: CGPoint(x: 200, y: y))
            scene.advance(1.0 / 60)
            #expect(keepsSafeArea())
        }
        // It covers a part of the safe area at the top.
        #expect(scene.shownFrame.minY < 30)
        scene.touch.up()
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(keepsSafeArea())
        }
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 84 - inset, width: 390, height: 760)))
    }
}
