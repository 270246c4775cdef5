@_spi(Host) import QuartzCore
import TestSupport
import Testing

@MainActor
@Suite struct LayerGeometryTests {
    @Test func defaultsAreApples() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.bounds == .zero && layer.position == .zero && layer.zPosition == 0)
        #expect(layer.opacity == 1 && !layer.isHidden && layer.isDoubleSided && !layer.masksToBounds)
        #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
        #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
        #expect(layer.sublayers == nil && layer.superlayer == nil && layer.animationKeys() == nil)
    }

    @Test func theFrameFollowsFromPositionAnchorAndBounds() {
        let stage = LayerStage()
        let layer = stage.layer
        layer.position = CGPoint(x: 200, y: 300)
        #expect(layer.frame == CGRect(x: 150, y: 275, width: 100, height: 50))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 200, y: 250, width: 100, height: 50))
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 10, y: 60))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test func theFrameIsTheBoxAroundATurnedLayer() {
        let stage = LayerStage()
        let layer = stage.layer
        layer.position = CGPoint(x: 200, y: 300)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(near(layer.frame.origin, CGPoint(x: 175, y: 250)))
        #expect(near(layer.frame.width, 50) && near(layer.frame.height, 100))
        layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 2))
        layer.frame = CGRect(x: 10, y: 20, width: 50, height: 60)
        #expect(near(layer.bounds.width, 100) && near(layer.bounds.height, 30))
        #expect(near(layer.position, CGPoint(x: 35, y: 50)))
    }

    @Test func pointsConvertUpDownAndAcross() {
        let stage = LayerStage()
        let layer = stage.layer
        let root = stage.root
        layer.position = CGPoint(x: 200, y: 300)
        layer.bounds.origin = CGPoint(x: 5, y: 7)
        let other = CALayer()
        other.frame = CGRect(x: 300, y: 600, width: 50, height: 50)
        other.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        root.addSublayer(other)
        #expect(layer.convert(CGPoint(x: 5, y: 7), to: root) == CGPoint(x: 150, y: 275))
        #expect(layer.convert(CGPoint(x: 150, y: 275), from: root) == CGPoint(x: 5, y: 7))
        // The other layer's center doesn't move when it's scaled.
        #expect(near(other.convert(CGPoint(x: 25, y: 25), to: layer), CGPoint(x: 180, y: 357)))
        #expect(near(other.convert(CGPoint(x: 0, y: 0), to: layer), CGPoint(x: 130, y: 307)))
        let box = other.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: root)
        #expect(near(box.origin, CGPoint(x: 275, y: 575)) && near(box.width, 20) && near(box.height, 40))
        #expect(layer.convert(CGPoint(x: 3, y: 4), to: layer) == CGPoint(x: 3, y: 4))
    }

    /// The projection of a rotated face, calculated by hand: a point at distance x from the hinge moves to
    /// depth −x sin a. At depth z, everything is scaled by 1 / (1 − z / d) about the vanishing point.
    @Test(arguments: [-80.0, -45, 0, 30, 60, 89])
    func aTurnedFaceProjectsAsTheHomographySays(degrees: Double) {
        let stage = LayerStage()
        let layer = stage.layer
        let root = stage.root
        let (d, a) = (500.0, degrees * .pi / 180)
        root.position = CGPoint(x: 200, y: 400)
        root.sublayerTransform.m34 = -1 / d
        layer.bounds = root.bounds
        layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        layer.position = CGPoint(x: 0, y: 400)
        layer.transform = CATransform3DMakeRotation(a, 0, 1, 0)
        for corner in [(0.0, 0.0), (400, 0), (0, 800), (400, 800)] {
            let z = -corner.0 * sin(a)
            let w = 1 - z / d
            let expected = CGPoint(
                x: 200 + (corner.0 * cos(a) - 200) / w,
                y: 400 + (corner.1 - 400) / w
            )
            let point = CGPoint(x: corner.0, y: corner.1)
            #expect(near(layer.convert(point, to: root), expected, 1e-9))
            #expect(near(layer.convert(expected, from: root), point, 1e-8))
        }
    }

    @Test func aPivotBehindTheScreenSwingsTheFace() {
        let stage = LayerStage()
        let layer = stage.layer
        let root = stage.root
        // A quarter turn about an axis that's half a width behind: the face's left edge moves to the screen's
        // plane, like that of a cube.
        root.sublayerTransform.m34 = -1 / 1000
        layer.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
        layer.position = CGPoint(x: 200, y: 400)
        layer.anchorPointZ = -200
        layer.zPosition = -200
        #expect(near(layer.convert(CGPoint(x: 30, y: 60), to: root), CGPoint(x: 30, y: 60)))
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        let left = layer.convert(CGPoint(x: 0, y: 0), to: root)
        #expect(near(left, CGPoint(x: 400, y: 0), 1e-9))
        let right = layer.convert(CGPoint(x: 400, y: 0), to: root)
        #expect(near(right, CGPoint(x: 200 + 200 / 1.4, y: 400 - 400 / 1.4), 1e-9))
    }

    @Test func transformLayersKeepDepthAndOthersFlatten() {
        let stage = LayerStage()
        let layer = stage.layer
        let root = stage.root
        for (type, flattens) in [(CALayer.self, true), (CATransformLayer.self, false)] {
            let middle = type.init()
            middle.bounds = root.bounds
            middle.position = CGPoint(x: 200, y: 400)
            root.addSublayer(middle)
            middle.addSublayer(layer)
            layer.position = CGPoint(x: 200, y: 400)
            layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
            middle.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
            let x = layer.convert(CGPoint(x: 100, y: 25), to: root).x - 200
            #expect(near(x, flattens ? 50 * cos(.pi / 3) * cos(.pi / 3) : 50))
        }
    }

    @Test func hitTestingTakesTheFrontmostUnderThePoint() {
        let stage = LayerStage()
        let layer = stage.layer
        let root = stage.root
        layer.position = CGPoint(x: 200, y: 300)
        let front = CALayer()
        front.frame = layer.frame
        root.addSublayer(front)
        root.position = CGPoint(x: 200, y: 400)
        let point = CGPoint(x: 160, y: 290)
        #expect(root.hitTest(point) === front)
        layer.zPosition = 1
        #expect(root.hitTest(point) === layer)
        layer.isHidden = true
        #expect(root.hitTest(point) === front)
        #expect(root.hitTest(CGPoint(x: 1, y: 1)) === root)
        #expect(root.hitTest(CGPoint(x: -1, y: 1)) == nil)
    }

    @Test func theTreeKeepsItsOrder() {
        _ = LayerStage()
        let layers = (0..<5).map { _ in CALayer() }
        let parent = CALayer()
        parent.addSublayer(layers[0])
        parent.addSublayer(layers[1])
        parent.insertSublayer(layers[2], at: 0)
        parent.insertSublayer(layers[3], above: layers[0])
        parent.insertSublayer(layers[4], below: layers[0])
        func order() -> [Int] {
            (parent.sublayers ?? []).compactMap { layer in layers.firstIndex { $0 === layer } }
        }
        #expect(order() == [2, 4, 0, 3, 1])
        parent.addSublayer(layers[4])
        #expect(order() == [2, 0, 3, 1, 4])
        parent.replaceSublayer(layers[3], with: layers[2])
        #expect(order() == [0, 2, 1, 4])
        #expect(layers[3].superlayer == nil)
        layers[1].addSublayer(layers[0])
        #expect(order() == [2, 1, 4])
        parent.sublayers = [layers[4], layers[3]]
        #expect(order() == [4, 3] && layers[1].superlayer == nil)
        parent.mask = layers[3]
        #expect(order() == [4] && layers[3].superlayer == nil && parent.mask === layers[3])
    }

    @Test("To insert a layer beside one that isn't a sublayer is an error", arguments: [false, true])
    func strangeSibling(isAbove: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [isAbove] in
            let (parent, sibling, layer) = (CALayer(), CALayer(), CALayer())
            parent.addSublayer(CALayer())
            if isAbove {
                parent.insertSublayer(layer, above: sibling)
            } else {
                parent.insertSublayer(layer, below: sibling)
            }
        }
        #expect(result.names("the layer to insert another beside isn't a sublayer"))
    }

    @Test("Without a sibling, a layer is inserted at one of the ends")
    func noSibling() {
        _ = LayerStage()
        let (parent, back, middle, front) = (CALayer(), CALayer(), CALayer(), CALayer())
        parent.addSublayer(middle)
        parent.insertSublayer(back, below: nil)
        parent.insertSublayer(front, above: nil)
        #expect(parent.sublayers == [back, middle, front])
    }

    @Test("A layer can be neither its own mask nor that of a layer inside it", arguments: [0, 1, 2, 3])
    func maskInsideItself(depth: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [depth] in
            let layers = [CALayer(), CALayer(), CALayer()]
            layers[0].addSublayer(layers[1])
            layers[1].mask = layers[2]
            if depth < 3 { layers[depth].mask = layers[0] } else { layers[2].addSublayer(layers[1]) }
        }
        #expect(result.names("is a part of cycle in its layer tree"))
    }

    @Test func aSublayerOutlivesItsSuperlayer() {
        let child = CALayer()
        weak var former: CALayer?
        do {
            let parent = CALayer()
            parent.addSublayer(child)
            former = parent
            #expect(child.superlayer === parent)
        }
        #expect(former == nil && child.superlayer == nil)
        let version = child.contentVersion
        child.opacity = 0.5
        #expect(child.contentVersion > version)
        let other = CALayer()
        other.addSublayer(child)
        #expect(child.superlayer === other)
    }

    @Test func aChangeBelowIsAChangeOfAllAbove() {
        let stage = LayerStage()
        let layer = stage.layer
        let root = stage.root
        let inner = CALayer()
        layer.addSublayer(inner)
        let mask = CALayer()
        inner.mask = mask
        var last = root.contentVersion
        func changed() -> Bool {
            defer { last = root.contentVersion }
            return root.contentVersion != last
        }
        inner.opacity = 0.5
        #expect(changed())
        inner.opacity = 0.5
        #expect(!changed())
        mask.cornerRadius = 3
        #expect(changed())
        inner.removeFromSuperlayer()
        #expect(changed())
        inner.opacity = 1
        #expect(!changed())
    }

    @Test func layoutRunsOnceForWhatWaits() {
        let stage = LayerStage()
        let layer = stage.layer
        let root = stage.root
        final class Delegate: NSObject, CALayerDelegate {
            var laidOut: [String] = []
            func layoutSublayers(of layer: CALayer) {
                laidOut.append(layer.name ?? "")
            }
        }
        let delegate = Delegate()
        let inner = CALayer()
        layer.addSublayer(inner)
        for (name, layer) in [("root", root), ("layer", layer), ("inner", inner)] {
            layer.name = name
            layer.delegate = delegate
        }
        root.layoutIfNeeded()
        delegate.laidOut = []
        inner.bounds.size = CGSize(width: 10, height: 10)
        layer.bounds.origin = CGPoint(x: 3, y: 3)
        root.layoutIfNeeded()
        #expect(delegate.laidOut == ["inner"])
        root.layoutIfNeeded()
        layer.setNeedsLayout()
        inner.setNeedsLayout()
        #expect(layer.needsLayout() && !root.needsLayout())
        inner.layoutIfNeeded()
        #expect(delegate.laidOut == ["inner", "layer", "inner"])
    }

    @Test func aLayoutThatNeverRestsIsGivenUp() {
        final class Restless: NSObject, CALayerDelegate {
            var passes = 0
            func layoutSublayers(of layer: CALayer) {
                passes += 1
                layer.setNeedsLayout()
            }
        }
        let root = LayerStage().root
        let delegate = Restless()
        var parent = root
        for _ in 0..<6 {
            let child = CALayer()
            child.delegate = delegate
            parent.addSublayer(child)
            parent = child
        }
        root.layoutIfNeeded()
        #expect(delegate.passes <= 600)
        let before = delegate.passes
        parent.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(delegate.passes > before)
    }

    @Test func aLayerDrawsItselfWhenItIsDue() throws {
        final class Ink: CALayer {
            var times = 0
            override func draw(in ctx: CGContext) {
                times += 1
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            }
        }
        let stage = LayerStage()
        let ink = Ink()
        stage.root.addSublayer(ink)
        ink.bounds = CGRect(x: 0, y: 0, width: 4, height: 3)
        ink.contentsScale = 2
        ink.displayIfNeeded()
        #expect(ink.times == 0)
        ink.setNeedsDisplay()
        #expect(ink.needsDisplay())
        ink.displayIfNeeded()
        ink.displayIfNeeded()
        #expect(ink.times == 1 && !ink.needsDisplay())
        stage.advance(0)
        // A presentation layer has the same class and is read-only.
        let shown = try #require(ink.presentation())
        #expect(shown !== ink && shown.model() === ink)
    }

    /// Apple's page of `contents`: "Assigning a value to this property causes the layer to use your image
    /// rather than create a separate backing store."
    @Test func contentsReplaceADrawingThatIsDue() {
        final class Ink: CALayer {
            var times = 0
            override func draw(in ctx: CGContext) { times += 1 }
        }
        let ink = Ink()
        ink.bounds = CGRect(x: 0, y: 0, width: 4, height: 3)
        ink.setNeedsDisplay()
        let image = drawn(1, 1) { _ in }
        ink.contents = image
        ink.displayIfNeeded()
        #expect(ink.times == 0 && (ink.contents as? CGImage) === image)
    }
}
