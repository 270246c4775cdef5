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
}
