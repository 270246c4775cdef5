@_spi(Host) import QuartzCore
import Testing

@MainActor
@Suite struct TransformTests {
    private func between(_ a: CATransform3D, _ b: CATransform3D, _ fraction: Double) -> CATransform3D {
        let stage = LayerStage()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = a
        animation.toValue = b
        animation.duration = 1
        stage.layer.add(animation, forKey: "t")
        stage.advance(0)
        stage.advance(fraction)
        return stage.shown.transform
    }

    private func turn(_ degrees: Double, _ x: Double = 0, _ y: Double = 0, _ z: Double = 1) -> CATransform3D {
        CATransform3DMakeRotation(degrees * .pi / 180, x, y, z)
    }

    @Test func concatenationAppliesTheFirstFirst() {
        let t = CATransform3DConcat(
            CATransform3DMakeScale(2, 3, 1),
            CATransform3DMakeTranslation(10, 20, 0)
        )
        #expect((t.m41, t.m42) == (10, 20))
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 30)
        #expect((moved.m41, moved.m42, moved.m43) == (20, 60, 30))
    }

    @Test func rotationsTurnTheWayApplesDo() {
        let (c, s) = (cos(0.3), sin(0.3))
        let z = CATransform3DMakeRotation(0.3, 0, 0, 5)
        #expect(near(z.m11, c) && near(z.m12, s) && near(z.m21, -s) && near(z.m22, c) && z.m33 == 1)
        let y = CATransform3DMakeRotation(0.3, 0, 1, 0)
        #expect(near(y.m11, c) && near(y.m13, -s) && near(y.m31, s) && near(y.m33, c))
        let x = CATransform3DMakeRotation(0.3, 1, 0, 0)
        #expect(near(x.m22, c) && near(x.m23, s) && near(x.m32, -s) && near(x.m33, c))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func anInverseUndoes() {
        var t = CATransform3DRotate(CATransform3DMakeTranslation(3, -7, 11), 0.7, 1, 2, -0.5)
        t = CATransform3DScale(t, 2, 0.5, 3)
        t.m14 = 0.001
        t.m34 = -1 / 500
        #expect(near(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity, 1e-12))
        #expect(near(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity, 1e-12))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func affineTransformsGoThereAndBack() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == affine)
        #expect(!CATransform3DIsAffine(turn(10, 0, 1, 0)))
    }

    // MARK: Interpolation

    @Test func halfATurnGoesAnticlockwise() {
        let middle = between(CATransform3DIdentity, turn(180), 0.5)
        #expect(near(middle, turn(-90), 1e-9))
    }

    @Test func theShortWayIsTaken() {
        #expect(near(between(turn(170), turn(-170), 0.5), turn(180), 1e-9))
        #expect(near(between(turn(20), turn(200 - 360), 0.25), turn(-25), 1e-9))
        #expect(near(between(CATransform3DIdentity, turn(300, 0, 1, 0), 0.5), turn(-30, 0, 1, 0), 1e-9))
    }

    @Test func mirroringPassesThroughZeroWidth() {
        let middle = between(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.5)
        #expect(near(middle, CATransform3DMakeScale(0, 1, 1)))
    }

    @Test func mirroringBothWaysTurns() {
        let middle = between(CATransform3DIdentity, CATransform3DMakeScale(-1, -1, 1), 0.5)
        #expect(near(abs(middle.m12), 1) && near(middle.m11, 0))
        #expect(near(middle.m11 * middle.m22 - middle.m12 * middle.m21, 1))
    }

    @Test func scaleAngleAndPlaceMoveOnTheirOwn() {
        let end = CATransform3DRotate(
            CATransform3DScale(CATransform3DMakeTranslation(100, 40, 0), 3, 3, 1),
            .pi / 3,
            0,
            0,
            1
        )
        let expected = CATransform3DRotate(
            CATransform3DScale(CATransform3DMakeTranslation(50, 20, 0), 2, 2, 1),
            .pi / 6,
            0,
            0,
            1
        )
        #expect(near(between(CATransform3DIdentity, end, 0.5), expected))
    }

    @Test func turnsInSpaceAreSlerped() {
        let middle = between(CATransform3DIdentity, turn(120, 1, 1, 1), 0.5)
        #expect(near(middle, turn(60, 1, 1, 1)))
        // A rotation by 120° about the diagonal exchanges the axes.
        #expect(near(turn(120, 1, 1, 1).m12, 1))
        #expect(near(between(turn(90, 0, 1, 0), turn(10, 0, 1, 0), 0.25), turn(70, 0, 1, 0)))
    }

    @Test func scaleSkewAndPlaceInSpaceComeBackExactly() {
        var t = CATransform3DRotate(CATransform3DMakeTranslation(3, -7, 11), 0.7, 1, 2, -0.5)
        t = CATransform3DScale(t, 2, 0.5, 3)
        t = CATransform3DConcat(t, turn(33))
        t = CATransform3DConcat(CATransform3DMakeScale(1, 4, 1), t)
        t.m34 = -1 / 500
        let almost = between(CATransform3DIdentity, t, 0.999999)
        #expect(near(almost, t, 1e-4))
        #expect(near(between(t, t, 0.3), t, 1e-12))
    }

    @Test func skewsInSpaceAreBlendedInProportion() {
        var (end, half) = (CATransform3DIdentity, CATransform3DIdentity)
        (end.m21, end.m31, end.m32) = (0.4, 0.6, 0.2)
        (half.m21, half.m31, half.m32) = (0.2, 0.3, 0.1)
        #expect(near(between(CATransform3DIdentity, end, 0.5), half))
    }

    @Test func perspectiveIsBlendedInProportion() {
        var end = CATransform3DIdentity
        end.m34 = -1 / 400
        let middle = between(CATransform3DIdentity, end, 0.5)
        #expect(near(middle.m34, -1 / 800, 1e-15))
    }

    @Test func perspectiveStaysApartFromTheTurn() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        let middle = between(perspective, CATransform3DRotate(perspective, .pi / 2, 0, 1, 0), 0.5)
        #expect(near(middle, CATransform3DRotate(perspective, .pi / 4, 0, 1, 0), 1e-12))
    }

    @Test func singularMatricesAreBlendedElementByElement() {
        let middle = between(CATransform3DMakeScale(0, 0, 1), CATransform3DIdentity, 0.25)
        #expect(near(middle, CATransform3DMakeScale(0.25, 0.25, 1)))
    }

    // MARK: Components

    @Test(arguments: ["transform.rotation", "transform.rotation.z"])
    func anglesAreTakenLiterally(keyPath: String) {
        let stage = LayerStage()
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = 0
        animation.toValue = 4 * Double.pi
        animation.duration = 4
        stage.layer.add(animation, forKey: nil)
        stage.advance(0)
        for (seconds, degrees) in [(0.5, 90.0), (0.25, 135), (0.75, 270), (1.1, 468)] {
            stage.advance(seconds)
            #expect(near(stage.shown.transform, turn(degrees)))
        }
    }

    @Test func componentsLeaveTheRestAlone() {
        let stage = LayerStage()
        var model = CATransform3DMakeTranslation(30, 40, 50)
        model = CATransform3DScale(model, 2, 3, 1)
        stage.layer.transform = model
        for (path, value) in [("transform.translation.x", 70.0), ("transform.scale.y", 5)] {
            let animation = CABasicAnimation(keyPath: path)
            animation.fromValue = value
            animation.toValue = value
            animation.duration = 1
            stage.layer.add(animation, forKey: path)
        }
        stage.advance(0)
        stage.advance(0.5)
        let expected = CATransform3DScale(CATransform3DMakeTranslation(70, 40, 50), 2, 5, 1)
        #expect(near(stage.shown.transform, expected))
    }

    @Test func aTurnAboutYKeepsThePerspectiveOfTheModel() {
        let stage = LayerStage()
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        stage.layer.transform = perspective
        let animation = CABasicAnimation(keyPath: "transform.rotation.y")
        animation.fromValue = 0
        animation.toValue = Double.pi
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        stage.advance(0)
        stage.advance(0.75)
        #expect(near(stage.shown.transform, CATransform3DRotate(perspective, 0.75 * .pi, 0, 1, 0), 1e-12))
    }
}
