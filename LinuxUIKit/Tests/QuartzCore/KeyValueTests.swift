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
    func numbers(keyPath: String) throws {
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
