@_spi(Host) import QuartzCore
import Testing

/// The boxes of key-value coding.
///
/// Apple's Core Animation Programming Guide, "Key-Value Coding Extensions", on scalars and structures: "you
/// must wrap that type in an object before assigning it to the layer. Similarly, when accessing that type,
/// you must retrieve an object and then unwrap the appropriate type". The table C-1 gives `NSValue` for
/// `CGPoint`, `CGSize`, `CGRect`, and `CATransform3D`. Swift casts such an object to each type that it
/// represents exactly.
@MainActor
@Suite struct WrappedValueTests {
    @Test(arguments: [
        "opacity", "zPosition", "position.x", "bounds.size.width", "transform.rotation.z",
        "transform.scale.x",
    ])
    func numbersAreWrappedInNSNumber(keyPath: String) throws {
        let stage = LayerStage()
        stage.layer.setValue(0.5, forKeyPath: keyPath)
        stage.advance(0)
        for layer in [stage.layer, stage.shown] {
            let value = layer.value(forKeyPath: keyPath)
            let number = try #require(value as? NSNumber)
            #expect(near(number.doubleValue, 0.5))
            #expect(value as? Double == number.doubleValue)
            #expect(value as? CGFloat == CGFloat(number.doubleValue))
            #expect(value as? NSValue === number)
            #expect(value as? CGPoint == nil && value as? CGRect == nil)
        }
    }

    @Test func aNumberIsWhateverRepresentsItExactly() {
        let layer = LayerStage().layer
        layer.opacity = 0.1
        #expect(layer.value(forKey: "opacity") as? Float == 0.1)
        #expect(layer.value(forKey: "opacity") as? Int == nil)
        layer.zPosition = 3
        #expect(layer.value(forKey: "zPosition") as? Int == 3)
        layer.isHidden = true
        #expect(layer.value(forKey: "hidden") as? Bool == true)
        #expect((layer.value(forKey: "hidden") as? NSNumber)?.boolValue == true)
    }

    @Test func structuresAreValues() {
        let layer = LayerStage().layer
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.bounds = rect
        layer.position = CGPoint(x: 5, y: 6)
        layer.shadowOffset = CGSize(width: 7, height: 8)
        layer.transform = CATransform3DMakeScale(2, 3, 4)
        let (bounds, position) = (layer.value(forKey: "bounds"), layer.value(forKey: "position"))
        let (offset, transform) = (layer.value(forKey: "shadowOffset"), layer.value(forKey: "transform"))
        #expect(bounds as? CGRect == rect && (bounds as? NSValue)?.rectValue == rect)
        #expect(position as? CGPoint == layer.position)
        #expect((position as? NSValue)?.pointValue == layer.position)
        #expect(offset as? CGSize == layer.shadowOffset)
        #expect((offset as? NSValue)?.sizeValue == layer.shadowOffset)
        #expect((transform as? CATransform3D)?.m22 == 3)
        #expect((transform as? NSValue)?.caTransform3DValue.m33 == 4)
        #expect(position as? CGSize == nil && position as? CGRect == nil && offset as? CGPoint == nil)
        #expect(bounds as? CATransform3D == nil && position as? Double == nil)
    }

    @Test func castsMakeBoxes() {
        #expect((CGFloat(0.5) as Any as? NSNumber)?.doubleValue == 0.5)
        #expect((CGPoint(x: 1, y: 2) as Any as? NSValue)?.pointValue == CGPoint(x: 1, y: 2))
        #expect((CGSize(width: 1, height: 2) as Any as? NSValue)?.sizeValue == CGSize(width: 1, height: 2))
        let transform: Any = CATransform3DMakeTranslation(1, 2, 3)
        #expect((transform as? NSValue)?.caTransform3DValue.m43 == 3)
    }

    @Test func implicitAnimationsStartFromObjects() throws {
        let layer = LayerStage(actions: true).layer
        layer.opacity = 0.5
        layer.position = CGPoint(x: 1, y: 2)
        let fade = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(fade.fromValue as? Double == 1 && fade.fromValue as? Float == 1)
        #expect(fade.fromValue as? CGFloat == 1 && (fade.fromValue as? NSNumber)?.intValue == 1)
        let move = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
        #expect((move.fromValue as? NSValue)?.pointValue == .zero && move.fromValue as? CGPoint == .zero)
    }

