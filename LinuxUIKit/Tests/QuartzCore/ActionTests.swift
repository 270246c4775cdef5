@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

@MainActor
@Suite struct ActionTests {
    private final class Delegate: NSObject, CALayerDelegate {
        var answers: [String: any CAAction] = [:]
        var asked: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append("\(event) \(layer.opacity)")
            return answers[event]
        }
    }

    private final class Recorder: CAAction {
        var runs: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            runs.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
        }
    }

    @Test func aBareLayerMovesForAQuarterOfASecond() throws {
        let stage = LayerStage(actions: true)
        let layer = stage.layer
        layer.opacity = 0
        let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(animation.duration == 0.25)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
        stage.advance(0)
        #expect(stage.shown.opacity == 1)
        stage.advance(0.125)
        #expect(near(Double(stage.shown.opacity), 1 - 0.802403, 1e-6))
        // Changed during the animation, it continues from its visible value.
        layer.opacity = 1
        #expect(near(Double(stage.shown.opacity), 1 - 0.802403, 1e-6))
        stage.advance(0)
        stage.advance(0.25)
        #expect(stage.shown.opacity == 1 && layer.animationKeys() == nil)
    }

    @Test func theFrameAnimatesPositionAndBounds() {
        let stage = LayerStage(actions: true)
        let layer = stage.layer
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(Set(layer.animationKeys() ?? []) == ["position", "bounds"])
        layer.frame = layer.frame
        #expect(layer.animationKeys()?.count == 2)
    }

    @Test func theSearchGoesFromTheDelegateDown() {
        let stage = LayerStage(actions: true)
        let layer = stage.layer
        let recorders = (0..<3).map { _ in Recorder() }
        let delegate = Delegate()
        layer.delegate = delegate
        layer.style = ["style": ["actions": ["opacity": recorders[2]]] as [AnyHashable: Any]]
        layer.opacity = 0.9
        #expect(recorders[2].runs == ["opacity 0.9"])
        // The delegate is asked while the old value is still set.
        #expect(delegate.asked == ["opacity 1.0"])
        layer.actions = ["opacity": recorders[1]]
        layer.opacity = 0.8
        delegate.answers["opacity"] = recorders[0]
        layer.opacity = 0.7
        #expect(recorders.map(\.runs) == [["opacity 0.7"], ["opacity 0.8"], ["opacity 0.9"]])
        delegate.answers["opacity"] = NSNull()
        layer.opacity = 0.6
        #expect(layer.action(forKey: "opacity") == nil)
        #expect(recorders.flatMap(\.runs).count == 3 && layer.animationKeys() == nil)
    }

    @Test func transactionsSetPaceAndLength() throws {
        let stage = LayerStage(actions: true)
        let layer = stage.layer
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.opacity = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .linear))
        layer.zPosition = 100
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 5
        CATransaction.commit()
        #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && CATransaction.animationTimingFunction() == nil)
        #expect(layer.animationKeys() == ["opacity", "zPosition"])
        stage.advance(0)
        stage.advance(0.5)
        #expect(near(Double(stage.shown.opacity), 0.75, 1e-6) && near(stage.shown.zPosition, 50))
    }

    @Test func whatTheImplicitTransactionSetsEndsWithTheTurn() {
        let stage = LayerStage(actions: true)
        let layer = stage.layer
        CATransaction.setAnimationDuration(3)
        layer.opacity = 0
        #expect(layer.animation(forKey: "opacity")?.duration == 3)
        stage.advance(0)
        layer.zPosition = 1
        #expect(layer.animation(forKey: "zPosition")?.duration == 0.25)
    }

    @Test func presentationLayersRunNoActions() {
        let stage = LayerStage(actions: true)
        let layer = stage.layer
        let shown = stage.shown
        #expect(shown !== layer)
        shown.opacity = 0
        #expect(layer.animationKeys() == nil && layer.opacity == 1)
    }

    /// Apple's Core Animation Programming Guide, table B-1: `doubleSided` has "no default implied animation".
    /// Apple's page of `shadowPath`: "Unlike most animatable properties, this property (as with all CGPathRef
    /// animatable properties) does not support implicit animation."
    @Test func pathsAndSomeFlagsHaveNoAnimation() {
        _ = LayerStage(actions: true)
        let shape = CAShapeLayer()
        CATransaction.startAnimations()
        shape.path = CGPath(rect: .zero, transform: nil)
        shape.shadowPath = CGPath(rect: .zero, transform: nil)
        shape.isDoubleSided = false
        shape.contentsGravity = .center
        #expect(shape.animationKeys() == nil)
        shape.strokeEnd = 0.5
        #expect(shape.animationKeys() == ["strokeEnd"])
    }

    /// Apple's Core Animation Programming Guide, table B-1: `contents`, `hidden`, and `masksToBounds` use
    /// "the default implied CABasicAnimation object", which takes "0.25 seconds, or the duration of the
    /// current transaction".
    @Test(arguments: ["contents", "hidden", "masksToBounds"])
    func stepsTakeTheirTimeAsWell(key: String) throws {
        let stage = LayerStage(actions: true)
        let layer = stage.layer
        let image = try #require(CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1).makeImage())
        var isOver = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isOver = true }
        switch key {
        case "contents": layer.contents = image
        case "hidden": layer.isHidden = true
        default: layer.masksToBounds = true
        }
        CATransaction.commit()
        let animation = try #require(layer.animation(forKey: key) as? CABasicAnimation)
        #expect(animation.keyPath == key && animation.duration == 0.25)
        stage.advance(0)
        // Nothing is between the two values, so the new one shows at once.
        let shown = stage.shown
        switch key {
        case "contents": #expect(shown.contents as? CGImage === image)
        case "hidden": #expect(shown.isHidden)
        default: #expect(shown.masksToBounds)
        }
        stage.advance(0.24)
        #expect(!isOver)
        stage.advance(0.02)
        #expect(isOver && layer.animationKeys() == nil)
    }

    @Test func aLayerThatWasNeverCommittedChangesAtOnce() {
        let stage = LayerStage(actions: true)
        let layer = CALayer()
        layer.opacity = 0.5
        stage.layer.addSublayer(layer)
        layer.opacity = 0.25
        #expect(layer.animationKeys() == nil)
        stage.advance(0)
        layer.opacity = 0.5
        #expect(layer.animationKeys() == ["opacity"])
    }
}

