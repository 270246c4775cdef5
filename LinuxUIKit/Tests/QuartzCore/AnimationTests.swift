import Foundation
@_spi(Host) import QuartzCore
import TestSupport
import Testing

@MainActor
@Suite struct AnimationTests {
    private func z(_ stage: LayerStage, _ seconds: Double) -> Double {
        stage.advance(seconds)
        return stage.shown.zPosition
    }

    @Test func aCopyRuns() throws {
        let stage = LayerStage()
        let layer = stage.layer
        let animation = stage.animateZ(key: "z")
        animation.toValue = 7.0
        animation.duration = 9
        let running = try #require(layer.animation(forKey: "z") as? CABasicAnimation)
        #expect(running !== animation && running.duration == 1)
        #expect(running.toValue as? Double == 100)
        #expect(layer.animationKeys() == ["z"])
    }

    @Test("An animation that a layer runs can't be changed, as in Core Animation", arguments: 0..<5)
    func readOnly(change: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [change] in
            let layer = CALayer()
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
            CATransaction.startAnimations()
            let animation = layer.animation(forKey: "fade") as? CABasicAnimation
            switch change {
            case 0: animation?.duration = 2
            case 1: animation?.toValue = 1
            case 2: animation?.keyPath = "position"
            case 3: animation?.isAdditive = true
            default: animation?.setValue(1, forKey: "note")
            }
        }
        #expect(result.names("CAAnimationImmutable: attempting to modify read-only"))
    }

    @Test("Neither can one in a group that a layer runs")
    func readOnlyGroup() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (layer, group) = (CALayer(), CAAnimationGroup())
            group.animations = [CABasicAnimation(keyPath: "opacity")]
            layer.add(group, forKey: "group")
            (layer.animation(forKey: "group") as? CAAnimationGroup)?.animations?.first?.duration = 2
        }
        #expect(result.names("CAAnimationImmutable: attempting to modify read-only"))
    }

    @Test("A copy of a running animation can be changed, and run on another layer")
    func changedCopy() throws {
        let stage = LayerStage()
        stage.animateZ(key: "z")
        let copy = try #require(stage.layer.animation(forKey: "z")?.copy() as? CABasicAnimation)
        copy.duration = 5
        stage.root.add(copy, forKey: "z")
        copy.duration = 7
        #expect(stage.layer.animation(forKey: "z")?.duration == 1)
        #expect(stage.root.animation(forKey: "z")?.duration == 5)
    }

    @Test func theModelDoesNotMove() {
        let stage = LayerStage()
        let layer = stage.layer
        stage.animateZ()
        stage.advance(0)
        #expect(near(z(stage, 0.25), 25) && layer.zPosition == 0)
        #expect(near(z(stage, 0.5), 75))
        #expect(z(stage, 0.25) == 0)
    }

    @Test(arguments: [
        (CAMediaTimingFillMode.removed, -1.0, -1.0), (.backwards, 0, -1), (.forwards, -1, 100),
        (.both, 0, 100),
    ])
    func fillModesShowTheEnds(mode: CAMediaTimingFillMode, before: Double, after: Double) {
        let stage = LayerStage()
        let layer = stage.layer
        layer.zPosition = -1
        stage.animateZ {
            $0.beginTime = CACurrentMediaTime() + 1
            $0.fillMode = mode
            $0.isRemovedOnCompletion = false
        }
        #expect(z(stage, 0) == before)
        #expect(near(z(stage, 1.5), 50))
        #expect(z(stage, 1) == after)
        #expect(z(stage, 50) == after)
    }

    @Test func missingEndsComeFromTheLayer() {
        func values(_ from: Double?, _ to: Double?, _ by: Double?) -> [Double] {
            let stage = LayerStage()
            stage.layer.zPosition = 1000
            stage.animateZ {
                $0.fromValue = from
                $0.toValue = to
                $0.byValue = by
            }
            stage.advance(0)
            let start = stage.shown.zPosition
            stage.advance(0.5)
            return [start, stage.shown.zPosition]
        }
        #expect(values(10, 20, nil) == [10, 15])
        #expect(values(10, nil, 20) == [10, 20])
        #expect(values(nil, 20, 10) == [10, 15])
        #expect(values(10, nil, nil) == [10, 505])
        #expect(values(nil, 20, nil) == [1000, 510])
        #expect(values(nil, nil, 20) == [1000, 1010])
        #expect(values(nil, nil, nil) == [1000, 1000])
    }

    @Test func additiveAnimationsAddUp() {
        let stage = LayerStage()
        let layer = stage.layer
        layer.position = CGPoint(x: 500, y: 50)
        for (key, from) in [("a", CGPoint(x: -100, y: 0)), ("b", CGPoint(x: 40, y: 8))] {
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = from
            animation.toValue = CGPoint.zero
            animation.isAdditive = true
            animation.duration = 1
            layer.add(animation, forKey: key)
        }
        stage.advance(0)
        #expect(near(stage.shown.position, CGPoint(x: 440, y: 58)))
        stage.advance(0.5)
        #expect(near(stage.shown.position, CGPoint(x: 470, y: 54)))
        stage.advance(0.5)
        #expect(stage.shown.position == CGPoint(x: 500, y: 50))
    }

    @Test func additiveTransformsAreConcatenated() throws {
        let stage = LayerStage()
        let layer = stage.layer
        let old = CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 0), 1, 0, 0, 1)
        let new = CATransform3DScale(CATransform3DMakeTranslation(70, 0, 0), 2, 2, 1)
        layer.transform = new
        let ends = try #require(CALayer.additiveEnds(from: old, to: new))
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = ends.from
        animation.toValue = ends.to
        animation.isAdditive = true
        animation.duration = 1
        layer.add(animation, forKey: "t")
        stage.advance(0)
        #expect(near(stage.shown.transform, old))
        stage.advance(1)
        #expect(near(stage.shown.transform, new))
        let ends2 = try #require(
            CALayer.additiveEnds(
                from: CGRect(x: 1, y: 2, width: 3, height: 4),
                to: CGRect(x: 0, y: 0, width: 10, height: 10)
            )
        )
        #expect(ends2.from as? CGRect == CGRect(x: 1, y: 2, width: -7, height: -6))
        #expect(ends2.to as? CGRect == .zero)
    }

    @Test func laterAnimationsRuleOverEarlierOnes() {
        let stage = LayerStage()
        let layer = stage.layer
        stage.animateZ(key: "a")
        stage.animateZ(to: 1000, key: "b")
        stage.advance(0)
        #expect(near(z(stage, 0.5), 500))
        stage.animateZ(to: 10, key: "a")
        stage.advance(0)
        #expect(layer.animationKeys() == ["b", "a"])
        #expect(near(z(stage, 0.25), 2.5))
    }

    @Test func cyclesRepeatReverseAndAddUp() {
        let stage = LayerStage()
        let layer = stage.layer
        stage.animateZ {
            $0.repeatCount = 2.5
            $0.autoreverses = true
        }
        stage.advance(0)
        #expect(near(z(stage, 0.25), 25) && near(z(stage, 1), 75) && near(z(stage, 1), 25))
        // 2.5 cycles, forward and backward, take five seconds.
        #expect(near(z(stage, 2.25), 50))
        #expect(z(stage, 0.5) == 0 && layer.animationKeys() == nil)

        stage.animateZ {
            $0.repeatDuration = 3.5
            $0.isCumulative = true
        }
        stage.advance(0)
        #expect(near(z(stage, 0.5), 50) && near(z(stage, 1), 150) && near(z(stage, 1.75), 325))
        #expect(z(stage, 0.3) == 0)

        stage.animateZ {
            $0.repeatCount = .infinity
            $0.speed = 2
            $0.timeOffset = 0.5
        }
        stage.advance(0)
        #expect(near(z(stage, 0.125), 75) && near(z(stage, 1000), 75))
    }

    @Test(arguments: [
        ("bounds", CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 4, y: 8, width: 20, height: 40)),
        (
            "contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1),
            CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        ),
    ])
    func rectanglesBlend(keyPath: String, from: CGRect, to: CGRect) {
        let stage = LayerStage()
        let layer = stage.layer
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(0)
        stage.advance(0.5)
        let shown = keyPath == "bounds" ? stage.shown.bounds : stage.shown.contentsRect
        #expect(near(shown.origin, CGPoint(x: (from.minX + to.minX) / 2, y: (from.minY + to.minY) / 2)))
        #expect(near(shown.width, (from.width + to.width) / 2))
        #expect(near(shown.height, (from.height + to.height) / 2))
    }

    @Test(arguments: ["position.x", "bounds.size.height", "shadowOffset.width", "bounds.origin.y"])
    func componentsBlendAlone(keyPath: String) {
        let stage = LayerStage()
        let layer = stage.layer
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = Float(10)
        animation.toValue = NSNumber(value: 20)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(0)
        stage.advance(0.5)
        #expect(layer.presentedValue(forKeyPath: keyPath) as? CGFloat == 15)
        #expect(stage.shown.bounds.width == 100)
    }

    @Test func colorsBlendPremultiplied() throws {
        let stage = LayerStage()
        let layer = stage.layer
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        animation.toValue = CGColor(red: 0, green: 0, blue: 1, alpha: 0)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(0)
        stage.advance(0.25)
        let color = try #require(stage.shown.backgroundColor)
        #expect(color.components == [1, 0, 0, 0.75])
    }

    @Test func pathsOfTheSameShapeBlend() throws {
        let stage = LayerStage()
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = shape.path
        animation.toValue = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 50), transform: nil)
        animation.duration = 1
        stage.root.addSublayer(shape)
        shape.add(animation, forKey: nil)
        stage.advance(0)
        stage.advance(0.5)
        let shown = try #require(shape.presentation())
        #expect(shown.path?.boundingBox == CGRect(x: 5, y: 10, width: 20, height: 30))
    }

    @Test func gradientsBlend() throws {
        let stage = LayerStage()
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        gradient.locations = [0, 1]
        stage.root.addSublayer(gradient)
        for (path, to) in [
            ("colors", [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)] as [Any]),
            ("locations", [0.5, 0.75]),
        ] {
            let animation = CABasicAnimation(keyPath: path)
            animation.toValue = to
            animation.duration = 1
            gradient.add(animation, forKey: path)
        }
        stage.advance(0)
        stage.advance(0.5)
        let shown = try #require(gradient.presentation())
        #expect(shown.locations == [0.25, 0.875])
        let colors = try #require(shown.colors as? [CGColor])
        #expect(colors.map(\.components) == [[0.5, 0.5, 0.5, 1], [0.5, 0.5, 0.5, 1]])
    }

    @Test("A time offset begins in the middle, and the part before it comes last")
    func aTimeOffsetWrapsAround() {
        let stage = LayerStage()
        stage.animateZ(key: "z") { $0.timeOffset = 0.25 }
        stage.advance(0)
        #expect(near(stage.shown.zPosition, 25))
        #expect(near(z(stage, 0.5), 75) && near(z(stage, 0.3), 5))
        #expect(stage.layer.animationKeys() != nil)
        #expect(z(stage, 0.2) == 0 && stage.layer.animationKeys() == nil)
    }

    @Test("A time offset of whole durations changes nothing", arguments: [1, 3] as [Double])
    func aTimeOffsetOfWholeDurations(offset: Double) {
        let stage = LayerStage()
        stage.animateZ {
            $0.timeOffset = offset
            $0.fillMode = .forwards
            $0.isRemovedOnCompletion = false
        }
        stage.advance(0)
        #expect(stage.shown.zPosition == 0)
        #expect(near(z(stage, 0.5), 50) && near(z(stage, 0.5), 100) && near(z(stage, 5), 100))
    }

    @Test("Without speed, the time offset chooses the frame")
    func aTimeOffsetChoosesTheFrame() {
        let stage = LayerStage()
        stage.animateZ {
            $0.speed = 0
            $0.timeOffset = 0.6
        }
        stage.advance(0)
        #expect(near(z(stage, 5), 60))
    }

    @Test func anAnimationRunsBackwardsFromItsEnd() {
        let stage = LayerStage()
        stage.animateZ {
            $0.speed = -1
            $0.timeOffset = 1
        }
        stage.advance(0)
        #expect(stage.shown.zPosition == 100)
        #expect(near(z(stage, 0.25), 75) && near(z(stage, 0.5), 25))
        #expect(z(stage, 0.25) == 0 && stage.layer.animationKeys() == nil)
    }

    // MARK: Keyframes

    private func keyframes(
        _ stage: LayerStage,
        _ values: [Double],
        _ change: (CAKeyframeAnimation) -> Void = { _ in }
    ) {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = values
        animation.duration = 1
        change(animation)
        stage.layer.add(animation, forKey: nil)
        stage.advance(0)
    }

    @Test func keyframesAreSpreadEvenly() {
        let stage = LayerStage()
        keyframes(stage, [0, 100, 40, 40])
        #expect(
            near(z(stage, 1 / 6), 50) && near(z(stage, 1 / 6), 100) && near(z(stage, 1 / 6), 70)
                && near(z(stage, 0.3), 40)
        )
    }

    @Test func keyTimesAndPaces() {
        let stage = LayerStage()
        keyframes(stage, [0, 100, 200]) {
            $0.keyTimes = [0, 0.2, 1]
            $0.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
        }
        #expect(near(z(stage, 0.1), 50))
        #expect(near(z(stage, 0.5), 131.5357, 1e-4))
    }

    @Test func discreteKeyframesStep() {
        let stage = LayerStage()
        keyframes(stage, [1, 2, 3, 4]) { $0.calculationMode = .discrete }
        #expect(
            z(stage, 0) == 1 && z(stage, 0.24) == 1 && z(stage, 0.02) == 2 && z(stage, 0.25) == 3
                && z(stage, 0.4) == 4
        )
        stage.advance(1)
        keyframes(stage, [1, 2]) {
            $0.calculationMode = .discrete
            $0.keyTimes = [0, 0.8, 1]
        }
        #expect(z(stage, 0.7) == 1 && z(stage, 0.2) == 2)
    }

    @Test func pacedKeyframesMoveAtOneSpeed() {
        let stage = LayerStage()
        keyframes(stage, [0, 10, 100]) { $0.calculationMode = .paced }
        #expect(near(z(stage, 0.05), 5) && near(z(stage, 0.45), 50) && near(z(stage, 0.25), 75))
    }

    /// Catmull–Rom: halfway between the middle two of four points, (9 (b + c) − a − d) / 16.
    @Test func cubicKeyframesPassSmoothlyThroughAll() {
        let stage = LayerStage()
        keyframes(stage, [0, 40, 100, 30]) { $0.calculationMode = .cubic }
        #expect(near(z(stage, 1 / 3), 40, 1e-6))
        let between = (9 * (40 + 100) - 0 - 30) / 16.0
        #expect(near(z(stage, 1 / 6), between, 1e-9))
        #expect(near(z(stage, 1 / 6), 100, 1e-6))
    }

    /// Apple's page of `cubicPaced`: "Cubic keyframe values are interpolated to produce an even pace
    /// throughout the animation." Numbers that only grow therefore grow evenly.
    @Test func pacedCubicKeyframesMoveAtOneSpeed() {
        let stage = LayerStage()
        keyframes(stage, [0, 25, 100]) { $0.calculationMode = .cubicPaced }
        for time in 1...9 { #expect(near(z(stage, 0.1), Double(time) * 10, 0.05)) }
    }

    @Test func thisAppliesToPointsAsWell() {
        let stage = LayerStage()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [(0, 0), (100, 0), (100, 100), (0, 100)].map { CGPoint(x: $0.0, y: $0.1) }
        animation.calculationMode = .cubicPaced
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        stage.advance(0)
        var steps: [Double] = []
        for _ in 1...48 {
            let before = stage.shown.position
            stage.advance(0.02)
            let after = stage.shown.position
            steps.append(hypot(after.x - before.x, after.y - before.y))
        }
        let mean = steps.reduce(0, +) / Double(steps.count)
        #expect(mean > 5 && steps.allSatisfy { abs($0 / mean - 1) < 0.05 })
    }

    @Test func aPathIsFollowed() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        for (mode, middle) in [
            (CAAnimationCalculationMode.linear, CGPoint(x: 100, y: 0)), (.paced, CGPoint(x: 100, y: 100)),
        ] {
            let stage = LayerStage()
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.calculationMode = mode
            animation.duration = 1
            stage.layer.add(animation, forKey: nil)
            stage.advance(0)
            stage.advance(0.5)
            #expect(near(stage.shown.position, middle, 1e-9))
        }
    }

    /// Apple's page of `rotationMode`: "Determines whether objects animating along the path rotate to match
    /// the path tangent." The page of `rotateAutoReverse`: "The objects travel at a 180 degree tangent to the
    /// path."
    @Test(arguments: [nil, .rotateAuto, .rotateAutoReverse] as [CAAnimationRotationMode?])
    func aLayerTurnsAlongItsPath(mode: CAAnimationRotationMode?) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        let stage = LayerStage()
        stage.layer.transform = CATransform3DMakeScale(2, 3, 1)
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.calculationMode = .paced
        animation.rotationMode = mode
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        stage.advance(0)
        let start = mode == .rotateAutoReverse ? Double.pi : 0
        for angle in [start, start + .pi / 2] {
            stage.advance(angle == start ? 0.1 : 0.4)
            let turn = CATransform3DMakeRotation(mode == nil ? 0 : angle, 0, 0, 1)
            let expected = CATransform3DConcat(stage.layer.transform, turn)
            #expect(near(stage.shown.transform, expected))
        }
        #expect(near(stage.shown.position, CGPoint(x: 100, y: 100)))
        stage.advance(0.6)
        #expect(near(stage.shown.transform, stage.layer.transform))
    }

    /// On a circle, the tangent is at right angles to the radius.
    @Test func theTurnIsSmoothOnCurves() {
        let stage = LayerStage()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        animation.calculationMode = .paced
        animation.rotationMode = .rotateAuto
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        stage.advance(0)
        for _ in 0..<90 {
            stage.advance(0.011)
            let (position, transform) = (stage.shown.position, stage.shown.transform)
            let radius = atan2(position.y, position.x)
            #expect(near(cos(radius + .pi / 2), transform.m11, 0.003))
            #expect(near(sin(radius + .pi / 2), transform.m12, 0.003))
        }
    }

    /// A path that a layer follows while it turns, as one curve or as lines between the points, and the
    /// angle at a time, in degrees.
    struct Turn: Sendable {
        let points: [CGPoint]
        let isCurve: Bool
        let time: Double
        let angle: Double

        static let all: [Turn] = {
            let (start, below) = (CGPoint.zero, CGPoint(x: 0, y: 100))
            let (aside, end) = (CGPoint(x: 100, y: 0), CGPoint(x: 300, y: 100))
            return [
                Turn(points: [start, start, aside, end], isCurve: true, time: 0, angle: 0),
                Turn(points: [start, CGPoint(x: 200, y: 0), end, end], isCurve: true, time: 1, angle: 45),
                Turn(points: [start, below, below, aside], isCurve: false, time: 0.5, angle: 90),
                Turn(points: [start, start, below], isCurve: false, time: 0.25, angle: 90),
            ]
        }()

        var path: CGPath {
            let path = CGMutablePath()
            path.move(to: points[0])
            if isCurve {
                path.addCurve(to: points[3], control1: points[1], control2: points[2])
            } else {
                for point in points.dropFirst() { path.addLine(to: point) }
            }
            return path
        }
    }

    /// Where a control point coincides with an end, the tangent is the limit of the tangents beside it: the
    /// line to the other control point. A line without a length has no tangent, and the layer doesn't turn.
    @Test(arguments: Turn.all, [CAAnimationCalculationMode.linear, .paced])
    func aLayerTurnsWhereControlPointsCoincide(turn: Turn, mode: CAAnimationCalculationMode) {
        // A motion of constant speed passes a line without a length at once.
        guard mode == .linear || turn.isCurve else { return }
        let stage = LayerStage()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = turn.path
        animation.calculationMode = mode
        animation.rotationMode = .rotateAuto
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        stage.layer.add(animation, forKey: nil)
        stage.advance(0)
        stage.advance(turn.time)
        let expected = CATransform3DMakeRotation(turn.angle / 180 * .pi, 0, 0, 1)
        #expect(near(stage.shown.transform, expected))
    }

    @Test func keyframesOfTransformsTurn() {
        let stage = LayerStage()
        let layer = stage.layer
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = [0.0, 0.5, 1.0].map { CATransform3DMakeRotation($0 * .pi, 0, 1, 0) }
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(0)
        stage.advance(0.75)
        #expect(near(stage.shown.transform, CATransform3DMakeRotation(0.75 * .pi, 0, 1, 0), 1e-9))
    }

    // MARK: Groups

    @Test func groupMembersRunInTheGroupsTime() {
        let stage = LayerStage()
        let layer = stage.layer
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 100
        let late = CABasicAnimation(keyPath: "zPosition")
        late.fromValue = 0
        late.toValue = 100
        late.beginTime = 1
        late.duration = 1
        late.fillMode = .backwards
        let group = CAAnimationGroup()
        group.animations = [move, late]
        group.duration = 2
        group.speed = 2
        layer.add(group, forKey: "group")
        move.toValue = 0
        stage.advance(0)
        stage.advance(0.25)
        #expect(near(stage.shown.position.x, 25) && stage.shown.zPosition == 0)
        stage.advance(0.5)
        #expect(near(stage.shown.position.x, 75) && near(stage.shown.zPosition, 50))
        stage.advance(0.25)
        #expect(layer.animationKeys() == nil)
    }

    @Test func aGroupHoldsItsLastFrame() {
        let stage = LayerStage()
        let layer = stage.layer
        let move = CABasicAnimation(keyPath: "zPosition")
        move.fromValue = 0
        move.toValue = 100
        let group = CAAnimationGroup()
        group.animations = [move]
        group.duration = 1
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        layer.add(group, forKey: nil)
        stage.advance(0)
        stage.advance(5)
        #expect(near(stage.shown.zPosition, 100))
    }

    // MARK: Ends

    @Test func endsAreToldInTheirOrder() {
        let stage = LayerStage()
        var log: [String] = []
        for (name, duration) in [("late", 0.9), ("early", 0.3), ("middle", 0.5)] {
            stage.animateZ(duration: duration, key: name) {
                $0.delegate = AnimationLog(name) { log.append($0) }
            }
        }
        stage.advance(0)
        #expect(log == ["late started", "early started", "middle started"])
        log = []
        stage.advance(0.2)
        #expect(log == [])
        stage.advance(3)
        #expect(log == ["early finished", "middle finished", "late finished"])
        stage.advance(3)
        #expect(log.count == 3)
    }

    @Test func removedAnimationsAreNotFinished() {
        let stage = LayerStage()
        let layer = stage.layer
        var log: [String] = []
        for name in ["a", "b", "c"] {
            stage.animateZ(key: name) { $0.delegate = AnimationLog(name) { log.append($0) } }
        }
        stage.advance(0)
        log = []
        layer.removeAnimation(forKey: "a")
        stage.animateZ(key: "b")
        layer.removeFromSuperlayer()
        stage.advance(0)
        #expect(log == ["a removed", "b removed", "c removed"])
        #expect(layer.animationKeys() == nil)
    }

    @Test("When a layer leaves the tree, the animations of the layers below it are removed as well")
    func removedFromBelow() {
        let stage = LayerStage()
        let (child, grandchild) = (CALayer(), CALayer())
        stage.layer.addSublayer(child)
        child.addSublayer(grandchild)
        var log: [String] = []
        for (name, layer) in [("child", child), ("grandchild", grandchild)] {
            let animation = CABasicAnimation(keyPath: "zPosition")
            animation.toValue = 100.0
            animation.duration = 1
            animation.delegate = AnimationLog(name) { log.append($0) }
            layer.add(animation, forKey: nil)
        }
        stage.advance(0)
        log = []
        stage.layer.removeFromSuperlayer()
        stage.advance(0)
        #expect(log.sorted() == ["child removed", "grandchild removed"])
        #expect(child.animationKeys() == nil && grandchild.animationKeys() == nil)
    }

    @Test("A transition has the key of transitions, whatever key it's added for", arguments: ["z", nil])
    func keyOfTransitions(key: String?) {
        let stage = LayerStage()
        let layer = stage.layer
        var log: [String] = []
        stage.animateZ(key: "z") { $0.delegate = AnimationLog("z") { log.append($0) } }
        for name in ["first", "second"] {
            let transition = CATransition()
            transition.duration = 0.5
            transition.delegate = AnimationLog(name) { log.append($0) }
            layer.add(transition, forKey: key)
        }
        #expect(layer.animationKeys() == ["z", "transition"] && kCATransition == "transition")
        stage.advance(0)
        #expect(log == ["z started", "second started", "first removed"])
        stage.advance(2)
        #expect(log.suffix(2) == ["second finished", "z finished"])
        #expect(layer.animationKeys() == nil)
    }

    @Test func movingALayerWithinATurnKeepsItsAnimations() {
        let stage = LayerStage()
        let layer = stage.layer
        stage.animateZ(key: "z")
        stage.advance(0)
        let other = CALayer()
        stage.root.addSublayer(other)
        other.addSublayer(layer)
        stage.advance(0.5)
        #expect(near(stage.shown.zPosition, 50))
    }

    @Test func anAnimationThatStaysEndsOnce() {
        let stage = LayerStage()
        let layer = stage.layer
        var log: [String] = []
        stage.animateZ(key: "z") {
            $0.isRemovedOnCompletion = false
            $0.fillMode = .forwards
            $0.delegate = AnimationLog("z") { log.append($0) }
        }
        stage.advance(0)
        stage.advance(1)
        stage.advance(1)
        layer.removeAllAnimations()
        stage.advance(1)
        #expect(log == ["z started", "z finished"])
    }

    @Test func aLayerThatGoesAwayTellsTheEnds() {
        let stage = LayerStage()
        var log: [String] = []
        weak var gone: CALayer?
        do {
            let brief = CALayer()
            gone = brief
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 1
            animation.delegate = AnimationLog("opacity") { log.append($0) }
            brief.add(animation, forKey: nil)
        }
        stage.advance(0)
        #expect(gone == nil && log == ["opacity removed"])
    }

    /// Swift Testing can release a suite, and so its views, on any thread.
    @Test func aLayerThatGoesAwayOnAnotherThreadLeavesTheEngineToTheMainQueue() {
        let stage = LayerStage()
        var log: [String] = []
        nonisolated(unsafe) var brief: CALayer? = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = AnimationLog("opacity") { log.append($0) }
        brief?.add(animation, forKey: nil)
        weak var gone: CALayer?
        gone = brief
        let isReleased = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            brief = nil
            isReleased.signal()
        }
        isReleased.wait()
        stage.advance(0)
        #expect(gone == nil && log.isEmpty)
    }

    @Test func framesThatSumUpToTheEndReachIt() {
        let stage = LayerStage()
        var log: [String] = []
        stage.animateZ(duration: 0.35) { $0.delegate = AnimationLog("z") { log.append($0) } }
        stage.advance(0)
        for _ in 0..<20 { stage.advance(1.0 / 60) }
        #expect(log == ["z started"])
        stage.advance(1.0 / 60)
        #expect(log == ["z started", "z finished"])
    }
}