    @Test func whatASwiftAppSetsIsAnObjectToo() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = CGFloat(0.25)
        animation.toValue = Optional(0.5)
        animation.byValue = 1
        #expect(animation.fromValue as? Double == 0.25 && animation.toValue as? CGFloat == 0.5)
        #expect(animation.byValue as? Double == 1 && animation.byValue as? Int == 1)
        animation.toValue = nil
        #expect(animation.toValue == nil)
        let keyframes = CAKeyframeAnimation(keyPath: "position")
        keyframes.values = [CGPoint(x: 1, y: 2), NSValue(point: CGPoint(x: 3, y: 4))]
        #expect(keyframes.values as? [CGPoint] == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
        #expect((keyframes.values?[0] as? NSValue)?.pointValue == CGPoint(x: 1, y: 2))
    }

    @Test func otherKeysKeepObjects() {
        let layer = LayerStage().layer
        layer.setValue(50, forKey: "someKey")
        #expect(layer.value(forKey: "someKey") as? Int == 50)
        #expect(layer.value(forKey: "someKey") as? Double == 50)
        layer.setValue(CGSize(width: 1, height: 2), forKey: "someKey")
        #expect((layer.value(forKey: "someKey") as? NSValue)?.sizeValue == CGSize(width: 1, height: 2))
        layer.setValue(log, forKey: "someKey")
        #expect(layer.value(forKey: "someKey") as? AnimationLog === log)
        layer.setValue(nil, forKey: "someKey")
        #expect(layer.value(forKey: "someKey") == nil)
        let animation = CAAnimation()
        animation.setValue(CGFloat(1.5), forKey: "someKey")
        #expect(animation.value(forKey: "someKey") as? Double == 1.5)
    }

    private let log = AnimationLog("log") { _ in }
}

/// A key that names a property is the property.
///
/// Apple's Core Animation Programming Guide, "Key-Value Coding Extensions": "The CAAnimation and CALayer
/// classes are key-value coding compliant container classes, which means that you can set values for
/// arbitrary keys. Even if the key someKey is not a declared property of the CALayer class, you can still set
/// a value for it". The keys of Boolean properties lack the prefix "is", as their declarations in
/// QuartzCore's headers do: `@property(getter=isRemovedOnCompletion) BOOL removedOnCompletion`.
@MainActor
@Suite struct KeyedPropertyTests {
    @Test func animationsSetTheirProperties() {
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.setValue(0.7, forKey: "duration")
        spring.setValue(NSNumber(value: 2), forKey: "speed")
        spring.setValue(Float(3), forKey: "repeatCount")
        spring.setValue(true, forKey: "autoreverses")
        spring.setValue(false, forKey: "removedOnCompletion")
        spring.setValue(CAMediaTimingFillMode.both, forKey: "fillMode")
        spring.setValue("zPosition", forKey: "keyPath")
        spring.setValue(1, forKey: "additive")
        spring.setValue(5, forKey: "toValue")
        spring.setValue(CGFloat(4), forKey: "mass")
        spring.setValue(CAMediaTimingFunction(name: .easeIn), forKey: "timingFunction")
        #expect(spring.duration == 0.7 && spring.speed == 2 && spring.repeatCount == 3)
        #expect(spring.autoreverses && !spring.isRemovedOnCompletion && spring.fillMode == .both)
        #expect(spring.keyPath == "zPosition" && spring.isAdditive && spring.toValue as? Int == 5)
        #expect(spring.mass == 4 && spring.timingFunction == CAMediaTimingFunction(name: .easeIn))
        #expect(spring.value(forKey: "duration") as? Double == 0.7)
        #expect(spring.value(forKey: "removedOnCompletion") as? Bool == false)
        #expect(spring.value(forKey: "fillMode") as? String == "both")
        #expect(spring.value(forKey: "fillMode") as? CAMediaTimingFillMode == .both)
        #expect(spring.value(forKey: "keyPath") as? String == "zPosition")
        #expect(spring.value(forKey: "settlingDuration") as? Double == spring.settlingDuration)
        spring.setValue(nil, forKey: "timingFunction")
        #expect(spring.timingFunction == nil && spring.value(forKey: "timingFunction") == nil)
        #expect(CASpringAnimation.defaultValue(forKey: "fillMode") as? String == "removed")
        #expect(CASpringAnimation.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode == .removed)
        // The copy that a layer runs is the same.
        #expect((spring.copy() as? CASpringAnimation)?.duration == 0.7)
    }

    @Test func othersDoAsWell() {
        let keyframes = CAKeyframeAnimation()
        keyframes.setValue([0, 1], forKey: "values")
        keyframes.setValue([0, 0.5], forKey: "keyTimes")
        keyframes.setValue("discrete", forKey: "calculationMode")
        #expect(keyframes.values as? [Int] == [0, 1] && keyframes.keyTimes == [0, 0.5])
        #expect(keyframes.calculationMode == .discrete)
        let group = CAAnimationGroup()
        group.setValue([keyframes], forKey: "animations")
        #expect(group.animations == [keyframes])
        let transition = CATransition()
        transition.setValue(CATransitionType.push, forKey: "type")
        transition.setValue(CATransitionSubtype.fromTop, forKey: "subtype")
        #expect(transition.type == .push && transition.subtype == .fromTop)
        transition.setValue(nil, forKey: "subtype")
        #expect(transition.subtype == nil)
    }

