@_spi(Host) import QuartzCore
import Testing

/// A layer has a presentation layer only if a commit has put it on the screen, as in Core Animation.
@MainActor
@Suite struct PresentationLayerTests {
    private func areShown(_ layers: [CALayer]) -> [Bool] { layers.map { $0.presentation() != nil } }

    @Test("A layer has one from the first commit with it on the screen to the first one without it")
    func comesAndGoes() {
        let stage = LayerStage()
        let (layer, inner, mask) = (CALayer(), CALayer(), CALayer())
        layer.addSublayer(inner)
        inner.mask = mask
        let layers = [layer, inner, mask]
        stage.advance(0)
        #expect(areShown(layers) == [false, false, false])
        stage.root.addSublayer(layer)
        #expect(areShown(layers) == [false, false, false])
        stage.advance(0)
        #expect(areShown(layers) == [true, true, true])
        layer.removeFromSuperlayer()
        #expect(areShown(layers) == [true, true, true])
        stage.advance(0)
        #expect(areShown(layers) == [false, false, false])
    }

    @Test("A layer that moves within a turn keeps it, even in a layer that's new", arguments: [false, true])
    func layerThatMovesWithinTurnKeepsIt(detaches: Bool) {
        let stage = LayerStage()
        let (container, inner, late) = (CALayer(), CALayer(), CALayer())
        stage.layer.addSublayer(inner)
        stage.advance(0)
        stage.root.addSublayer(container)
        if detaches { stage.layer.removeFromSuperlayer() }
        container.addSublayer(stage.layer)
        stage.layer.addSublayer(late)
        #expect(areShown([container, stage.layer, inner, late]) == [false, true, true, false])
        stage.advance(0)
        #expect(areShown([container, stage.layer, inner, late]) == [true, true, true, true])
    }

    @Test("A mask has one as long as it masks a layer on the screen")
    func maskHasOneAsLongAsItMasksLayerOnScreen() {
        let stage = LayerStage()
        let (first, second) = (CALayer(), CALayer())
        stage.layer.mask = first
        #expect(areShown([first, second]) == [false, false])
        stage.advance(0)
        #expect(areShown([first, second]) == [true, false])
        stage.layer.mask = second
        #expect(areShown([first, second]) == [true, false])
        stage.advance(0)
        #expect(areShown([first, second]) == [false, true])
    }

    @Test("The tree of presentation layers contains what's on the screen")
    func treeOfPresentationLayersContainsWhatsOnScreen() throws {
        let stage = LayerStage()
        let late = CALayer()
        stage.layer.addSublayer(late)
        let root = try #require(stage.root.presentation())
        let shown = try #require(root.sublayers?.first)
        #expect(shown.model() === stage.layer && shown.superlayer?.model() === stage.root)
        #expect(shown.sublayers?.count ?? 0 == 0)
        stage.advance(0)
        #expect(stage.shown.sublayers?.first?.model() === late)
    }

    @Test("A tree that isn't on the screen any more has none")
    func rootThatLeaves() {
        let stage = LayerStage()
        stage.root.isRootOnScreen = false
        #expect(areShown([stage.root, stage.layer]) == [true, true])
        stage.advance(0)
        #expect(areShown([stage.root, stage.layer]) == [false, false])
    }
}