@MainActor
@Suite struct KeyValueTests {
    @Test func propertiesAreReachedByKeyPath() {
        let layer = LayerStage().layer
        layer.setValue(0.5, forKeyPath: "opacity")
        layer.setValue(7, forKeyPath: "position.y")
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue(3, forKeyPath: "transform.translation.x")
        #expect(layer.opacity == 0.5 && layer.position == CGPoint(x: 0, y: 7))
        let expected = CATransform3DRotate(CATransform3DMakeTranslation(3, 0, 0), .pi / 2, 0, 0, 1)
        #expect(near(layer.transform, expected))
        #expect(near(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0, .pi / 2))
        layer.setValue(nil, forKey: "borderColor")
        #expect(layer.borderColor == nil)
    }

    @Test func otherKeysAreKept() {
        let stage = LayerStage()
        stage.layer.setValue("mine", forKey: "note")
        #expect(stage.layer.value(forKey: "note") as? String == "mine")
        stage.animateZ(key: "z") { $0.setValue(5, forKey: "tag") }
        #expect(stage.layer.animation(forKey: "z")?.value(forKey: "tag") as? Int == 5)
    }

    @Test func renderingTakesTheModel() throws {
        let stage = LayerStage()
        stage.layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
        stage.layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        let context = CGContext(pixelWidth: 4, pixelHeight: 4, scale: 2)
        stage.layer.render(in: context)
        let image = try #require(context.makeImage())
        let pixels = image.withPixels { bytes, _ in Array(bytes[0..<4]) }
        #expect(pixels == [0, 255, 0, 255])
        #expect(stage.shown.backgroundColor?.components == [1, 0, 0, 1])
    }
}