    @Test func layersSetTheirProperties() {
        let stage = LayerStage()
        let layer = stage.layer
        layer.setValue("card", forKey: "name")
        layer.setValue(0.5, forKey: "speed")
        layer.setValue(true, forKey: "opaque")
        layer.setValue(CALayerContentsGravity.center, forKey: "contentsGravity")
        layer.setValue(3, forKey: "maskedCorners")
        let mask = CALayer()
        layer.setValue(mask, forKey: "mask")
        #expect(layer.name == "card" && layer.speed == 0.5 && layer.isOpaque)
        #expect(layer.contentsGravity == .center && layer.mask === mask)
        #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(layer.value(forKey: "name") as? String == "card")
        #expect(layer.value(forKey: "speed") as? Float == 0.5)
        #expect(layer.value(forKey: "mask") as? CALayer === mask)
        #expect(layer.value(forKey: "superlayer") as? CALayer === stage.root)
        #expect(layer.value(forKeyPath: "contentsGravity") as? CALayerContentsGravity == .center)
        layer.name = nil
        #expect(layer.value(forKey: "name") == nil)
        let shape = CAShapeLayer()
        shape.setValue(CAShapeLayerLineCap.round, forKey: "lineCap")
        shape.setValue("bevel", forKey: "lineJoin")
        shape.setValue([4, 2], forKey: "lineDashPattern")
        #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.lineDashPattern == [4, 2])
        // For another class, the key isn't a property's.
        layer.setValue("mine", forKey: "lineCap")
        #expect(layer.value(forKey: "lineCap") as? String == "mine")
    }

    @Test func theFrameIsAProperty() {
        let layer = LayerStage().layer
        layer.setValue(CGRect(x: 10, y: 20, width: 30, height: 40), forKey: "frame")
        #expect(layer.position == CGPoint(x: 25, y: 40))
        #expect(layer.value(forKey: "frame") as? CGRect == layer.frame)
        layer.setValue(5, forKeyPath: "frame.origin.x")
        #expect(layer.frame == CGRect(x: 5, y: 20, width: 30, height: 40))
        #expect(layer.value(forKeyPath: "frame.size.width") as? Double == 30)
    }

    @Test func settingTheBoundsLaysOutAsTheirPropertyDoes() {
        let layer = LayerStage().layer
        layer.layoutIfNeeded()
        layer.setValue(80, forKeyPath: "bounds.size.width")
        #expect(layer.bounds.width == 80 && layer.needsLayout())
    }

    private final class EventRecorder: CAAction {
        private(set) var events: [String] = []

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            events.append(event)
        }
    }

    /// Apple's page of `action(forKey:)`: the actions are those of changes to properties, whose keys are the
    /// properties' names in Objective-C.
    @Test func onlyChangesRunActions() {
        let layer = LayerStage(actions: true).layer
        let recorder = EventRecorder()
        layer.actions = ["hidden": recorder, "opacity": recorder, "backgroundColor": recorder]
        layer.setValue(true, forKey: "isHidden")
        layer.setValue(true, forKey: "hidden")
        #expect(layer.isHidden && recorder.events == ["hidden"])
        layer.setValue(0.5, forKey: "opacity")
        layer.setValue(0.5, forKey: "opacity")
        layer.setValue(7, forKey: "backgroundColor")
        #expect(recorder.events == ["hidden", "opacity"])
    }

    @Test func aValueOfAnotherTypeChangesNothing() {
        let layer = LayerStage().layer
        layer.name = "card"
        layer.setValue("fast", forKey: "speed")
        layer.setValue(7, forKey: "name")
        layer.setValue(7, forKey: "contentsGravity")
        layer.setValue("left", forKey: "frame")
        #expect(layer.speed == 1 && layer.name == "card" && layer.contentsGravity == .resize)
        #expect(layer.bounds.size == CGSize(width: 100, height: 50))
        layer.backgroundColor = .black
        layer.setValue("red", forKey: "backgroundColor")
        layer.setValue(7, forKey: "backgroundColor")
        #expect(layer.backgroundColor == .black)
        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
        let transition = CATransition()
        transition.subtype = .fromTop
        transition.setValue(7, forKey: "subtype")
        #expect(transition.subtype == .fromTop)
    }
}

/// Apple's page of `needsDisplay(forKey:)`: "Subclasses can override this method and return true if the layer
/// should be redisplayed when the value of the specified attribute changes."
@MainActor
@Suite struct RedisplayTests {
    private final class Gauge: CALayer {
        var drawings = 0

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "cornerRadius" || key == "level" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) {
            drawings += 1
        }
    }

    @Test func changesOfSomeKeysDrawTheLayer() {
        _ = LayerStage()
        let gauge = Gauge()
        gauge.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        gauge.opacity = 0.5
        #expect(!gauge.needsDisplay())
        gauge.cornerRadius = 2
        #expect(gauge.needsDisplay())
        gauge.displayIfNeeded()
        gauge.cornerRadius = 2
        gauge.displayIfNeeded()
        #expect(gauge.drawings == 1)
        gauge.setValue(0.5, forKey: "level")
        gauge.setValue("mine", forKey: "note")
        gauge.displayIfNeeded()
        #expect(gauge.drawings == 2)
    }
}
